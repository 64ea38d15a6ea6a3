#include "widgets/transport/timecode.h"
#include "widgets/transport/transport.h"

#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <gtest/gtest.h>

namespace mh {
namespace {

class TransportBar : public testing::Test {
  protected:
    TransportBar() {
        bar.resize(1000, 40);
        bar.setLength(240, 24);
        bar.show();
    }
    QToolButton* button(const char* name) { return bar.findChild<QToolButton*>(name); }
    QString label(const char* name) { return bar.findChild<QLabel*>(name)->text(); }

    Transport bar;
};

TEST_F(TransportBar, AsksForStepsAndEnds) {
    int stepped = 0;
    int first = 0;
    int last = 0;
    int toggled = 0;
    QObject::connect(&bar, &Transport::stepped, [&](int by) { stepped += by; });
    QObject::connect(&bar, &Transport::firstWanted, [&] { ++first; });
    QObject::connect(&bar, &Transport::lastWanted, [&] { ++last; });
    QObject::connect(&bar, &Transport::playToggled, [&] { ++toggled; });
    for (const char* name : {"forward", "forward", "forward", "back", "first", "last", "play"})
        QTest::mouseClick(button(name), Qt::LeftButton);
    EXPECT_EQ(stepped, 2);
    EXPECT_EQ(first, 1);
    EXPECT_EQ(last, 1);
    EXPECT_EQ(toggled, 1);
}

TEST_F(TransportBar, ShowsTheFrameWithoutAskingForIt) {
    int asked = 0;
    QObject::connect(&bar, &Transport::frameEntered, [&](Frame) { ++asked; });
    bar.setFrame(100);
    EXPECT_EQ(bar.findChild<QSpinBox*>("frame")->value(), 100);
    EXPECT_EQ(label("timecode"), "00:00:04:04");
    EXPECT_EQ(asked, 0);
}

TEST_F(TransportBar, TakesATypedFrameNumber) {
    Frame entered = -1;
    QObject::connect(&bar, &Transport::frameEntered, [&](Frame frame) { entered = frame; });
    auto* field = bar.findChild<QSpinBox*>("frame");
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "123");
    EXPECT_EQ(entered, -1) << "nothing moves while digits are typed";
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_EQ(entered, 123);
}

TEST_F(TransportBar, SaysWhenPlaybackDropsFrames) {
    EXPECT_EQ(label("rate"), "24 fps");
    bar.setPlaying(true);
    bar.setMeasuredRate(23.96, 0);
    EXPECT_FALSE(label("rate").contains("dropped"));
    bar.setMeasuredRate(12.04, 5);
    EXPECT_TRUE(label("rate").contains("12.0 of 24"));
    EXPECT_TRUE(label("rate").contains("5 dropped"));
    bar.setPlaying(false);
    EXPECT_EQ(label("rate"), "24 fps");
}

TEST_F(TransportBar, HoldsAnEmptyEpisode) {
    bar.setLength(0, 24);
    EXPECT_FALSE(bar.findChild<QSpinBox*>("frame")->isEnabled());
    bar.setLength(1, 24);
    EXPECT_TRUE(bar.findChild<QSpinBox*>("frame")->isEnabled());
    EXPECT_EQ(bar.findChild<QSpinBox*>("frame")->maximum(), 0);
}

TEST(Timecode, CountsFramesWithinSeconds) {
    EXPECT_EQ(timecode(0, 24), "00:00:00:00");
    EXPECT_EQ(timecode(23, 24), "00:00:00:23");
    EXPECT_EQ(timecode(24, 24), "00:00:01:00");
    EXPECT_EQ(timecode(25 * 3661 + 7, 25), "01:01:01:07");
    EXPECT_EQ(timecode(24, 23.976), "00:00:01:00");
}

} // namespace
} // namespace mh
