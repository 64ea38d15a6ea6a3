#pragma once

// Screenplays directed in a show with nobody in it.

#include "core/direction/direct.h"

#include <gtest/gtest.h>

namespace mh {

inline Screenplay screenplay_of(std::string_view text) {
    Result<Screenplay> parsed = parse_fountain(text, "x.fountain");
    EXPECT_TRUE(parsed) << (parsed ? "" : to_string(parsed.error()));
    return parsed ? *std::move(parsed) : Screenplay{};
}

inline Direction directed(std::string_view text, const DirectorSettings& settings = {}) {
    const Screenplay screenplay = screenplay_of(text);
    const Show show;
    return direct(screenplay, show, cast_of(screenplay, show), settings);
}

inline Result<Direction> directed_by_hand(std::string_view text, std::string_view hand,
                                          const Show& show = {}) {
    const Screenplay screenplay = screenplay_of(text);
    return direct_with_hand(screenplay, show, cast_of(screenplay, show), hand, "direction.json");
}

// The beat of a line of the only scene, by its number from 1.
inline const Beat& line_beat(const Direction& direction, int number) {
    for (const Beat& beat : direction.scenes.front().beats) {
        if (beat.line && --number == 0)
            return beat;
    }
    ADD_FAILURE() << "there is no such line";
    return direction.scenes.front().beats.front();
}

inline const DirectedShot& shot_over(const DirectedScene& scene, const Beat& beat) {
    const int index = static_cast<int>(&beat - scene.beats.data());
    for (const DirectedShot& shot : scene.shots) {
        if (shot.first_beat <= index && index < shot.end_beat)
            return shot;
    }
    ADD_FAILURE() << "nobody shows beat " << index;
    return scene.shots.front();
}

} // namespace mh
