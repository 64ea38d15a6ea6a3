#include "core/timeline/lines.h"

#include "core/timeline/intensity.h"

#include <algorithm>

namespace mh {

namespace {

constexpr double resting_strength = 0.5;

std::vector<Word> words_on_clock(const LaidBeat& laid) {
    std::vector<Word> words;
    for (const SpokenWord& word : laid.spoken.words)
        words.push_back(
            {word.text, {laid.line->start + word.range.start, laid.line->start + word.range.end}});
    return words;
}

void speak(const DirectedLine& line, const LaidBeat& laid, Actor& actor) {
    const Seconds start = laid.line->start;
    Speaking speaking{*laid.line, speaking_intensity(line.reading.feeling, line.reading.volume),
                      thinned(laid.spoken.stresses)};
    for (Seconds& beat : speaking.beats)
        beat += start;
    actor.speaking.push_back(std::move(speaking));
    for (const MouthKey& key : laid.spoken.mouths)
        actor.mouths.push_back({start + key.time, key.shape});
}

void rest_faces(const LaidScene& laid, Timeline& timeline) {
    for (std::size_t i = 0; i < timeline.actors.size(); ++i)
        if (is_on_stage(timeline.actors[i], laid.range.start))
            timeline.actors[i].expressions.push_back(
                {laid.range.start, timeline.characters[i].resting, resting_strength});
}

void feel(const Reading& reading, Seconds at, Actor& actor) {
    actor.expressions.push_back({at, reading.feeling, reading.strength});
}

} // namespace

std::vector<Seconds> thinned(const std::vector<Seconds>& stresses) {
    std::vector<Seconds> beats;
    for (const Seconds stress : stresses)
        if (beats.empty() || stress - beats.back() >= shortest_between_beats)
            beats.push_back(stress);
    return beats;
}

void lay_lines(const Direction& direction, const DirectedScene& scene, const LaidScene& laid,
               Timeline& timeline) {
    rest_faces(laid, timeline);
    for (std::size_t i = 0; i < scene.beats.size(); ++i) {
        const Beat& beat = scene.beats[i];
        const LaidBeat& at = laid.beats[i];
        for (const auto& [id, reading] : beat.feelings)
            if (Actor* actor = actor_of(timeline, id))
                feel(reading, at.range.start, *actor);
        if (!beat.line)
            continue;
        const DirectedLine& line = *beat.line;
        timeline.lines.push_back({line_name(direction, scene, line.id), line.character, line.text,
                                  *at.line, line.on_screen, line.reading, words_on_clock(at),
                                  line.source_line});
        std::vector<std::string> speakers{line.character};
        speakers.insert(speakers.end(), line.chorus.begin(), line.chorus.end());
        for (const std::string& speaker : speakers) {
            if (Actor* actor = actor_of(timeline, speaker)) {
                speak(line, at, *actor);
                feel(line.reading, std::max(laid.range.start, at.line->start - expression_leads),
                     *actor);
            }
        }
    }
}

void settle_faces(Timeline& timeline) {
    for (Actor& actor : timeline.actors) {
        std::vector<ExpressionKey>& keys = actor.expressions;
        std::stable_sort(keys.begin(), keys.end(),
                         [](const auto& a, const auto& b) { return a.time < b.time; });
        std::vector<ExpressionKey> kept;
        for (const ExpressionKey& key : keys) {
            if (!kept.empty() && kept.back().time == key.time)
                kept.pop_back();
            kept.push_back(key);
        }
        keys = std::move(kept);
    }
}

} // namespace mh
