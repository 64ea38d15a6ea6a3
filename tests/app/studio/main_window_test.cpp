#include "app/studio/error_bar.h"
#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "core/base/file.h"
#include "core/timeline/compile.h"
#include "core/timeline/timeline_file.h"
#include "tests/support/example.h"
#include "widgets/audit/audit_table.h"
#include "widgets/dials/marked_slider.h"
#include "widgets/plots/plots.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/viewport/viewport.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDockWidget>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <gtest/gtest.h>

namespace mh {
namespace {

class Studio : public testing::Test {
  protected:
    Studio() {
        window.resize(1200, 800);
        window.show();
        QApplication::setActiveWindow(&window);
    }
    QString write(const Timeline& timeline) {
        const QString path = folder.filePath(QString::fromStdString(timeline.episode) + ".json");
        EXPECT_TRUE(write_timeline(path.toStdString(), timeline));
        return path;
    }
    void open(const Timeline& timeline) {
        int shown = 0;
        const auto before = window.document().performance();
        const auto seen =
            QObject::connect(&window.liveFrame(), &LiveFrame::shown, [&](Frame) { ++shown; });
        window.open(write(timeline));
        EXPECT_TRUE(QTest::qWaitFor([&] {
            return window.document().performance() != before && shown > 0 &&
                   window.document().audit();
        })) << error();
        QObject::disconnect(seen);
    }
    std::string error() { return part<ErrorBar>()->text().toStdString(); }
    template <typename T>
    T* part() {
        return window.findChild<T*>();
    }
    Frame frame() { return window.document().frame(); }
    void settle() { QTest::qWait(50); }

    QTemporaryDir folder;
    const bool remembers_no_speech = qputenv("XDG_CACHE_HOME", folder.filePath("cache").toUtf8());
    MainWindow window;
};

TEST_F(Studio, ShowsTheRendersPixels) {
    open(example_timeline());
    window.document().setFrame(77);
    settle();
    auto* viewport = part<Viewport>();
    const QSize size = viewport->wholeSize();
    FrameRequest request;
    request.t = 77.0 / 24;
    request.size = {size.width(), size.height()};
    request.dials = window.document().dials();
    FrameMemory memory;
    QImage image;
    make_frame(*window.document().performance(), request, memory, image);
    const QImage grabbed = viewport->grab(viewport->pictureRect().toRect()).toImage();
    EXPECT_EQ(grabbed.convertToFormat(QImage::Format_RGB32),
              image.convertToFormat(QImage::Format_RGB32));
}

TEST_F(Studio, KeepsWhatIsOpenWhenAnotherCannotBeOpened) {
    open(example_timeline());
    window.document().setFrame(50);
    const auto before = window.document().performance();
    const QString broken = folder.filePath("broken.json");
    QFile file(broken);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": ");
    file.close();
    for (const QString& path : {broken, folder.filePath("missing.fountain"), folder.path()}) {
        part<ErrorBar>()->hide();
        window.open(path);
        ASSERT_TRUE(QTest::qWaitFor([&] { return !error().empty(); })) << path.toStdString();
        EXPECT_NE(error().find(QFileInfo(path).fileName().toStdString()), std::string::npos);
        EXPECT_EQ(error().find('\n'), std::string::npos);
        EXPECT_EQ(window.document().performance(), before);
        EXPECT_EQ(frame(), 50);
    }
    open(bare_timeline(5));
    EXPECT_TRUE(error().empty()) << "a good one closes the bar";
}

TEST_F(Studio, TakesKeysWhereverTheFocusIs) {
    open(example_timeline());
    Frame at = 0;
    for (QWidget* focus :
         {static_cast<QWidget*>(part<Viewport>()), static_cast<QWidget*>(part<TimelineStrip>()),
          static_cast<QWidget*>(part<QTableView>()), static_cast<QWidget*>(&window)}) {
        focus->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        EXPECT_EQ(frame(), ++at) << focus->metaObject()->className();
    }
    const auto key = [&](Qt::Key k, Qt::KeyboardModifiers with = {}) {
        QTest::keyClick(QApplication::focusWidget(), k, with);
        return frame();
    };
    EXPECT_EQ(key(Qt::Key_Right, Qt::ShiftModifier), at + 10);
    EXPECT_EQ(key(Qt::Key_Right, Qt::ControlModifier), at + 34);
    EXPECT_EQ(key(Qt::Key_Left), at + 33);
    EXPECT_EQ(key(Qt::Key_End), 239);
    EXPECT_EQ(key(Qt::Key_Up), 120);
    EXPECT_EQ(key(Qt::Key_Up), 0);
    EXPECT_EQ(key(Qt::Key_Down), 120);
    EXPECT_EQ(key(Qt::Key_Home), 0);
    key(Qt::Key_Space);
    EXPECT_TRUE(window.player().playing());
    key(Qt::Key_Space);
    EXPECT_FALSE(window.player().playing());
    key(Qt::Key_J);
    EXPECT_LT(window.player().speed(), 0);
    key(Qt::Key_L);
    key(Qt::Key_L);
    EXPECT_EQ(window.player().speed(), 2);
    key(Qt::Key_K);
    EXPECT_FALSE(window.player().playing());
}

TEST_F(Studio, PlaysBetweenItsMarks) {
    open(example_timeline());
    const auto key = [&](Qt::Key k) { QTest::keyClick(&window, k); };
    window.document().setFrame(60);
    key(Qt::Key_I);
    window.document().setFrame(64);
    key(Qt::Key_BracketRight);
    EXPECT_EQ(window.document().marked(), (FrameRange{60, 65}));
    window.document().setFrame(200);
    key(Qt::Key_Space);
    EXPECT_EQ(frame(), 60) << "it begins at the mark";
    for (int i = 0; i < 12; ++i) {
        QTest::qWait(40);
        EXPECT_TRUE((FrameRange{60, 65}).contains(frame())) << frame();
    }
    key(Qt::Key_K);
    key(Qt::Key_Backslash);
    EXPECT_FALSE(window.document().marked());
    window.document().setFrame(130);
    key(Qt::Key_X);
    EXPECT_EQ(window.document().marked(), (FrameRange{120, 240})) << "the shot";
}

TEST_F(Studio, LeavesATextFieldItsKeys) {
    open(example_timeline());
    window.document().setFrame(20);
    settle();
    auto* field = window.findChild<QSpinBox*>("frame");
    field->setFocus();
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Home, Qt::Key_Space, Qt::Key_J, Qt::Key_End})
        QTest::keyClick(field, key);
    EXPECT_EQ(frame(), 20);
    EXPECT_FALSE(window.player().playing());
    QTest::keyClick(field, Qt::Key_Return);
    QTest::keyClick(&window, Qt::Key_Right);
    EXPECT_EQ(frame(), 21) << "the field lets go once its number is entered";
}

