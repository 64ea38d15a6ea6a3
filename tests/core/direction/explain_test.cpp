#include "core/direction/explain.h"
#include "tests/core/direction/screenplays.h"

namespace mh {
namespace {

TEST(Explain, GivesTheReasonAndSourceLineOfAllThatWasRead) {
    const std::string text = explain(directed(
        "INT. SHED - DAY\n\nOTTO and CHIEF wait.\n\nOTTO\n(backs away, wide-eyed)\nCHIEF!\n\n"
        "CHIEF\n(arms folded)\nI have been here since breakfast, you know.\n\n"
        "Otto sits.\n"));
    for (const std::string_view said :
         {"sc01  INT. SHED - DAY (line 1), on plain",
          "sh010  wide of otto, chief: establishes the scene (line 3)",
          "sh020  full of otto, follow: otto speaks walking (line 5)",
          "l01  otto  \"CHIEF!\" (line 5)", "afraid 0.9: (backs away, wide-eyed) (line 6)",
          "shout: CHIEF! (line 7)", "retreat by otto: (backs away, wide-eyed) (line 6)",
          "arms folded by chief, both: (arms folded) (line 10)", "wide enough for the hands"})
        EXPECT_NE(text.find(said), std::string::npos) << said << "\n" << text;
}

TEST(Explain, SaysWhatCameFromTheHand) {
    const auto direction = directed_by_hand(
        "INT. A\n\nAL\nIt is quite late by now.\n",
        R"({"lines": {"l01": {"feeling": "smug"}}, "shots": {"sh020": {"framing": "extremeClose"}}})");
    ASSERT_TRUE(direction);
    const std::string text = explain(*direction);
    EXPECT_NE(text.find("smug 0.7: direction.json /lines/l01/feeling"), std::string::npos) << text;
    EXPECT_NE(text.find("extreme close of al: direction.json /shots/sh020/framing"),
              std::string::npos)
        << text;
}

} // namespace
} // namespace mh
