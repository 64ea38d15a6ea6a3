#pragma once

// Actors probed through a shot's frames, which are shared among threads.

#include "core/audit/probe.h"
#include "core/audit/shot_audit.h"

#include <vector>

namespace mh {

// What every step of a shot's audit reads.
struct Scope {
    const Performance& performance;
    const Timeline& timeline;
    const Shot& shot;
    const ShotContents& contents;
    const ShotRequest& request;
    FrameRange frames;                        // the shot's
    std::vector<Projection> projections = {}; // one for each of them

    [[nodiscard]] const Projection& projection(Frame frame) const {
        return projections[static_cast<std::size_t>(frame - frames.first)];
    }
};

[[nodiscard]] Scope scope_of(const Performance& performance, const Shot& shot,
                             const ShotContents& contents, const ShotRequest& request);

// The shot's camera in its own frames, the Timeline's beyond them.
[[nodiscard]] Projection projection_at(const Timeline& timeline, const Shot& shot, Frame frame);

// Bodies and faces, without hands, of each of the actors over frames of the shot. Cut short where
// the request says so.
[[nodiscard]] std::vector<Track> tracks_of(const Scope& scope,
                                           const std::vector<std::size_t>& actors,
                                           const FrameRange& frames, Layer layer);

} // namespace mh