TEST_F(Studio, TurnsTheLayerOffWhileItsKeyIsHeld) {
    open(example_timeline());
    part<Viewport>()->setFocus();
    QTest::keyPress(part<Viewport>(), Qt::Key_B);
    EXPECT_EQ(window.document().layer(), Layer::off);
    QTest::keyRelease(part<Viewport>(), Qt::Key_B);
    EXPECT_EQ(window.document().layer(), Layer::on);
}

TEST_F(Studio, PosesDuringADialDragAndAuditsAfterIt) {
    open(example_timeline());
    const auto audit_before = window.document().audit();
    auto* slider = window.findChild<MarkedSlider*>("fidget");
    const auto at = [slider](double value) { return QPoint(qRound(slider->xOf(value)), 10); };
    QTest::mousePress(slider, Qt::LeftButton, {}, at(0.3));
    for (const double value : {0.25, 0.1, 0.0}) {
        QTest::mouseMove(slider, at(value));
        EXPECT_NEAR(window.document().dials().fidget, value, 0.005);
    }
    QTest::mouseRelease(slider, Qt::LeftButton, {}, at(0.0));
    EXPECT_EQ(window.document().undoStack().count(), 1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.document().audit() != audit_before; }));
    EXPECT_EQ(window.document().audit()->dials, window.document().dials());
    window.document().undoStack().undo();
    EXPECT_EQ(window.document().dials(), window.document().savedDials());
    EXPECT_NEAR(slider->value(), window.document().savedDials().fidget, 1e-9);
}

TEST_F(Studio, GoesWhereAnAuditRowPoints) {
    open(example_timeline());
    window.document().setAudit(std::make_shared<const Audit>(example_audit()));
    auto* table = part<AuditTable>()->table();
    const QModelIndex cell = table->model()->index(2, 1);
    QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
    EXPECT_EQ(frame(), 150);
    EXPECT_EQ(window.document().selectedActor(), std::optional<std::size_t>(1));
    QTest::keyClick(&window, Qt::Key_Period);
    EXPECT_EQ(frame(), 156);
    QTest::keyClick(&window, Qt::Key_Comma);
    EXPECT_EQ(frame(), 150);
}

