#include "tests/support/example.h"
#include "widgets/timeline/timeline_strip.h"

#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

namespace mh {
namespace {

class Strip : public testing::Test {
  protected:
    Strip() {
        strip.resize(1078, 220);
        strip.setTimeline(std::make_shared<const Timeline>(example_timeline()));
        strip.show();
        QObject::connect(&strip, &TimelineStrip::scrubStarted, [this] { ++started; });
        QObject::connect(&strip, &TimelineStrip::scrubEnded, [this] { ++ended; });
        QObject::connect(&strip, &TimelineStrip::scrubbed,
                         [this](Frame frame) { frames.push_back(frame); });
    }
    // The middle of a frame's pixels.
    QPoint at(Frame frame, int y = 30) {
        return {static_cast<int>(
                    std::floor(strip.axis().x_of((static_cast<double>(frame) + 0.5) / 24))),
                y};
    }
    void press(QPoint p, Qt::MouseButton b = Qt::LeftButton) {
        QTest::mousePress(strip.viewport(), b, {}, p);
    }
    void moveTo(QPoint p, Qt::MouseButton b = Qt::LeftButton) {
        QMouseEvent move(QEvent::MouseMove, p, strip.viewport()->mapToGlobal(p), Qt::NoButton, b,
                         {});
        QApplication::sendEvent(strip.viewport(), &move);
    }
    void release(QPoint p, Qt::MouseButton b = Qt::LeftButton) {
        QTest::mouseRelease(strip.viewport(), b, {}, p);
    }
    void wheel(QPoint p, int turn, Qt::KeyboardModifiers keys = {}) {
        QWheelEvent event(p, strip.viewport()->mapToGlobal(p), {}, {0, turn}, {}, keys,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(strip.viewport(), &event);
    }

    TimelineStrip strip;
    int started = 0;
    int ended = 0;
    std::vector<Frame> frames;
};

TEST_F(Strip, ScrubsToWhereThePressAndTheDragAre) {
    press(at(50));
    moveTo(at(51));
    moveTo(at(200));
    moveTo(at(3));
    release(at(3));
    moveTo(at(100));
    EXPECT_EQ(frames, (std::vector<Frame>{50, 51, 200, 3}));
    EXPECT_EQ(started, 1);
    EXPECT_EQ(ended, 1);
}

TEST_F(Strip, HoldsADragBeyondItsEnds) {
    press(at(10));
    moveTo({-400, 30});
    moveTo({5000, 30});
    release({5000, 30});
    EXPECT_EQ(frames, (std::vector<Frame>{10, 0, 239}));
}

TEST_F(Strip, ScrubsOverEveryRowButNotOverTheNames) {
    press(at(60, 150));
    release(at(60, 150));
    press({20, 30});
    release({20, 30});
    EXPECT_EQ(frames, std::vector<Frame>{60});
    EXPECT_EQ(started, 1);
}

TEST_F(Strip, ZoomsAtTheMouse) {
    const QPoint mouse = at(120);
    const Seconds before = strip.axis().seconds_at(mouse.x());
    for (int i = 0; i < 5; ++i)
        wheel(mouse, 120);
    EXPECT_LT(strip.visibleRange().duration(), 4);
    EXPECT_NEAR(strip.axis().seconds_at(mouse.x()), before, 1e-6);
    press(at(118));
    EXPECT_EQ(frames, std::vector<Frame>{118});
    release(at(118));
    strip.fitAll();
    EXPECT_NEAR(strip.visibleRange().duration(), 10, 1e-9);
}

TEST_F(Strip, IsPulledByTheMiddleButton) {
    for (int i = 0; i < 5; ++i)
        wheel(at(120), 120);
    const TimeRange before = strip.visibleRange();
    press({500, 60}, Qt::MiddleButton);
    moveTo({560, 60}, Qt::MiddleButton);
    release({560, 60}, Qt::MiddleButton);
    EXPECT_LT(strip.visibleRange().start, before.start);
    EXPECT_NEAR(strip.visibleRange().duration(), before.duration(), 1e-9);
    EXPECT_TRUE(frames.empty());
}

TEST_F(Strip, FollowsThePlayheadOutOfSight) {
    for (int i = 0; i < 8; ++i)
        wheel(at(0), 120);
    int told = 0;
    QObject::connect(&strip, &TimelineStrip::visibleRangeChanged,
                     [&](const TimeRange&) { ++told; });
    strip.setFrame(1);
    EXPECT_EQ(told, 0);
    strip.setFrame(230);
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(strip.visibleRange().contains(230.0 / 24));
}

TEST_F(Strip, MovesThePlayheadAndRepaintsNothingElse) {
    strip.setFrame(10);
    const QImage before = strip.grab().toImage();
    strip.setFrame(150);
    const QImage after = strip.grab().toImage();
    EXPECT_NE(before, after);
    strip.setFrame(10);
    EXPECT_EQ(strip.grab().toImage(), before);
}

TEST_F(Strip, MarksWhatFails) {
    const QImage before = strip.grab().toImage();
    strip.setFindings(findings_of(example_timeline(), example_audit()));
    EXPECT_NE(strip.grab().toImage(), before);
}

TEST_F(Strip, ShadesWhatIsNotPlayed) {
    const auto lightness = [&](Frame frame) {
        return strip.grab().toImage().pixelColor(at(frame, 40)).lightness();
    };
    const int inside = lightness(100);
    const int outside = lightness(30);
    strip.setMarked(FrameRange{90, 118});
    EXPECT_EQ(lightness(100), inside);
    EXPECT_LT(lightness(30), outside);
    strip.setMarked({});
    EXPECT_EQ(lightness(30), outside);
}

TEST_F(Strip, HoldsEpisodesOfOneFrameAndOfNone) {
    for (const Frame count : {0, 1}) {
        frames.clear();
        strip.setTimeline(std::make_shared<const Timeline>(bare_timeline(count)));
        press({500, 30});
        moveTo({900, 30});
        release({900, 30});
        wheel({500, 30}, 120);
        strip.grab();
        EXPECT_EQ(frames, std::vector<Frame>(static_cast<std::size_t>(count * 2), 0));
    }
}

} // namespace
} // namespace mh
