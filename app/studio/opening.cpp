#include "app/studio/opening.h"

#include "core/timeline/compile.h"
#include "core/timeline/open.h"

namespace mh {
namespace {

std::shared_ptr<const Performance> performance_of(Timeline timeline) {
    return std::make_shared<const Performance>(
        std::make_shared<const Timeline>(std::move(timeline)));
}

Error no_such_episode(const std::filesystem::path& path, const Show& show,
                      const std::string& episode) {
    if (show.episodes.empty())
        return {path.string(), "", "the show has no episodes",
                "add a screenplay as episodes/<id>/episode.fountain"};
    std::vector<std::string> known;
    for (const Episode& e : show.episodes)
        known.push_back(e.id);
    const std::string near = nearest_name(episode, known);
    return {path.string(), "", "there is no episode \"" + episode + "\"",
            near.empty() ? "the first is \"" + known.front() + "\""
                         : "did you mean \"" + near + "\"?"};
}

} // namespace

Result<OpenEpisode> open_episode(const std::filesystem::path& path,
                                 std::shared_ptr<const Show> show, const std::string& episode,
                                 SpeechMemory& speech) {
    const Episode* chosen = episode.empty() && !show->episodes.empty()
                                ? &show->episodes.front()
                                : show->episode_named(episode);
    if (!chosen)
        return fail(no_such_episode(path, *show, episode));
    Result<Timeline> timeline = compile_episode(*show, *chosen, speech);
    if (!timeline)
        return fail(timeline.error());
    return OpenEpisode{path, std::move(show), performance_of(std::move(*timeline))};
}

Result<OpenEpisode> open_episode(const std::filesystem::path& path, const std::string& episode,
                                 SpeechMemory& speech) {
    Result<std::variant<Show, Timeline>> input = open_input(path);
    if (!input)
        return fail(input.error());
    if (auto* timeline = std::get_if<Timeline>(&*input))
        return OpenEpisode{path, nullptr, performance_of(std::move(*timeline))};
    return open_episode(path, std::make_shared<const Show>(std::get<Show>(std::move(*input))),
                        episode, speech);
}

} // namespace mh
