#include "core/timeline/clock.h"

#include "core/timeline/gestures.h"
#include "core/timeline/movement.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds shortest_business = 0.5; // a beat that nothing gives a length

Spoken speech_of(const DirectedLine& line, const Timeline& timeline, const Voices& voices) {
    const Character* character = character_of(timeline, line.character);
    Spoken spoken = voices.speaker({line.text, character ? character->voice : Voice{},
                                    line.reading.feeling, line.reading.volume, line.pauses});
    if (line.recording) {
        const auto found = voices.recordings.find({line.recording->cues, line.recording->sound});
        if (found != voices.recordings.end())
            return recorded(spoken, found->second.cues, found->second.length);
    }
    return line.seconds && *line.seconds > 0 ? stretched(spoken, *line.seconds) : spoken;
}

// The moment on or just after `t` for a length that a hand gave: the nearest frame, at least one.
Seconds given_end(Seconds start, Seconds length, double fps) {
    const auto first = std::llround(start * fps);
    const auto frames = std::max<long long>(1, std::llround(length * fps));
    return seconds_of(first + frames, fps);
}

class SceneClock {
  public:
    SceneClock(const DirectedScene& scene, const Set& set, Seconds start, const Voices& voices,
               Timeline& timeline)
        : m_set(set), m_voices(voices), m_timeline(timeline),
          m_stage(enter_scene(scene, set, start, timeline)) {
        m_laid.range = {start, start};
        for (const Beat& beat : scene.beats)
            m_laid.beats.push_back(lay(beat));
        leave_scene(m_laid.range, m_stage, timeline);
    }

    [[nodiscard]] LaidScene laid() && { return std::move(m_laid); }

  private:
    LaidBeat lay(const Beat& beat) {
        const double fps = m_timeline.fps;
        const Seconds start = m_laid.range.end;
        LaidBeat laid{{start, start}, std::nullopt, {}};
        if (beat.line) {
            laid.spoken = speech_of(*beat.line, m_timeline, m_voices);
            const Seconds line_start = start_of(beat, start);
            laid.line = {line_start, line_start + laid.spoken.length};
        }
        const bool given = beat.line && beat.line->seconds && *beat.line->seconds > 0;
        const bool dual = beat.line && beat.line->with_previous;
        const std::optional<Seconds> deadline =
            given ? std::optional(given_end(laid.line->start, laid.spoken.length, fps))
                  : std::nullopt;
        const Seconds rest =
            play_movement(beat, m_set, start, laid.line, deadline, m_stage, m_timeline);
        Seconds end = std::max({start + beat.least, rest, gestures_end(beat, laid)});
        if (!beat.line && end <= start)
            end = start + shortest_business;
        if (laid.line)
            end = std::max(end, laid.line->end);
        laid.range.end = given ? std::max(start, *deadline) : frame_after(end, fps);
        if (!given && !dual)
            laid.range.end = std::max(laid.range.end, start + seconds_of(1, fps));
        m_laid.range.end = laid.range.end;
        if (laid.line)
            m_dual_start = laid.line->start;
        return laid;
    }

    [[nodiscard]] Seconds start_of(const Beat& beat, Seconds start) const {
        if (beat.line->with_previous && !m_laid.beats.empty())
            return m_laid.beats.back().line ? m_dual_start : m_laid.beats.back().range.start;
        const bool given = beat.line->seconds && *beat.line->seconds > 0;
        return given ? start : frame_after(start + std::max(0.0, beat.before), m_timeline.fps);
    }

    const Set& m_set;
    const Voices& m_voices;
    Timeline& m_timeline;
    Stage m_stage;
    LaidScene m_laid;
    Seconds m_dual_start = 0;
};

} // namespace

std::vector<LaidScene> lay_on_clock(const Direction& direction, const Voices& voices,
                                    Timeline& timeline) {
    std::vector<LaidScene> scenes;
    Seconds start = 0;
    for (std::size_t i = 0; i < direction.scenes.size(); ++i) {
        const DirectedScene& scene = direction.scenes[i];
        const auto set =
            std::find_if(timeline.sets.begin(), timeline.sets.end(),
                         [&](const Set& candidate) { return candidate.id == scene.set; });
        const Set& on = set == timeline.sets.end() ? timeline.sets.front() : *set;
        scenes.push_back(SceneClock(scene, on, start, voices, timeline).laid());
        start = scenes.back().range.end;
    }
    return scenes;
}

} // namespace mh
