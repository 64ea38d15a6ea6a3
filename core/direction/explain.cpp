#include "core/direction/explain.h"

#include "core/base/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace mh {

namespace {

constexpr std::array<std::string_view, 5> move_names{"", "push in", "pull out", "pan", "follow"};

std::string decimals(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", std::round(value * 100) / 100);
    return text;
}

std::string at_line(int line) {
    return line > 0 ? " (line " + std::to_string(line) + ")" : "";
}

std::string one_line(std::string text) {
    std::replace(text.begin(), text.end(), '\n', ' ');
    return text;
}

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text.empty() ? "everybody" : text;
}

std::string in_words(const Because& because) {
    return because.words.empty() ? "nothing says otherwise"
                                 : one_line(because.words) + at_line(because.line);
}

std::string in_words(const Target& target) {
    switch (target.kind) {
    case Target::Kind::character:
        return target.character;
    case Target::Kind::camera:
        return "the camera";
    case Target::Kind::place:
        return "a place";
    case Target::Kind::none:
        break;
    }
    return "";
}

class Explainer {
  public:
    std::string run(const Direction& direction) {
        put(0, direction.title);
        for (const DirectedScene& scene : direction.scenes)
            put_scene(direction, scene);
        return std::move(m_text);
    }

  private:
    void put(int depth, const std::string& text) {
        m_text += std::string(2 * static_cast<std::size_t>(depth), ' ') + text + "\n";
    }

    void put_scene(const Direction& direction, const DirectedScene& scene) {
        put(0, "");
        put(0, scene.id + "  " + scene.heading + at_line(scene.source_line) + ", on " + scene.set);
        for (const DirectedShot& shot : scene.shots) {
            put_shot(shot_name(direction, scene, shot), shot);
            for (int i = shot.first_beat; i < shot.end_beat; ++i)
                put_beat(scene.beats[static_cast<std::size_t>(i)]);
        }
    }

    void put_shot(const std::string& name, const DirectedShot& shot) {
        std::string text =
            name + "  " + spaced(name_of(shot.framing)) + " of " + joined(shot.subjects);
        if (shot.move.kind != CameraMove::Kind::none)
            text += ", " + std::string(move_names[static_cast<std::size_t>(shot.move.kind)]);
        if (shot.widen != 1)
            text += ", widened " + decimals(shot.widen);
        put(1, text + ": " + shot.because + at_line(shot.source_line));
    }

    void put_beat(const Beat& beat) {
        if (beat.line)
            put_line(*beat.line);
        else if (!beat.text.empty())
            put(2, one_line(beat.text) + at_line(beat.source_line));
        put_gestures(beat);
        for (const DirectedLook& look : beat.looks)
            put(3, "look at " + in_words(look.target) + " by " + look.character + ": " +
                       in_words(look.because));
        for (const DirectedWalk& walk : beat.walks)
            put(3, std::string(walk.backwards ? "retreat" : "walk") + " by " + walk.character +
                       ": " + in_words(walk.because));
        for (const DirectedSeat& seat : beat.seats)
            put(3, (seat.seat.empty() ? "stands up: " : "sits on " + seat.seat + ": ") +
                       seat.character + ", " + in_words(seat.because));
        for (const auto& [who, reading] : beat.feelings)
            put(3, who + " feels " + in_words(reading));
        for (const DirectedPose& pose : beat.poses)
            put(3, "posed by hand: " + pose.character);
        if (!beat.still.empty())
            put(3, "still on purpose: " + joined(beat.still));
    }

    void put_line(const DirectedLine& line) {
        std::vector<std::string> speakers{line.character};
        speakers.insert(speakers.end(), line.chorus.begin(), line.chorus.end());
        put(2, line.id + "  " + joined(speakers) + (line.on_screen ? "" : ", off screen") + "  \"" +
                   line.text + "\"" + at_line(line.source_line));
        put(3, in_words(line.reading));
        put(3, std::string(name_of(line.reading.volume)) + ": " +
                   in_words(line.reading.volume_because));
        for (const auto& [word, seconds] : line.pauses)
            put(3, "pause of " + decimals(seconds) + " s before word " + std::to_string(word + 1));
    }

    static std::string in_words(const Reading& reading) {
        return std::string(name_of(reading.feeling)) + " " + decimals(reading.strength) + ": " +
               mh::in_words(reading.feeling_because);
    }
    static std::string in_words(const Because& because) { return mh::in_words(because); }
    static std::string in_words(const Target& target) { return mh::in_words(target); }

    // A crowd's is one: those of one kind for one reason stand together.
    void put_gestures(const Beat& beat) {
        std::vector<bool> told(beat.gestures.size());
        for (std::size_t i = 0; i < beat.gestures.size(); ++i) {
            if (told[i])
                continue;
            const DirectedGesture& gesture = beat.gestures[i];
            std::vector<std::string> who;
            for (std::size_t k = i; k < beat.gestures.size(); ++k) {
                const DirectedGesture& other = beat.gestures[k];
                const bool same = other.kind == gesture.kind && other.because == gesture.because &&
                                  (k == i || other.character != gesture.character);
                if (!same)
                    continue;
                told[k] = true;
                who.push_back(other.character);
            }
            put(3, spaced(name_of(gesture.kind)) + " by " + joined(who) + ", " +
                       std::string(name_of(gesture.hands)) + ": " + in_words(gesture.because));
        }
    }

    std::string m_text;
};

} // namespace

std::string explain(const Direction& direction) {
    return Explainer().run(direction);
}

} // namespace mh
