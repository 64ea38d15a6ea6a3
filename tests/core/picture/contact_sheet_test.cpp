#include "core/picture/contact_sheet.h"
#include "core/picture/svg.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Drawing square(double from, double to) {
    Drawing drawing;
    drawing.begin({0, Part::head});
    drawing.current().fill = {10, 20, 30};
    drawing.move_to({from, from});
    drawing.line_to({to, from});
    drawing.cubic_to({to, to}, {to, to}, {from, to});
    drawing.close();
    return drawing;
}

TEST(Append, MovesEveryPointAndKeepsTheRest) {
    const Drawing from = square(3, 9);
    Drawing to;
    append(from, {100, 50}, to);
    ASSERT_EQ(to.shapes().size(), 1u);
    EXPECT_EQ(to.shapes()[0].tag, from.shapes()[0].tag);
    EXPECT_EQ(to.shapes()[0].fill, from.shapes()[0].fill);
    const auto before = from.points(from.shapes()[0]);
    const auto after = to.points(to.shapes()[0]);
    ASSERT_EQ(before.size(), after.size());
    for (std::size_t i = 0; i < before.size(); ++i)
        EXPECT_EQ(after[i], before[i] + Vec2(100, 50));
}

TEST(AppendParts, TakesOnlyWhatIsWantedAndPaintsIt) {
    Drawing from = square(0, 1);
    from.begin({0, Part::arm});
    from.current().fill = {1, 2, 3};
    Drawing to;
    append_parts(from, is_head, Colour{200, 0, 0}, to);
    ASSERT_EQ(to.shapes().size(), 1u);
    EXPECT_EQ(to.shapes()[0].tag.part, Part::head);
    EXPECT_EQ(to.shapes()[0].fill, (Colour{200, 0, 0}));
}

ContactSheet sheet_of(std::size_t cells, int columns) {
    SheetSection section{"Somebody", {}};
    for (std::size_t i = 0; i < cells; ++i)
        section.cells.push_back({square(0, 20), "cell " + std::to_string(i), i == 2});
    return contact_sheet({section}, {{20, 20}, columns});
}

std::vector<Box> cells_of(const ContactSheet& sheet) {
    std::vector<Box> boxes;
    for (const SheetPicture& picture : sheet.pictures)
        boxes.push_back({picture.at.x(), picture.at.y(), picture.at.x() + picture.size.width,
                         picture.at.y() + picture.size.height});
    return boxes;
}

TEST(ContactSheet, LaysItsCellsInRowsThatNeverOverlap) {
    const ContactSheet sheet = sheet_of(7, 3);
    const std::vector<Box> boxes = cells_of(sheet);
    ASSERT_EQ(boxes.size(), 7u);
    EXPECT_EQ(boxes[0].top, boxes[2].top);
    EXPECT_LT(boxes[2].bottom, boxes[3].top);
    EXPECT_EQ(boxes[3].left, boxes[0].left);
    for (std::size_t i = 1; i < 3; ++i)
        EXPECT_LT(boxes[i - 1].right, boxes[i].left);
    for (const Box& box : boxes) {
        EXPECT_GE(box.left, 0);
        EXPECT_LE(box.right, sheet.size.width);
        EXPECT_LE(box.bottom, sheet.size.height);
    }
}

TEST(ContactSheet, NamesEveryCellAndMarksTheFaulty) {
    const ContactSheet sheet = sheet_of(4, 2);
    ASSERT_EQ(sheet.words.size(), 5u); // the heading too
    EXPECT_EQ(sheet.words[0].text, "Somebody");
    EXPECT_EQ(sheet.words[4].text, "cell 3");
    EXPECT_NE(sheet.words[3].colour, sheet.words[4].colour);
    EXPECT_EQ(sheet.words[1].colour, sheet.words[4].colour);
}

TEST(Svg, HoldsAPathForEachShapeInTheirOrder) {
    Drawing drawing = square(0, 8);
    drawing.begin({0, Part::arm});
    drawing.current().fill = {255, 0, 0, 128};
    drawing.current().gradient = Gradient{{0, 0}, {0, 8}, {0, 0, 255}, false};
    drawing.move_to({1.25, 2});
    drawing.line_to({3, 4.5});
    const std::string svg = to_svg(drawing, {64, 32});
    EXPECT_NE(svg.find("width=\"64\" height=\"32\""), std::string::npos);
    const std::size_t first = svg.find("fill=\"#0a141e\"");
    const std::size_t second = svg.find("M1.25 2L3 4.5");
    ASSERT_NE(first, std::string::npos);
    ASSERT_NE(second, std::string::npos);
    EXPECT_LT(first, second);
    EXPECT_NE(svg.find("url(#g1)"), std::string::npos);
    EXPECT_NE(svg.find("stop-opacity=\"0.5\""), std::string::npos);
}

TEST(Svg, HoldsARoundGradientByItsMiddleAndItsRim) {
    Drawing drawing = square(0, 8);
    drawing.current().gradient = Gradient{{4, 3}, {4, 8}, {0, 0, 255}, true};
    const std::string svg = to_svg(drawing, {8, 8});
    EXPECT_NE(svg.find("<radialGradient id=\"g0\""), std::string::npos);
    EXPECT_NE(svg.find(R"(cx="4" cy="3" r="5")"), std::string::npos);
}

TEST(Svg, CutsEachPictureOfASheetAtItsEdgesAndKeepsItsGradientsApart) {
    SheetSection section{"Somebody", {}};
    for (int i = 0; i < 2; ++i) {
        Drawing drawing = square(0, 90);
        drawing.current().gradient = Gradient{{0, 0}, {0, 8}, {0, 0, 255}, false};
        section.cells.push_back({drawing, "cell"});
    }
    const std::string svg = to_svg(contact_sheet({section}, {{20, 30}, 2}));
    const std::string cut = R"(width="20" height="30" overflow="hidden">)";
    const std::size_t first = svg.find(cut);
    ASSERT_NE(first, std::string::npos);
    EXPECT_NE(svg.find(cut, first + 1), std::string::npos);
    for (const std::string id : {"p0g0", "p1g0"}) {
        const std::size_t defined = svg.find("id=\"" + id + "\"");
        ASSERT_NE(defined, std::string::npos) << id;
        EXPECT_EQ(svg.find("id=\"" + id + "\"", defined + 1), std::string::npos);
        EXPECT_NE(svg.find("url(#" + id + ")", defined), std::string::npos) << id;
    }
}

TEST(Svg, EscapesWords) {
    ContactSheet sheet;
    sheet.size = {10, 10};
    sheet.words.push_back({{1, 2}, true, 12, {0, 0, 0}, "Ann & <Bo>"});
    EXPECT_NE(to_svg(sheet).find(">Ann &amp; &lt;Bo></text>"), std::string::npos);
}

} // namespace
} // namespace mh
