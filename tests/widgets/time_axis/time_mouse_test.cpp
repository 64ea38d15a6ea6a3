#include "widgets/time_axis/time_mouse.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <gtest/gtest.h>

#include <vector>

namespace mh {
namespace {

class Surface : public QWidget {
  public:
    int presses = 0;

  protected:
    void mousePressEvent(QMouseEvent*) override { ++presses; }
};

// Ten seconds, a hundred pixels each, from x = 50.
class MouseOnTime : public testing::Test {
  protected:
    MouseOnTime() : mouse(surface, [] { return TimeAxis{{0, 10}, 50, 1000}; }) {
        surface.resize(1100, 40);
        surface.show();
        mouse.setLength(240, 24);
        QObject::connect(&mouse, &TimeMouse::scrubbed, [this](Frame f) { frames.push_back(f); });
        QObject::connect(&mouse, &TimeMouse::scrubEnded, [this] { ++ended; });
        QObject::connect(&mouse, &TimeMouse::visibleWanted,
                         [this](const TimeRange& range) { wanted.push_back(range); });
    }
    void moveTo(int x) {
        QMouseEvent move(QEvent::MouseMove, QPointF(x, 9), surface.mapToGlobal(QPointF(x, 9)),
                         Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&surface, &move);
    }
    void wheel(int x, QPoint turn, Qt::KeyboardModifiers keys = {}) {
        QWheelEvent event(QPointF(x, 9), surface.mapToGlobal(QPointF(x, 9)), {}, turn, {}, keys,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&surface, &event);
    }

    Surface surface;
    TimeMouse mouse;
    std::vector<Frame> frames;
    std::vector<TimeRange> wanted;
    int ended = 0;
};

TEST_F(MouseOnTime, LeavesWhatIsBesideTheAxisToTheSurface) {
    QTest::mousePress(&surface, Qt::LeftButton, {}, {20, 9});
    QTest::mouseRelease(&surface, Qt::LeftButton, {}, {20, 9});
    wheel(20, {0, 120});
    EXPECT_EQ(surface.presses, 1);
    EXPECT_TRUE(frames.empty());
    EXPECT_TRUE(wanted.empty());
    QTest::mousePress(&surface, Qt::RightButton, {}, {500, 9});
    EXPECT_EQ(surface.presses, 2);
}

TEST_F(MouseOnTime, ScrubsUntilTheButtonThatBeganIsLetGo) {
    QTest::mousePress(&surface, Qt::LeftButton, {}, {151, 9});
    QTest::mousePress(&surface, Qt::MiddleButton, {}, {300, 9});
    QTest::mouseRelease(&surface, Qt::MiddleButton, {}, {300, 9});
    moveTo(251);
    EXPECT_TRUE(mouse.drags());
    EXPECT_EQ(ended, 0);
    QTest::mouseRelease(&surface, Qt::LeftButton, {}, {251, 9});
    moveTo(400);
    EXPECT_EQ(frames, (std::vector<Frame>{24, 48}));
    EXPECT_EQ(ended, 1);
    EXPECT_TRUE(wanted.empty());
}

TEST_F(MouseOnTime, LetsGoWhenTheLengthChanges) {
    QTest::mousePress(&surface, Qt::LeftButton, {}, {151, 9});
    mouse.setLength(10, 24);
    moveTo(251);
    EXPECT_EQ(frames, std::vector<Frame>{24});
}

TEST_F(MouseOnTime, ZoomsWithTheWheelAndMovesWithShift) {
    wheel(550, {0, 240});
    wheel(550, {0, 240}, Qt::ShiftModifier);
    ASSERT_EQ(wanted.size(), 2U);
    EXPECT_NEAR(wanted[0].duration(), 10 / 1.5625, 1e-9);
    EXPECT_NEAR(wanted[1].duration(), 10, 1e-9);
}

} // namespace
} // namespace mh
