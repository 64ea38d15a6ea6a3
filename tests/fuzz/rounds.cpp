#include "tests/fuzz/rounds.h"

#include "core/base/file.h"
#include "core/speech/speech_memory.h"
#include "core/speech/wav.h"
#include "core/timeline/compile.h"
#include "core/timeline/timeline_file.h"
#include "tests/fuzz/inputs.h"
#include "tests/fuzz/promises.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace mh {

namespace fs = std::filesystem;

namespace {

constexpr double share_spoken = 0.02; // of screenplays

constexpr std::array<std::string_view, 3> cue_files{
    "0.00\tX\n0.05\tD\n0.27\tA\n0.50\tX\n",
    "<rhubarbResult><metadata/><mouthCues>\n<mouthCue start=\"0.00\" end=\"0.05\">X</mouthCue>\n"
    "<mouthCue start=\"0.05\" end=\"0.27\">D</mouthCue></mouthCues></rhubarbResult>",
    R"({"metadata": {"duration": 1}, "mouthCues": [{"start": 0, "end": 0.05, "value": "X"},
        {"start": 0.05, "end": 0.27, "value": "D"}]})"};

void add_files(const fs::path& folder, FuzzSamples& samples) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    for (const fs::path& file : files) {
        if (file.extension() == ".fountain")
            samples.screenplays.push_back(read_file(file).value_or(""));
        else if (file.extension() == ".json")
            samples.documents.push_back(read_file(file).value_or(""));
    }
}

const std::string& one_of(const std::vector<std::string>& texts, Seed seed) {
    return texts[static_cast<std::size_t>(seed.unit() * static_cast<double>(texts.size()))];
}

std::optional<Broken> put(const std::string& input, std::string (*broken_by)(std::string_view)) {
    std::string promise = broken_by(input);
    if (promise.empty())
        return std::nullopt;
    return Broken{std::move(promise), input};
}

std::string memory_bytes() {
    SpeechMemory memory;
    Utterance line;
    line.text = "Hold the rope";
    line.feeling = Emotion::sad;
    line.volume = Volume::soft;
    line.pauses = {{1, 0.5}};
    static_cast<void>(memory.speak(line));
    return memory.bytes(1);
}

// Everything that a body does, in little.
std::string timeline_bytes() {
    const Show show =
        lone_show("INT. YARD - DAY\n\nOTTO walks over to CHIEF. Chief sits down.\n\n"
                  "OTTO\n(points at Chief)\nPage nine!\n\nCHIEF\n(arms folded)\nNo.\n\n"
                  "Otto backs away, wide-eyed. Chief runs off.\n");
    SpeechMemory memory;
    return timeline_text(sketch_episode(show, show.episodes[0], memory).value().timeline);
}

} // namespace

FuzzSamples fuzz_samples(const std::optional<fs::path>& folder) {
    FuzzSamples samples;
    add_files(fs::path(MOVINGHOLD_RESOURCES) / "shows", samples);
    if (folder)
        add_files(*folder, samples);
    return samples;
}

std::optional<Broken> fuzz_round(const FuzzSamples& samples, Seed seed) {
    static const std::string memory = memory_bytes();
    const std::string screenplays[]{
        random_bytes(seed.with("bytes")), random_text(seed.with("text")),
        random_fountain(seed.with("fountain")),
        mutated(one_of(samples.screenplays, seed.with("script")), seed.with("script change"))};
    for (const std::string& screenplay : screenplays) {
        if (auto broken = put(screenplay, broken_by_screenplay))
            return broken;
        if (seed.with(screenplay).unit() < share_spoken)
            if (auto broken = put(screenplay, broken_by_speech))
                return broken;
    }
    const std::string& document = one_of(samples.documents, seed.with("document"));
    if (auto broken = put(mutated(document, seed.with("document change")), broken_by_json))
        return broken;
    static const std::string timeline = timeline_bytes();
    if (auto broken = put(with_odd_numbers(timeline, seed.with("timeline")), broken_by_json))
        return broken;
    if (auto broken = put(mutated(memory, seed.with("memory")), broken_by_memory))
        return broken;
    for (const std::string_view cues : cue_files)
        if (auto broken = put(mutated(std::string(cues), seed.with(cues)), broken_by_cues))
            return broken;
    static const std::string wav = wav_header(40, 8000) + wav_samples(std::vector<float>(40, 0.5F));
    return put(mutated(wav, seed.with("wav")), broken_by_wav);
}

std::optional<Broken> fuzz_prefix(const std::string& screenplay, std::size_t size) {
    return put(screenplay.substr(0, size), broken_by_screenplay);
}

} // namespace mh
