#include "core/audit/shot_contents.h"
#include "core/audit/shot_tracks.h"
#include "episodes.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

using namespace episodes;

// However many frames there are, and however they are shared out.
TEST(Tracks, HoldEveryFrameAsProbedOnItsOwn) {
    constexpr Frame first = 3;
    Timeline timeline = two_shots();
    timeline.frames = 400;
    timeline.shots = {shot_of("sh010", {0, 400 / timeline.fps}, {0, 1.1, 0})};
    timeline.shots[0].camera[0].camera.position.z() = 12; // from where it sees both
    const auto performance = performed(timeline);
    const Shot& shot = performance->timeline().shots[0];
    const std::vector<ShotContents> contents = contents_of(performance->timeline());
    for (const unsigned threads : {1u, 3u}) {
        ShotRequest request;
        request.dials = timeline.style.dials;
        request.threads = threads;
        const Scope scope = scope_of(*performance, shot, contents[0], request);
        for (const Frame count : {1, 95, 96, 97, 191, 192, 193, 288}) {
            const auto tracks = tracks_of(scope, {0, 1}, {first, first + count}, Layer::on);
            ASSERT_EQ(tracks.size(), 2u);
            for (std::size_t actor = 0; actor < 2; ++actor) {
                const Track& track = tracks[actor];
                EXPECT_EQ(track.first, first);
                ASSERT_EQ(track.probes.size(), static_cast<std::size_t>(count));
                for (std::size_t i = 0; i < track.probes.size(); ++i) {
                    const Frame frame = first + static_cast<Frame>(i);
                    const ActorProbe alone = probe_actor(
                        timeline.characters[actor], performance->skeleton(actor),
                        performance->at(actor, seconds_of(frame, timeline.fps), request.dials),
                        scope.projection(frame), false);
                    ASSERT_TRUE(alone.in_picture);
                    ASSERT_EQ(track.probes[i].body, alone.body) << frame << " of " << count;
                    ASSERT_EQ(track.probes[i].px_per_metre, alone.px_per_metre);
                }
            }
        }
    }
}

} // namespace
} // namespace mh
