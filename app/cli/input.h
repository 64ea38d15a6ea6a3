#pragma once

// From what was named on the command line to the Timelines it holds.

#include "app/cache/speech_cache.h"
#include "core/base/error.h"
#include "core/timeline/timeline.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mh::cli {

using Timelines = std::vector<std::shared_ptr<const Timeline>>;

struct Input {
    std::filesystem::path path;                   // a show, a screenplay or a Timeline
    std::optional<std::string> episode;           // else every one
    std::optional<std::filesystem::path> style{}; // a style's file, instead of their own
};

// The episodes that an input names, opened and chosen at once, compiled as they are asked for.
class Episodes {
  public:
    // Fails where there is no such input, episode or style.
    [[nodiscard]] static Result<Episodes> open(const Input& input);

    [[nodiscard]] std::size_t count() const { return m_timeline ? 1 : m_chosen.size(); }
    [[nodiscard]] const std::string& id(std::size_t index) const;
    // `progress`: 0 to 1.
    [[nodiscard]] Result<std::shared_ptr<const Timeline>>
    at(std::size_t index, const std::function<void(double done)>& progress);

  private:
    std::shared_ptr<const Timeline> m_timeline; // of an input that is one; else
    std::shared_ptr<const Show> m_show;
    std::vector<const Episode*> m_chosen; // the show's
    std::shared_ptr<SpeechCache> m_cache = std::make_shared<SpeechCache>();
};

// Opens, chooses and compiles; tells its progress on stderr. Fails on the first fault, or where
// there is no such episode.
[[nodiscard]] Result<Timelines> timelines_of(const Input& input);

// The error where there are several and only one can be used: it names them.
[[nodiscard]] Error several_episodes(const Input& input, const Timelines& timelines);

// The same where only one can be used.
[[nodiscard]] Result<std::shared_ptr<const Timeline>> timeline_of(const Input& input);

// Where the recordings of its Timelines are named from: the show's folder, or the one that the file
// is in.
[[nodiscard]] std::filesystem::path show_folder(const Input& input);

} // namespace mh::cli
