#pragma once

// From what a person hands over to an episode that can be played. Values in, values out, on any
// thread; nothing is half open.

#include "core/acting/performance.h"
#include "core/base/error.h"
#include "core/timeline/compile.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace mh {

struct OpenEpisode {
    std::filesystem::path path;       // what was opened
    std::shared_ptr<const Show> show; // null for a Timeline
    std::shared_ptr<const Performance> performance;
    std::vector<Utterance> unspoken = {}; // lines that are as long as their estimates yet

    [[nodiscard]] const Timeline& timeline() const { return performance->timeline(); }
};

// Where more lines than these have yet to be spoken, an episode opens before they are: they would
// keep the first picture for half a second.
inline constexpr std::size_t most_lines_before_opening = 64;

// A show's folder, a screenplay or a Timeline. `episode` empty: the first.
[[nodiscard]] Result<OpenEpisode> open_episode(const std::filesystem::path& path,
                                               const std::string& episode, SpeechMemory& speech);

// Another episode of a show that is open.
[[nodiscard]] Result<OpenEpisode> open_episode(const std::filesystem::path& path,
                                               std::shared_ptr<const Show> show,
                                               const std::string& episode, SpeechMemory& speech);

// Speaks what is unspoken, and gives the episode with its true lengths. Nothing where it was
// cancelled; what was spoken until then stays in the memory.
[[nodiscard]] std::optional<Result<OpenEpisode>>
speak_episode(const OpenEpisode& sketch, SpeechMemory& speech,
              const std::function<bool()>& cancelled, const CompileProgress& progress);

} // namespace mh
