#include "core/picture/framing.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr PictureSize picture{1280, 720};

double total(const Box& box, double looks, Framing framing = Framing::medium) {
    const FramedHead head{box, looks};
    return framing_score(std::span(&head, 1), picture, framing).total();
}

TEST(FramingScore, IsBestForAWholeHeadWithRoomAboveAndBefore) {
    const Box well{400, 80, 620, 340};
    EXPECT_GT(total(well, 1), 0.99);
    EXPECT_LT(total({400, -120, 620, 140}, 1), 0.6); // cut by the top
    EXPECT_LT(total({-110, 80, 110, 340}, 0), 0.5);  // cut by the side
    EXPECT_LT(total({400, 500, 620, 760}, 1), 0.3);  // floating low
}

TEST(FramingScore, WantsRoomBeforeAFace) {
    const Box right{1000, 80, 1200, 340};
    EXPECT_GT(total(right, -1), total(right, 1) + 0.3);
}

TEST(FramingScore, LetsACloseShotCropAHead) {
    const Box cropped{300, -40, 900, 640};
    EXPECT_GT(total(cropped, 0, Framing::close), total(cropped, 0, Framing::medium) + 0.3);
}

TEST(FramingScore, IsWholeWithNobodyInThePicture) {
    EXPECT_EQ(framing_score({}, picture, Framing::wide).total(), 1);
}

} // namespace
} // namespace mh
