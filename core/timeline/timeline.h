#pragma once

// An episode as a value: all that any frame of it needs. Times are seconds from its start. Every
// list of spans or keys is sorted by its start; spans of one list may overlap where it says so.

#include "core/direction/direction.h"
#include "core/show/show.h"
#include "core/speech/mouth_shape.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mh {

// A pinhole camera. It looks from `position` at `aim`, upright but for `roll_rad`.
struct Camera {
    Vec3 position{0, 1.2, 6};
    Vec3 aim{0, 1.0, 0};
    double fov_rad = 0.6; // over the picture's height
    double roll_rad = 0;  // positive tips the camera's top to its right

    bool operator==(const Camera&) const = default;
};

struct CameraKey {
    Seconds time = 0;
    Camera camera;

    bool operator==(const CameraKey&) const = default;
};

struct Shot {
    std::string id; // "sh020" or "sc01 sh020"
    TimeRange range;
    std::string set;
    Framing framing = Framing::wide;
    std::vector<std::string> subjects; // actor ids
    std::vector<CameraKey> camera;     // at least one; eased between
    std::string because;
    int source_line = 0;

    bool operator==(const Shot&) const = default;
};

struct Word {
    std::string text;
    TimeRange range;

    bool operator==(const Word&) const = default;
};

struct Line {
    std::string id; // "l01" or "sc01 l01"
    std::string actor;
    std::string text;
    TimeRange range;
    bool on_screen = true;
    Reading reading;
    std::vector<Word> words;
    int source_line = 0;
    std::string recording{}; // a WAV, from the show's folder; empty for the scratch voice

    bool operator==(const Line&) const = default;
};

// A line as its speaker's body knows it.
struct Speaking {
    TimeRange range;
    double intensity = 0.5;     // 0 to 1: the feeling's base plus the volume's
    std::vector<Seconds> beats; // stressed syllables, rising, thinned to about two a second

    bool operator==(const Speaking&) const = default;
};

// prepare ≤ stroke ≤ hold_end ≤ release_end: up from rest by the stroke, held, and back. May
// overlap.
struct Gesture {
    GestureKind kind = GestureKind::nod;
    Hands hands = Hands::right;
    Seconds prepare = 0;
    Seconds stroke = 0;
    Seconds hold_end = 0;
    Seconds release_end = 0;
    double intensity = 0.7;
    Target target;
    std::string cue; // what asked for it; empty for one nobody wrote
    int source_line = 0;

    bool operator==(const Gesture&) const = default;
};

// On the floor, in a straight line. Never overlap.
struct Walk {
    TimeRange range;
    Vec3 from = Vec3::Zero();
    Vec3 to = Vec3::Zero();
    double arrive_yaw_rad = 0;
    bool backwards = false;

    bool operator==(const Walk&) const = default;
};

struct ExpressionKey {
    Seconds time = 0;
    Emotion emotion = Emotion::neutral;
    double strength = 0.7;

    bool operator==(const ExpressionKey&) const = default;
};

// May overlap: the later start wins while it lasts.
struct Look {
    TimeRange range;
    Target target;

    bool operator==(const Look&) const = default;
};

struct Breathing {
    double per_minute = 15;  // 4 to 40
    double amplitude = 0.45; // of the full breath
    double phase = 0;        // of a cycle, 0 to 1

    bool operator==(const Breathing&) const = default;
};

// On stage at this place, facing so, from `time` until the next mark or walk. A mark inside a scene
// turns the body towards its yaw; one at a scene's head places it.
struct Mark {
    Seconds time = 0;
    Vec3 position = Vec3::Zero();
    double yaw_rad = 0;

    bool operator==(const Mark&) const = default;
};

// Sitting from the start to the end, going down and up inside it. Never overlap.
struct Sitting {
    TimeRange range;
    Vec3 seat = Vec3::Zero(); // the seat's middle, at its height
    double yaw_rad = 0;

    bool operator==(const Sitting&) const = default;
};

// A bone turned by hand from the pose the body would have, about its own axes.
struct BoneTurn {
    std::string bone;
    Vec3 degrees = Vec3::Zero();

    bool operator==(const BoneTurn&) const = default;
};

// A pose keyed by hand: its weight eases from 0 at range.start to full, and back to 0 at range.end.
struct KeyedPose {
    TimeRange range;
    Seconds ease_in = 0.3;
    Seconds ease_out = 0.3;
    double weight = 1; // 0 to 1
    std::vector<BoneTurn> turns;

    bool operator==(const KeyedPose&) const = default;
};

struct Actor {
    std::string id;    // the character's
    std::string crowd; // the id of the crowd that it is an extra of; empty for a part of its own
    std::vector<TimeRange> on_stage;
    std::vector<Mark> marks;
    std::vector<Sitting> seats;
    std::vector<Speaking> speaking;
    std::vector<Gesture> gestures;
    std::vector<Walk> walks;
    std::vector<ExpressionKey> expressions;
    std::vector<Look> looks;
    std::vector<MouthKey> mouths;
    Breathing breathing;
    std::vector<KeyedPose> poses;
    std::vector<TimeRange> still; // on purpose

    bool operator==(const Actor&) const = default;
};

struct Timeline {
    std::string show;
    std::string episode;
    std::string title;
    double fps = 24;
    Frame frames = 0;
    PictureSize picture;
    std::uint64_t seed = 1;
    Style style;       // with the dials
    AuditLimits audit; // what the show is held to
    std::vector<Set> sets;
    std::vector<Character> characters; // one for each actor, in the same order
    std::vector<Shot> shots;           // cover [0, frames) without gap or overlap
    std::vector<Line> lines;
    std::vector<Actor> actors;

    bool operator==(const Timeline&) const = default;
};

[[nodiscard]] const Shot* shot_at(const Timeline& timeline, Seconds t);
[[nodiscard]] const Set* set_of(const Timeline& timeline, const Shot& shot);
[[nodiscard]] std::optional<std::size_t> actor_index(const Timeline& timeline, std::string_view id);

} // namespace mh
