#pragma once

// What a director decides about a screenplay, before anything has a time: scenes of beats, and
// shots over runs of beats. The heuristic director writes one, direction.json changes it by name,
// and the compiler lays it on the clock.
//
//     scene sc01   beat 0      beat 1      beat 2      beat 3
//                  business    line l01    pause       line l02
//                  |- sh010 -| |---- sh020 -----| |-- sh030 --|

#include "core/base/time.h"
#include "core/base/vec.h"
#include "core/show/bone.h"
#include "core/show/emotion.h"
#include "core/show/gesture.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mh {

enum class Framing {
    wide,
    full,
    cowboy,
    medium,
    close,
    extreme_close,
    two_shot,
    over_the_shoulder,
};
inline constexpr std::size_t framing_count = 8;
extern const std::array<std::string_view, framing_count>
    framing_names; // "wide" … "overTheShoulder"
[[nodiscard]] std::string_view name_of(Framing framing);

// Why something was decided: the words it was read from and their line in the screenplay (from 1;
// 0 where it came from the direction file or from nothing written).
struct Because {
    std::string words;
    int line = 0;

    bool operator==(const Because&) const = default;
};

struct Reading {
    Emotion feeling = Emotion::neutral;
    double strength = 0.7; // of the expression, 0 to 1
    Volume volume = Volume::normal;
    Because feeling_because;
    Because volume_because;

    bool operator==(const Reading&) const = default;
};

// Something to look or point at: a character, the camera, or a place on the stage.
struct Target {
    enum class Kind { none, character, camera, place } kind = Kind::none;
    std::string character;     // an id, where kind is character
    Vec3 place = Vec3::Zero(); // metres, where kind is place

    bool operator==(const Target&) const = default;
};

struct DirectedGesture {
    std::string character;
    GestureKind kind = GestureKind::nod;
    Hands hands = Hands::right;
    double intensity = 0.7;      // 0 to 1
    std::optional<int> word;     // the word of the beat's line that the stroke lands on, from 0
    Seconds at = 0;              // else the stroke's time from the beat's start
    std::optional<Seconds> hold; // else the library's own
    bool holds_on = false;       // to the end of the scene, or until another gesture of those hands
    Target target;
    Because because;

    bool operator==(const DirectedGesture&) const = default;
};

struct DirectedLook {
    std::string character;
    Target target;
    Seconds at = 0;                 // from the beat's start
    std::optional<Seconds> seconds; // else to the end of the beat
    Because because;

    bool operator==(const DirectedLook&) const = default;
};

struct DirectedWalk {
    std::string character;
    Vec3 to = Vec3::Zero();
    std::optional<double> facing_deg; // once there; else as he arrives
    bool backwards = false;           // a retreat
    Seconds at = 0;
    std::optional<double> metres_per_second;
    Because because;

    bool operator==(const DirectedWalk&) const = default;
};

struct DirectedSeat {
    std::string character;
    std::string seat; // a seat of the set; empty to stand up
    Seconds at = 0;
    Because because;

    bool operator==(const DirectedSeat&) const = default;
};

// A bone turned from the pose that the body would have, about its own axes.
struct DirectedTurn {
    Bone bone = Bone::head;
    Vec3 degrees = Vec3::Zero();

    bool operator==(const DirectedTurn&) const = default;
};

struct DirectedPose {
    std::string character;
    Seconds at = 0;                 // from the beat's start
    std::optional<Seconds> seconds; // else to the end of the beat
    Seconds ease_in = 0.3;
    Seconds ease_out = 0.3;
    double weight = 1; // 0 to 1
    std::vector<DirectedTurn> turns;

    bool operator==(const DirectedPose&) const = default;
};

// A line that somebody recorded. Files as direction.json names them, beside it.
struct Recording {
    std::string cues;  // mouth cues, as Rhubarb Lip Sync writes them
    std::string sound; // a WAV; empty where the scratch voice is heard
    Because because;

    bool operator==(const Recording&) const = default;
};

struct DirectedLine {
    std::string id;                  // "l01" within its scene (or episode of one scene)
    std::string character;           // an id
    std::vector<std::string> chorus; // others who say it with them
    std::string text;                // as it is spoken: no emphasis marks, no parentheticals
    int source_line = 0;
    bool on_screen = true;
    bool with_previous = false; // dual dialogue: starts with the beat before it
    Reading reading;
    std::optional<Seconds> seconds; // else from the speech
    // "(pause)" in the middle of a speech: silence before a word, by the word's number.
    std::vector<std::pair<int, Seconds>> pauses;
    std::optional<Recording> recording{}; // in place of the scratch voice

    bool operator==(const DirectedLine&) const = default;
};

struct Beat {
    std::optional<DirectedLine> line; // else business or a pause
    Seconds before = 0.25;            // silence before the line
    Seconds least = 0;                // the beat lasts at least so long
    std::string text;                 // the action it plays, for a beat with no line
    int source_line = 0;
    std::vector<DirectedGesture> gestures;
    std::vector<DirectedLook> looks;
    std::vector<DirectedWalk> walks;
    std::vector<DirectedSeat> seats;
    std::vector<DirectedPose> poses;
    // What others feel from here on; the speaker's feeling is the line's.
    std::vector<std::pair<std::string, Reading>> feelings;
    std::vector<std::string> still; // characters who are still on purpose

    bool operator==(const Beat&) const = default;
};

struct CameraMove {
    enum class Kind { none, push_in, pull_out, pan, follow } kind = Kind::none;
    double amount = 0.15; // of the framing's distance, or metres for a pan

    bool operator==(const CameraMove&) const = default;
};

struct DirectedShot {
    std::string id; // "sh020" within its scene
    int first_beat = 0;
    int end_beat = 0; // half open
    Framing framing = Framing::wide;
    std::vector<std::string> subjects; // ids; the first is the one it is about
    CameraMove move;
    double widen = 1; // of the framing's height in the picture, for gestures
    double side = 1;  // the camera's side of the line of action, kept through a scene: 1 or -1
    std::string because;
    int source_line = 0;

    bool operator==(const DirectedShot&) const = default;
};

// Where somebody is when a scene begins.
struct Staging {
    std::string character;
    Vec3 position = Vec3::Zero();
    double yaw_deg = 0;
    std::optional<std::string> seat;

    bool operator==(const Staging&) const = default;
};

struct DirectedScene {
    std::string id; // "sc01"
    std::string heading;
    int source_line = 0;
    std::string set; // an id
    std::vector<Staging> staging;
    std::vector<Beat> beats;
    std::vector<DirectedShot> shots; // in order, covering every beat once

    bool operator==(const DirectedScene&) const = default;
};

struct Direction {
    std::string title;
    std::vector<DirectedScene> scenes;

    bool operator==(const Direction&) const = default;
};

// "sh020" in an episode of one scene, else "sc01 sh020".
[[nodiscard]] std::string shot_name(const Direction& direction, const DirectedScene& scene,
                                    const DirectedShot& shot);

} // namespace mh
