#pragma once

// Whole files in and out.

#include "core/base/error.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace mh {

// The bytes of a regular file. Fails, naming the file, when it is missing, a folder, unreadable, or
// over 256 MiB.
[[nodiscard]] Result<std::string> read_file(const std::filesystem::path& path);

// Writes beside `path` and renames over it, so that a reader sees the old file or the new one and a
// failure leaves the old one. Fails, naming the file and why, as on a full disk.
[[nodiscard]] Result<void> write_file(const std::filesystem::path& path, std::string_view bytes);

// For what cannot be renamed over, as a pipe or a device.
[[nodiscard]] Result<void> write_in_place(const std::filesystem::path& path,
                                          std::string_view bytes);

// True where `bytes` are well-formed UTF-8 (RFC 3629); `bad_at` gets the offset of the first fault.
[[nodiscard]] bool is_utf8(std::string_view bytes, std::size_t* bad_at = nullptr);

// "line:column" of a byte, both from 1; CR, LF and CR LF each end a line.
[[nodiscard]] std::string line_and_column(std::string_view text, std::size_t offset);

} // namespace mh
