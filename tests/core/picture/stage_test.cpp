#include "core/base/noise.h"
#include "core/picture/stage.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr PictureSize picture{320, 180};

Set a_set() {
    Set set;
    SetLayer layer{"wall", -5, {}};
    layer.shapes.push_back(
        {{{-900, -2}, {900, -2}, {900, 400}, {-900, 400}}, false, {1, 2, 3}, {}, 0.02});
    layer.shapes.push_back({{{-1, 0}, {1, 0}, {1, 2}, {-1, 2}}, true, {1, 2, 3}, {}, 0});
    set.layers = {layer};
    set.floor_shapes = {layer.shapes[0]};
    return set;
}

void draw_all(const Set& set, const Projection& projection, Drawing& out) {
    draw_backdrop(set, Style{}, projection, out);
    for (const SetLayer& layer : set.layers)
        draw_layer(layer, Style{}, projection, out);
}

TEST(Stage, StaysNearThePictureFromAnyCamera) {
    const Set set = a_set();
    for (int i = 0; i < 300; ++i) {
        const Seed seed = Seed{3}.with(i);
        const auto unit = [&](const char* name) { return seed.with(name).signed_unit(); };
        Camera camera;
        camera.position = {8 * unit("x"), 3 * unit("y"), 8 * unit("z")};
        camera.aim = camera.position + Vec3(unit("ax"), 0.9 * unit("ay"), 0.01 + unit("az"));
        camera.fov_rad = 0.001 + 1.2 * seed.with("fov").unit();
        Drawing drawing;
        draw_all(set, Projection(camera, picture), drawing);
        for (const Shape& shape : drawing.shapes())
            for (const Vec2& p : drawing.points(shape)) {
                ASSERT_TRUE(p.allFinite()) << "camera " << i;
                EXPECT_LE(p.cwiseAbs().maxCoeff(), 2.0 * picture.width + 1) << "camera " << i;
            }
    }
}

TEST(Stage, CoversThePictureBehindEverything) {
    Drawing drawing;
    draw_backdrop(Set{}, Style{}, Projection(Camera{}, picture), drawing);
    const auto points = drawing.points(drawing.shapes()[0]);
    EXPECT_EQ(points[0], Vec2(0, 0));
    EXPECT_EQ(points[2], Vec2(picture.width, picture.height));
}

TEST(Stage, LetsGoOfALayerThatTheCameraHasPassed) {
    const Set set = a_set();
    Camera camera;
    camera.position = {0, 1, -4.9};
    camera.aim = {0, 1, -8};
    Drawing drawing;
    draw_layer(set.layers[0], Style{}, Projection(camera, picture), drawing);
    EXPECT_TRUE(drawing.shapes().empty());
}

TEST(Stage, MovesNearLayersMoreThanFarOnes) {
    const auto left_of = [](double z, double camera_x) {
        SetLayer layer{"post", z, {{{{0, 0}, {0.1, 0}, {0.1, 1}}, false, {1, 1, 1}, {}, 0}}};
        Camera camera;
        camera.position.x() = camera.aim.x() = camera_x;
        Drawing drawing;
        draw_layer(layer, Style{}, Projection(camera, picture), drawing);
        return drawing.points(drawing.shapes()[0])[0].x();
    };
    const double near_shift = left_of(0, 0) - left_of(0, 0.3);
    const double far_shift = left_of(-9, 0) - left_of(-9, 0.3);
    EXPECT_GT(near_shift, 2 * far_shift);
    EXPECT_GT(far_shift, 1);
}

} // namespace
} // namespace mh
