#pragma once

// The characters that sheets and the faces check are asked for.

#include "core/picture/model_sheets.h"

#include <filesystem>

namespace mh::cli {

// Of a character's file, in the style of the show that it lies in (the blank style where it lies in
// none); the whole cast of a show's folder; or the generated cast of a screenplay.
[[nodiscard]] Result<std::vector<SheetSubject>> subjects_of(const std::filesystem::path& path);

} // namespace mh::cli
