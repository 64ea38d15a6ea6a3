#include "widgets/viewport/viewport.h"

#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <QWheelEvent>
#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

QImage noise(QSize size) {
    std::mt19937 random(7);
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, 0xff000000 | (random() & 0xffffff));
    return image;
}

TEST(Viewport, ShowsAFrameOfItsSizePixelForPixel) {
    Viewport viewport;
    viewport.resize(321, 200);
    viewport.setPictureShape({16, 9});
    ASSERT_EQ(viewport.wholeSize(), QSize(321, 180));
    ASSERT_EQ(viewport.seenRect(), QRect(0, 0, 321, 180));
    const QImage frame = noise(viewport.wholeSize());
    viewport.setFrame(frame);
    const QImage grabbed = viewport.grab(viewport.pictureRect().toRect()).toImage();
    EXPECT_EQ(grabbed.convertToFormat(QImage::Format_RGB32), frame);
}

TEST(Viewport, FitsThePictureAndCentresIt) {
    for (const QSize room : {QSize(640, 480), QSize(1600, 200), QSize(33, 900), QSize(1, 1)}) {
        Viewport viewport;
        viewport.setMinimumSize(1, 1);
        viewport.resize(room);
        viewport.setPictureShape({1280, 720});
        const QRectF rect = viewport.pictureRect();
        EXPECT_TRUE(QRectF(viewport.rect()).contains(rect));
        EXPECT_NEAR(rect.width() / rect.height(), 16.0 / 9, 16.0 / 9 / rect.height() + 0.05)
            << room.width() << "x" << room.height();
        EXPECT_TRUE(rect.width() >= room.width() - 1 || rect.height() >= room.height() - 1);
        EXPECT_NEAR(rect.center().x(), room.width() / 2.0, 1);
        EXPECT_NEAR(rect.center().y(), room.height() / 2.0, 1);
    }
}

TEST(Viewport, AsksForAnotherFrameOnlyWhenItsSizeChanges) {
    Viewport viewport;
    viewport.setPictureShape({16, 9});
    viewport.resize(320, 180);
    viewport.grab();
    int asked = 0;
    QObject::connect(&viewport, &Viewport::frameWanted, [&] { ++asked; });
    viewport.resize(640, 360);
    viewport.grab();
    EXPECT_EQ(asked, 1);
    viewport.resize(640, 380);
    viewport.grab();
    EXPECT_EQ(asked, 1) << "only the letterbox grew";
}

TEST(Viewport, HandsBackTheFrameBefore) {
    Viewport viewport;
    viewport.setPictureShape({16, 9});
    const QImage first = noise({16, 9});
    viewport.setFrame(first);
    EXPECT_EQ(viewport.exchangeFrame(noise({32, 18})), first);
}

class EnlargedViewport : public testing::Test {
  protected:
    EnlargedViewport() {
        viewport.resize(320, 180);
        viewport.setPictureShape({16, 9});
        viewport.show();
        QObject::connect(&viewport, &Viewport::frameWanted, [this] { ++wanted; });
    }
    void wheel(QPoint at, int turn) {
        QWheelEvent event(at, viewport.mapToGlobal(at), {}, {0, turn}, {}, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&viewport, &event);
    }
    void drag(QPoint from, QPoint to, Qt::MouseButton button, Qt::KeyboardModifiers keys = {}) {
        QTest::mousePress(&viewport, button, keys, from);
        QMouseEvent move(QEvent::MouseMove, to, viewport.mapToGlobal(to), Qt::NoButton, button,
                         keys);
        QApplication::sendEvent(&viewport, &move);
        QTest::mouseRelease(&viewport, button, keys, to);
    }

    Viewport viewport;
    int wanted = 0;
};

TEST_F(EnlargedViewport, WantsThePartUnderTheMouse) {
    wheel({319, 179}, 3 * 120);
    EXPECT_EQ(wanted, 1);
    EXPECT_EQ(viewport.wholeSize(), QSize(625, 352));
    EXPECT_EQ(viewport.seenRect().size(), QSize(320, 180));
    EXPECT_EQ(viewport.pictureRect(), QRectF(0, 0, 320, 180));
    EXPECT_GT(viewport.seenRect().left(), 300);
    EXPECT_GT(viewport.seenRect().top(), 169);
}

TEST_F(EnlargedViewport, IsPulledByTheMiddleButtonAndByAlt) {
    viewport.zoomBy(4);
    const QRect before = viewport.seenRect();
    drag({100, 100}, {130, 80}, Qt::MiddleButton);
    EXPECT_EQ(viewport.seenRect(), before.translated(-30, 20));
    drag({130, 80}, {100, 100}, Qt::LeftButton, Qt::AltModifier);
    EXPECT_EQ(viewport.seenRect(), before);
    drag({100, 100}, {130, 80}, Qt::LeftButton);
    EXPECT_EQ(viewport.seenRect(), before) << "the left button alone is no pull";
}

TEST_F(EnlargedViewport, FitsAgain) {
    viewport.zoomBy(4);
    drag({100, 100}, {130, 80}, Qt::MiddleButton);
    viewport.fit();
    EXPECT_EQ(viewport.seenRect(), QRect(0, 0, 320, 180));
    EXPECT_EQ(viewport.wholeSize(), QSize(320, 180));
}

TEST_F(EnlargedViewport, ShowsItsPartPixelForPixel) {
    viewport.zoomBy(3);
    const QImage part = noise(viewport.seenRect().size());
    viewport.setFrame(part);
    const QRect below(0, 60, 320, 120); // under the word that says how far it is enlarged
    EXPECT_EQ(viewport.grab(below).toImage().convertToFormat(QImage::Format_RGB32),
              part.copy(below));
}

TEST(Viewport, ShowsItsHintWhereThereIsNoPicture) {
    Viewport viewport;
    viewport.resize(300, 200);
    const QImage empty = viewport.grab().toImage();
    viewport.setHint("Open something");
    EXPECT_NE(viewport.grab().toImage(), empty);
}

} // namespace
} // namespace mh
