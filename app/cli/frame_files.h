#pragma once

// Frames of a performance as PNG files.

#include "core/base/error.h"
#include "core/picture/picture.h"
#include "widgets/paint/backdrops.h"

#include <QImage>

#include <filesystem>
#include <functional>

namespace mh::cli {

struct FrameFiles {
    FrameRange frames;
    PictureSize size;
    std::function<std::filesystem::path(Frame)> file; // where a frame goes
    unsigned jobs = 0;                                // threads; 0 as many as the machine has
    bool resume = false;                              // leave frames that are there already
    std::function<void(double done)> progress;        // from any thread
};

// Each file is written whole or not at all, so that one that is there is done.
[[nodiscard]] Result<void> write_frames(const Performance& performance, const FrameFiles& files);

// What a thread draws frames with, again and again.
struct FrameMaker {
    FrameScratch scratch;
    Drawing drawing;
    Backdrops backdrops{64 << 20}; // frames come in their order: one or two are enough
    QImage image;

    // The frame the studio shows, bit for bit.
    const QImage& make(const Performance& performance, Frame frame, PictureSize size);
};

// Whole or not at all.
[[nodiscard]] Result<void> write_png(const QImage& image, const std::filesystem::path& path);

} // namespace mh::cli
