#pragma once

// From what a person hands over to an episode that can be played. Values in, values out, on any
// thread; nothing is half open.

#include "core/acting/performance.h"
#include "core/base/error.h"
#include "core/speech/speech_memory.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace mh {

struct OpenEpisode {
    std::filesystem::path path;       // what was opened
    std::shared_ptr<const Show> show; // null for a Timeline
    std::shared_ptr<const Performance> performance;

    [[nodiscard]] const Timeline& timeline() const { return performance->timeline(); }
};

// A show's folder, a screenplay or a Timeline. `episode` empty: the first.
[[nodiscard]] Result<OpenEpisode> open_episode(const std::filesystem::path& path,
                                               const std::string& episode, SpeechMemory& speech);

// Another episode of a show that is open.
[[nodiscard]] Result<OpenEpisode> open_episode(const std::filesystem::path& path,
                                               std::shared_ptr<const Show> show,
                                               const std::string& episode, SpeechMemory& speech);

} // namespace mh
