#pragma once

// Seconds and frames. A frame number becomes seconds here and nowhere else.

#include <cmath>
#include <cstdint>

namespace mh {

using Seconds = double;
using Frame = std::int64_t; // from 0

// A frame's moment is its start. `fps` > 0.
[[nodiscard]] constexpr Seconds seconds_of(Frame frame, double fps) {
    return static_cast<double>(frame) / fps;
}

// The frame on the picture at `t`; the exact inverse of seconds_of for every frame number.
[[nodiscard]] inline Frame frame_at(Seconds t, double fps) {
    return static_cast<Frame>(std::floor(t * fps + 1e-6));
}

// Half open: [start, end).
struct TimeRange {
    Seconds start = 0;
    Seconds end = 0;

    [[nodiscard]] constexpr Seconds duration() const { return end - start; }
    [[nodiscard]] constexpr bool contains(Seconds t) const { return t >= start && t < end; }
    [[nodiscard]] constexpr bool overlaps(const TimeRange& other) const {
        return start < other.end && other.start < end;
    }
    bool operator==(const TimeRange&) const = default;
};

// Half open: [first, end).
struct FrameRange {
    Frame first = 0;
    Frame end = 0;

    [[nodiscard]] constexpr Frame count() const { return end - first; }
    [[nodiscard]] constexpr bool contains(Frame frame) const {
        return frame >= first && frame < end;
    }
    bool operator==(const FrameRange&) const = default;
};

// The frames whose moments lie in `range`.
[[nodiscard]] inline FrameRange frames_in(const TimeRange& range, double fps) {
    return {static_cast<Frame>(std::ceil(range.start * fps - 1e-6)),
            static_cast<Frame>(std::ceil(range.end * fps - 1e-6))};
}

} // namespace mh
