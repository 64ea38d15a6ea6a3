#include "tests/support/example.h"
#include "widgets/plots/energy.h"
#include "widgets/plots/plots.h"
#include "widgets/plots/stillness.h"
#include "widgets/plots/visibility.h"

#include <QTest>
#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

class PlotPanel : public testing::Test {
  protected:
    PlotPanel() {
        plots.resize(1078, 300);
        plots.setTimeline(std::make_shared<const Timeline>(example_timeline()));
        plots.setAudit(std::make_shared<const Audit>(example_audit()));
        plots.show();
        QObject::connect(&plots, &Plots::scrubbed, [this](Frame f) { frames.push_back(f); });
    }
    QPoint at(Frame frame, int y) {
        return {static_cast<int>(plots.axis().x_of((static_cast<double>(frame) + 0.5) / 24)), y};
    }

    Plots plots;
    std::vector<Frame> frames;
};

TEST_F(PlotPanel, ScrubsFromEachOfItsPlots) {
    for (const int y : {40, 150, 260})
        QTest::mouseClick(plots.plot(), Qt::LeftButton, {}, at(100, y));
    EXPECT_EQ(frames, (std::vector<Frame>{100, 100, 100}));
}

TEST_F(PlotPanel, SaysTheValuesAtTheCursor) {
    plots.setFrame(160);
    EXPECT_TRUE(plots.valueAtCursor(0).contains("Chief still 0.46 of 2.25 s"))
        << plots.valueAtCursor(0).toStdString();
    EXPECT_TRUE(plots.valueAtCursor(1).contains("Otto 0.80"));
    EXPECT_TRUE(plots.valueAtCursor(1).contains("Chief -0.30"));
    EXPECT_TRUE(plots.valueAtCursor(2).contains("cut by the edge"));
    plots.setFrame(230);
    EXPECT_TRUE(plots.valueAtCursor(0).isEmpty());
    EXPECT_TRUE(plots.valueAtCursor(2).isEmpty());
}

TEST_F(PlotPanel, MovesTheCursorAndNothingElse) {
    const QImage before = plots.grab().toImage();
    plots.setFrame(230);
    const QImage after = plots.grab().toImage();
    ASSERT_NE(before, after);
    const int there = static_cast<int>(plots.axis().x_of(230.0 / 24));
    for (int x = 0; x < 400; ++x) // left of the values, right of the first cursor's place
        for (int y = 20; y < 90; y += 7)
            if (x > plots.axis().left_px + 1 && std::abs(x - there) > 2) {
                EXPECT_EQ(before.pixel(x, y), after.pixel(x, y)) << x << "," << y;
            }
}

TEST_F(PlotPanel, ShowsTheRangeItIsGiven) {
    plots.setVisibleRange({2, 4});
    EXPECT_EQ(plots.axis().visible, (TimeRange{2, 4}));
    QTest::mouseClick(plots.plot(), Qt::LeftButton, {}, at(60, 40));
    EXPECT_EQ(frames, std::vector<Frame>{60});
}

// Of each row of pixels under the last plot, the letters' longest run without a gap of 6 pixels.
TEST_F(PlotPanel, KeepsTheRulersNumbersApartAfterItIsNarrowed) {
    plots.resize(300, 300);
    const QImage seen = plots.grab().toImage();
    const QRgb ground = seen.pixel(seen.width() - 2, seen.height() - 2);
    int run = 0;
    int empty = 0;
    for (int x = 0; x < seen.width(); ++x) {
        bool ink = false;
        for (int y = seen.height() - 14; y < seen.height(); ++y)
            ink = ink || seen.pixel(x, y) != ground;
        empty = ink ? 0 : empty + 1;
        run = empty > 5 ? 0 : run + 1;
        EXPECT_LT(run, 60) << "at " << x;
    }
}

TEST_F(PlotPanel, HoldsEpisodesOfOneFrameAndOfNone) {
    for (const Frame count : {0, 1}) {
        plots.setTimeline(std::make_shared<const Timeline>(bare_timeline(count)));
        plots.setAudit(std::make_shared<const Audit>());
        plots.setFrame(0);
        QTest::mouseClick(plots.plot(), Qt::LeftButton, {}, {500, 40});
        EXPECT_FALSE(plots.grab().isNull());
    }
}

TEST(StillnessPlot, HatchesWhatFailsAndLiftsItOverTheLimit) {
    const Timeline timeline = example_timeline();
    const Audit audit = example_audit();
    const Lanes lanes = speaking_lanes(timeline, audit);
    const double limit = still_height(AuditLimits{}.still_seconds);
    int hatched = 0;
    for (const PlotSpan& span : stillness_spans(timeline, audit, lanes)) {
        if (span.fill != PlotSpan::Fill::hatched)
            continue;
        ++hatched;
        EXPECT_GT(span.top - *lanes.bottom_of(1), limit);
    }
    EXPECT_EQ(hatched, 1);
}

TEST(StillnessPlot, KeepsEveryBoxInItsLane) {
    for (const double seconds : {0.0, 0.25, 2.0, 2.5, 60.0}) {
        EXPECT_GE(still_height(seconds), 0);
        EXPECT_LE(still_height(seconds), 1);
    }
    EXPECT_LT(still_height(1), still_height(AuditLimits{}.still_seconds));
}

TEST(VisibilityPlot, TellsSeenFromCutByFillAsWellAsColour) {
    const Timeline timeline = example_timeline();
    const auto spans = visibility_spans(timeline, example_audit(), gesture_lanes(timeline));
    const auto count = [&](PlotSpan::Fill fill) {
        return std::count_if(spans.begin(), spans.end(),
                             [fill](const PlotSpan& span) { return span.fill == fill; });
    };
    EXPECT_EQ(count(PlotSpan::Fill::plain), 1);
    EXPECT_EQ(count(PlotSpan::Fill::hatched), 1);
    EXPECT_EQ(count(PlotSpan::Fill::outline), 2) << "the whole of each gesture";
}

TEST(EnergyPlot, KeepsItsScaleWhenOneFrameJumps) {
    Audit audit = example_audit();
    const double before = motion_scale_px(audit);
    audit.actors[0].body_px[100] = 900;
    EXPECT_NEAR(motion_scale_px(audit), before, 0.5);
    EXPECT_GE(motion_scale_px(Audit{}), 1);
}

} // namespace
} // namespace mh
