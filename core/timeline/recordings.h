#pragma once

// The files of recorded lines.

#include "core/base/error.h"
#include "core/direction/direction.h"
#include "core/show/show.h"
#include "core/speech/cues.h"
#include "core/timeline/dialogue.h"

#include <filesystem>
#include <map>
#include <utility>

namespace mh {

struct RecordedLine {
    std::vector<MouthCue> cues;
    Seconds length = 0; // of the sound; of the cues where there is none
};

// By the names of the cues and of the sound, as the Direction has them.
using Recordings = std::map<std::pair<std::string, std::string>, RecordedLine>;

// Reads what the Direction's lines name in the episode's folder. Fails with the file, and the place
// in it or what names it.
[[nodiscard]] Result<Recordings> read_recordings(const Direction& direction,
                                                 const Episode& episode);

// A file of the episode as the Timeline names it: from the show's folder, with forward slashes.
[[nodiscard]] std::string from_show(const Show& show, const Episode& episode,
                                    const std::string& name);

// The sounds of a Timeline's recorded lines, from the folder of its show.
[[nodiscard]] Result<RecordedSounds> read_recorded_sounds(const Timeline& timeline,
                                                          const std::filesystem::path& folder);

} // namespace mh
