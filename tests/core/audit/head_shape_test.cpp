#include "core/audit/head_shape.h"
#include "core/audit/heads.h"
#include "core/audit/probe.h"
#include "core/picture/picture.h"
#include "core/timeline/compile.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>

namespace mh {
namespace {

using namespace episodes;

std::vector<Timeline> shipped() {
    std::vector<Timeline> timelines;
    SpeechMemory memory;
    for (const std::string show_id : {"demo", "showcase"}) {
        const Show show =
            read_show(std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows" / show_id).value();
        for (const Episode& episode : show.episodes)
            timelines.push_back(compile_episode(show, episode, memory).value());
    }
    return timelines;
}

double furthest(const Box& a, const Box& b) {
    return std::max({std::abs(a.left - b.left), std::abs(a.top - b.top),
                     std::abs(a.right - b.right), std::abs(a.bottom - b.bottom)});
}

// Every second of every shipped episode, whoever is in the picture, turned and tipped as they act.
TEST(HeadShape, StandsAsNearToTheDrawnOneAsItSays) {
    std::size_t looked_at = 0;
    double sum = 0;
    for (const Timeline& timeline : shipped()) {
        const auto performance = performed(timeline);
        const std::vector<HeadShape> shapes = head_shapes_of(*performance);
        for (Frame frame = 0; frame < timeline.frames; frame += 24)
            for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
                const Seconds t = seconds_of(frame, timeline.fps);
                const ActorFrame posed = performance->at(actor, t, timeline.style.dials);
                const Projection projection(camera_at(timeline, t), timeline.picture);
                if (!posed.on_stage || !projection.to_picture(posed.pose.at(Bone::head)))
                    continue;
                const Box drawn =
                    drawn_head_box(timeline.characters[actor], performance->skeleton(actor), posed,
                                   timeline.style, projection);
                if (drawn.empty() || drawn.right < 0 || drawn.left > timeline.picture.width)
                    continue;
                const Box about = head_box_about(shapes[actor], posed.pose, posed.face, projection);
                const double off = furthest(about, drawn) / (drawn.bottom - drawn.top);
                EXPECT_LT(off, head_box_nearness)
                    << timeline.episode << " frame " << frame << " " << timeline.actors[actor].id;
                sum += off;
                ++looked_at;
            }
    }
    EXPECT_GT(looked_at, 200u);
    EXPECT_LT(sum / static_cast<double>(looked_at), 0.02);
}

TEST(HeadShape, IsNowhereBehindTheCamera) {
    const auto performance = performed(two_shots());
    const auto shapes = head_shapes_of(*performance);
    Camera camera;
    camera.position = {-3, 1.2, -2};
    camera.aim = {-3, 1.2, -4};
    const Pose pose = performance->at(0, 0, {}).pose;
    EXPECT_TRUE(head_box_about(shapes[0], pose, {}, Projection(camera, {1280, 720})).empty());
}

} // namespace
} // namespace mh
