#include "core/base/noise.h"
#include "core/screenplay/screenplay.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

namespace mh {

void PrintTo(const ScreenplayElement& element, std::ostream* out) {
    *out << "{kind " << static_cast<int>(element.kind) << ", \"" << element.text << "\", line "
         << element.line << ", ext \"" << element.extension << "\", dual " << element.dual << "}";
}

namespace {

using Kind = ElementKind;

std::vector<ScreenplayElement> elements_of(std::string_view text) {
    const Result<Screenplay> parsed = parse_fountain(text, "x.fountain");
    EXPECT_TRUE(parsed) << (parsed ? "" : to_string(parsed.error()));
    return parsed ? parsed->elements : std::vector<ScreenplayElement>{};
}

ScreenplayElement element(Kind kind, std::string text, int line, std::string extension = "",
                          bool dual = false) {
    return {kind, std::move(text), line, std::move(extension), dual, "", 0};
}

using Elements = std::vector<ScreenplayElement>;

TEST(Fountain, ReadsASceneOfSpeeches) {
    EXPECT_EQ(elements_of("EXT. PATIO - DAY #1#\n\nA day.\nHot.\n\nSTEEL\n(beer raised)\nTo "
                          "retirement.\n\nBRICK (O.S.) ^\nTo *it*.\n(pause)\nYes.\n\nCUT TO:\n"),
              (Elements{{Kind::scene_heading, "EXT. PATIO - DAY", 1, "", false, "1", 0},
                        element(Kind::action, "A day.\nHot.", 3),
                        element(Kind::character, "STEEL", 6),
                        element(Kind::parenthetical, "beer raised", 7),
                        element(Kind::dialogue, "To retirement.", 8),
                        element(Kind::character, "BRICK", 10, "O.S.", true),
                        element(Kind::dialogue, "To it.", 11),
                        element(Kind::parenthetical, "pause", 12),
                        element(Kind::dialogue, "Yes.", 13),
                        element(Kind::transition, "CUT TO:", 15)}));
}

TEST(Fountain, ReadsTheSameWhateverTheLineEndings) {
    const std::string text = "\n\nINT. A\n\nAL\nHi.\n  \nHo.\n\nHe goes.";
    const Elements plain = elements_of(text);
    for (const std::string_view ending : {"\r", "\r\n", "\n"}) {
        std::string other = "\xef\xbb\xbf";
        for (const char c : text)
            other += c == '\n' ? std::string(ending) : std::string(1, c);
        EXPECT_EQ(elements_of(other), plain);
        EXPECT_EQ(elements_of(other + std::string(ending)), plain);
    }
    EXPECT_EQ(plain[2].text, "Hi.\n\nHo.");
}

TEST(Fountain, FindsIndentedSpeechesAndNoSpeakerInAnIndentedTransition) {
    EXPECT_EQ(
        elements_of("\t\t\tJACK\n\t\t(quiet)\n\tHi.\n\n    FADE OUT:\n  Later.\n"),
        (Elements{element(Kind::character, "JACK", 1), element(Kind::parenthetical, "quiet", 2),
                  element(Kind::dialogue, "Hi.", 3), element(Kind::transition, "FADE OUT:", 5),
                  element(Kind::action, "  Later.", 6)}));
}

TEST(Fountain, KeepsDotsAndNumbersThatAreNoHeadings) {
    EXPECT_EQ(elements_of("AL\n.5 seconds, no more.\n\n...and falls.\n\n.POV\n"),
              (Elements{element(Kind::character, "AL", 1),
                        element(Kind::dialogue, ".5 seconds, no more.", 2),
                        element(Kind::action, "...and falls.", 4),
                        element(Kind::scene_heading, "POV", 6)}));
}

TEST(Fountain, HonoursForcedElements) {
    EXPECT_EQ(elements_of("!BANG\nboom\n\n@猫\nニャー。\n\n> Burn to pink.\n\n> The <\n>End<\n\n"
                          "ИВАН\nДа.\n"),
              (Elements{element(Kind::action, "BANG\nboom", 1), element(Kind::character, "猫", 4),
                        element(Kind::dialogue, "ニャー。", 5),
                        element(Kind::transition, "Burn to pink.", 7),
                        element(Kind::centred, "The\nEnd", 9), element(Kind::character, "ИВАН", 12),
                        element(Kind::dialogue, "Да.", 13)}));
}

TEST(Fountain, ReadsOneLineElementsWithNoEmptyLineBetween) {
    const Elements read = elements_of("# Act\n= It begins\nINT. A\nAL\nHi.\n\n===\n\n~La\n~la\n");
    ASSERT_EQ(read.size(), 7u);
    EXPECT_EQ(read[0].kind, Kind::section);
    EXPECT_EQ(read[0].depth, 1);
    EXPECT_EQ(read[1], element(Kind::synopsis, "It begins", 2));
    EXPECT_EQ(read[2].kind, Kind::scene_heading);
    EXPECT_EQ(read[3].kind, Kind::character);
    EXPECT_EQ(read[5].kind, Kind::page_break);
    EXPECT_EQ(read[6], element(Kind::lyrics, "La\nla", 9));
}

TEST(Fountain, SingsInsideASpeech) {
    EXPECT_EQ(elements_of("AL\nListen.\n~Oh my\n~darling\nGood?\n"),
              (Elements{element(Kind::character, "AL", 1), element(Kind::dialogue, "Listen.", 2),
                        element(Kind::lyrics, "Oh my\ndarling", 3),
                        element(Kind::dialogue, "Good?", 5)}));
}

TEST(Fountain, KeepsASpeechWholeRoundAComment) {
    EXPECT_EQ(
        elements_of("/* x */\nTitle: A\n\nAL\n[[ note ]]\nOne.\n/* Two.\n\n*/\nThree.\n"),
        (Elements{element(Kind::character, "AL", 4), element(Kind::dialogue, "One.\nThree.", 6)}));
}

TEST(Fountain, LosesNoSpeechAfterALineThatOnlyLooksEmpty) {
    const Elements read = elements_of("AL\nHi.\n  \nBO\nHo.\n/* x */\nINT. A\n \nAL\nHa.\n");
    EXPECT_EQ(std::count_if(read.begin(), read.end(),
                            [](const auto& e) { return e.kind == Kind::character; }),
              3);
}

TEST(Fountain, JoinsAParentheticalOverLinesAndGivesUpOnOneThatNeverEnds) {
    EXPECT_EQ(elements_of("AL\n(starting\nthe engine)\n*(whisper)*\nSo.\n")[1],
              element(Kind::parenthetical, "starting the engine", 2));
    EXPECT_EQ(elements_of("AL\n*(whisper)*\nSo.\n")[1], element(Kind::parenthetical, "whisper", 2));
    EXPECT_EQ(elements_of("AL\n(so\nwhat\n")[1], element(Kind::dialogue, "(so\nwhat", 2));
}

TEST(Fountain, TakesACueWithNoSpeechForAction) {
    EXPECT_EQ(elements_of("AL\n\nHe is gone.\n\nBO")[0], element(Kind::action, "AL", 1));
    EXPECT_EQ(elements_of("AL\n\nHe is gone.\n\nBO")[2], element(Kind::action, "BO", 5));
}

TEST(Fountain, KnowsCuesWithMarksShortOnesAndExtensionsInSmallLetters) {
    EXPECT_EQ(
        elements_of("DR. O'NEIL-2 (as a bat)   \nEek.  \n\nAL\nHm.\n\nBO\nYes.\n\nBO ^\nNo.\t"),
        (Elements{element(Kind::character, "DR. O'NEIL-2", 1, "as a bat"),
                  element(Kind::dialogue, "Eek.", 2), element(Kind::character, "AL", 4),
                  element(Kind::dialogue, "Hm.", 5), element(Kind::character, "BO", 7),
                  element(Kind::dialogue, "Yes.", 8), element(Kind::character, "BO", 10, "", true),
                  element(Kind::dialogue, "No.", 11)}));
}

TEST(Fountain, ReadsAHeadingRightAfterASection) {
    const Elements read = elements_of("## Two\nEXT. PIER - NIGHT\n\nRain.\n");
    ASSERT_EQ(read.size(), 3u);
    EXPECT_EQ(read[0].kind, Kind::section);
    EXPECT_EQ(read[0].depth, 2);
    EXPECT_EQ(read[1], element(Kind::scene_heading, "EXT. PIER - NIGHT", 2));
}

TEST(Fountain, FindsATitlePageAfterAComment) {
    const Result<Screenplay> read =
        parse_fountain("/* draft */\n\nTitle: Rain\nAuthor:\n\tAda\n\nINT. A\n\nAL\nHi.\n", "x");
    ASSERT_TRUE(read);
    ASSERT_EQ(read->title_page.size(), 2u);
    EXPECT_EQ(read->title_page[0].second, "Rain");
    EXPECT_EQ(read->title_page[1].second, "Ada");
    EXPECT_EQ(read->elements[0].line, 7);
}

TEST(Fountain, KeepsAParentheticalWhereItStandsInASpeech) {
    const Elements read = elements_of("AL\n(low)\nOne.\n(louder)\nTwo.\n(turning)\nThree.\n");
    std::string order;
    for (const ScreenplayElement& one : read)
        order += one.text + "|";
    EXPECT_EQ(order, "AL|low|One.|louder|Two.|turning|Three.|");
}

TEST(Fountain, RefusesBytesThatAreNoTextWithTheirPlace) {
    const std::string png("\x89PNG\r\n\x1a\n\0\0", 10);
    for (const auto& [bytes, place] :
         {std::pair(png, "1:1"), std::pair(std::string("ab\nc\0d", 6), "2:2"),
          std::pair(std::string("INT. A\n\xff\xfe"), "2:1"),
          std::pair(std::string("a\x01"), "1:2")}) {
        const Result<Screenplay> read = parse_fountain(bytes, "x.fountain");
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().file, "x.fountain");
        EXPECT_EQ(read.error().place, place);
    }
}

TEST(Fountain, RefusesWhatHasNothingToPlay) {
    for (const std::string_view text : {"", "\xef\xbb\xbf", "\n \n", "/* INT. A */", "Title: A\n",
                                        "# Act\n\n= x\n\n===\n\nCUT TO:\n"})
        EXPECT_FALSE(parse_fountain(text, "x.fountain")) << text;
}

// Whatever is thrown at it, lines rise and stay inside the file.
TEST(Fountain, HoldsOnToItsLinesForAnyText) {
    static constexpr std::string_view pieces[] = {
        "\n",  "\n\n", "\r", "  \n", "AL", "BO ^", "INT. A", "(x)", "(",  ")",
        "/*",  "*/",   "[[", "]]",   "*",  "_",    "\\",     "~",   "> ", " <",
        "===", "# s",  ".",  "!",    "@",  "猫",   "hello ", ":"};
    for (std::int64_t round = 0; round < 3000; ++round) {
        std::string text = "go\n\n";
        for (std::int64_t k = 0; k < 30; ++k)
            text += pieces[static_cast<std::size_t>(Seed{5}.with(round).with(k).unit() *
                                                    static_cast<double>(std::size(pieces)))];
        const Elements read = elements_of(text);
        const auto lines = std::count(text.begin(), text.end(), '\n') +
                           std::count(text.begin(), text.end(), '\r') + 1;
        int last = 0;
        for (const ScreenplayElement& e : read) {
            ASSERT_GE(e.line, last) << "round " << round << "\n" << text;
            last = e.line;
        }
        ASSERT_LE(last, lines);
    }
}

} // namespace
} // namespace mh
