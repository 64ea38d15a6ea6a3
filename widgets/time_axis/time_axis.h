#pragma once

// Seconds on a row of pixels. The timeline strip and the plots show the same range through it.
//
//     left_px                          left_px + width_px
//        |------------ visible ------------|
//   visible.start                     visible.end

#include "core/base/time.h"

#include <string>

namespace mh {

inline constexpr Seconds least_visible = 0.25;

struct TimeAxis {
    TimeRange visible{0, 1}; // longer than 0
    double left_px = 0;
    double width_px = 1; // above 0

    [[nodiscard]] double px_per_second() const { return width_px / visible.duration(); }
    [[nodiscard]] double x_of(Seconds t) const {
        return left_px + (t - visible.start) * px_per_second();
    }
    [[nodiscard]] Seconds seconds_at(double x_px) const {
        return visible.start + (x_px - left_px) / px_per_second();
    }

    bool operator==(const TimeAxis&) const = default;
};

// `range` moved, and shortened where it must be, to lie inside `whole` (itself taken as at least
// least_visible long).
[[nodiscard]] TimeRange kept_within(const TimeRange& range, const TimeRange& whole);

// What is visible after a zoom about the moment under x: `factor` above 1 shows less. The moment
// stays under x unless an end of `whole` is in the way.
[[nodiscard]] TimeRange zoomed(const TimeAxis& axis, double x_px, double factor,
                               const TimeRange& whole);

// What is visible after the content was pulled `dx_px` to the right.
[[nodiscard]] TimeRange panned(const TimeAxis& axis, double dx_px, const TimeRange& whole);

// What is visible when `t` has to be: as it is, or a page further so that t is near its start.
[[nodiscard]] TimeRange following(const TimeRange& visible, Seconds t, const TimeRange& whole);

// The frame whose time lies under x, held to [0, frames); 0 where there are none.
[[nodiscard]] Frame frame_under(const TimeAxis& axis, double x_px, double fps, Frame frames);

// The distance between a ruler's ticks, in frames: a frame, a few, or a round count of seconds, the
// least that lies at least `least_px` apart.
[[nodiscard]] Frame tick_frames(const TimeAxis& axis, double fps, double least_px);

// A tick's name: minutes and seconds where ticks are that far apart, else the frame's number.
[[nodiscard]] std::string tick_name(Frame frame, double fps, Frame step);

} // namespace mh
