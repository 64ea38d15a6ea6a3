#include "core/picture/moves_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

SheetSubject otto() {
    SheetSubject subject;
    subject.character.id = "otto";
    return subject;
}

TEST(MovesSheet, ShowsEveryWayOfGettingAboutFromItsStart) {
    const ContactSheet sheet = moves_sheet(otto());
    const auto count = [&](std::string_view word) {
        return std::count_if(sheet.words.begin(), sheet.words.end(),
                             [&](const SheetWord& w) { return w.text == word; });
    };
    for (const std::string_view move : {"a walk", "a run", "backing away", "a turn", "about face",
                                        "sitting down", "standing up"})
        EXPECT_EQ(count(move), 1) << move;
    EXPECT_EQ(count("0.00 s"), 9);
    EXPECT_EQ(count("0.50 s"), 9);
}

} // namespace
} // namespace mh
