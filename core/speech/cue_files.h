#pragma once

// Rhubarb's three ways of writing cues. Each in the file's order, times as they stand.

#include "core/speech/cues.h"

#include <optional>

namespace mh {

[[nodiscard]] Result<std::vector<MouthCue>> parse_cues_tsv(std::string_view text,
                                                           const std::string& file);
[[nodiscard]] Result<std::vector<MouthCue>> parse_cues_xml(std::string_view text,
                                                           const std::string& file);
[[nodiscard]] Result<std::vector<MouthCue>> parse_cues_json(std::string_view text,
                                                            const std::string& file);

// A time from 0 to an hour; a shape by its letter.
[[nodiscard]] std::optional<Seconds> cue_time(std::string_view text);
[[nodiscard]] std::optional<MouthShape> cue_shape(std::string_view text);

} // namespace mh
