#pragma once

// Frames of a performance as PNG files.

#include "core/acting/performance.h"
#include "core/base/error.h"

#include <filesystem>
#include <functional>

class QImage;

namespace mh::cli {

struct FrameFiles {
    FrameRange frames;
    PictureSize size;
    std::function<std::filesystem::path(Frame)> file; // where a frame goes
    std::function<void(double done)> progress;        // from any thread
};

// Draws with as many threads as the machine has; each file is written whole or not at all.
[[nodiscard]] Result<void> write_frames(const Performance& performance, const FrameFiles& files);

// Whole or not at all.
[[nodiscard]] Result<void> write_png(const QImage& image, const std::filesystem::path& path);

} // namespace mh::cli
