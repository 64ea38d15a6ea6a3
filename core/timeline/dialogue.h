#pragma once

// The scratch dialogue: an episode's lines as they sound, each at its time.

#include "core/base/error.h"
#include "core/speech/waveform.h"
#include "core/timeline/timeline.h"

#include <map>
#include <string>

namespace mh {

inline constexpr int dialogue_rate = 44100; // samples a second

// By Line::recording; at dialogue_rate.
using RecordedSounds = std::map<std::string, Waveform>;

// The sound from the range's start to its end, lines that reach into it cut at its edges, all
// voices mixed; those who say a line together are heard together. A recorded line sounds as it was
// recorded; without its recording it is silent. A pure function: the same
// Timeline sounds the same, whole or in parts.
[[nodiscard]] Waveform scratch_dialogue(const Timeline& timeline, const TimeRange& range,
                                        const RecordedSounds& recorded = {});

} // namespace mh
