#include "tests/core/figure/people.h"
#include "widgets/paint/paint.h"

#include <QPainter>
#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr int heads = 200;
constexpr double one_pixel = 1.0;
constexpr QSize picture{480, 480};

// What is painted of an actor's head, alone.
QImage painted_head(const Drawing& drawing) {
    Drawing head;
    for (const Shape& shape : drawing.shapes()) {
        if (!is_head(shape.tag.part))
            continue;
        head.begin(shape.tag);
        const Vec2* p = drawing.points(shape).data();
        for (const Verb verb : drawing.verbs(shape)) {
            if (verb == Verb::move)
                head.move_to(*p++);
            else if (verb == Verb::line)
                head.line_to(*p++);
            else if (verb == Verb::cubic) {
                head.cubic_to(p[0], p[1], p[2]);
                p += 3;
            } else
                head.close();
        }
        head.current().fill = shape.fill;
        head.current().stroke = shape.stroke;
        head.current().stroke_width = shape.stroke_width;
    }
    QImage image(picture, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(head, painter);
    return image;
}

Box box_of_pixels(const QImage& image) {
    Box box{1e9, 1e9, -1e9, -1e9};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 0)
                box = {std::min<double>(box.left, x), std::min<double>(box.top, y),
                       std::max<double>(box.right, x + 1), std::max<double>(box.bottom, y + 1)};
    return box;
}

TEST(HeadBox, IsTheBoxOfTheHeadsPaintedPixels) {
    for (int i = 0; i < heads; ++i) {
        const Person person = person_of(i);
        const Projection projection(camera_round(person, Seed{11}.with(i), 2.6),
                                    {picture.width(), picture.height()});
        Drawing drawing;
        draw_person(person, projection, drawing);
        const Box drawn = head_box(drawing, 0);
        const Box painted = box_of_pixels(painted_head(drawing));
        ASSERT_FALSE(drawn.empty()) << "person " << i;
        EXPECT_NEAR(drawn.left, painted.left, one_pixel) << "person " << i;
        EXPECT_NEAR(drawn.top, painted.top, one_pixel) << "person " << i;
        EXPECT_NEAR(drawn.right, painted.right, one_pixel) << "person " << i;
        EXPECT_NEAR(drawn.bottom, painted.bottom, one_pixel) << "person " << i;
    }
}

TEST(HeadBox, FollowsACurveToItsFurthestPoint) {
    Drawing drawing;
    drawing.begin({0, Part::head});
    drawing.current().fill = {0, 0, 0};
    drawing.move_to({0, 0});
    drawing.cubic_to({0, 40}, {100, 40}, {100, 0});
    drawing.close();
    const Box box = head_box(drawing, 0);
    EXPECT_NEAR(box.bottom, 30, 1e-9);
    EXPECT_NEAR(box.right, 100, 1e-9);
    EXPECT_TRUE(head_box(drawing, 1).empty());
}

} // namespace
} // namespace mh
