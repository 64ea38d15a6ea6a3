#pragma once

// Sound as WAV files (RIFF): written as 16 bits and one channel, read as most programs write them.

#include "core/base/error.h"
#include "core/speech/waveform.h"

#include <string>
#include <string_view>

namespace mh {

// What stands before so many samples; at most what a WAV can hold, about thirteen hours at 44100.
[[nodiscard]] std::string wav_header(std::size_t samples, int rate);
// Samples as they stand after it; what is beyond −1 to 1 is cut off.
[[nodiscard]] std::string wav_samples(const std::vector<float>& samples);

// Whole numbers of 8, 16, 24 or 32 bits, or floats of 32 or 64; channels are mixed into one. A file
// cut off in its samples is as long as those it has. Fails where it is no such file.
[[nodiscard]] Result<Waveform> parse_wav(std::string_view bytes, const std::string& file);

} // namespace mh
