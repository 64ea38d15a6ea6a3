#include "core/audit/levels.h"

#include <gtest/gtest.h>

#include <vector>

namespace mh {
namespace {

constexpr int width = 40;
constexpr int height = 30;

struct Picture {
    std::vector<std::uint32_t> rgb = std::vector<std::uint32_t>(width * height, 0xff808080U);

    void fill(int left, int top, int right, int bottom, std::uint32_t colour) {
        for (int y = top; y < bottom; ++y)
            for (int x = left; x < right; ++x)
                rgb[static_cast<std::size_t>(y * width + x)] = colour;
    }
    [[nodiscard]] Pixels pixels() const { return {rgb.data(), width, height, width}; }
};

// A face over a body, eight pixels wide both.
const LevelRegions regions{{10, 8, 18, 28}, {10, 2, 18, 12}};

TEST(Levels, AreTheMeanChangeOfARegionsPixels) {
    const Picture before;
    Picture after;
    after.fill(10, 12, 18, 20, 0xff8a8a8aU); // half of the body's 16 rows, by ten levels
    LevelMeter meter;
    meter.add(before.pixels(), after.pixels(), regions);
    EXPECT_NEAR(meter.mean().body, 5, 1e-9);
    EXPECT_EQ(meter.mean().face, 0);
}

TEST(Levels, CountAColourForAThird) {
    const Picture before;
    Picture after;
    after.fill(0, 0, width, height, 0xff80808fU); // blue alone, by fifteen
    LevelMeter meter;
    meter.add(before.pixels(), after.pixels(), regions);
    EXPECT_NEAR(meter.mean().body, 5, 1e-9);
    EXPECT_NEAR(meter.mean().face, 5, 1e-9);
}

TEST(Levels, GiveWhatIsInBothToTheFace) {
    const Picture before;
    Picture after;
    after.fill(10, 8, 18, 12, 0xffffffffU);
    LevelMeter meter;
    meter.add(before.pixels(), after.pixels(), regions);
    EXPECT_EQ(meter.mean().body, 0);
    EXPECT_GT(meter.mean().face, 0);
}

TEST(Levels, AreTheMeanOverFrames) {
    const Picture before;
    Picture after;
    after.fill(0, 0, width, height, 0xff8a8a8aU);
    LevelMeter meter;
    meter.add(before.pixels(), after.pixels(), regions);
    meter.add(after.pixels(), after.pixels(), regions);
    EXPECT_NEAR(meter.mean().body, 5, 1e-9);
}

TEST(Levels, OfABodyOutOfThePictureAreNone) {
    const Picture before;
    Picture after;
    after.fill(0, 0, width, height, 0xffffffffU);
    LevelMeter meter;
    meter.add(before.pixels(), after.pixels(), {{-20, 0, -4, 30}, {}});
    meter.add(before.pixels(), after.pixels(), {{50, 0, 90, 30}, {}});
    EXPECT_EQ(meter.mean(), MotionLevels{});
    EXPECT_EQ(LevelMeter().mean(), MotionLevels{});
}

TEST(LevelRegions, HoldTheBodysPartsOfOneActor) {
    Drawing drawing;
    const auto square = [&](int actor, Part part, double at) {
        drawing.begin({static_cast<std::int16_t>(actor), part});
        drawing.move_to({at, at});
        drawing.line_to({at + 10, at});
        drawing.line_to({at + 10, at + 10});
        drawing.close();
        drawing.current().fill = {10, 20, 30};
    };
    square(0, Part::head, 5);
    square(0, Part::body, 20);
    square(0, Part::hand, 40);
    square(1, Part::body, 200);
    EXPECT_EQ(regions_of(drawing, 0).body, (Box{20, 20, 50, 50}));
    EXPECT_EQ(regions_of(drawing, 0).face, (Box{5, 5, 15, 15}));
    EXPECT_TRUE(regions_of(drawing, 2).body.empty());
}

} // namespace
} // namespace mh
