// What a two-hour screenplay costs: each step from its text to a Timeline, the whole for the first
// time, and again after an edit to one line.

#include "core/acting/performance.h"
#include "core/direction/direct.h"
#include "core/timeline/compile.h"
#include "feature_screenplay.h"

#include <benchmark/benchmark.h>

namespace mh {
namespace {

Show lone_show() {
    Show show;
    show.id = "long-tow";
    show.styles = {Style{}};
    show.sets = {plain_set()};
    return show;
}

Episode episode_of(std::string text) {
    Episode episode;
    episode.id = "long-tow";
    episode.screenplay_file = "long-tow.fountain";
    episode.screenplay = std::move(text);
    return episode;
}

void parse(benchmark::State& state) {
    const std::string text = FeatureScreenplay::text();
    for (auto _ : state)
        benchmark::DoNotOptimize(parse_fountain(text, "long-tow.fountain"));
}
BENCHMARK(parse)->Unit(benchmark::kMillisecond);

void read_and_direct(benchmark::State& state) {
    const Show show = lone_show();
    const Screenplay screenplay = *parse_fountain(FeatureScreenplay::text(), "long-tow.fountain");
    for (auto _ : state)
        benchmark::DoNotOptimize(direct(screenplay, show, cast_of(screenplay, show), {}));
}
BENCHMARK(read_and_direct)->Unit(benchmark::kMillisecond);

void lay_out_estimated(benchmark::State& state) {
    const Show show = lone_show();
    const Episode episode = episode_of(FeatureScreenplay::text());
    const DirectedEpisode directed = *direct_episode(show, episode);
    for (auto _ : state)
        benchmark::DoNotOptimize(
            lay_out(directed.direction, show, episode, directed.cast, estimate));
}
BENCHMARK(lay_out_estimated)->Unit(benchmark::kMillisecond);

void compile_first(benchmark::State& state) {
    const Show show = lone_show();
    const Episode episode = episode_of(FeatureScreenplay::text());
    for (auto _ : state) {
        SpeechMemory memory;
        benchmark::DoNotOptimize(compile_episode(show, episode, memory));
    }
}
BENCHMARK(compile_first)->Unit(benchmark::kMillisecond)->Iterations(1);

// To the first picture, with speech left for later.
void sketch_first(benchmark::State& state) {
    const Show show = lone_show();
    const Episode episode = episode_of(FeatureScreenplay::text());
    for (auto _ : state) {
        SpeechMemory memory;
        benchmark::DoNotOptimize(sketch_episode(show, episode, memory));
    }
}
BENCHMARK(sketch_first)->Unit(benchmark::kMillisecond);

// A second opening: lines from the disk.
void recall_all_lines(benchmark::State& state) {
    SpeechMemory memory;
    static_cast<void>(compile_episode(lone_show(), episode_of(FeatureScreenplay::text()), memory));
    const std::string bytes = memory.bytes(memory.size());
    for (auto _ : state) {
        SpeechMemory recalled;
        benchmark::DoNotOptimize(recalled.add(bytes));
    }
    state.counters["bytes"] = static_cast<double>(bytes.size());
}
BENCHMARK(recall_all_lines)->Unit(benchmark::kMillisecond);

// Another line each time, so that it must be spoken. At most 100 ms.
void compile_after_an_edit(benchmark::State& state) {
    const Show show = lone_show();
    SpeechMemory memory;
    static_cast<void>(compile_episode(show, episode_of(FeatureScreenplay::text()), memory));
    std::vector<Episode> edited;
    for (int i = 0; i < 50; ++i)
        edited.push_back(episode_of(FeatureScreenplay::text(i * 28)));
    std::size_t next = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(compile_episode(show, edited[next], memory));
        next = (next + 1) % edited.size();
    }
}
BENCHMARK(compile_after_an_edit)->Unit(benchmark::kMillisecond)->Iterations(50);

void make_ready_to_pose(benchmark::State& state) {
    const Show show = lone_show();
    const Episode episode = episode_of(FeatureScreenplay::text());
    SpeechMemory memory;
    const auto timeline =
        std::make_shared<const Timeline>(sketch_episode(show, episode, memory)->timeline);
    for (auto _ : state)
        benchmark::DoNotOptimize(Performance(timeline));
    state.counters["minutes"] = static_cast<double>(timeline->frames) / timeline->fps / 60;
}
BENCHMARK(make_ready_to_pose)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace mh

BENCHMARK_MAIN();
