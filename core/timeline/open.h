#pragma once

// Whatever a person hands us, opened: a show's folder (or its show.json), a screenplay, a Timeline.

#include "core/base/error.h"
#include "core/timeline/timeline.h"

#include <filesystem>
#include <variant>

namespace mh {

// A folder or a show.json is a show; a .fountain (or .txt) is a screenplay, which becomes a show of
// one episode; any other .json is a Timeline. Nothing that is opened is half open.
[[nodiscard]] Result<std::variant<Show, Timeline>> open_input(const std::filesystem::path& path);

} // namespace mh
