#pragma once

// What `movinghold render` was asked for, as numbers.

#include "core/base/error.h"
#include "core/base/time.h"
#include "core/show/show.h"

#include <optional>
#include <string>

namespace mh::cli {

// "40" or "40-95", both ends included, within an episode of `count` frames; every frame where
// nothing is named. `option` names it in errors.
[[nodiscard]] Result<FrameRange> frames_named(const std::string& option,
                                              const std::optional<std::string>& text, Frame count);

// "1280x720", within the sizes that a picture may have; nothing where nothing is named.
[[nodiscard]] Result<std::optional<PictureSize>> size_named(const std::optional<std::string>& text);

} // namespace mh::cli
