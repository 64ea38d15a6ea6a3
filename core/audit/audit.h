#pragma once

// What the audit found in an episode, as a value. Frames are inclusive-exclusive ranges. What it is
// held to are the limits of the Timeline (core/show/audit_limits.h).

#include "core/acting/performance.h"
#include "core/rig/skeleton.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mh {

// A run of frames in which no point below the neck ranges over more than its tolerance, seen as by
// a camera held still (core/audit/portrait.h), nor the floor point itself, and the actor is in the
// picture. Spans of one list do not overlap: the longest was taken first, then the longest of what
// it left.
struct StillSpan {
    FrameRange frames;
    Bone nearest = Bone::chest; // the point that came nearest to breaking it
    double nearest_share = 0;   // its range as a share of the tolerance, 0 to 1

    bool operator==(const StillSpan&) const = default;
};

// How much the pixels of the body's and the face's part of the picture change from frame to frame:
// the mean over its pixels and frames, in levels of 0 to 255.
struct MotionLevels {
    double body = 0;
    double face = 0;

    bool operator==(const MotionLevels&) const = default;
};

// A shot over a line spoken on screen, its speaker in the picture.
struct SpeakingShot {
    std::string shot;
    std::string line;
    std::size_t actor = 0;
    FrameRange frames; // the line's frames inside the shot
    StillSpan longest;
    std::optional<StillSpan> before; // with the layer off
    std::vector<StillSpan> spans;    // of at least a quarter second
    double body_px = 0;              // mean movement a frame of the body's points, pixels
    double face_px = 0;
    bool still_on_purpose = false; // for some of its frames, which are not judged
    bool passes = true;
    std::optional<MotionLevels> levels = std::nullopt; // where whoever asked for the audit drew it
    std::optional<MotionLevels> levels_before = std::nullopt;
    std::string remedy = {}; // what was tried and passes (core/audit/remedy.h)

    bool operator==(const SpeakingShot&) const = default;
};

// Somebody in the picture while others speak. Reported, and never fails.
struct Listening {
    std::string shot;
    std::size_t actor = 0;
    FrameRange frames; // from the first to the last of the shot's that others speak in
    StillSpan longest; // within one line

    bool operator==(const Listening&) const = default;
};

enum class Seen { seen, cut_by_edge, off_camera };

// Of a crowd's reaction: how many extras make it, and of how many the hands are seen.
struct ExtrasSeen {
    std::size_t seen = 0;
    std::size_t of = 0;

    bool operator==(const ExtrasSeen&) const = default;
};

struct GestureSeen {
    std::string shot; // in which it strokes
    std::size_t actor = 0;
    std::size_t gesture = 0; // an index into the actor's gestures
    FrameRange frames;       // from the stroke to the hold's end
    Seen seen = Seen::seen;
    double missing_px = 0; // what would bring the hands in; 0 where seen or off camera
    bool passes = true;
    std::optional<ExtrasSeen> extras =
        std::nullopt;             // of a crowd, whose first extra to stroke is the actor
    Bone hand = Bone::right_hand; // that is furthest out, where not seen
    Frame worst = 0;              // in which it is
    std::string remedy = {};

    bool operator==(const GestureSeen&) const = default;
};

// The second of a shot in which somebody trembles most, gestures and walks apart.
struct Trembling {
    std::string shot;
    std::size_t actor = 0;
    FrameRange frames;
    Bone point = Bone::chest;
    double share = 0; // of the point's motion above 4 Hz
    bool passes = true;
    std::string remedy = {};

    bool operator==(const Trembling&) const = default;
};

// How the heads of a shot's subjects sit in it, at the worst of the frames looked at.
struct FramedHeads {
    std::string shot;
    std::size_t actor = 0; // whose head is least inside the picture
    FrameRange frames;     // the shot's
    Frame worst = 0;
    double score = 1;  // framing_score's total
    double inside = 1; // the share of that head inside the picture
    bool passes = true;

    bool operator==(const FramedHeads&) const = default;
};

// An actor through the episode, a value a frame.
struct ActorCurves {
    std::vector<float> energy; // the feeling's, −1 to 1
    std::vector<float>
        body_px; // since the frame before in its shot; pixels of the Timeline's picture
    std::vector<float> face_px;
    std::vector<StillSpan> spans; // of at least a quarter second; a cut ends a span

    bool operator==(const ActorCurves&) const = default;
};

struct Audit {
    std::string episode;
    double fps = 24;
    IdleDials dials;
    AuditLimits limits;
    std::vector<SpeakingShot> speaking;
    std::vector<GestureSeen> gestures;
    std::vector<Trembling> trembling; // one for each actor and shot that could be judged
    std::vector<Listening> listening;
    std::vector<FramedHeads> heads;
    std::vector<ActorCurves> actors; // as the Timeline's

    [[nodiscard]] bool passes() const {
        const auto all = [](const auto& found) {
            return std::all_of(found.begin(), found.end(),
                               [](const auto& one) { return one.passes; });
        };
        return all(speaking) && all(gestures) && all(trembling) && all(heads);
    }
    bool operator==(const Audit&) const = default;
};

struct AuditRequest {
    IdleDials dials;
    bool before = false;                       // measure with the layer off as well
    unsigned threads = 0;                      // 0: as many as the machine has
    std::function<void(double done)> progress; // 0 to 1, from any thread; may be empty
    std::function<bool()> cancelled;           // asked often, from any thread; may be empty
    bool heads = true;                         // look at how heads are framed, which draws them
};

// Nothing when it was cancelled.
[[nodiscard]] std::optional<Audit> audit(const Performance& performance,
                                         const AuditRequest& request);

} // namespace mh
