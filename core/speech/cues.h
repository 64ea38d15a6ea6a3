#pragma once

// Mouth cues of a recorded line, as Rhubarb Lip Sync writes them.

#include "core/base/error.h"
#include "core/speech/speech.h"

#include <string>
#include <string_view>
#include <vector>

namespace mh {

struct MouthCue {
    TimeRange range; // from the recording's start
    MouthShape shape = MouthShape::X;

    bool operator==(const MouthCue&) const = default;
};

inline constexpr Seconds longest_recording = 3600;

// TSV, XML or JSON, told apart by how it begins; JSON may be the list of cues alone, and metadata
// may be missing. The cues are sorted; one that begins while another lasts ends it, and one that
// lasts no time is left out. Fails with the line, or the place in the JSON, where a time or a shape
// is none, and where nothing is a cue.
[[nodiscard]] Result<std::vector<MouthCue>> parse_cues(std::string_view text,
                                                       const std::string& file);

// The line as it was recorded: as long as the recording (above 0), its mouths those of the cues,
// its words and stresses those of `spoken`, fitted from the first open mouth to the last.
[[nodiscard]] Spoken recorded(const Spoken& spoken, const std::vector<MouthCue>& cues,
                              Seconds length);

} // namespace mh
