#pragma once

// What is shipped beside the program.

#include "core/base/error.h"

#include <filesystem>

namespace mh::cli {

// The folder of a show that ships: where the program was installed, or in the tree it was built in.
[[nodiscard]] Result<std::filesystem::path> shipped_show(const std::string& name);

} // namespace mh::cli
