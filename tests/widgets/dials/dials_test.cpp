#include "widgets/dials/dials.h"
#include "widgets/dials/marked_slider.h"

#include <QDoubleSpinBox>
#include <QPushButton>
#include <QTest>
#include <gtest/gtest.h>

namespace mh {
namespace {

class DialPanel : public testing::Test {
  protected:
    DialPanel() {
        panel.resize(400, 160);
        panel.setDials({1, 0.2, 0.1});
        panel.setSavedDials({1, 0.2, 0.1});
        panel.show();
        QObject::connect(&panel, &Dials::dialsChanged, [this](const IdleDials& dials) {
            ++changed;
            last = dials;
        });
        QObject::connect(&panel, &Dials::dialsCommitted, [this] { ++committed; });
    }
    MarkedSlider* slider(const char* name) { return panel.findChild<MarkedSlider*>(name); }
    void drag(const char* name, std::initializer_list<double> values) {
        MarkedSlider* s = slider(name);
        const auto at = [s](double value) { return QPoint(qRound(s->xOf(value)), 10); };
        QTest::mousePress(s, Qt::LeftButton, {}, at(*values.begin()));
        for (const double value : values)
            QTest::mouseMove(s, at(value));
        QTest::mouseRelease(s, Qt::LeftButton, {}, at(*(values.end() - 1)));
    }

    Dials panel;
    int changed = 0;
    int committed = 0;
    IdleDials last;
};

TEST_F(DialPanel, ChangesWithTheDragAndCommitsOnce) {
    drag("fidget", {0.3, 0.25, 0.1});
    EXPECT_GE(changed, 3);
    EXPECT_EQ(committed, 1);
    EXPECT_NEAR(last.fidget, 0.1, 0.005);
    EXPECT_EQ(last.breathing, 1);
    EXPECT_EQ(panel.dials(), last);
}

TEST_F(DialPanel, ReachesOffExactly) {
    drag("fidget", {0.1, -1});
    EXPECT_EQ(last.fidget, 0);
    drag("breathing", {0.1, -1});
    EXPECT_EQ(last.breathing, 0);
}

TEST_F(DialPanel, TakesANumberAsOneChange) {
    auto* number = panel.findChild<QDoubleSpinBox*>("eyeDartsNumber");
    number->setFocus();
    number->selectAll();
    QTest::keyClicks(number, "0.35");
    QTest::keyClick(number, Qt::Key_Return);
    EXPECT_EQ(changed, 1);
    EXPECT_EQ(committed, 1);
    EXPECT_NEAR(last.eye_darts, 0.35, 1e-9);
}

TEST_F(DialPanel, ShowsDialsWithoutTelling) {
    panel.setDials({0.5, 0.7, 0.2});
    EXPECT_EQ(changed, 0);
    EXPECT_EQ(slider("fidget")->value(), 0.7);
    EXPECT_LE(slider("fidget")->xOf(0.7), slider("fidget")->width()) << "beyond the scale's end";
}

TEST_F(DialPanel, GoesBackToTheSavedDials) {
    panel.setSavable(true, {});
    auto* reset = panel.findChild<QPushButton*>("reset");
    auto* save = panel.findChild<QPushButton*>("save");
    EXPECT_FALSE(reset->isEnabled());
    EXPECT_FALSE(save->isEnabled());
    drag("fidget", {0.05});
    EXPECT_TRUE(save->isEnabled());
    QTest::mouseClick(reset, Qt::LeftButton);
    EXPECT_EQ(panel.dials(), (IdleDials{1, 0.2, 0.1}));
    EXPECT_FALSE(save->isEnabled());
}

TEST_F(DialPanel, MarksTheBlankStylesValueWhereTheHandleWouldStand) {
    const MarkedSlider* s = slider("fidget");
    EXPECT_LT(s->xOf(0), s->xOf(IdleDials{}.fidget));
    EXPECT_LT(s->xOf(IdleDials{}.fidget), s->xOf(full_fidget));
    EXPECT_LT(s->xOf(full_fidget), s->xOf(1));
}

} // namespace
} // namespace mh
