#include "core/picture/shots_sheet.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

// Two people, one after the other in a shot of his own; Ann beckons in hers.
Timeline two_shots() {
    Timeline timeline;
    timeline.title = "Two";
    timeline.frames = 192;
    for (const std::string id : {"ann", "bo"}) {
        Actor& actor = timeline.actors.emplace_back();
        actor.id = id;
        actor.on_stage = {{0, 8}};
        actor.marks = {{0, {0, 0, 0}, 0}};
        timeline.characters.emplace_back().id = id;
        timeline.characters.back().name = id == "ann" ? "Ann" : "Bo";
    }
    for (int i = 0; i < 2; ++i) {
        Shot& shot = timeline.shots.emplace_back();
        shot.id = i == 0 ? "sh010" : "sh020";
        shot.range = {4.0 * i, 4.0 * (i + 1)};
        shot.subjects = {timeline.actors[static_cast<std::size_t>(i)].id};
        shot.camera = {{shot.range.start, Camera{}}};
    }
    return timeline;
}

Gesture held(Seconds from, Seconds to) {
    Gesture gesture;
    gesture.kind = GestureKind::beckon;
    gesture.prepare = from - 0.3;
    gesture.stroke = from;
    gesture.hold_end = to;
    gesture.release_end = to + 0.3;
    return gesture;
}

Line said(const std::string& actor, const std::string& text, const TimeRange& range) {
    Line line;
    line.id = "l01";
    line.actor = actor;
    line.text = text;
    line.range = range;
    return line;
}

Frame told(const Timeline& timeline, std::size_t shot) {
    return telling_frame(Performance(std::make_shared<const Timeline>(timeline)),
                         timeline.shots[shot]);
}

constexpr Frame a_blink = 12; // the most that shut eyes move it

TEST(TellingFrame, IsTheMiddleOfAShotInWhichNothingHappens) {
    EXPECT_NEAR(static_cast<double>(told(two_shots(), 1)), 144, a_blink);
}

TEST(TellingFrame, IsTheMiddleOfWhatIsSaidLongest) {
    Timeline timeline = two_shots();
    timeline.lines = {said("ann", "No.", {0.2, 0.6}), said("ann", "Not at all.", {2.5, 3.9})};
    EXPECT_NEAR(static_cast<double>(told(timeline, 0)), 76, a_blink);
}

TEST(TellingFrame, IsAHoldRatherThanALineAndTheSubjectsRatherThanAnothers) {
    Timeline timeline = two_shots();
    timeline.lines = {said("ann", "Not at all.", {2.5, 3.9})};
    timeline.actors[1].gestures = {held(3, 3.9)};
    EXPECT_NEAR(static_cast<double>(told(timeline, 0)), 82, a_blink);
    timeline.actors[0].gestures = {held(0.5, 1.0)};
    EXPECT_NEAR(static_cast<double>(told(timeline, 0)), 18, a_blink);
}

TEST(TellingFrame, IsInItsShotWithEyesOpen) {
    Timeline timeline = two_shots();
    constexpr int shots = 64; // of an eighth of a second: some are all blink, most are not
    timeline.shots.clear();
    for (int i = 0; i < shots; ++i) {
        Shot& shot = timeline.shots.emplace_back();
        shot.range = {i / 8.0, (i + 1) / 8.0};
        shot.camera = {{shot.range.start, Camera{}}};
    }
    const Performance performance(std::make_shared<const Timeline>(timeline));
    const auto blinks = [&](Frame frame) {
        for (std::size_t actor = 0; actor < 2; ++actor)
            if (performance.at(actor, seconds_of(frame, timeline.fps), timeline.style.dials)
                    .face.blink > 0.15)
                return true;
        return false;
    };
    int moved = 0;
    for (const Shot& shot : timeline.shots) {
        const FrameRange frames = frames_in(shot.range, timeline.fps);
        const Frame frame = telling_frame(performance, shot);
        ASSERT_TRUE(frames.contains(frame));
        bool all_blink = true;
        for (Frame other = frames.first; other < frames.end; ++other)
            all_blink = all_blink && blinks(other);
        EXPECT_TRUE(all_blink || !blinks(frame)) << frame;
        moved += !all_blink && blinks((frames.first + frames.end) / 2) ? 1 : 0;
    }
    EXPECT_GT(moved, 0); // else the above was of no blink at all
}

TEST(ShotsSheet, HasAPictureForEachShotWithItsNameAndItsWords) {
    Timeline timeline = two_shots();
    timeline.lines = {said("ann", "Not at all.", {2.5, 3.9})};
    const ContactSheet sheet = shots_sheet(Performance(std::make_shared<const Timeline>(timeline)));
    ASSERT_EQ(sheet.pictures.size(), 2u);
    ASSERT_EQ(sheet.words.size(), 3u);
    EXPECT_EQ(sheet.words[0].text, "Two");
    EXPECT_EQ(sheet.words[1].text, "sh010   Ann: Not at all.");
    EXPECT_EQ(sheet.words[2].text, "sh020");
    for (const SheetPicture& picture : sheet.pictures)
        EXPECT_GT(picture.drawing.shapes().size(), 20u);
}

TEST(ShotsSheet, ShortensALongLineToWholeWords) {
    Timeline timeline = two_shots();
    std::string text = "Word";
    for (int i = 0; i < 100; ++i)
        text += " wörd";
    timeline.lines = {said("ann", text, {2.5, 3.9})};
    const std::string label =
        shots_sheet(Performance(std::make_shared<const Timeline>(timeline))).words[1].text;
    EXPECT_LT(label.size(), 90u);
    EXPECT_TRUE(label.ends_with("wörd …")) << label;
}

} // namespace
} // namespace mh
