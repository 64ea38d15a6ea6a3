#include "core/timeline/compile.h"

#include "core/direction/direct.h"

#include <algorithm>

namespace mh {

namespace {

std::size_t line_count(const Direction& direction) {
    std::size_t count = 0;
    for (const DirectedScene& scene : direction.scenes)
        count += static_cast<std::size_t>(
            std::count_if(scene.beats.begin(), scene.beats.end(),
                          [](const Beat& beat) { return beat.line.has_value(); }));
    return count;
}

Result<Timeline> compiled(const Show& show, const Episode& episode, const Speaker& speaker,
                          const CompileProgress& progress) {
    const Result<DirectedEpisode> directed = direct_episode(show, episode);
    if (!directed)
        return fail(directed.error());
    const Result<Recordings> recordings = read_recordings(directed->direction, episode);
    if (!recordings)
        return fail(recordings.error());
    const std::size_t count = line_count(directed->direction);
    std::size_t done = 0;
    const auto counting = [&](const Utterance& utterance) {
        Spoken spoken = speaker(utterance);
        if (progress)
            progress(++done, count);
        return spoken;
    };
    return lay_out(directed->direction, show, episode, directed->cast, counting, *recordings);
}

} // namespace

Result<Timeline> compile_episode(const Show& show, const Episode& episode, SpeechMemory& memory,
                                 const CompileProgress& progress) {
    const auto speaker = [&](const Utterance& utterance) { return memory.speak(utterance); };
    return compiled(show, episode, speaker, progress);
}

Result<SketchedEpisode> sketch_episode(const Show& show, const Episode& episode,
                                       SpeechMemory& memory) {
    SketchedEpisode sketch;
    const auto speaker = [&](const Utterance& utterance) {
        if (const Spoken* known = memory.recall(utterance))
            return *known;
        sketch.unspoken.push_back(utterance);
        return estimate(utterance);
    };
    Result<Timeline> timeline = compiled(show, episode, speaker, {});
    if (!timeline)
        return fail(timeline.error());
    sketch.timeline = std::move(*timeline);
    return sketch;
}

} // namespace mh
