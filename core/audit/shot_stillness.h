#pragma once

// An actor's stillness over the frames of a shot.

#include "core/audit/audit.h"
#include "core/audit/portrait.h"

#include <optional>

namespace mh {

// By the shot's camera at the first frame with the actor in the picture; nothing where it never is.
[[nodiscard]] std::optional<Portrait> portrait_of(const Timeline& timeline, std::size_t actor,
                                                  const Shot& shot, const Track& track);

class ShotStillness {
  public:
    // `motion` is the actor's over `frames`.
    ShotStillness(Motion motion, const FrameRange& frames);

    [[nodiscard]] const Motion& motion() const { return m_motion; }
    // Inside `within`, which lies in the frames.
    [[nodiscard]] StillSpan longest(const FrameRange& within) const;
    // Of at least a quarter second.
    [[nodiscard]] std::vector<StillSpan> spans(const FrameRange& within, double fps) const;

  private:
    [[nodiscard]] Window window_of(const FrameRange& frames) const;
    [[nodiscard]] StillSpan span_of(const Window& window) const;

    FrameRange m_frames;
    Motion m_motion;
    std::vector<std::size_t> m_starts;
};

// What is left of `frames` without those in which the actor is still on purpose.
[[nodiscard]] std::vector<FrameRange> without_declared(const FrameRange& frames, const Actor& actor,
                                                       const Timeline& timeline);

} // namespace mh
