#pragma once

// A Timeline as versioned JSON.

#include "core/base/error.h"
#include "core/timeline/timeline.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace mh {

inline constexpr std::string_view timeline_format = "movinghold-timeline";
inline constexpr int timeline_version = 3; // 1 had no limits of the audit, 2 no recordings

// Reads back equal.
[[nodiscard]] std::string timeline_text(const Timeline& timeline);

// Strict; a version newer than timeline_version is refused with a sentence.
[[nodiscard]] Result<Timeline> parse_timeline(std::string_view text, const std::string& file);
[[nodiscard]] Result<Timeline> read_timeline(const std::filesystem::path& path);
[[nodiscard]] Result<void> write_timeline(const std::filesystem::path& path,
                                          const Timeline& timeline);

} // namespace mh
