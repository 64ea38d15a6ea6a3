#pragma once

// The dialogue of a Timeline as a WAV file.

#include "core/base/error.h"
#include "core/timeline/timeline.h"

#include <filesystem>
#include <functional>

namespace mh::cli {

struct WavFile {
    FrameRange frames;
    std::filesystem::path file;
    std::filesystem::path show_folder; // where the Timeline's recordings are named from
    std::function<void(double done)> progress;
};

// 16 bits, one channel; to the sample as long as the frames. Whole or not at all.
[[nodiscard]] Result<void> write_wav(const Timeline& timeline, const WavFile& wav);

} // namespace mh::cli
