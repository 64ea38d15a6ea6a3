#pragma once

// Sound: samples of one channel, −1 to 1.

#include "core/base/time.h"

#include <vector>

namespace mh {

struct Waveform {
    int rate = 44100; // samples a second, above 0
    std::vector<float> samples;

    [[nodiscard]] Seconds length() const { return static_cast<double>(samples.size()) / rate; }
    bool operator==(const Waveform&) const = default;
};

// The same sound at another rate, through a windowed sinc (Smith, Digital Audio Resampling, 2002):
// what the lower of both rates cannot hold is left out.
[[nodiscard]] Waveform resampled(const Waveform& sound, int rate);

// A moment of one sound and the moment of another that falls on it.
struct WarpKnot {
    Seconds to = 0;
    Seconds from = 0;

    bool operator==(const WarpKnot&) const = default;
};

// The sound from the first knot to the last, played so that every `from` falls on its `to`, at its
// own pitch (WSOLA: Verhelst and Roelands 1993). Both rise from knot to knot; at least two. Where
// nothing is stretched it is the sound itself.
[[nodiscard]] Waveform warped(const Waveform& sound, const std::vector<WarpKnot>& knots);

} // namespace mh
