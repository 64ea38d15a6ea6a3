#include "core/timeline/compile.h"
#include "core/timeline/timeline_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace mh {
namespace {

constexpr const char* script = R"(Title: The Wrong Boat

INT. HARBOUR OFFICE - NIGHT

JUNE and GRANDPA stand at the window.

JUNE
(whispering)
There is a light under the water.

GRANDPA
It is the moon.

JUNE
(pointing)
The moon is up there!

GRANDPA (O.S.)
Then it is a cousin of the moon.

JUNE
We should go.

GRANDPA ^
We should stay.

EXT. PIER - NIGHT

They wait.

JUNE
...
)";

Show around(const std::string& text) {
    Show show;
    show.id = "lone";
    show.styles = {Style{}};
    show.sets = {plain_set()};
    Episode episode;
    episode.id = "lone";
    episode.screenplay_file = "lone.fountain";
    episode.screenplay = text;
    show.episodes = {episode};
    return show;
}

Result<Timeline> compiled(const Show& show) {
    SpeechMemory memory;
    return compile_episode(show, show.episodes[0], memory);
}

TEST(CompileEpisode, MakesEverySpeechALine) {
    const Result<Timeline> timeline = compiled(around(script));
    ASSERT_TRUE(timeline.has_value()) << to_string(timeline.error());
    std::vector<std::string> texts;
    for (const Line& line : timeline->lines)
        texts.push_back(line.text);
    EXPECT_EQ(texts,
              (std::vector<std::string>{"There is a light under the water.", "It is the moon.",
                                        "The moon is up there!", "Then it is a cousin of the moon.",
                                        "We should go.", "We should stay.", "..."}));
    EXPECT_EQ(timeline->lines[4].range.start, timeline->lines[5].range.start);
    EXPECT_EQ(timeline->lines[0].reading.volume, Volume::whisper);
    EXPECT_FALSE(timeline->lines[3].on_screen);
    EXPECT_EQ(timeline->lines[1].source_line, 11);
    EXPECT_EQ(timeline->actors.size(), 2u);
}

TEST(CompileEpisode, IsTheSameBytesFromAnyMemory) {
    const Show show = around(script);
    SpeechMemory memory;
    static_cast<void>(memory.speak({"Something else first", {}, Emotion::sad, Volume::loud, {}}));
    const Timeline first = *compile_episode(show, show.episodes[0], memory);
    const Timeline again = *compile_episode(show, show.episodes[0], memory);
    EXPECT_EQ(timeline_text(first), timeline_text(again));
    EXPECT_EQ(timeline_text(first), timeline_text(*compiled(show)));
}

TEST(CompileEpisode, ReportsEveryLineAsItIsSpoken) {
    const Show show = around(script);
    SpeechMemory memory;
    std::vector<std::size_t> done;
    static_cast<void>(
        compile_episode(show, show.episodes[0], memory, [&](std::size_t d, std::size_t count) {
            EXPECT_EQ(count, 7u);
            done.push_back(d);
        }));
    EXPECT_EQ(done, (std::vector<std::size_t>{1, 2, 3, 4, 5, 6, 7}));
}

TEST(CompileEpisode, SpeaksOnlyWhatChangedAndGetsTheSameAsFromNothing) {
    const Show before = around(script);
    SpeechMemory memory;
    static_cast<void>(compile_episode(before, before.episodes[0], memory));
    const std::size_t known = memory.size();
    std::string edited = script;
    edited.replace(edited.find("It is the moon."), 15, "It is the harbour lamp.");
    const Show after = around(edited);
    const Timeline again = *compile_episode(after, after.episodes[0], memory);
    EXPECT_EQ(memory.size(), known + 1);
    EXPECT_EQ(again, *compiled(after));
}

TEST(SketchEpisode, EstimatesTheLinesThatNobodySpokeYet) {
    const Show show = around(script);
    SpeechMemory memory;
    const SketchedEpisode sketch = *sketch_episode(show, show.episodes[0], memory);
    const Timeline spoken = *compiled(show);
    ASSERT_EQ(sketch.unspoken.size(), 7u);
    ASSERT_EQ(sketch.timeline.lines.size(), spoken.lines.size());
    for (std::size_t i = 0; i < spoken.lines.size(); ++i) {
        EXPECT_EQ(sketch.timeline.lines[i].text, spoken.lines[i].text);
        EXPECT_EQ(sketch.timeline.lines[i].id, spoken.lines[i].id);
        EXPECT_EQ(sketch.timeline.lines[i].words.size(), spoken.lines[i].words.size());
        EXPECT_NEAR(sketch.timeline.lines[i].range.duration(), spoken.lines[i].range.duration(),
                    0.35 * spoken.lines[i].range.duration() + 0.2);
    }
    EXPECT_TRUE(parse_timeline(timeline_text(sketch.timeline), "sketch.json").has_value());
}

TEST(SketchEpisode, IsTheCompiledTimelineOnceItsLinesAreSpoken) {
    const Show show = around(script);
    SpeechMemory memory;
    const SketchedEpisode first = *sketch_episode(show, show.episodes[0], memory);
    for (const Utterance& line : first.unspoken)
        static_cast<void>(memory.speak(line));
    const SketchedEpisode sketch = *sketch_episode(show, show.episodes[0], memory);
    EXPECT_TRUE(sketch.unspoken.empty());
    EXPECT_EQ(sketch.timeline, *compiled(show));
}

TEST(CompileEpisode, WritesATimelineThatReadsBackEqual) {
    const Timeline timeline = *compiled(around(script));
    const Result<Timeline> read = parse_timeline(timeline_text(timeline), "lone.json");
    ASSERT_TRUE(read.has_value()) << to_string(read.error());
    EXPECT_EQ(*read, timeline);
}

TEST(CompileEpisode, KeepsSpeakersApartInBreathAndPlace) {
    const Timeline timeline = *compiled(around(script));
    EXPECT_NE(timeline.actors[0].breathing, timeline.actors[1].breathing);
    EXPECT_GT((timeline.actors[0].marks[0].position - timeline.actors[1].marks[0].position).norm(),
              0.5);
}

TEST(CompileEpisode, IsTheSameBytesFromACopyOfTheFolderUnderAnotherName) {
    namespace fs = std::filesystem;
    const fs::path original = fs::path(MOVINGHOLD_RESOURCES) / "shows" / "showcase";
    const fs::path copy = fs::path(testing::TempDir()) / "a copy of a show";
    fs::remove_all(copy);
    fs::copy(original, copy, fs::copy_options::recursive);
    const Show show = read_show(original).value();
    const Show copied = read_show(copy).value();
    SpeechMemory memory;
    EXPECT_EQ(timeline_text(sketch_episode(show, show.episodes[0], memory)->timeline),
              timeline_text(sketch_episode(copied, copied.episodes[0], memory)->timeline));
    fs::remove_all(copy);
}

TEST(CompileEpisode, FailsWithThePlaceInTheScreenplay) {
    const Result<Timeline> timeline = compiled(around("INT. A - DAY\n\nBad \xff byte.\n"));
    ASSERT_FALSE(timeline.has_value());
    EXPECT_EQ(timeline.error().file, "lone.fountain");
    EXPECT_EQ(timeline.error().place, "3:5");
}

} // namespace
} // namespace mh
