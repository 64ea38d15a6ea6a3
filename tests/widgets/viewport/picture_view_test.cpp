#include "widgets/viewport/picture_view.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace mh {
namespace {

constexpr QSize shape{1280, 720};

// Views that a hand could reach, in rooms of many shapes.
class PictureViews : public testing::Test {
  protected:
    void step() {
        const QPointF at(unit() * room.width(), unit() * room.height());
        if (random() % 2 == 0)
            view = zoomed(view, shape, room, at, std::pow(1.25, 6 * unit() - 3));
        else
            view = pulled(view, shape, room, {400 * unit() - 200, 400 * unit() - 200});
    }
    double unit() { return std::uniform_real_distribution<double>(0, 1)(random); }

    std::mt19937_64 random{11};
    QSize room{900, 700};
    PictureView view;
};

TEST_F(PictureViews, CoverTheRoomOrLieInItsMiddle) {
    for (int i = 0; i < 4000; ++i) {
        if (i % 50 == 0)
            room = {1 + static_cast<int>(2000 * unit()), 1 + static_cast<int>(1500 * unit())};
        step();
        const PicturePlace place = place_of(view, shape, room);
        ASSERT_FALSE(place.whole.isEmpty());
        const auto lies_well = [](int at, int whole, int room_px) {
            return whole > room_px ? at <= 0 && at + whole >= room_px
                                   : std::abs(2 * at + whole - room_px) <= 1;
        };
        ASSERT_TRUE(lies_well(place.at.x(), place.whole.width(), room.width())) << i;
        ASSERT_TRUE(lies_well(place.at.y(), place.whole.height(), room.height())) << i;
        ASSERT_EQ(place.seen(room).size(), place.whole.boundedTo(room)) << i;
    }
}

TEST_F(PictureViews, KeepThePointUnderTheMouseWhileTheyGrow) {
    for (int i = 0; i < 500; ++i) {
        view = {1 + 3 * unit(), {0.2 + 0.6 * unit(), 0.2 + 0.6 * unit()}};
        view = pulled(view, shape, room, {0, 0});
        const QPointF at(unit() * room.width(), unit() * room.height());
        const auto share = [&](const PictureView& of) {
            const PicturePlace place = place_of(of, shape, room);
            return QPointF((at.x() - place.at.x()) / place.whole.width(),
                           (at.y() - place.at.y()) / place.whole.height());
        };
        const PicturePlace before = place_of(view, shape, room);
        if (before.whole.width() <= room.width() || before.whole.height() <= room.height())
            continue;
        const QPointF moved = share(zoomed(view, shape, room, at, 1.5)) - share(view);
        EXPECT_NEAR(moved.x(), 0, 1.5 / before.whole.width()) << i;
        EXPECT_NEAR(moved.y(), 0, 1.5 / before.whole.height()) << i;
    }
}

TEST_F(PictureViews, ComeBackToTheWholePicture) {
    for (int i = 0; i < 200; ++i) {
        step();
        const PictureView back = zoomed(view, shape, room, {3, 3}, 1e-9);
        EXPECT_EQ(place_of(back, shape, room), place_of({}, shape, room));
    }
}

TEST_F(PictureViews, StayWithinTheirScales) {
    EXPECT_EQ(zoomed(view, shape, room, {5, 5}, 1e9).scale, PictureView::most_scale);
    EXPECT_EQ(zoomed(view, shape, room, {5, 5}, 0.5).scale, 1);
}

TEST_F(PictureViews, HoldRoomsAndPicturesOfNothing) {
    for (const QSize none : {QSize(0, 0), QSize(0, 9), QSize()}) {
        EXPECT_TRUE(place_of(view, none, room).whole.isEmpty());
        EXPECT_TRUE(place_of(view, shape, none).whole.isEmpty());
        EXPECT_EQ(zoomed(view, none, room, {1, 1}, 2), view);
        EXPECT_EQ(pulled(view, shape, none, {1, 1}), view);
    }
}

} // namespace
} // namespace mh
