#include "widgets/paint/paint.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Drawing square(double from, double to, Colour colour) {
    Drawing drawing;
    drawing.begin({});
    drawing.current().fill = colour;
    drawing.move_to({from, from});
    drawing.line_to({to, from});
    drawing.line_to({to, to});
    drawing.line_to({from, to});
    drawing.close();
    return drawing;
}

TEST(Paint, FillsWhatAPathEncloses) {
    QImage image;
    paint(square(10, 20, {200, 100, 50}), QSize(32, 32), image);
    EXPECT_EQ(image.pixelColor(15, 15), QColor(200, 100, 50));
    EXPECT_EQ(image.pixelColor(5, 15), QColor(0, 0, 0));
}

TEST(Paint, CoversHalfAPixelByHalf) {
    QImage image;
    paint(square(10.5, 20, {255, 255, 255}), QSize(32, 32), image);
    EXPECT_NEAR(image.pixelColor(10, 15).red(), 128, 2);
}

TEST(Paint, RunsAGradientFromEndToEnd) {
    Drawing drawing = square(0, 32, {0, 0, 0});
    drawing.current().gradient = Gradient{{0, 0}, {0, 32}, {255, 255, 255}};
    QImage image;
    paint(drawing, QSize(32, 32), image);
    EXPECT_LT(image.pixelColor(16, 0).red(), 12);
    EXPECT_NEAR(image.pixelColor(16, 16).red(), 128, 8);
    EXPECT_GT(image.pixelColor(16, 31).red(), 243);
}

TEST(Paint, KeepsTheMemoryOfAnImageOfTheSameSize) {
    QImage image;
    paint(square(0, 8, {1, 2, 3}), QSize(16, 16), image);
    const uchar* before = image.constBits();
    paint(square(0, 8, {3, 2, 1}), QSize(16, 16), image);
    EXPECT_EQ(image.constBits(), before);
}

} // namespace
} // namespace mh
