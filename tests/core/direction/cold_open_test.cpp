#include "core/base/file.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>
#include <filesystem>

namespace mh {
namespace {

// The shipped cold open, as its audit is read: shots, lines and feelings by name.
TEST(ColdOpen, HasTheShotsAndReadingsItIsKnownBy) {
    const std::filesystem::path demo = std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows/demo";
    const Result<Show> show = read_show(demo);
    ASSERT_TRUE(show) << to_string(show.error());
    const Episode* episode = show->episode_named("cold-open");
    ASSERT_TRUE(episode);
    const auto screenplay = parse_fountain(episode->screenplay, "episode.fountain");
    ASSERT_TRUE(screenplay);
    const auto direction = direct_with_hand(*screenplay, *show, cast_of(*screenplay, *show),
                                            episode->direction, "direction.json");
    ASSERT_TRUE(direction) << to_string(direction.error());
    ASSERT_EQ(direction->scenes.size(), 1u);
    const DirectedScene& scene = direction->scenes[0];

    struct Row {
        std::string_view shot, line, speaker;
        Emotion feeling;
        Volume volume;
    };
    const Row rows[] = {{"sh020", "l01", "otto", Emotion::excited, Volume::loud},
                        {"sh040", "l03", "otto", Emotion::curious, Volume::normal},
                        {"sh050", "l04", "chief", Emotion::deadpan, Volume::normal},
                        {"sh060", "l05", "otto", Emotion::excited, Volume::loud},
                        {"sh080", "l06", "chief", Emotion::deadpan, Volume::soft}};
    for (const Row& row : rows) {
        const auto beat =
            std::find_if(scene.beats.begin(), scene.beats.end(),
                         [&](const Beat& one) { return one.line && one.line->id == row.line; });
        ASSERT_NE(beat, scene.beats.end()) << row.line;
        EXPECT_EQ(shot_over(scene, *beat).id, row.shot);
        EXPECT_EQ(beat->line->character, row.speaker);
        EXPECT_EQ(beat->line->reading.feeling, row.feeling);
        EXPECT_EQ(beat->line->reading.volume, row.volume);
        EXPECT_TRUE(beat->line->on_screen);
    }
    EXPECT_EQ(line_beat(*direction, 1).line->seconds, 4.0);
    EXPECT_FALSE(line_beat(*direction, 2).line->on_screen);
    EXPECT_EQ(scene.shots.size(), 8u);
}

} // namespace
} // namespace mh
