#pragma once

// A small directed episode to be laid out: Otto and Chief on the plain set.

#include "core/timeline/compile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace mh {

inline Character someone(const std::string& id) {
    Character character;
    character.id = id;
    character.name = id;
    return character;
}

inline Beat line(const std::string& id, const std::string& who, const std::string& text) {
    Beat beat;
    DirectedLine spoken;
    spoken.id = id;
    spoken.character = who;
    spoken.text = text;
    beat.line = spoken;
    return beat;
}

inline Beat business(Seconds least) {
    Beat beat;
    beat.least = least;
    return beat;
}

inline DirectedShot shot(const std::string& id, int first, int end, Framing framing,
                         std::vector<std::string> subjects) {
    DirectedShot shot;
    shot.id = id;
    shot.first_beat = first;
    shot.end_beat = end;
    shot.framing = framing;
    shot.subjects = std::move(subjects);
    return shot;
}

inline Staging staged(const std::string& who, double x, double yaw_deg) {
    Staging staging;
    staging.character = who;
    staging.position = Vec3(x, 0, 0);
    staging.yaw_deg = yaw_deg;
    return staging;
}

// A business beat, Otto's line, Chief's answer.
inline DirectedScene scene(const std::string& id) {
    DirectedScene scene;
    scene.id = id;
    scene.set = "plain";
    scene.staging = {staged("otto", -0.7, 90), staged("chief", 0.7, -90)};
    scene.beats = {business(1), line("l01", "otto", "Chief! We caught a comet in the net."),
                   line("l02", "chief", "Put it back.")};
    scene.shots = {shot("sh010", 0, 1, Framing::wide, {"otto", "chief"}),
                   shot("sh020", 1, 2, Framing::medium, {"otto"}),
                   shot("sh030", 2, 3, Framing::medium, {"chief"})};
    return scene;
}

struct Piece {
    Direction direction;
    Show show;
    Episode episode;
    std::vector<Character> cast{someone("otto"), someone("chief")};

    Piece() {
        direction.scenes = {scene("sc01")};
        show.id = "test";
        episode.id = "one";
    }
    [[nodiscard]] Timeline laid() const { return lay_out(direction, show, episode, cast, speak); }
    Beat& beat(std::size_t index) { return direction.scenes[0].beats[index]; }
};

inline const Actor& actor(const Timeline& timeline, const std::string& id) {
    return timeline.actors[*actor_index(timeline, id)];
}

inline void expect_whole_frames(Seconds t, double fps) {
    EXPECT_NEAR(t * fps, std::round(t * fps), 1e-6);
}

} // namespace mh
