#include "core/show/strict_json.h"
#include "core/show/style.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Style read_back(const std::string& text) {
    JsonDocument document = parse_json(text, "style.json").value();
    Style style;
    read(JsonValue(document), style);
    EXPECT_FALSE(document.error) << to_string(document.error.value_or(Error{}));
    return style;
}

TEST(Style, RoundTripsByteForByte) {
    Style style;
    style.ink = {1, 2, 3, 200};
    style.dials = {0.3, 0.07, 1.0 / 3};
    EXPECT_EQ(read_back(to_text(to_json(style))), style);
    EXPECT_EQ(to_text(to_json(read_back(to_text(to_json(style))))), to_text(to_json(style)));
}

TEST(Style, TakesTheBlankDialsWhereItNamesNone) {
    const Style style = read_back(R"({"id": "x", "title": "X"})");
    EXPECT_EQ(style.dials.fidget, 0.15);
    EXPECT_EQ(style.dials.eye_darts, 0.1);
    const Style some =
        read_back(R"({"id": "x", "title": "X", "motion": {"idle": {"fidget": 0.2}}})");
    EXPECT_EQ(some.dials.fidget, 0.2);
    EXPECT_EQ(some.dials.eye_darts, 0.1);
}

TEST(Colour, IsWrittenAsItIsRead) {
    for (const char* text : {"#000000", "#12abef", "#12abef80"}) {
        JsonDocument document = parse_json("\"" + std::string(text) + "\"", "x").value();
        Colour colour;
        read(JsonValue(document), colour);
        EXPECT_EQ(to_text(colour), text);
    }
    for (const char* text : {"red", "#12abe", "#12abeg", "12abef", "#12abef8"}) {
        JsonDocument document = parse_json("\"" + std::string(text) + "\"", "x").value();
        Colour colour;
        read(JsonValue(document), colour);
        EXPECT_TRUE(document.error) << text;
    }
}

TEST(Mixed, GoesFromOneColourToTheOther) {
    const Colour a{0, 10, 20, 30};
    const Colour b{200, 110, 0, 255};
    EXPECT_EQ(mixed(a, b, 0), a);
    EXPECT_EQ(mixed(a, b, 1), b);
    EXPECT_EQ(mixed(a, b, 0.5), (Colour{100, 60, 10, 143}));
}

} // namespace
} // namespace mh
