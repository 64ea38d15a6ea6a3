#include "core/base/noise.h"
#include "core/timeline/compile.h"
#include "core/timeline/timeline_file.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>

namespace mh {
namespace {

constexpr std::array<std::string_view, 8> said{"Hello.",
                                               "I was not there, and I can prove it!",
                                               "Who put the kettle in the boat?",
                                               "No...",
                                               "Well, that is one way to see it, I suppose.",
                                               "RUN!",
                                               "There is a great deal more where that came from.",
                                               "(a beat) Fine."};
constexpr std::array<std::string_view, 5> manners{"", "(whispering)\n", "(thumbs up)\n",
                                                  "(backs away, wide-eyed)\n", "(walking)\n"};
constexpr std::array<std::string_view, 3> actions{"", "AL counts on his fingers.\n\n",
                                                  "A long beat.\n\n"};

template <std::size_t N>
std::string_view one_of(const std::array<std::string_view, N>& choices, Seed seed) {
    return choices[static_cast<std::size_t>(seed.unit() * N)];
}

// Two scenes of eight speeches; the line `changed` says something else.
std::string screenplay_of(Seed seed, int changed) {
    std::string text;
    for (int i = 0; i < 16; ++i) {
        const Seed line = seed.with(i);
        if (i % 8 == 0)
            text += "INT. ROOM " + std::to_string(i) + "\n\nAL and BO wait.\n\n";
        text += one_of(actions, line.with("action"));
        text += line.with("who").unit() < 0.5 ? "AL\n" : "BO\n";
        text += one_of(manners, line.with("manner"));
        text += i == changed ? "Something else is said here now.\n\n"
                             : std::string(one_of(said, line.with("words"))) + "\n\n";
    }
    return text;
}

Timeline compiled(const std::string& text) {
    Show show;
    show.id = "shift";
    show.styles = {Style{}};
    show.sets = {plain_set()};
    Episode episode;
    episode.id = "shift";
    episode.screenplay_file = "shift.fountain";
    episode.screenplay = text;
    SpeechMemory memory;
    return compile_episode(show, episode, memory).value();
}

TEST(CompileEpisode, ShiftsWhatFollowsAChangedLineAndChangesNoOther) {
    for (int round = 0; round < 12; ++round) {
        SCOPED_TRACE("seed " + std::to_string(round));
        const Seed seed = Seed{41}.with(round);
        const auto changed = static_cast<std::size_t>(seed.with("changed").unit() * 16);
        const Timeline before = compiled(screenplay_of(seed, -1));
        const Timeline after = compiled(screenplay_of(seed, static_cast<int>(changed)));
        ASSERT_EQ(before.lines.size(), 16u);
        ASSERT_EQ(after.lines.size(), 16u);
        const Seconds shift =
            seconds_of(after.frames, after.fps) - seconds_of(before.frames, before.fps);
        for (std::size_t i = 0; i < 16; ++i) {
            if (i == changed)
                continue;
            SCOPED_TRACE("line " + std::to_string(i) + ", changed " + std::to_string(changed));
            const Line& was = before.lines[i];
            const Line& is = after.lines[i];
            const Seconds by = i > changed ? shift : 0;
            EXPECT_EQ(is.text, was.text);
            EXPECT_EQ(is.reading, was.reading);
            EXPECT_NEAR(is.range.start, was.range.start + by, 1e-9);
            EXPECT_NEAR(is.range.end, was.range.end + by, 1e-9);
            ASSERT_EQ(is.words.size(), was.words.size());
            for (std::size_t k = 0; k < is.words.size(); ++k)
                EXPECT_NEAR(is.words[k].range.start, was.words[k].range.start + by, 1e-9);
        }
    }
}

TEST(CompileEpisode, GivesTheSameBytesTwiceForAnyScreenplay) {
    for (int round = 0; round < 4; ++round) {
        const std::string text = screenplay_of(Seed{42}.with(round), -1);
        EXPECT_EQ(timeline_text(compiled(text)), timeline_text(compiled(text))) << "seed " << round;
    }
}

} // namespace
} // namespace mh
