#include "core/screenplay/source_lines.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

std::vector<SourceLine> kept(std::string_view text) {
    return without_comments(source_lines(text));
}

TEST(SourceLines, EndAtAnyLineEnding) {
    const std::vector<SourceLine> expected{{"a", 1}, {"", 2}, {"b", 3}};
    for (const std::string_view text : {"a\n\nb", "a\r\n\r\nb\r\n", "a\r\rb\r", "a\n\nb\n"})
        EXPECT_EQ(source_lines(text), expected);
    EXPECT_TRUE(source_lines("").empty());
}

TEST(Comments, LeaveTheLineNumbersOfTheFile) {
    EXPECT_EQ(kept("a /* b\nc\nd */ e\nf"), (std::vector<SourceLine>{{"a  e", 1}, {"f", 4}}));
    EXPECT_EQ(kept("/* b\nc */EXT. YARD\nf"),
              (std::vector<SourceLine>{{"EXT. YARD", 2}, {"f", 3}}));
}

TEST(Comments, MarkALineThatHeldNothingElse) {
    const std::vector<SourceLine> lines = kept("a\n/* b\n\nc */\n[[d]]\n\ne");
    ASSERT_EQ(lines.size(), 5u);
    EXPECT_TRUE(lines[1].erased && lines[2].erased);
    EXPECT_FALSE(lines[3].erased);
    EXPECT_EQ(lines[4], (SourceLine{"e", 7}));
}

TEST(Notes, MayRunOverLinesButNotOverAnEmptyOne) {
    EXPECT_EQ(kept("a [[b\nc]]d [[e]]f")[0].text, "a d f");
    EXPECT_EQ(kept("a [[b\n  \nc]]d")[0].text, "a d");
    EXPECT_EQ(kept("a [[b\n\nc]]d").size(), 3u);
    EXPECT_EQ(kept("a [[b\n\nc]]d")[0].text, "a [[b");
}

TEST(Comments, ThatNeverEndAreText) {
    EXPECT_EQ(kept("a /* b\nc"), source_lines("a /* b\nc"));
    EXPECT_EQ(kept("a [[b\nc"), source_lines("a [[b\nc"));
    EXPECT_EQ(kept("a */ b ]]"), source_lines("a */ b ]]"));
}

TEST(Comments, InABoneyardAreBoneyard) {
    EXPECT_EQ(kept("a /* [[ */ b ]]")[0].text, "a  b ]]");
}

TEST(Trimmed, TakesEveryBlankOffBothEnds) {
    EXPECT_EQ(trimmed(" \t\xc2\xa0 a b\xc2\xa0\t"), "a b");
    EXPECT_EQ(trimmed(" \xc2\xa0"), "");
}

} // namespace
} // namespace mh
