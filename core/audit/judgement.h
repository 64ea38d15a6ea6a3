#pragma once

// Each thing an audit found, judged: one row of every report and of the studio's panel, with its
// names in place of numbers, so that it stands without the Timeline it came from.

#include "core/audit/audit.h"
#include "core/timeline/timeline.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mh {

enum class Measure { stillness, gesture, trembling, listening, heads };
inline constexpr std::size_t measure_count = 5;
[[nodiscard]] std::string_view name_of(Measure measure); // as files say it
// "s", "px", or "" for a share.
[[nodiscard]] std::string_view unit_of(Measure measure);

// `told` is for what is reported and held to nothing.
enum class Verdict { pass, fail, on_purpose, told };
inline constexpr std::size_t verdict_count = 4;
[[nodiscard]] std::string_view name_of(Verdict verdict);

struct Judgement {
    Measure measure = Measure::stillness;
    Verdict verdict = Verdict::pass;
    std::string shot;
    std::size_t actor = 0; // of the Timeline; of a crowd its first extra
    std::string id;        // the actor's, or the crowd's
    std::string name;      // for people
    std::string of;        // the line's id or the gesture's name
    std::string cue;       // what asked for the gesture
    int source_line = 0;   // of the screenplay; 0 where there is none
    FrameRange frames;     // what failed, or came nearest to it
    FrameRange over;       // what was looked at
    // The longest still stretch in seconds; the pixels that would bring the hands in; the share of
    // a point's motion above 4 Hz; how well the heads sit, 0 to 1.
    double value = 0;
    std::optional<double> limit;
    std::optional<double> before; // seconds still with the layer off
    std::optional<Seen> seen;     // of a gesture
    std::string point;            // the bone it turned on
    double body_px = 0;           // mean movement a frame, of a speaker
    double face_px = 0;
    std::optional<MotionLevels> levels;
    std::optional<MotionLevels> levels_before;
    std::vector<FrameRange> spans; // still ones
    std::string reason;
    std::string remedy; // what was tried and passes; empty where nothing was

    bool operator==(const Judgement&) const = default;
};

// Every finding, measure after measure, each in the order of time.
[[nodiscard]] std::vector<Judgement> judgements_of(const Timeline& timeline, const Audit& audit);

} // namespace mh
