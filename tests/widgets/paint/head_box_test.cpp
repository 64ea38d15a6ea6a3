#include "core/audit/probe.h"
#include "core/base/noise.h"
#include "core/picture/picture.h"
#include "core/timeline/compile.h"
#include "core/timeline/open.h"
#include "tests/core/figure/people.h"
#include "widgets/paint/paint.h"

#include <QPainter>
#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr int heads = 200;
constexpr double one_pixel = 1.0;
constexpr QSize picture{480, 480};

void copy_path(const Drawing& from, const Shape& shape, Drawing& to) {
    const Vec2* p = from.points(shape).data();
    for (const Verb verb : from.verbs(shape)) {
        if (verb == Verb::move)
            to.move_to(*p++);
        else if (verb == Verb::line)
            to.line_to(*p++);
        else if (verb == Verb::cubic) {
            to.cubic_to(p[0], p[1], p[2]);
            p += 3;
        } else
            to.close();
    }
}

// What is painted of an actor's head, alone.
QImage painted_head(const Drawing& drawing, int actor, QSize size) {
    Drawing head;
    for (const Shape& shape : drawing.shapes()) {
        if (shape.tag.actor != actor || !is_head(shape.tag.part))
            continue;
        head.begin(shape.tag);
        copy_path(drawing, shape, head);
        head.current().fill = shape.fill;
        head.current().stroke = shape.stroke;
        head.current().stroke_width = shape.stroke_width;
    }
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
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

void expect_same(const Box& told, const Box& painted, const std::string& where) {
    EXPECT_NEAR(told.left, painted.left, one_pixel) << where;
    EXPECT_NEAR(told.top, painted.top, one_pixel) << where;
    EXPECT_NEAR(told.right, painted.right, one_pixel) << where;
    EXPECT_NEAR(told.bottom, painted.bottom, one_pixel) << where;
}

TEST(HeadBox, IsTheBoxOfTheHeadsPaintedPixels) {
    for (int i = 0; i < heads; ++i) {
        const Person person = person_of(i);
        const Projection projection(camera_round(person, Seed{11}.with(i), 2.6),
                                    {picture.width(), picture.height()});
        Drawing drawing;
        draw_person(person, projection, drawing);
        const Box drawn = head_box(drawing, 0);
        const Box painted = box_of_pixels(painted_head(drawing, 0, picture));
        ASSERT_FALSE(drawn.empty()) << "person " << i;
        expect_same(drawn, painted, "person " + std::to_string(i));
    }
}

Performance night_ferry() {
    const auto opened = open_input(MOVINGHOLD_RESOURCES "/shows/showcase");
    EXPECT_TRUE(opened) << to_string(opened.error());
    const Show& show = std::get<Show>(*opened);
    SpeechMemory memory;
    Result<Timeline> timeline = compile_episode(show, *show.episode_named("night-ferry"), memory);
    EXPECT_TRUE(timeline) << to_string(timeline.error());
    return Performance(std::make_shared<const Timeline>(*std::move(timeline)));
}

bool is_inside(const Box& box, QSize size) {
    return box.left >= 0 && box.top >= 0 && box.right <= size.width() &&
           box.bottom <= size.height();
}

// What the framing score is told of a head is what the frame shows of it.
TEST(HeadBox, OfTheFramingScoreIsTheOneInTheFrame) {
    constexpr QSize frame_size{640, 360};
    constexpr int frames = 60;
    const Performance performance = night_ferry();
    const Timeline& timeline = performance.timeline();
    FrameScratch scratch;
    Drawing drawing;
    int compared = 0;
    for (int i = 0; i < frames; ++i) {
        FrameRequest request;
        request.t = Seed{29}.with(i).unit() * seconds_of(timeline.frames, timeline.fps);
        request.size = {frame_size.width(), frame_size.height()};
        draw_frame(performance, request, scratch, drawing);
        const Projection projection(camera_at(timeline, request.t), request.size);
        for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
            const auto index = static_cast<int>(actor);
            if (head_box(drawing, index).empty())
                continue;
            const Box told = drawn_head_box(timeline.characters[actor], performance.skeleton(actor),
                                            scratch.actors[actor], timeline.style, projection);
            EXPECT_EQ(told, head_box(drawing, index)) << "at " << request.t;
            if (!is_inside(told, frame_size))
                continue;
            expect_same(told, box_of_pixels(painted_head(drawing, index, frame_size)),
                        std::to_string(actor) + " at " + std::to_string(request.t));
            ++compared;
        }
    }
    EXPECT_GT(compared, frames);
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
