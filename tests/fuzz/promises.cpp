#include "tests/fuzz/promises.h"

#include "core/acting/performance.h"
#include "core/base/file.h"
#include "core/direction/direct.h"
#include "core/direction/words.h"
#include "core/show/strict_json.h"
#include "core/speech/wav.h"
#include "core/timeline/compile.h"
#include "core/timeline/timeline_file.h"
#include "tests/fuzz/inputs.h"

#include <algorithm>

namespace mh {

namespace {

void add_words(const std::string& text, std::vector<std::string>& words) {
    for (std::string& word : spoken_words_of(text))
        words.push_back(std::move(word));
}

// From the elements alone: what stands under a cue until something else does.
std::vector<std::string> written_words(const Screenplay& screenplay) {
    std::vector<std::string> words;
    bool in_speech = false;
    bool has_singer = false; // a song with no cue is the last speaker's
    for (const ScreenplayElement& element : screenplay.elements) {
        const bool spoken =
            element.kind == ElementKind::dialogue || element.kind == ElementKind::lyrics;
        if (element.kind == ElementKind::scene_heading)
            has_singer = false;
        if (element.kind == ElementKind::character)
            in_speech = has_singer = true;
        else if (!spoken && element.kind != ElementKind::parenthetical)
            in_speech = false;
        if ((in_speech || (has_singer && element.kind == ElementKind::lyrics)) && spoken)
            add_words(element.text, words);
    }
    return words;
}

std::vector<std::string> directed_words(const Direction& direction) {
    std::vector<std::string> words;
    for (const DirectedScene& scene : direction.scenes)
        for (const Beat& beat : scene.beats)
            if (beat.line)
                add_words(beat.line->text, words);
    return words;
}

std::size_t lines_in(const Direction& direction) {
    std::size_t lines = 0;
    for (const DirectedScene& scene : direction.scenes)
        for (const Beat& beat : scene.beats)
            lines += beat.line ? 1 : 0;
    return lines;
}

std::string broken_by_refusal(const Error& error) {
    return error.problem.empty() || error.file.empty() ? "a refusal that says nothing" : "";
}

std::string broken_by_timeline(const Timeline& timeline) {
    if (timeline.frames <= 0 || timeline.shots.empty())
        return "a Timeline with no frames";
    const Result<Timeline> read = parse_timeline(timeline_text(timeline), "fuzz.json");
    if (!read)
        return "its Timeline is refused: " + to_string(read.error());
    return *read == timeline ? "" : "its Timeline does not read back equal";
}

bool is_somewhere(const Pose& pose) {
    return std::all_of(pose.joint.begin(), pose.joint.end(),
                       [](const Vec3& joint) { return joint.allFinite(); });
}

std::string broken_by_acting(const Timeline& timeline) {
    const Performance performance(std::make_shared<const Timeline>(timeline));
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
        for (const double share : {0.0, 0.3, 0.7, 1.0}) {
            const Seconds t = share * seconds_of(timeline.frames, timeline.fps);
            const ActorFrame frame = performance.at(actor, t, timeline.style.dials);
            if (frame.on_stage && !is_somewhere(frame.pose))
                return "an actor's pose is nowhere";
        }
    }
    return "";
}

template <typename Value>
std::string broken_by_reading(std::string_view text) {
    Result<JsonDocument> document = parse_json(text, "fuzz.json");
    if (!document)
        return broken_by_refusal(document.error());
    Value value;
    read(JsonValue(*document), value);
    if (document->error)
        return broken_by_refusal(*document->error);
    Result<JsonDocument> again = parse_json(to_text(to_json(value)), "again.json");
    if (!again)
        return "what it wrote is no JSON";
    Value same;
    read(JsonValue(*again), same);
    return !again->error && same == value ? "" : "it does not read back equal";
}

std::string broken_by_direction(std::string_view text) {
    static const std::string script = "INT. YARD - DAY\n\nOTTO waves.\n\nOTTO\n(thumbs up)\nPage "
                                      "nine!\n\nCHIEF\nNo.\n\nEXT. PIER\n\nOTTO\nWell?\n";
    const Show show = lone_show(script);
    const Screenplay screenplay = *parse_fountain(script, "fuzz.fountain");
    const std::vector<Character> cast = cast_of(screenplay, show);
    const Result<Direction> direction =
        direct_with_hand(screenplay, show, cast, text, "direction.json");
    if (!direction)
        return broken_by_refusal(direction.error());
    return broken_by_timeline(lay_out(*direction, show, show.episodes[0], cast, estimate));
}

} // namespace

