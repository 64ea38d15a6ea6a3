#include "core/screenplay/emphasis.h"

#include <gtest/gtest.h>

#include <utility>

namespace mh {
namespace {

TEST(Emphasis, IsTakenOff) {
    const std::pair<std::string_view, std::string_view> cases[] = {
        {"*a*", "a"},
        {"**a** b", "a b"},
        {"***a***", "a"},
        {"_a_", "a"},
        {"_Steel's face FILLS the *Leupold Mark 4* scope_.",
         "Steel's face FILLS the Leupold Mark 4 scope."},
        {"_**BRICK & STEEL**_", "BRICK & STEEL"},
        {"half*way*", "halfway"},
        {"*a*, **b**", "a, b"},
    };
    for (const auto& [marked, plain] : cases)
        EXPECT_EQ(without_emphasis(marked), plain) << marked;
}

TEST(Emphasis, LeavesWhatIsNoMark) {
    for (const std::string_view text : {"", "2 * 3 * 4", "a * b", "snake_case_name", "*a", "a*",
                                        "____", "f***", "_ a _", "C:\\temp\\new"})
        EXPECT_EQ(without_emphasis(text), text);
}

TEST(Emphasis, HonoursEscapes) {
    EXPECT_EQ(without_emphasis("dialed \\*69 and then \\*23"), "dialed *69 and then *23");
    EXPECT_EQ(without_emphasis("\\_a\\_"), "_a_");
    EXPECT_EQ(without_emphasis("*a\\*b*"), "a*b");
}

} // namespace
} // namespace mh
