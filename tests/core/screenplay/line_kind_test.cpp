#include "core/screenplay/line_kind.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(SceneHeading, IsKnownByItsFirstWordOrForced) {
    for (const std::string_view line :
         {"INT. A", "EXT A", "int. a", "EST. A", "INT./EXT. A", "INT/EXT A", "I/E A", "Ext. A",
          ".SNIPER SCOPE POV", ".x", ".1ST FLOOR"})
        EXPECT_TRUE(is_scene_heading(line)) << line;
    for (const std::string_view line : {"INTERIOR", "INT", "EXTRA GUY", "...and falls.", "..", ".",
                                        ".5 seconds later.", ". A", "INTO THE WOODS"})
        EXPECT_FALSE(is_scene_heading(line)) << line;
}

TEST(SceneHeading, GivesUpItsNumberAndItsDot) {
    EXPECT_EQ(heading_of("INT. A - DAY #2-B#").number, "2-B");
    EXPECT_EQ(heading_of("INT. A - DAY #2-B#").text, "INT. A - DAY");
    EXPECT_EQ(heading_of(".ROOM #9").text, "ROOM #9");
    EXPECT_EQ(heading_of("INT. *A*").text, "INT. A");
}

TEST(Cue, IsCapitalsOutsideItsParentheses) {
    for (const std::string_view line :
         {"AL", "DR. O'NEIL-2 (as a bat)", "R2D2", "BO ^", "BO^", "ИВАН", "ÉLOÏSE (v.o.)", "@McCoy",
          "@猫", "JO (O.S.) (cont’d)", "MR. X (on the", "HANDSOME MAN"})
        EXPECT_TRUE(is_cue(line)) << line;
    for (const std::string_view line :
         {"Al", "23", "猫", "McCOY", "(AL)", "CUT TO:", "FADE OUT:", "FADE IN.", "@", "@(",
          "@(V.O.)", "@ ^", "!BANG", "~LA LA", "> X", "= Y", "..."})
        EXPECT_FALSE(is_cue(line)) << line;
}

TEST(Cue, SplitsIntoNameExtensionAndDual) {
    const Cue doctor = cue_of("DR. O'NEIL-2 (as a bat)");
    EXPECT_EQ(doctor.name, "DR. O'NEIL-2");
    EXPECT_EQ(doctor.extension, "as a bat");
    EXPECT_FALSE(doctor.dual);
    EXPECT_EQ(cue_of("BO ^").name, cue_of("BO").name);
    EXPECT_TRUE(cue_of("BO^").dual);
    EXPECT_EQ(cue_of("JO  ANN (O.S.) (CONT’D)^").extension, "O.S., CONT’D");
    EXPECT_EQ(cue_of("JO  ANN (O.S.) (CONT’D)^").name, "JO ANN");
    EXPECT_EQ(cue_of("@McCoy").name, "McCoy");
}

TEST(Transition, EndsInToOrIsOneOfTheFew) {
    for (const std::string_view line :
         {"CUT TO:", "SMASH CUT TO:", "FADE OUT:", "FADE OUT.", "FADE IN:", "FADE TO BLACK."})
        EXPECT_TRUE(is_transition(line)) << line;
    for (const std::string_view line : {"Cut to:", "GOTO:", "FADE", "DISSOLVE", "TO:", "@CUT TO:"})
        EXPECT_FALSE(is_transition(line)) << line;
}

TEST(Parenthetical, MayBeEmphasised) {
    EXPECT_TRUE(is_parenthetical("(beat)"));
    EXPECT_TRUE(is_parenthetical("*(whisper)*"));
    EXPECT_FALSE(is_parenthetical("(a) and (b) c"));
    EXPECT_FALSE(is_parenthetical("\\(no)"));
    EXPECT_FALSE(is_parenthetical("("));
}

TEST(Section, HasADepth) {
    EXPECT_EQ(section_depth("### C"), 3);
    EXPECT_EQ(section_depth("###"), 0);
    EXPECT_EQ(section_depth("C #1"), 0);
}

TEST(PageBreak, IsThreeOrMoreEqualsSigns) {
    EXPECT_TRUE(is_page_break("==="));
    EXPECT_FALSE(is_page_break("=="));
    EXPECT_TRUE(is_synopsis("= that"));
    EXPECT_FALSE(is_synopsis("==="));
}

} // namespace
} // namespace mh
