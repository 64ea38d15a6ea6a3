#pragma once

// Where a command's result goes.

#include "core/base/error.h"

#include <filesystem>
#include <optional>
#include <string_view>

namespace mh::cli {

// Whether a file could be put there, asked before the work: its folder exists, and it is no folder
// itself.
[[nodiscard]] Result<void> can_take_file(const std::filesystem::path& file);

// To the file, whole or not at all; to stdout where none is named.
[[nodiscard]] Result<void> write_result(const std::optional<std::filesystem::path>& file,
                                        std::string_view text);

// A pipe or a device takes what it is sent, and is not renamed over.
[[nodiscard]] bool is_special(const std::filesystem::path& file);

// Whole or not at all, but to what is special.
[[nodiscard]] Result<void> write_whole(const std::filesystem::path& file, std::string_view bytes);

} // namespace mh::cli
