#include "widgets/viewport/viewport.h"

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
    ASSERT_EQ(viewport.frameSize(), QSize(321, 180));
    const QImage frame = noise(viewport.frameSize());
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
    QObject::connect(&viewport, &Viewport::frameSizeChanged, [&](QSize) { ++asked; });
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

TEST(Viewport, ShowsItsHintWhereThereIsNoPicture) {
    Viewport viewport;
    viewport.resize(300, 200);
    const QImage empty = viewport.grab().toImage();
    viewport.setHint("Open something");
    EXPECT_NE(viewport.grab().toImage(), empty);
}

} // namespace
} // namespace mh
