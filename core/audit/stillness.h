#pragma once

// How long a body holds still: the longest-window problem, exactly, on bare numbers.
//
// A window of frames is still while every channel's largest value less its smallest is no more than
// the least tolerance of the window's frames. A part of a still window is still, so for each frame
// there is a first frame from which all is still up to it; those firsts never fall, and one pass
// finds them (frames × channels).

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mh {

// The paths of a body's points through a run of frames; a channel is one axis of one point.
struct Motion {
    std::size_t frames = 0;
    std::size_t channels = 0;
    std::vector<float> values;         // frame after frame, one value a channel
    std::vector<float> tolerance;      // one a frame, in the values' unit, not negative
    std::vector<std::uint8_t> present; // one a frame; 0 ends every window

    [[nodiscard]] const float* row(std::size_t frame) const {
        return values.data() + frame * channels;
    }
    [[nodiscard]] float at(std::size_t frame, std::size_t channel) const {
        return row(frame)[channel];
    }
};

// Half open, in frames of the Motion.
struct Window {
    std::size_t first = 0;
    std::size_t end = 0;

    [[nodiscard]] std::size_t count() const { return end - first; }
    bool operator==(const Window&) const = default;
};

// For each frame, the first frame of the longest still window whose last frame it is; its own
// number plus one where it is not present.
[[nodiscard]] std::vector<std::size_t> still_starts(const Motion& motion);

// The longest still window inside `within`, the earliest of equals; empty where no frame is
// present.
[[nodiscard]] Window longest_still(const std::vector<std::size_t>& starts, const Window& within);

// Still windows of at least `least` frames inside `within`, in their order, none overlapping: the
// longest first, then the longest of what it leaves on either side.
[[nodiscard]] std::vector<Window> still_windows(const std::vector<std::size_t>& starts,
                                                const Window& within, std::size_t least);

// The channel that used most of the window's tolerance, and how much of it.
struct NearestChannel {
    std::size_t channel = 0;
    double share = 0;
};
[[nodiscard]] NearestChannel nearest_to_breaking(const Motion& motion, const Window& window);

} // namespace mh
