#include "app/cli/frame_files.h"

#include "app/cli/output.h"
#include "core/audit/parallel.h"
#include "widgets/paint/paint.h"

#include <QBuffer>
#include <QImage>

#include <mutex>

namespace mh::cli {

namespace {

constexpr std::size_t chunk_frames = 12;
constexpr int png_quality = 80; // Qt's word for how hard to deflate: a third of the time for a
                                // fifth more bytes than its default

bool is_there(const std::filesystem::path& file) {
    std::error_code code;
    return std::filesystem::is_regular_file(file, code);
}

Result<void> write_chunk(const Performance& performance, const FrameFiles& files,
                         const FrameRange& frames) {
    FrameMaker maker;
    for (Frame frame = frames.first; frame < frames.end; ++frame) {
        const std::filesystem::path file = files.file(frame);
        if (files.resume && is_there(file))
            continue;
        const Result<void> written = write_png(maker.make(performance, frame, files.size), file);
        if (!written)
            return written;
    }
    return {};
}

} // namespace

Result<void> write_png(const QImage& image, const std::filesystem::path& path) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG", png_quality);
    return write_whole(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

const QImage& FrameMaker::make(const Performance& performance, Frame frame, PictureSize size) {
    const Timeline& timeline = performance.timeline();
    draw_frame(performance,
               {seconds_of(frame, timeline.fps), size, timeline.style.dials, Layer::on}, scratch,
               drawing);
    paint(drawing, QRect(0, 0, size.width, size.height), image, backdrops);
    return image;
}

Result<void> write_frames(const Performance& performance, const FrameFiles& files) {
    std::mutex mutex;
    Result<void> result;
    const auto failed = [&] {
        const std::lock_guard lock(mutex);
        return !result;
    };
    const auto work = [&](std::size_t first, std::size_t end) {
        const Frame from = files.frames.first;
        const Result<void> written = write_chunk(
            performance, files, {from + static_cast<Frame>(first), from + static_cast<Frame>(end)});
        const std::lock_guard lock(mutex);
        if (!written && result)
            result = written;
    };
    const ChunkedWork plan{static_cast<std::size_t>(files.frames.count()), chunk_frames, files.jobs,
                           files.progress, failed};
    // It is cut short only by a failure, which `result` then holds.
    static_cast<void>(for_each_chunk(plan, work));
    return result;
}

} // namespace mh::cli
