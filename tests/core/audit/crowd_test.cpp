#include "core/audit/visibility.h"
#include "core/picture/picture.h"
#include "core/timeline/compile.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace mh {
namespace {

namespace fs = std::filesystem;

Timeline launch_day() {
    const Show show = read_show(fs::path(MOVINGHOLD_RESOURCES) / "shows/demo").value();
    SpeechMemory memory;
    return compile_episode(show, *show.episode_named("launch-day"), memory).value();
}

bool is_cheer(const Gesture& gesture) {
    return gesture.kind == GestureKind::cheer;
}

// By actor, over the frames of its cheer.
using Tracks = std::vector<Track>;

Tracks tracks_of(const std::shared_ptr<const Timeline>& timeline) {
    const Performance performance(timeline);
    Tracks tracks(timeline->actors.size());
    for (std::size_t actor = 0; actor < tracks.size(); ++actor) {
        const auto& gestures = timeline->actors[actor].gestures;
        const auto cheer = std::find_if(gestures.begin(), gestures.end(), is_cheer);
        if (cheer == gestures.end())
            continue;
        const FrameRange frames = frames_to_see(*cheer, *timeline);
        tracks[actor].first = frames.first;
        for (Frame frame = frames.first; frame < frames.end; ++frame) {
            const Seconds t = seconds_of(frame, timeline->fps);
            tracks[actor].probes.push_back(
                probe_actor(timeline->characters[actor], performance.skeleton(actor),
                            performance.at(actor, t, timeline->style.dials, Layer::on),
                            Projection(camera_at(*timeline, t), timeline->picture)));
        }
    }
    return tracks;
}

// How many of the crowd have both hands in the picture all the time, counted one by one.
std::size_t extras_in_picture(const Timeline& timeline, const Tracks& tracks) {
    std::size_t count = 0;
    for (std::size_t actor = 0; actor < tracks.size(); ++actor)
        for (const Gesture& gesture : timeline.actors[actor].gestures)
            if (is_cheer(gesture))
                count +=
                    hands_seen(gesture.hands, tracks[actor].part(frames_to_see(gesture, timeline)),
                               timeline.picture)
                                .seen == Seen::seen
                        ? 1
                        : 0;
    return count;
}

// The camera of every shot moved to the right, in metres.
std::shared_ptr<const Timeline> moved(Timeline timeline, double metres) {
    for (Shot& shot : timeline.shots)
        for (CameraKey& key : shot.camera) {
            key.camera.position.x() += metres;
            key.camera.aim.x() += metres;
        }
    return std::make_shared<const Timeline>(std::move(timeline));
}

std::vector<GestureSeen> cheers(const Timeline& timeline, const Tracks& tracks) {
    std::vector<GestureSeen> extras;
    for (std::size_t actor = 0; actor < tracks.size(); ++actor)
        for (std::size_t i = 0; i < timeline.actors[actor].gestures.size(); ++i)
            if (is_cheer(timeline.actors[actor].gestures[i]))
                extras.push_back(seen_gesture(timeline, actor, i, tracks[actor].probes));
    return with_reactions_joined(timeline, std::move(extras));
}

TEST(LaunchDay, HasOneCheerSeenWithThreeExtrasInThePictureAndNotWithTwo) {
    const Timeline timeline = launch_day();
    std::array<int, 7> times{}; // by extras in the picture
    for (double metres = 0; metres < 6; metres += 0.2) {
        SCOPED_TRACE("moved by " + std::to_string(metres));
        const auto looked_at = moved(timeline, metres);
        const Tracks tracks = tracks_of(looked_at);
        const std::vector<GestureSeen> found = cheers(*looked_at, tracks);
        ASSERT_EQ(found.size(), 1u);
        ASSERT_TRUE(found[0].extras);
        const std::size_t in_picture = extras_in_picture(*looked_at, tracks);
        ++times.at(in_picture);
        EXPECT_EQ(found[0].extras->of, 6u);
        EXPECT_EQ(found[0].extras->seen, in_picture);
        EXPECT_EQ(found[0].passes, in_picture >= 3);
        if (in_picture == 2) {
            EXPECT_NE(found[0].seen, Seen::seen);
        }
    }
    EXPECT_GT(times[6], 0) << "where the camera stands";
    EXPECT_GT(times[3], 0);
    EXPECT_GT(times[2], 0);
    EXPECT_GT(times[0], 0);
}

} // namespace
} // namespace mh
