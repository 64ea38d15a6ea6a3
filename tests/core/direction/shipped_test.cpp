#include "core/direction/direct.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace mh {
namespace {

Direction shipped(const std::string& show_id, const std::string& episode) {
    const Result<Show> show =
        read_show(std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows" / show_id);
    EXPECT_TRUE(show) << to_string(show.error());
    const Result<DirectedEpisode> directed = direct_episode(*show, *show->episode_named(episode));
    EXPECT_TRUE(directed) << to_string(directed.error());
    return directed->direction;
}

TEST(NightFerry, ReadsJunesShoutAsFearAndSaysWhy) {
    const Direction direction = shipped("showcase", "night-ferry");
    const DirectedLine* shout = nullptr;
    for (const Beat& beat : direction.scenes.front().beats)
        if (beat.line && beat.line->text == "GRANDPA!")
            shout = &*beat.line;
    ASSERT_NE(shout, nullptr);
    EXPECT_EQ(shout->character, "june");
    EXPECT_EQ(shout->reading.feeling, Emotion::afraid);
    EXPECT_EQ(shout->reading.volume, Volume::shout);
    EXPECT_EQ(shout->reading.feeling_because.words, "(backs away, wide-eyed)");
    EXPECT_EQ(shout->reading.feeling_because.line, shout->source_line + 1);
    EXPECT_EQ(shout->reading.volume_because.words, "GRANDPA!");
    EXPECT_EQ(shout->reading.volume_because.line, shout->source_line + 2);
}

TEST(SalvageClaim, IsDirectedByNobodysHandIntoTheShotsItIsKnownBy) {
    const Direction direction = shipped("demo", "salvage-claim");
    ASSERT_EQ(direction.scenes.size(), 2u);
    const struct {
        std::size_t scene;
        std::string_view shot, line, speaker;
    } rows[] = {
        {0, "sh030", "l01", "otto"},  {0, "sh040", "l02", "chief"}, {0, "sh050", "l03", "otto"},
        {0, "sh060", "l04", "chief"}, {0, "sh070", "l05", "chief"}, {1, "sh040", "l01", "otto"},
        {1, "sh050", "l02", "chief"}, {1, "sh070", "l03", "otto"},  {1, "sh080", "l04", "chief"},
        {1, "sh100", "l05", "chief"}, {1, "sh110", "l06", "otto"},  {1, "sh120", "l07", "chief"}};
    std::size_t lines = 0;
    for (const DirectedScene& scene : direction.scenes)
        for (const DirectedShot& shot : scene.shots)
            for (int i = shot.first_beat; i < shot.end_beat; ++i) {
                const auto& line = scene.beats[static_cast<std::size_t>(i)].line;
                if (!line)
                    continue;
                ASSERT_LT(lines, std::size(rows));
                EXPECT_EQ(&scene, &direction.scenes[rows[lines].scene]);
                EXPECT_EQ(shot.id, rows[lines].shot);
                EXPECT_EQ(line->id, rows[lines].line);
                EXPECT_EQ(line->character, rows[lines].speaker);
                ++lines;
            }
    EXPECT_EQ(lines, std::size(rows));
}

TEST(LaunchDay, HasACrowdASeatAPushInAndAPan) {
    const Direction direction = shipped("demo", "launch-day");
    const DirectedScene& scene = direction.scenes.front();
    const auto moves = [&](CameraMove::Kind kind) {
        return std::count_if(scene.shots.begin(), scene.shots.end(),
                             [&](const DirectedShot& shot) { return shot.move.kind == kind; });
    };
    EXPECT_EQ(moves(CameraMove::Kind::push_in), 1);
    EXPECT_EQ(moves(CameraMove::Kind::pan), 1);
    EXPECT_TRUE(std::any_of(scene.staging.begin(), scene.staging.end(),
                            [](const Staging& one) { return one.seat.has_value(); }));
    EXPECT_EQ(std::count_if(scene.staging.begin(), scene.staging.end(),
                            [](const Staging& one) { return one.character.starts_with("extra-"); }),
              6);
}

} // namespace
} // namespace mh
