#pragma once

// What the audit found in an episode, as a value. Frames are inclusive-exclusive ranges.

#include "core/acting/performance.h"
#include "core/rig/skeleton.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mh {

inline constexpr Seconds still_limit = 2.0;          // over it fails
inline constexpr double still_share = 0.0125;        // of the picture's height
inline constexpr double still_metres = 0.02;         // at the body's own scale, where fewer pixels
inline constexpr Seconds stroke_seen_seconds = 0.35; // of a gesture with no hold

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

    bool operator==(const SpeakingShot&) const = default;
};

enum class Seen { seen, cut_by_edge, off_camera };

// Of a crowd's reaction: how many extras make it, and of how many the hands are seen.
struct ExtrasSeen {
    std::size_t seen = 0;
    std::size_t of = 0;

    bool operator==(const ExtrasSeen&) const = default;
};
inline constexpr std::size_t crowd_seen = 3; // extras, or all of a smaller crowd

struct GestureSeen {
    std::string shot; // in which it strokes
    std::size_t actor = 0;
    std::size_t gesture = 0; // an index into the actor's gestures
    FrameRange frames;       // from the stroke to the hold's end
    Seen seen = Seen::seen;
    double missing_px = 0; // what would bring the hands in; 0 where seen or off camera
    bool passes = true;
    std::optional<ExtrasSeen> extras =
        std::nullopt; // of a crowd, whose first extra to stroke is the actor

    bool operator==(const GestureSeen&) const = default;
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
    std::vector<SpeakingShot> speaking;
    std::vector<GestureSeen> gestures;
    std::vector<ActorCurves> actors; // as the Timeline's

    [[nodiscard]] bool passes() const {
        const auto pass = [](const auto& finding) { return finding.passes; };
        return std::all_of(speaking.begin(), speaking.end(), pass) &&
               std::all_of(gestures.begin(), gestures.end(), pass);
    }
    bool operator==(const Audit&) const = default;
};

struct AuditRequest {
    IdleDials dials;
    bool before = false;                       // measure with the layer off as well
    unsigned threads = 0;                      // 0: as many as the machine has
    std::function<void(double done)> progress; // 0 to 1, from any thread; may be empty
    std::function<bool()> cancelled;           // asked often, from any thread; may be empty
};

// Nothing when it was cancelled.
[[nodiscard]] std::optional<Audit> audit(const Performance& performance,
                                         const AuditRequest& request);

} // namespace mh
