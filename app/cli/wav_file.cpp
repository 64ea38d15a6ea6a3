#include "app/cli/wav_file.h"

#include "app/cli/output.h"
#include "core/speech/wav.h"
#include "core/timeline/dialogue.h"
#include "core/timeline/recordings.h"

#include <QFile>
#include <QSaveFile>

#include <algorithm>
#include <cmath>
#include <memory>

namespace mh::cli {

namespace {

// So much is in memory at once; a line over an edge is spoken for each of its sides.
constexpr Seconds piece = 60;

// One that is there once it is whole, where it may be.
std::unique_ptr<QFileDevice> opened(const std::filesystem::path& path) {
    const QString name = QString::fromStdString(path.string());
    std::unique_ptr<QFileDevice> file;
    if (is_special(path))
        file = std::make_unique<QFile>(name);
    else
        file = std::make_unique<QSaveFile>(name);
    file->open(QIODevice::WriteOnly);
    return file;
}

bool finish(QFileDevice& file) {
    if (auto* whole = qobject_cast<QSaveFile*>(&file))
        return whole->commit();
    file.close();
    return file.error() == QFileDevice::NoError;
}

Error cannot_write(const WavFile& wav, const QFileDevice& file) {
    return {wav.file.string(), "", "cannot be written: " + file.errorString().toStdString(), ""};
}

bool put(const std::string& bytes, QFileDevice& file) {
    return file.write(bytes.data(), static_cast<qint64>(bytes.size())) ==
           static_cast<qint64>(bytes.size());
}

std::size_t samples_in(const TimeRange& range) {
    return static_cast<std::size_t>(std::llround(range.end * dialogue_rate) -
                                    std::llround(range.start * dialogue_rate));
}

} // namespace

Result<void> write_wav(const Timeline& timeline, const WavFile& wav) {
    const TimeRange whole{seconds_of(wav.frames.first, timeline.fps),
                          seconds_of(wav.frames.end, timeline.fps)};
    const Result<RecordedSounds> recorded = read_recorded_sounds(timeline, wav.show_folder);
    if (!recorded)
        return fail(recorded.error());
    const std::unique_ptr<QFileDevice> file = opened(wav.file);
    if (!file->isOpen() || !put(wav_header(samples_in(whole), dialogue_rate), *file))
        return fail(cannot_write(wav, *file));
    for (Seconds start = whole.start; start < whole.end; start += piece) {
        const Seconds end = std::min(start + piece, whole.end);
        if (!put(wav_samples(scratch_dialogue(timeline, {start, end}, *recorded).samples), *file))
            return fail(cannot_write(wav, *file));
        if (wav.progress)
            wav.progress((end - whole.start) / whole.duration());
    }
    if (!finish(*file))
        return fail(cannot_write(wav, *file));
    return {};
}

} // namespace mh::cli
