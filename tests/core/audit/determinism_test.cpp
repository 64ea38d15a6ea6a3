#include "core/acting/performance.h"
#include "core/picture/picture.h"
#include "core/timeline/compile.h"
#include "core/timeline/open.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <numeric>
#include <random>
#include <thread>

namespace mh {
namespace {

// A frame as it stands in memory, number by number: equal bits, not nearly equal numbers.
using Bits = std::vector<std::uint64_t>;

void add(Bits& bits, double number) {
    std::uint64_t raw = 0;
    static_assert(sizeof raw == sizeof number);
    std::memcpy(&raw, &number, sizeof raw);
    bits.push_back(raw);
}

void add(Bits& bits, const ActorFrame& frame) {
    add(bits, frame.on_stage ? 1 : 0);
    if (!frame.on_stage)
        return;
    for (const Vec3& joint : frame.pose.joint)
        for (const double number : joint)
            add(bits, number);
    for (const Quat& turn : frame.pose.turn)
        for (const double number : turn.coeffs())
            add(bits, number);
    for (const double number : frame.pose.floor_point)
        add(bits, number);
    for (const HandShape& hand : frame.pose.hands)
        for (const double number : {hand.thumb, hand.index, hand.middle, hand.little, hand.spread})
            add(bits, number);
    for (const double number : frame.face.feeling)
        add(bits, number);
    for (const double number : {frame.pose.yaw_rad, frame.pose.breath, frame.face.loudness,
                                frame.face.blink, static_cast<double>(frame.face.mouth)})
        add(bits, number);
}

Performance cold_open() {
    const auto opened = open_input(MOVINGHOLD_RESOURCES "/shows/demo");
    EXPECT_TRUE(opened) << to_string(opened.error());
    const Show& show = std::get<Show>(*opened);
    const Episode* episode = show.episode_named("cold-open");
    EXPECT_NE(episode, nullptr);
    SpeechMemory memory;
    Result<Timeline> timeline = compile_episode(show, *episode, memory);
    EXPECT_TRUE(timeline) << to_string(timeline.error());
    return Performance(std::make_shared<const Timeline>(*std::move(timeline)));
}

Bits posed(const Performance& performance, Frame frame) {
    const Timeline& timeline = performance.timeline();
    Bits bits;
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor)
        for (const Layer layer : {Layer::on, Layer::off})
            add(bits, performance.at(actor, seconds_of(frame, timeline.fps), timeline.style.dials,
                                     layer));
    return bits;
}

std::vector<Frame> frames_of(const Performance& performance) {
    std::vector<Frame> frames(static_cast<std::size_t>(performance.timeline().frames));
    std::iota(frames.begin(), frames.end(), Frame{0});
    return frames;
}

// By frame number, whatever the order of posing.
std::vector<Bits> posed_in_order(const Performance& performance, const std::vector<Frame>& order) {
    std::vector<Bits> all(order.size());
    for (const Frame frame : order)
        all[static_cast<std::size_t>(frame)] = posed(performance, frame);
    return all;
}

TEST(ColdOpen, PosesTheSameBitsInAnyOrderTwiceAndFromFourThreads) {
    const Performance performance = cold_open();
    std::vector<Frame> order = frames_of(performance);
    ASSERT_GT(order.size(), 100u);
    const std::vector<Bits> forwards = posed_in_order(performance, order);
    EXPECT_EQ(posed_in_order(performance, order), forwards) << "twice";

    std::reverse(order.begin(), order.end());
    EXPECT_EQ(posed_in_order(performance, order), forwards) << "backwards";

    std::shuffle(order.begin(), order.end(), std::mt19937(5));
    EXPECT_EQ(posed_in_order(performance, order), forwards) << "shuffled";

    EXPECT_EQ(posed_in_order(cold_open(), order), forwards) << "compiled anew";

    std::vector<std::vector<Bits>> by_thread(4);
    {
        std::vector<std::jthread> threads;
        for (std::vector<Bits>& bits : by_thread)
            threads.emplace_back([&] { bits = posed_in_order(performance, order); });
    }
    for (const std::vector<Bits>& bits : by_thread)
        EXPECT_EQ(bits, forwards) << "from four threads";
}

TEST(ColdOpen, DrawsTheSameShapesWhateverWasDrawnBefore) {
    const Performance performance = cold_open();
    const Timeline& timeline = performance.timeline();
    FrameScratch scratch;
    Drawing used;
    std::mt19937 random(6);
    for (int i = 0; i < 24; ++i) {
        const auto frame = static_cast<Frame>(random() % static_cast<unsigned>(timeline.frames));
        const FrameRequest request{seconds_of(frame, timeline.fps), timeline.picture,
                                   timeline.style.dials, Layer::on};
        FrameScratch fresh_scratch;
        Drawing fresh;
        draw_frame(performance, request, fresh_scratch, fresh);
        draw_frame(performance, request, scratch, used);
        EXPECT_TRUE(used == fresh) << "frame " << frame;
    }
}

} // namespace
} // namespace mh
