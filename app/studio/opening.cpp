#include "app/studio/opening.h"

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
    Result<SketchedEpisode> sketch = sketch_episode(*show, *chosen, speech);
    if (!sketch)
        return fail(sketch.error());
    OpenEpisode opened{path, std::move(show), performance_of(std::move(sketch->timeline)),
                       std::move(sketch->unspoken)};
    if (opened.unspoken.empty() || opened.unspoken.size() > most_lines_before_opening)
        return opened;
    return *speak_episode(opened, speech, [] { return false; }, {});
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

std::optional<Result<OpenEpisode>> speak_episode(const OpenEpisode& sketch, SpeechMemory& speech,
                                                 const std::function<bool()>& cancelled,
                                                 const CompileProgress& progress) {
    std::size_t done = 0;
    for (const Utterance& line : sketch.unspoken) {
        if (cancelled())
            return std::nullopt;
        static_cast<void>(speech.speak(line));
        if (progress)
            progress(++done, sketch.unspoken.size());
    }
    const Episode& episode = *sketch.show->episode_named(sketch.timeline().episode);
    Result<Timeline> timeline = compile_episode(*sketch.show, episode, speech);
    if (!timeline)
        return fail(timeline.error());
    return OpenEpisode{sketch.path, sketch.show, performance_of(std::move(*timeline))};
}

} // namespace mh
