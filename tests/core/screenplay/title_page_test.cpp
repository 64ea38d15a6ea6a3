#include "core/screenplay/title_page.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

TitlePage page(std::string_view text) {
    return title_page_of(source_lines(text));
}

TEST(TitlePage, HoldsKeysWithValuesOfOneLineOrMore) {
    const TitlePage read = page("Title:\n\t_**A & B**_\n    _C_\nDraft date: 1/2/2012\n\nINT. X");
    EXPECT_EQ(read.entries, (Entries{{"title", "A & B\nC"}, {"draft date", "1/2/2012"}}));
    EXPECT_EQ(read.lines, 4u);
}

TEST(TitlePage, KeepsKeysOfTheAuthorsOwnBesideKnownOnes) {
    EXPECT_EQ(page("Title: A\nMood: blue: very").entries,
              (Entries{{"title", "A"}, {"mood", "blue: very"}}));
}

TEST(TitlePage, IsNotWhatBeginsAScreenplay) {
    for (const std::string_view text : {"FADE IN:\n\nINT. X", "He says: go.\n", "INT. X: DAY\n",
                                        "A day.\nTitle: A\n", "", "\nTitle: A"})
        EXPECT_EQ(page(text).lines, 0u) << text;
}

TEST(TitlePage, EndsAtASceneHeading) {
    EXPECT_EQ(page("Title: A\nINT. HOUSE - DAY\n").lines, 1u);
}

} // namespace
} // namespace mh
