#include "core/screenplay/capitals.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Letters, AreToldApartInEveryAlphabetThatHasCapitals) {
    for (const std::string_view capitals : {"JACK", "ÉLOÏSE", "ŁÓDŹ", "ИВАН", "ΝΊΚΟΣ", "ԱՆԻ", "ƠN"})
        EXPECT_EQ(letters_in(capitals), (Letters{true, false})) << capitals;
    for (const std::string_view small : {"jack", "éloïse", "łódź", "иван", "νίκος", "անի", "ơn"})
        EXPECT_EQ(letters_in(small), (Letters{false, true})) << small;
    for (const std::string_view neither : {"", "23", "猫", "— !", "😀"})
        EXPECT_EQ(letters_in(neither), Letters{}) << neither;
    EXPECT_EQ(letters_in("McCoy"), (Letters{true, true}));
}

TEST(InCapitals, RaisesSmallLettersAndLeavesTheRest) {
    EXPECT_EQ(in_capitals("Éloïse, 2 猫 Straße 😀"), "ÉLOÏSE, 2 猫 STRAßE 😀");
    EXPECT_EQ(in_capitals("иван"), "ИВАН");
    EXPECT_EQ(in_capitals("ỳ ἀ ÿ"), "Ỳ Ἀ Ÿ");
}

TEST(InCapitals, ChangesNothingTheSecondTime) {
    const std::string once = in_capitals("Łódź ǆ ɓ ა ａ νίκος");
    EXPECT_EQ(in_capitals(once), once);
}

} // namespace
} // namespace mh
