#include "core/speech/script_text.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(TextWords, SplitsAtWhiteSpaceAndCountsCharacters) {
    EXPECT_EQ(text_words("  Ça va,\n bien— é!"),
              (std::vector<PlacedWord>{{"Ça", 2}, {"va,", 5}, {"bien—", 10}, {"é!", 16}}));
    EXPECT_TRUE(text_words(" \t\n").empty());
}

TEST(Sayable, KeepsEveryCharacterInItsPlace) {
    for (const char* text : {"a [b] *c*", "Well.. I...", "😀 hi", "naïve “q”", "\xff ok", "."})
        EXPECT_EQ(length_of(sayable(text)), length_of(text)) << text;
    EXPECT_EQ(sayable("a *b* 😀"), "a  b   ");
    EXPECT_EQ(sayable("Well... no."), "Well…   no.");
}

TEST(HasSpeech, WantsALetterOrADigit) {
    EXPECT_TRUE(has_speech("7"));
    EXPECT_TRUE(has_speech("ж"));
    EXPECT_FALSE(has_speech("…—!?"));
    EXPECT_FALSE(has_speech("😀"));
}

} // namespace
} // namespace mh