TEST_F(Studio, HoldsPlaybackWhileTheStripIsPressed) {
    open(example_timeline());
    auto* strip = part<TimelineStrip>();
    window.player().play(0, 24, {0, 240}, 1);
    const QPoint there(static_cast<int>(strip->axis().x_of(5)) + 1, 30);
    QTest::mousePress(strip->viewport(), Qt::LeftButton, {}, there);
    const Frame held = frame();
    QTest::qWait(150);
    EXPECT_EQ(frame(), held);
    QTest::mouseRelease(strip->viewport(), Qt::LeftButton, {}, there);
    EXPECT_TRUE(QTest::qWaitFor([&] { return frame() > held; }));
    EXPECT_LT(frame(), held + 48) << "it goes on from where it was let go";
}

TEST_F(Studio, KeepsThePlotsUnderTheStrip) {
    open(example_timeline());
    auto* strip = part<TimelineStrip>();
    auto* plots = part<Plots>();
    strip->setVisibleRange({1, 3});
    emit strip->visibleRangeChanged({1, 3});
    EXPECT_EQ(plots->axis().visible, (TimeRange{1, 3}));
    for (const double t : {1.0, 2.5, 3.0})
        EXPECT_NEAR(strip->mapTo(&window, QPoint()).x() + strip->axis().x_of(t),
                    plots->mapTo(&window, QPoint()).x() + plots->axis().x_of(t), 0.5);
}

TEST_F(Studio, PlaysAnEpisodeOfOneFrame) {
    open(bare_timeline(1));
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Space, Qt::Key_End, Qt::Key_Down,
                              Qt::Key_Period, Qt::Key_F, Qt::Key_L, Qt::Key_K})
        QTest::keyClick(&window, key);
    settle();
    EXPECT_EQ(frame(), 0);
    EXPECT_FALSE(window.grab().isNull());
}

TEST_F(Studio, RefusesAnEpisodeWithoutFrames) {
    open(bare_timeline(1));
    const auto before = window.document().performance();
    window.open(write(bare_timeline(0)));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !error().empty(); }));
    EXPECT_EQ(window.document().performance(), before);
}

TEST_F(Studio, StaysUsableAt640) {
    open(example_timeline());
    window.resize(640, 480);
    settle();
    EXPECT_EQ(window.size(), QSize(640, 480));
    EXPECT_GE(part<Viewport>()->pictureRect().width(), 160);
    for (QWidget* panel :
         {static_cast<QWidget*>(part<Viewport>()), static_cast<QWidget*>(part<TimelineStrip>()),
          static_cast<QWidget*>(part<Plots>()), static_cast<QWidget*>(part<AuditTable>())}) {
        const QRect place(panel->mapTo(&window, QPoint()), panel->size());
        EXPECT_TRUE(window.rect().contains(place)) << panel->metaObject()->className();
    }
}

// So many lines that they are spoken behind.
std::string long_screenplay() {
    std::string text = "INT. ROOM - DAY\n\n";
    for (int i = 0; i < 70; ++i)
        text += (i % 2 ? "BO\n" : "AL\n") + std::string("Well, rope number ") + std::to_string(i) +
                ", then.\n\n";
    return text;
}

TEST_F(Studio, OpensALongScreenplayBeforeItIsSpokenAndStaysAtTheMoment) {
    const std::string path = folder.filePath("long.fountain").toStdString();
    ASSERT_TRUE(write_file(path, long_screenplay()));
    int told = 0;
    std::size_t unspoken = 0;
    std::string shot;
    QObject::connect(&window.opener(), &Opener::speaking, [&](int, int lines) {
        EXPECT_EQ(lines, 70);
        ++told;
    });
    QObject::connect(&window.document(), &Document::opened,
                     [&] { unspoken = window.document().episode().unspoken.size(); });
    window.open(QString::fromStdString(path));
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.document().isOpen(); })) << error();
    EXPECT_EQ(unspoken, 70U);
    const Timeline sketch = *window.document().timeline();
    window.document().setFrame(sketch.frames / 2);
    window.document().setDials({1, 0.02, 0.1}, 1);
    shot = window.document().shot()->id;
    ASSERT_TRUE(QTest::qWaitFor([&] { return window.document().episode().unspoken.empty(); }));
    EXPECT_EQ(told, 70);
    EXPECT_EQ(window.document().shot()->id, shot);
    EXPECT_EQ(window.document().dials(), (IdleDials{1, 0.02, 0.1}));
    const Show show = *show_around_screenplay(path);
    SpeechMemory fresh;
    EXPECT_EQ(*window.document().timeline(), *compile_episode(show, show.episodes[0], fresh));
}

} // namespace
} // namespace mh
