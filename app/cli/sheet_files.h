#pragma once

// Contact sheets as files.

#include "core/base/error.h"
#include "core/picture/contact_sheet.h"

#include <CLI/CLI.hpp>

#include <filesystem>

namespace mh::cli {

// Asks a subcommand for `--out`, the sheet's file.
CLI::Option* add_sheet_file(CLI::App& subcommand, std::filesystem::path& out);
// Whether a sheet could be put there, asked before the work: a .png or a .svg in a folder that is.
[[nodiscard]] Result<void> can_take_sheet(const std::filesystem::path& file);
// Whole or not at all.
[[nodiscard]] Result<void> write_sheet(const ContactSheet& sheet,
                                       const std::filesystem::path& file);

} // namespace mh::cli
