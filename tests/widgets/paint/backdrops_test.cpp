#include "widgets/paint/paint.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr QRect picture{0, 0, 64, 48};

void put_triangle(std::mt19937_64& random, int actor, Drawing& drawing) {
    std::uniform_real_distribution<double> place(-10, 70);
    std::uniform_int_distribution<int> channel(0, 255);
    const auto c = [&] { return static_cast<std::uint8_t>(channel(random)); };
    drawing.begin({static_cast<std::int16_t>(actor), Part::set});
    drawing.current().fill = Colour{c(), c(), c(), c()};
    drawing.move_to({place(random), place(random)});
    drawing.line_to({place(random), place(random)});
    drawing.line_to({place(random), place(random)});
    drawing.close();
}

// One of a few sets, with a figure of its own before it and something of the set before that.
Drawing scene(std::uint64_t set, std::uint64_t figure) {
    Drawing drawing;
    std::mt19937_64 of_set(set);
    for (std::uint64_t i = 0; i < 3 + set; ++i)
        put_triangle(of_set, -1, drawing);
    std::mt19937_64 of_figure(100 + figure);
    put_triangle(of_figure, 0, drawing);
    put_triangle(of_figure, -1, drawing);
    return drawing;
}

TEST(Backdrops, NeverChangeAPixel) {
    std::mt19937_64 random(5);
    for (const qsizetype budget :
         {qsizetype{0}, 2 * 4 * 64 * 48 + qsizetype{100}, qsizetype{1} << 20}) {
        Backdrops backdrops(budget);
        QImage image;
        for (std::uint64_t i = 0; i < 200; ++i) {
            const Drawing drawing = scene(random() % 5, i);
            const QRect seen =
                random() % 4 == 0 ? QRect(0, 0, 40, 30) : picture.translated(random() % 2 * 7, 0);
            QImage plain;
            paint(drawing, seen, plain);
            paint(drawing, seen, image, backdrops);
            ASSERT_EQ(image, plain) << "frame " << i << " within " << budget << " bytes";
            ASSERT_LE(backdrops.bytes(), budget);
        }
    }
}

TEST(Backdrops, AreFoundAgainUnderAnotherFigure) {
    Backdrops backdrops;
    QImage image;
    const Drawing first = scene(1, 1);
    paint(first, picture, image, backdrops);
    const qsizetype bytes = backdrops.bytes();
    EXPECT_GT(bytes, 0);
    paint(scene(1, 2), picture, image, backdrops);
    EXPECT_EQ(backdrops.bytes(), bytes);
    EXPECT_EQ(backdrop_shapes(first), 4U);
    EXPECT_NE(backdrops.find(first, backdrop_shapes(first), picture), nullptr);
    EXPECT_EQ(backdrops.find(scene(2, 1), 5, picture), nullptr);
}

TEST(Backdrops, LetTheOneUsedLongestAgoGo) {
    Backdrops backdrops(2 * 4 * picture.width() * picture.height());
    QImage image;
    for (const std::uint64_t set : {1, 2, 1, 3})
        paint(scene(set, 0), picture, image, backdrops);
    const auto kept = [&](std::uint64_t set) {
        return backdrops.find(scene(set, 0), 3 + set, picture) != nullptr;
    };
    EXPECT_TRUE(kept(1));
    EXPECT_FALSE(kept(2));
    EXPECT_TRUE(kept(3));
}

} // namespace
} // namespace mh
