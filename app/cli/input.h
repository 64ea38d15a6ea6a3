#pragma once

// From what was named on the command line to the Timelines it holds.

#include "core/base/error.h"
#include "core/timeline/timeline.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mh::cli {

using Timelines = std::vector<std::shared_ptr<const Timeline>>;

struct Input {
    std::filesystem::path path;         // a show, a screenplay or a Timeline
    std::optional<std::string> episode; // else every one
};

// Opens, chooses and compiles; tells its progress on stderr. Fails on the first fault, or where
// there is no such episode.
[[nodiscard]] Result<Timelines> timelines_of(const Input& input);

// The error where there are several and only one can be used: it names them.
[[nodiscard]] Error several_episodes(const Input& input, const Timelines& timelines);

// The same where only one can be used.
[[nodiscard]] Result<std::shared_ptr<const Timeline>> timeline_of(const Input& input);

} // namespace mh::cli
