#include "core/timeline/intensity.h"
#include "core/timeline/intensity.h"
#include "tests/core/timeline/laid_out.h"

namespace mh {
namespace {

TEST(LaidLines, GivesALineOfFourSecondsNinetySixFrames) {
    Piece piece;
    piece.beat(1).line->seconds = 4;
    const Timeline timeline = piece.laid();
    EXPECT_EQ(frames_in(timeline.shots[1].range, 24).count(), 96);
    EXPECT_EQ(timeline.lines[0].range, timeline.shots[1].range);
    EXPECT_NEAR(timeline.lines[0].words.back().range.end, timeline.lines[0].range.end, 1e-9);
}

TEST(LaidLines, KeepsLinesInTheirShotsAndWordsInTheirLines) {
    const Timeline timeline = Piece().laid();
    ASSERT_EQ(timeline.lines.size(), 2u);
    for (std::size_t i = 0; i < 2; ++i) {
        const Line& line = timeline.lines[i];
        const Shot& over = timeline.shots[i + 1];
        EXPECT_GE(line.range.start, over.range.start);
        EXPECT_LE(line.range.end, over.range.end);
        for (const Word& word : line.words) {
            EXPECT_GE(word.range.start, line.range.start - 1e-9);
            EXPECT_LE(word.range.end, line.range.end + 1e-9);
        }
        const Actor& speaker = actor(timeline, line.actor);
        EXPECT_EQ(speaker.speaking.at(0).range, line.range);
        EXPECT_EQ(speaker.mouths.front().time, line.range.start);
        EXPECT_EQ(speaker.mouths.back().time, line.range.end);
    }
    EXPECT_EQ(timeline.lines[0].words.size(), 8u);
}

TEST(LaidLines, AddsTheVolumeToTheFeelingsIntensityExactly) {
    constexpr std::array<double, volume_count> additions{-0.30, -0.15, 0, 0.15, 0.30};
    for (std::size_t e = 0; e < emotion_count; ++e) {
        for (std::size_t v = 0; v < volume_count; ++v) {
            const double normal = speaking_intensity(static_cast<Emotion>(e), Volume::normal);
            const double said = speaking_intensity(static_cast<Emotion>(e), static_cast<Volume>(v));
            EXPECT_NEAR(said - normal, additions[v], 1e-12) << emotion_names[e] << volume_names[v];
            EXPECT_GE(said, 0);
            EXPECT_LE(said, 1);
        }
    }
    Piece piece;
    piece.beat(1).line->reading.feeling = Emotion::excited;
    const double normal = actor(piece.laid(), "otto").speaking[0].intensity;
    piece.beat(1).line->reading.volume = Volume::loud;
    EXPECT_NEAR(actor(piece.laid(), "otto").speaking[0].intensity, normal + 0.15, 1e-12);
}

TEST(LaidLines, ThinsBeatsToAboutTwoASecond) {
    const Timeline timeline = Piece().laid();
    const Speaking& speaking = actor(timeline, "otto").speaking[0];
    ASSERT_GE(speaking.beats.size(), 2u);
    for (std::size_t i = 0; i < speaking.beats.size(); ++i) {
        EXPECT_TRUE(speaking.range.contains(speaking.beats[i]));
        if (i > 0) {
            EXPECT_GE(speaking.beats[i] - speaking.beats[i - 1], 0.42 - 1e-9);
        }
    }
}

TEST(LaidLines, StartsDualDialogueTogether) {
    Piece piece;
    piece.beat(2).line->with_previous = true;
    piece.beat(2).line->text = "Put that thing back in the sea before it wakes and eats us all.";
    const Timeline timeline = piece.laid();
    EXPECT_EQ(timeline.lines[0].range.start, timeline.lines[1].range.start);
    EXPECT_GE(timeline.shots.back().range.end, timeline.lines[1].range.end);
    piece.beat(2).line->text = "No.";
    const Timeline shorter = piece.laid();
    EXPECT_EQ(shorter.lines[0].range.start, shorter.lines[1].range.start);
    EXPECT_EQ(shorter.shots.size(), 2u) << "a shot with no time of its own is left out";
    EXPECT_EQ(std::llround(shorter.shots.back().range.end * 24), shorter.frames);
}

TEST(LaidLines, TurnsEyesToWhoeverSpeaksUnlessDirectedElsewhere) {
    Piece piece;
    const auto target_at = [](const Actor& actor, Seconds t) {
        Target target;
        for (const Look& look : actor.looks)
            if (look.range.contains(t))
                target = look.target;
        return target;
    };
    const Timeline plain = piece.laid();
    const Seconds middle = (plain.lines[0].range.start + plain.lines[0].range.end) / 2;
    EXPECT_EQ(target_at(actor(plain, "chief"), middle).character, "otto");
    EXPECT_EQ(target_at(actor(plain, "otto"), middle).character, "chief");
    DirectedLook look;
    look.character = "chief";
    look.target.kind = Target::Kind::camera;
    piece.beat(1).looks = {look};
    EXPECT_EQ(target_at(actor(piece.laid(), "chief"), middle).kind, Target::Kind::camera);
}

TEST(LaidLines, KeysTheFaceALittleBeforeTheLine) {
    Piece piece;
    piece.beat(1).line->reading.feeling = Emotion::excited;
    const Timeline timeline = piece.laid();
    const std::vector<ExpressionKey>& keys = actor(timeline, "otto").expressions;
    const auto key = std::find_if(keys.begin(), keys.end(), [](const ExpressionKey& k) {
        return k.emotion == Emotion::excited;
    });
    ASSERT_NE(key, keys.end());
    EXPECT_NEAR(timeline.lines[0].range.start - key->time, 0.2, 1e-9);
}

} // namespace
} // namespace mh
