#pragma once

// Frames of a performance with their dialogue as a movie, through the ffmpeg program.

#include "app/cli/frame_files.h"

namespace mh::cli {

struct Movie {
    FrameRange frames;
    PictureSize size;
    std::filesystem::path file;
    std::filesystem::path show_folder; // where the Timeline's recordings are named from
    unsigned jobs = 0;
    std::function<void(double done)> progress;
};

// What can be told before anything is drawn: that ffmpeg is there, and can take the size.
[[nodiscard]] Result<void> can_make_movie(const PictureSize& size);
// Whole or not at all.
[[nodiscard]] Result<void> write_movie(const Performance& performance, const Movie& movie);

} // namespace mh::cli
