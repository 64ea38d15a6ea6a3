// What a frame of acting costs: one actor sampled and solved whole, against the plain forward
// kinematics of the same skeleton; in order and at random; early and late; with few spans and many.
// The run ends with those ratios and their limits, from the fastest of many rounds taken in turns,
// so that whatever else the machine does falls on all of them alike.

#include "core/acting/performance.h"
#include "core/rig/turns.h"

#include <benchmark/benchmark.h>

#include <cstdio>
#include <limits>
#include <map>
#include <random>

namespace mh {
namespace {

constexpr IdleDials dials{1, full_fidget, 0.1};
constexpr Frame thirty_seconds = 720;

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

// The same frames, in order or shuffled.
std::vector<Seconds> frames_between(Frame first, Frame end, bool shuffled) {
    std::mt19937 random(1);
    std::vector<Seconds> times;
    for (Frame frame = first; frame < end; ++frame)
        times.push_back(seconds_of(frame, 24));
    if (shuffled)
        std::shuffle(times.begin(), times.end(), random);
    return times;
}

void pose_frames(benchmark::State& state, const Performance& performance,
                 const std::vector<Seconds>& times) {
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(performance.at(0, times[i], dials));
        i = i + 1 < times.size() ? i + 1 : 0;
    }
}

// What a plain player of keyed animation does: three angles a bone and the hips' place in, every
// bone in the world out. The same functions turn angles into turns and pass them down the skeleton
// as the solver uses.
void plain_forward_kinematics(benchmark::State& state) {
    const Skeleton skeleton = skeleton_of({});
    std::mt19937 random(1);
    std::vector<std::array<double, 3 * bone_count>> poses(thirty_seconds);
    for (auto& angles : poses)
        for (double& angle : angles)
            angle = std::uniform_real_distribution(-1.0, 1.0)(random);
    std::size_t i = 0;
    for (auto _ : state) {
        const auto half = half_angles(poses[i]);
        JointPose joints;
        joints.hips = {0, poses[i][0], 0};
        for (std::size_t bone = 0; bone < bone_count; ++bone)
            joints.turn[bone] = turned(half[3 * bone], half[3 * bone + 1], half[3 * bone + 2]);
        Pose pose;
        solve_forward(skeleton, joints, pose);
        benchmark::DoNotOptimize(pose);
        i = i + 1 < poses.size() ? i + 1 : 0;
    }
}
BENCHMARK(plain_forward_kinematics);

// The same from turns that are quaternions already.
void forward_kinematics_of_quaternions(benchmark::State& state) {
    const Skeleton skeleton = skeleton_of({});
    JointPose joints = JointPose::rest(skeleton);
    for (auto _ : state) {
        benchmark::DoNotOptimize(joints);
        Pose pose;
        solve_forward(skeleton, joints, pose);
        benchmark::DoNotOptimize(pose);
    }
}
BENCHMARK(forward_kinematics_of_quaternions);

void frames_in_order(benchmark::State& state) {
    const Performance performance(episode(60, 180));
    pose_frames(state, performance, frames_between(0, 180 * 24, false));
}
BENCHMARK(frames_in_order);

void frames_at_random(benchmark::State& state) {
    const Performance performance(episode(60, 180));
    pose_frames(state, performance, frames_between(0, 180 * 24, true));
}
BENCHMARK(frames_at_random);

void spans(benchmark::State& state) {
    const auto count = static_cast<int>(state.range(0));
    const Performance performance(episode(count, 3.0 * count));
    pose_frames(state, performance, frames_between(0, thirty_seconds, true));
}
BENCHMARK(spans)->Arg(10)->Arg(10000);

// Thirty seconds of an episode with nothing but the layer in them.
void from_frame(benchmark::State& state) {
    const Performance performance(episode(0, 1'100'000 / 24.0));
    pose_frames(state, performance,
                frames_between(state.range(0), state.range(0) + thirty_seconds, true));
}
BENCHMARK(from_frame)->Arg(10)->Arg(1'000'000);

class Fastest : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration)
                continue;
            const auto [entry, first] =
                m_ns.try_emplace(run.run_name.function_name +
                                     (run.run_name.args.empty() ? "" : "/" + run.run_name.args),
                                 std::numeric_limits<double>::max());
            entry->second = std::min(entry->second, run.GetAdjustedCPUTime());
        }
    }

    void print() const {
        for (const auto& [name, ns] : m_ns)
            std::printf("%-36s %8.0f ns\n", name.c_str(), ns);
        print_ratio("frames_at_random", "plain_forward_kinematics", 3);
        print_ratio("frames_at_random", "frames_in_order", 1.05);
        print_ratio("from_frame/1000000", "from_frame/10", 1.05);
        print_ratio("spans/10000", "spans/10", 1.3);
    }

  private:
    void print_ratio(const std::string& of, const std::string& to, double most) const {
        const auto above = m_ns.find(of);
        const auto below = m_ns.find(to);
        if (above == m_ns.end() || below == m_ns.end())
            return;
        const double ratio = above->second / below->second;
        std::printf("%-20s / %-26s %6.2f, at most %.2f: %s\n", of.c_str(), to.c_str(), ratio, most,
                    ratio <= most ? "yes" : "NO");
    }

    std::map<std::string, double> m_ns;
};

} // namespace
} // namespace mh

int main(int argc, char** argv) {
    // Rounds in turns, unless asked otherwise.
    std::vector<std::string> asked{"", "--benchmark_enable_random_interleaving=true",
                                   "--benchmark_repetitions=25", "--benchmark_min_time=0.05"};
    for (int i = 1; i < argc; ++i)
        asked.emplace_back(argv[i]);
    std::vector<char*> arguments;
    for (std::string& argument : asked)
        arguments.push_back(argument.data());
    auto count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    mh::Fastest fastest;
    benchmark::RunSpecifiedBenchmarks(&fastest);
    fastest.print();
    return 0;
}
