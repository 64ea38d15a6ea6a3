#include "core/base/file.h"
#include "core/show/strict_json.h"
#include "core/speech/wav.h"
#include "core/timeline/compile.h"
#include "core/timeline/recordings.h"
#include "core/timeline/timeline_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <unistd.h>

namespace mh {
namespace {

// A show on the disk with one episode, whose first line is recorded.
class RecordedShow : public testing::Test {
  protected:
    RecordedShow() {
        std::filesystem::create_directories(episode);
        std::filesystem::create_directories(folder / "styles");
        put(folder / "show.json",
            R"({"title": "Recorded", "fps": 24, "style": "blank", "seed": 1})");
        put(folder / "styles/blank.json", to_text(to_json(Style{})));
        put(episode / "episode.fountain",
            "INT. ROOM - DAY\n\nAL\nHello there, Bo.\n\nBO\nHello.\n");
        direct(R"({"cues": "takes/l01.tsv", "sound": "takes/l01.wav"})");
        std::filesystem::create_directories(episode / "takes");
        put(episode / "takes/l01.tsv", "0.00\tX\n0.50\tD\n1.00\tA\n1.25\tX\n");
        put(episode / "takes/l01.wav",
            wav_header(33075, 22050) + wav_samples(std::vector<float>(33075, 0.25F)));
    }
    ~RecordedShow() override { std::filesystem::remove_all(folder); }

    static void put(const std::filesystem::path& file, const std::string& text) {
        ASSERT_TRUE(write_file(file, text).has_value());
    }
    void direct(const std::string& recording, const std::string& more = "") {
        put(episode / "direction.json",
            R"({"lines": {"l01": {"recording": )" + recording + more + "}}}");
    }
    [[nodiscard]] Result<Timeline> compiled() const {
        const Result<Show> show = read_show(folder);
        if (!show)
            return fail(show.error());
        SpeechMemory memory;
        return compile_episode(*show, show->episodes[0], memory);
    }
    void expect_refused(const std::string& said) {
        const Result<Timeline> timeline = compiled();
        ASSERT_FALSE(timeline.has_value()) << said;
        EXPECT_NE(to_string(timeline.error()).find(said), std::string::npos)
            << to_string(timeline.error());
    }

    std::filesystem::path folder = std::filesystem::temp_directory_path() /
                                   ("movinghold-recorded-" + std::to_string(getpid()));
    std::filesystem::path episode = folder / "episodes/one";
};

TEST_F(RecordedShow, HasItsLineAsLongAsTheRecordingWithTheCuesMouths) {
    const Result<Timeline> timeline = compiled();
    ASSERT_TRUE(timeline.has_value()) << to_string(timeline.error());
    const Line& line = timeline->lines[0];
    EXPECT_NEAR(line.range.duration(), 1.5, 1e-9);
    EXPECT_EQ(line.recording, "episodes/one/takes/l01.wav");
    EXPECT_EQ(timeline->lines[1].recording, "");
    EXPECT_NEAR(line.words.front().range.start, line.range.start + 0.5, 1e-9);
    const std::vector<MouthKey>& mouths = timeline->actors[0].mouths;
    EXPECT_NE(
        std::find(mouths.begin(), mouths.end(), MouthKey{line.range.start + 1, MouthShape::A}),
        mouths.end());
    EXPECT_EQ(*parse_timeline(timeline_text(*timeline), "a.json"), *timeline);
}

TEST_F(RecordedShow, SoundsAsItWasRecorded) {
    const Timeline timeline = *compiled();
    const Result<RecordedSounds> recorded = read_recorded_sounds(timeline, folder);
    ASSERT_TRUE(recorded.has_value()) << to_string(recorded.error());
    const Waveform sound = scratch_dialogue(timeline, timeline.lines[0].range, *recorded);
    EXPECT_NEAR(sound.samples[sound.samples.size() / 2], 0.25, 0.01);
    std::filesystem::remove(episode / "takes/l01.wav");
    EXPECT_FALSE(read_recorded_sounds(timeline, folder).has_value());
}

TEST_F(RecordedShow, IsAsLongAsItsCuesWithoutASound) {
    direct(R"({"cues": "takes/l01.tsv"})");
    const Timeline timeline = *compiled();
    EXPECT_NEAR(timeline.lines[0].range.duration(), 1.25, 1e-9);
    EXPECT_EQ(timeline.lines[0].recording, "");
}

TEST_F(RecordedShow, IsRefusedWithThePlaceOfTheFault) {
    put(episode / "takes/l01.tsv", "0.00\tX\n0.50\tQ\n");
    expect_refused("l01.tsv:2:1");
    direct(R"({"cues": "takes/none.tsv"})");
    expect_refused("direction.json /lines/l01/recording");
    direct(R"({"cues": "../two/l01.tsv"})");
    expect_refused("/lines/l01/recording/cues");
    direct(R"({"cues": "/etc/passwd"})");
    expect_refused("/lines/l01/recording/cues");
    direct(R"({"sound": "takes/l01.wav"})");
    expect_refused("\"cues\" is missing");
    direct(R"({"cues": "takes/l01.tsv"})", R"(, "seconds": 2)");
    expect_refused("as long as its recording");
    put(episode / "takes/l01.tsv", "0.00\tX\n0.50\tA\n");
    put(episode / "takes/l01.wav", "no sound");
    direct(R"({"cues": "takes/l01.tsv", "sound": "takes/l01.wav"})");
    expect_refused("l01.wav: this is no WAV file");
}

} // namespace
} // namespace mh
