#include "widgets/time_axis/time_axis.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mh {

TimeRange kept_within(const TimeRange& range, const TimeRange& whole) {
    const Seconds most = std::max(whole.duration(), least_visible);
    const Seconds length = std::clamp(range.duration(), least_visible, most);
    const Seconds start = std::clamp(range.start, whole.start, whole.start + most - length);
    return {start, start + length};
}

TimeRange zoomed(const TimeAxis& axis, double x_px, double factor, const TimeRange& whole) {
    const Seconds most = std::max(whole.duration(), least_visible);
    const Seconds length = std::clamp(axis.visible.duration() / factor, least_visible, most);
    const double share = (x_px - axis.left_px) / axis.width_px;
    const Seconds start = axis.seconds_at(x_px) - share * length;
    return kept_within({start, start + length}, whole);
}

TimeRange panned(const TimeAxis& axis, double dx_px, const TimeRange& whole) {
    const Seconds by = -dx_px / axis.px_per_second();
    return kept_within({axis.visible.start + by, axis.visible.end + by}, whole);
}

TimeRange following(const TimeRange& visible, Seconds t, const TimeRange& whole) {
    if (visible.contains(t))
        return visible;
    const Seconds start = t - 0.1 * visible.duration();
    return kept_within({start, start + visible.duration()}, whole);
}

Frame frame_under(const TimeAxis& axis, double x_px, double fps, Frame frames) {
    const Seconds end = seconds_of(frames, fps);
    const Seconds t = std::clamp(axis.seconds_at(x_px), 0.0, end);
    return std::clamp<Frame>(frame_at(t, fps), 0, std::max<Frame>(frames - 1, 0));
}

Frame tick_frames(const TimeAxis& axis, double fps, double least_px) {
    const double px_per_frame = axis.px_per_second() / fps;
    for (const Frame step : {Frame{1}, Frame{2}, Frame{4}, Frame{6}, Frame{12}})
        if (static_cast<double>(step) < fps && static_cast<double>(step) * px_per_frame >= least_px)
            return step;
    constexpr std::array<double, 11> seconds{1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800};
    for (const double step : seconds)
        if (step * axis.px_per_second() >= least_px)
            return frame_at(step, fps);
    return frame_at(3600, fps);
}

std::string tick_name(Frame frame, double fps, Frame step) {
    if (static_cast<double>(step) < std::floor(fps))
        return std::to_string(frame);
    const auto seconds = static_cast<Frame>(std::round(seconds_of(frame, fps)));
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

} // namespace mh
