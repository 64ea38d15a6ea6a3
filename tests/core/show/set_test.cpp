#include "core/show/set.h"
#include "core/show/strict_json.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Set read_text(const std::string& text, std::optional<Error>& error) {
    JsonDocument document = parse_json(text, "set.json").value();
    Set set;
    read(JsonValue(document), set);
    error = document.error;
    return set;
}

TEST(Set, RoundTripsByteForByte) {
    Set set = plain_set();
    SetShape shape{{{0, 0}, {1, 0}, {0.3, 1.0 / 3}}, true, {1, 2, 3, 4}, {}, 0.01};
    shape.fade = SetFade{{0, 0}, {0, 1}, {9, 8, 7}, true};
    set.floor_shapes.push_back(shape);
    set.layers.push_back({"near", 2, {shape}});
    set.marks.push_back({"door", {1, 0, -2}, 30});
    set.seats.push_back({"stool", {0, 0.5, 0}, -10});
    std::optional<Error> error;
    const Set back = read_text(to_text(to_json(set)), error);
    ASSERT_FALSE(error) << to_string(*error);
    EXPECT_EQ(back, set);
    EXPECT_EQ(to_text(to_json(back)), to_text(to_json(set)));
}

TEST(Set, RefusesAShapeOfTwoPoints) {
    std::optional<Error> error;
    read_text(R"({"id": "x", "title": "X", "floorShapes": [
        {"points": [[0, 0], [1, 1]], "fill": "#000000"}]})",
              error);
    ASSERT_TRUE(error);
    EXPECT_EQ(error->place, "/floorShapes/0");
}

} // namespace
} // namespace mh
