#include "core/direction/words.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Phrases, MatchWordsAlternativesBeginningsAndAnyWord) {
    const auto words = words_of("Otto's well-worn arms fold; he shakes his head.");
    EXPECT_EQ(words.front(), (TextWord{"otto", true, true}));
    EXPECT_EQ(find_phrase(words, "well worn"), 1u);
    EXPECT_EQ(find_phrase(words, "nod|shakes _ head"), 6u);
    EXPECT_EQ(find_phrase(words, "fol*"), 4u);
    EXPECT_EQ(find_phrase(words, "hea"), std::nullopt);
    EXPECT_EQ(find_phrase(words, "head up"), std::nullopt);
}

TEST(Phrases, AreNotFoundWhereTheyAreDenied) {
    EXPECT_EQ(find_phrase(words_of("not happy"), "happy"), std::nullopt);
    EXPECT_EQ(find_phrase(words_of("not happy, then happy"), "happy"), 3u);
}

TEST(Sentences, EndAtTheirMarksButNotAtTitlesAndInitials) {
    EXPECT_EQ(sentences_of("Mr. X nods.  J. Y waits!\nWhy?"),
              (std::vector<std::string>{"Mr. X nods.", "J. Y waits!", "Why?"}));
    EXPECT_TRUE(sentences_of(" \n").empty());
}

TEST(SpokenWords, AreWhatStandsBetweenWhiteSpace) {
    EXPECT_EQ(spoken_words_of(" So, — yes!\nNo "),
              (std::vector<std::string>{"So,", "—", "yes!", "No"}));
}

} // namespace
} // namespace mh
