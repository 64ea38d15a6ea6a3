// What a frame of acting costs: one actor sampled and solved whole, against the plain forward
// kinematics of the same skeleton; in order and at random; early and late; with few spans and many.

#include "core/acting/performance.h"

#include <benchmark/benchmark.h>

#include <random>

namespace mh {
namespace {

constexpr IdleDials dials{1, full_fidget, 0.1};
constexpr std::size_t draws = 4096;

// An actor that talks, gestures, looks and feels, a span of each every three seconds.
std::shared_ptr<Timeline> episode(int spans, Seconds length) {
    auto timeline = std::make_shared<Timeline>();
    timeline->frames = static_cast<Frame>(length * timeline->fps);
    timeline->characters.resize(1);
    timeline->characters[0].id = "otto";
    Actor actor;
    actor.id = "otto";
    actor.on_stage = {{0, length}};
    actor.marks = {{0, Vec3::Zero(), 0}};
    Target place;
    place.kind = Target::Kind::place;
    place.place = {1, 1.4, 3};
    for (int i = 0; i < spans; ++i) {
        const Seconds t = 3.0 * i;
        actor.speaking.push_back({{t + 0.5, t + 2.4}, 0.6, {}});
        actor.gestures.push_back({static_cast<GestureKind>(i % 16), Hands::right, t + 0.6, t + 1.0,
                                  t + 1.6, t + 2.1, 0.7, place, "", 0});
        actor.expressions.push_back({t, static_cast<Emotion>(i % 19), 0.7});
        actor.looks.push_back({{t + 1, t + 2.5}, place});
    }
    timeline->actors = {actor};
    return timeline;
}

std::vector<Seconds> frames_between(Frame first, Frame end, bool shuffled) {
    std::mt19937 random(1);
    std::vector<Seconds> times(draws);
    for (std::size_t i = 0; i < draws; ++i)
        times[i] = seconds_of(first + static_cast<Frame>(i) % (end - first), 24);
    if (shuffled)
        std::shuffle(times.begin(), times.end(), random);
    return times;
}

void pose_frames(benchmark::State& state, const Performance& performance,
                 const std::vector<Seconds>& times) {
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(performance.at(0, times[i], dials));
        i = (i + 1) % times.size();
    }
}

void plain_forward_kinematics(benchmark::State& state) {
    const Skeleton skeleton = skeleton_of({});
    JointPose joints = JointPose::rest(skeleton);
    Pose pose;
    for (auto _ : state) {
        benchmark::DoNotOptimize(joints);
        solve_forward(skeleton, joints, pose);
        benchmark::DoNotOptimize(pose);
    }
}
BENCHMARK(plain_forward_kinematics);

void frames_in_order(benchmark::State& state) {
    const Performance performance(episode(60, 180));
    pose_frames(state, performance, frames_between(0, draws, false));
}
BENCHMARK(frames_in_order);

void frames_at_random(benchmark::State& state) {
    const Performance performance(episode(60, 180));
    pose_frames(state, performance, frames_between(0, draws, true));
}
BENCHMARK(frames_at_random);

void spans(benchmark::State& state) {
    const auto count = static_cast<int>(state.range(0));
    const Performance performance(episode(count, 3.0 * count));
    pose_frames(state, performance, frames_between(0, 720, true));
}
BENCHMARK(spans)->Arg(10)->Arg(10000);

// The same thirty seconds of an episode with nothing but the layer in them.
void from_frame(benchmark::State& state) {
    const Performance performance(episode(0, 1'100'000 / 24.0));
    pose_frames(state, performance, frames_between(state.range(0), state.range(0) + 720, true));
}
BENCHMARK(from_frame)->Arg(10)->Arg(1'000'000);

} // namespace
} // namespace mh

BENCHMARK_MAIN();