std::string broken_by_screenplay(std::string_view text) {
    const Show show = lone_show(text);
    const Result<Screenplay> screenplay = parse_fountain(text, "fuzz.fountain");
    if (!screenplay)
        return broken_by_refusal(screenplay.error());
    const std::vector<Character> cast = cast_of(*screenplay, show);
    const Direction direction = direct(*screenplay, show, cast, {});
    if (directed_words(direction) != written_words(*screenplay))
        return "words of a speech are lost";
    const Timeline timeline = lay_out(direction, show, show.episodes[0], cast, estimate);
    if (timeline.lines.size() != lines_in(direction))
        return "a line is lost";
    return broken_by_timeline(timeline);
}

std::string broken_by_speech(std::string_view text) {
    const Show show = lone_show(text);
    SpeechMemory memory;
    const Result<Timeline> timeline = compile_episode(show, show.episodes[0], memory);
    return timeline ? broken_by_timeline(*timeline) : broken_by_refusal(timeline.error());
}

std::string broken_by_json(std::string_view text) {
    if (const Result<Timeline> timeline = parse_timeline(text, "fuzz.json"); timeline) {
        for (const auto& broken_by : {broken_by_timeline, broken_by_acting})
            if (std::string broken = broken_by(*timeline); !broken.empty())
                return broken;
    } else if (std::string broken = broken_by_refusal(timeline.error()); !broken.empty()) {
        return broken;
    }
    for (const auto& broken_by : {broken_by_direction, broken_by_reading<Character>,
                                  broken_by_reading<Set>, broken_by_reading<Style>})
        if (std::string broken = broken_by(text); !broken.empty())
            return broken;
    return "";
}

std::string broken_by_cues(std::string_view text) {
    const Result<std::vector<MouthCue>> cues = parse_cues(text, "fuzz.cues");
    if (!cues)
        return broken_by_refusal(cues.error());
    Seconds reached = 0;
    for (const MouthCue& cue : *cues) {
        if (cue.range.start < reached || cue.range.duration() <= 0)
            return "cues overlap or last no time";
        reached = cue.range.end;
    }
    const Utterance said{"Hold the rope", {}, Emotion::neutral, Volume::normal, {}};
    const Spoken line = recorded(estimate(said), *cues, std::max(reached, 0.1));
    for (std::size_t i = 1; i < line.mouths.size(); ++i)
        if (line.mouths[i].time <= line.mouths[i - 1].time)
            return "mouths of a recorded line do not follow each other";
    return "";
}

std::string broken_by_wav(std::string_view bytes) {
    const Result<Waveform> sound = parse_wav(bytes, "fuzz.wav");
    if (!sound)
        return broken_by_refusal(sound.error());
    return sound->rate > 0 && !sound->samples.empty() ? "" : "a WAV without sound is read";
}

std::string broken_by_memory(std::string_view bytes) {
    SpeechMemory memory;
    if (!memory.add(bytes))
        return memory.size() == 0 ? "" : "a memory that refused its bytes has lines";
    SpeechMemory again;
    return again.add(memory.bytes(memory.size())) && again.size() == memory.size()
               ? ""
               : "a memory does not read back";
}

} // namespace mh
