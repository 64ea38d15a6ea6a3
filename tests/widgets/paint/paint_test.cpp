#include "widgets/paint/paint.h"

#include <QPainter>
#include <gtest/gtest.h>

#include <random>

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
    paint(square(10, 20, {200, 100, 50}), QRect(0, 0, 32, 32), image);
    EXPECT_EQ(image.pixelColor(15, 15), QColor(200, 100, 50));
    EXPECT_EQ(image.pixelColor(5, 15), QColor(0, 0, 0));
}

TEST(Paint, CoversHalfAPixelByHalf) {
    QImage image;
    paint(square(10.5, 20, {255, 255, 255}), QRect(0, 0, 32, 32), image);
    EXPECT_NEAR(image.pixelColor(10, 15).red(), 128, 2);
}

TEST(Paint, RunsAGradientFromEndToEnd) {
    Drawing drawing = square(0, 32, {0, 0, 0});
    drawing.current().gradient = Gradient{{0, 0}, {0, 32}, {255, 255, 255}, false};
    QImage image;
    paint(drawing, QRect(0, 0, 32, 32), image);
    EXPECT_LT(image.pixelColor(16, 0).red(), 12);
    EXPECT_NEAR(image.pixelColor(16, 16).red(), 128, 8);
    EXPECT_GT(image.pixelColor(16, 31).red(), 243);
}

TEST(Paint, RunsARoundGradientFromItsMiddleToItsRim) {
    Drawing drawing = square(0, 32, {0, 0, 0});
    drawing.current().gradient = Gradient{{16, 16}, {16, 0}, {255, 255, 255}, true};
    QImage image;
    paint(drawing, QRect(0, 0, 32, 32), image);
    EXPECT_LT(image.pixelColor(16, 16).red(), 20);
    for (const QPoint half : {QPoint(8, 16), QPoint(24, 16), QPoint(16, 8), QPoint(16, 24)})
        EXPECT_NEAR(image.pixelColor(half).red(), 128, 12) << half.x() << ", " << half.y();
    EXPECT_EQ(image.pixelColor(0, 0).red(), 255);
}

// Slanted and curved shapes, stroked, over every edge of the picture and its middle.
Drawing scribble(std::uint64_t seed) {
    std::mt19937_64 random(seed);
    std::uniform_real_distribution<double> place(-40, 140);
    std::uniform_int_distribution<int> channel(0, 255);
    Drawing drawing;
    const auto point = [&] { return Vec2(place(random), place(random)); };
    const auto colour = [&] {
        const auto c = [&] { return static_cast<std::uint8_t>(channel(random)); };
        return Colour{c(), c(), c(), c()};
    };
    for (int i = 0; i < 12; ++i) {
        drawing.begin({});
        drawing.current().fill = colour();
        drawing.current().stroke = colour();
        drawing.current().stroke_width = static_cast<float>(i) / 2;
        drawing.move_to(point());
        drawing.line_to(point());
        drawing.cubic_to(point(), point(), point());
        drawing.close();
    }
    return drawing;
}

// Clipped spans are blended by another road than whole ones, which may round otherwise.
constexpr int rounding_levels = 2;

int widest_difference(const QImage& a, const QImage& b) {
    int widest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            widest = std::max({widest, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                               std::abs(qBlue(p) - qBlue(q))});
        }
    return widest;
}

TEST(Paint, JoinsItsHalvesWithNoSeam) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const Drawing drawing = scribble(seed);
        QImage halves;
        paint(drawing, QRect(0, 0, 100, 91), halves);
        QImage whole(QSize(100, 91), QImage::Format_ARGB32_Premultiplied);
        whole.fill(Qt::black);
        QPainter painter(&whole);
        paint(drawing, painter);
        painter.end();
        ASSERT_LE(widest_difference(halves, whole), rounding_levels) << "seed " << seed;
        QImage again;
        paint(drawing, QRect(0, 0, 100, 91), again);
        ASSERT_EQ(again, halves) << "seed " << seed;
    }
}

TEST(Paint, PaintsThePartThatIsSeen) {
    const Drawing drawing = square(10.25, 14.5, {200, 100, 50});
    QImage whole;
    paint(drawing, QRect(0, 0, 32, 32), whole);
    for (const QRect part : {QRect(0, 0, 20, 9), QRect(7, 5, 20, 18), QRect(12, 12, 1, 20)}) {
        QImage seen;
        paint(drawing, part, seen);
        EXPECT_EQ(seen, whole.copy(part)) << part.x() << "," << part.y();
    }
}

TEST(Paint, KeepsTheMemoryOfAnImageOfTheSameSize) {
    QImage image;
    paint(square(0, 8, {1, 2, 3}), QRect(0, 0, 16, 16), image);
    const uchar* before = image.constBits();
    paint(square(0, 8, {3, 2, 1}), QRect(0, 0, 16, 16), image);
    EXPECT_EQ(image.constBits(), before);
}

} // namespace
} // namespace mh
