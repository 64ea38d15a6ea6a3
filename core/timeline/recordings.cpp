#include "core/timeline/recordings.h"

#include "core/base/file.h"
#include "core/speech/wav.h"

#include <algorithm>

namespace mh {

namespace fs = std::filesystem;

namespace {

fs::path folder_of(const Episode& episode) {
    return episode.direction_file ? episode.direction_file->parent_path() : fs::path();
}

Result<std::string> read_named(const fs::path& file, const std::string& named_by) {
    Result<std::string> bytes = read_file(file);
    if (!bytes && bytes.error().remedy.empty())
        bytes.error().remedy = "it is named in " + named_by;
    return bytes;
}

Result<Waveform> read_wav(const fs::path& file, const std::string& named_by) {
    const Result<std::string> bytes = read_named(file, named_by);
    if (!bytes)
        return fail(bytes.error());
    return parse_wav(*bytes, file.string());
}

Result<RecordedLine> read_recording(const Recording& recording, const fs::path& folder) {
    const fs::path cue_file = folder / recording.cues;
    const Result<std::string> text = read_named(cue_file, recording.because.words);
    if (!text)
        return fail(text.error());
    Result<std::vector<MouthCue>> cues = parse_cues(*text, cue_file.string());
    if (!cues)
        return fail(cues.error());
    RecordedLine line{std::move(*cues), 0};
    if (!recording.sound.empty()) {
        const Result<Waveform> sound = read_wav(folder / recording.sound, recording.because.words);
        if (!sound)
            return fail(sound.error());
        line.length = sound->length();
    } else if (!line.cues.empty()) {
        line.length = line.cues.back().range.end;
    }
    if (line.length <= 0 || line.length > longest_recording)
        return fail({cue_file.string(), "", "the recording lasts no time, or over an hour", ""});
    return line;
}

} // namespace

Result<Recordings> read_recordings(const Direction& direction, const Episode& episode) {
    Recordings recordings;
    for (const DirectedScene& scene : direction.scenes) {
        for (const Beat& beat : scene.beats) {
            if (!beat.line || !beat.line->recording)
                continue;
            const Recording& named = *beat.line->recording;
            Result<RecordedLine> line = read_recording(named, folder_of(episode));
            if (!line)
                return fail(line.error());
            recordings.insert_or_assign({named.cues, named.sound}, std::move(*line));
        }
    }
    return recordings;
}

std::string from_show(const Show& show, const Episode& episode, const std::string& name) {
    const fs::path file = (folder_of(episode) / name).lexically_normal();
    const fs::path relative = file.lexically_relative(show.folder.lexically_normal());
    return (relative.empty() ? file : relative).generic_string();
}

Result<RecordedSounds> read_recorded_sounds(const Timeline& timeline, const fs::path& folder) {
    RecordedSounds sounds;
    for (const Line& line : timeline.lines) {
        if (line.recording.empty() || sounds.contains(line.recording))
            continue;
        const Result<Waveform> sound =
            read_wav(folder / line.recording, "line " + line.id + " of the Timeline");
        if (!sound)
            return fail(sound.error());
        sounds.emplace(line.recording, resampled(*sound, dialogue_rate));
    }
    return sounds;
}

} // namespace mh
