#include "app/cli/input.h"

#include "app/cache/speech_cache.h"
#include "app/cli/progress.h"
#include "core/timeline/compile.h"
#include "core/timeline/open.h"

#include <algorithm>

namespace mh::cli {

namespace {

std::string joined(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

Error no_such_episode(const Input& input, const std::vector<std::string>& known) {
    const std::string nearest = nearest_name(*input.episode, known);
    return {input.path.string(), "", "there is no episode \"" + *input.episode + "\"",
            nearest.empty() ? "there is: " + joined(known) : "did you mean \"" + nearest + "\"?"};
}

Result<std::vector<const Episode*>> chosen_episodes(const Input& input, const Show& show) {
    std::vector<const Episode*> episodes;
    std::vector<std::string> known;
    for (const Episode& episode : show.episodes) {
        known.push_back(episode.id);
        if (!input.episode || *input.episode == episode.id)
            episodes.push_back(&episode);
    }
    if (known.empty())
        return fail({input.path.string(), "", "the show has no episodes",
                     "an episode is a folder episodes/<id> with an episode.fountain"});
    if (episodes.empty())
        return fail(no_such_episode(input, known));
    return episodes;
}

void wear(const Style& style, Timeline& timeline) {
    timeline.style = style;
}

void wear(const Style& style, Show& show) {
    show.default_style = style.id;
    show.styles = {style};
}

} // namespace

Result<Episodes> Episodes::open(const Input& input) {
    auto opened = open_input(input.path);
    if (!opened)
        return fail(opened.error());
    if (input.style) {
        const Result<Style> style = read_style(*input.style);
        if (!style)
            return fail(style.error());
        std::visit([&](auto& thing) { wear(*style, thing); }, *opened);
    }
    Episodes episodes;
    if (auto* timeline = std::get_if<Timeline>(&*opened)) {
        if (input.episode && *input.episode != timeline->episode)
            return fail(no_such_episode(input, {timeline->episode}));
        episodes.m_timeline = std::make_shared<const Timeline>(std::move(*timeline));
        return episodes;
    }
    episodes.m_show = std::make_shared<const Show>(std::get<Show>(std::move(*opened)));
    auto chosen = chosen_episodes(input, *episodes.m_show);
    if (!chosen)
        return fail(chosen.error());
    episodes.m_chosen = std::move(*chosen);
    return episodes;
}

const std::string& Episodes::id(std::size_t index) const {
    return m_timeline ? m_timeline->episode : m_chosen[index]->id;
}

Result<std::shared_ptr<const Timeline>>
Episodes::at(std::size_t index, const std::function<void(double done)>& progress) {
    if (m_timeline)
        return m_timeline;
    Result<Timeline> timeline = compile_episode(
        *m_show, *m_chosen[index], m_cache->memory(), [&](std::size_t done, std::size_t count) {
            progress(static_cast<double>(done) /
                     static_cast<double>(std::max<std::size_t>(count, 1)));
        });
    if (!timeline)
        return fail(timeline.error());
    m_cache->save();
    return std::make_shared<const Timeline>(*std::move(timeline));
}

Result<Timelines> timelines_of(const Input& input) {
    Result<Episodes> episodes = Episodes::open(input);
    if (!episodes)
        return fail(episodes.error());
    Timelines timelines;
    for (std::size_t i = 0; i < episodes->count(); ++i) {
        Progress progress("compiling " + episodes->id(i));
        const auto timeline = episodes->at(i, [&](double done) { progress.show(done); });
        if (!timeline)
            return fail(timeline.error());
        timelines.push_back(*timeline);
    }
    return timelines;
}

Error several_episodes(const Input& input, const Timelines& timelines) {
    std::vector<std::string> known;
    for (const auto& timeline : timelines)
        known.push_back(timeline->episode);
    return {input.path.string(), "", "there are " + std::to_string(known.size()) + " episodes",
            "choose one with --episode: " + joined(known)};
}

Result<std::shared_ptr<const Timeline>> timeline_of(const Input& input) {
    const Result<Timelines> timelines = timelines_of(input);
    if (!timelines)
        return fail(timelines.error());
    if (timelines->size() > 1)
        return fail(several_episodes(input, *timelines));
    return timelines->front();
}

std::filesystem::path show_folder(const Input& input) {
    std::error_code code;
    return std::filesystem::is_directory(input.path, code) ? input.path : input.path.parent_path();
}

} // namespace mh::cli
