#include "core/speech/cues.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

using enum MouthShape;

std::vector<MouthCue> parsed(const std::string& text) {
    const Result<std::vector<MouthCue>> cues = parse_cues(text, "l01.cues");
    EXPECT_TRUE(cues.has_value()) << (cues ? "" : to_string(cues.error()));
    return cues.value_or(std::vector<MouthCue>{});
}

Error refused(const std::string& text) {
    const Result<std::vector<MouthCue>> cues = parse_cues(text, "l01.cues");
    EXPECT_FALSE(cues.has_value()) << text;
    return cues ? Error{} : cues.error();
}

const std::vector<MouthCue> three{{{0, 0.05}, X}, {{0.05, 0.27}, D}, {{0.27, 0.5}, A}};

const std::string json_list = R"([{"start": 0, "end": 0.05, "value": "X"},
 {"start": 0.05, "end": 0.27, "value": "D"}, {"start": 0.27, "end": 0.5, "value": "A"}])";

TEST(Cues, AreTheSameFromEachWayOfWriting) {
    EXPECT_EQ(parsed("0.00\tX\n0.05\tD\n0.27\tA\n0.50\tX\n"), three);
    EXPECT_EQ(parsed("\xef\xbb\xbf"
                     "0.00\tX\r\n0.05\tD\r\n\r\n0.27\tA\r\n0.50\tX"),
              three);
    EXPECT_EQ(parsed(json_list), three);
    EXPECT_EQ(parsed("{\"mouthCues\": " + json_list + "}"), three) << "no metadata";
    EXPECT_EQ(parsed("{\"metadata\": {\"soundFile\": \"a.wav\", \"duration\": 0.5}, "
                     "\"mouthCues\": " +
                     json_list + "}"),
              three);
    const std::string xml_cues = R"(<mouthCues>
    <mouthCue start="0.00" end="0.05">X</mouthCue>
    <mouthCue end='0.27' start='0.05'> D </mouthCue>
    <mouthCue start="0.27" end="0.50">A</mouthCue>
  </mouthCues>)";
    EXPECT_EQ(parsed("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<rhubarbResult>\n<metadata>"
                     "<soundFile>a.wav</soundFile></metadata>\n" +
                     xml_cues + "\n</rhubarbResult>\n"),
              three);
    EXPECT_EQ(parsed(xml_cues), three);
}

TEST(Cues, EndWhereTheNextBegins) {
    EXPECT_EQ(parsed(R"([{"start": 0, "end": 0.4, "value": "B"},
                         {"start": 0.1, "end": 0.3, "value": "C"}])"),
              (std::vector<MouthCue>{{{0, 0.1}, B}, {{0.1, 0.3}, C}}));
    EXPECT_EQ(parsed(R"([{"start": 0.2, "end": 0.3, "value": "C"},
                         {"start": 0, "end": 0.1, "value": "B"}])"),
              (std::vector<MouthCue>{{{0, 0.1}, B}, {{0.2, 0.3}, C}}))
        << "in order of time";
}

TEST(Cues, ThatLastNoTimeAreLeftOut) {
    EXPECT_EQ(parsed(R"([{"start": 0.1, "end": 0.1, "value": "A"},
                         {"start": 0.1, "end": 0.3, "value": "C"}])"),
              (std::vector<MouthCue>{{{0.1, 0.3}, C}}));
}

TEST(Cues, AreRefusedWithTheirLineWhereTheyAreNonsense) {
    EXPECT_EQ(refused("0.00\tX\n0.05\tQ\n").place, "2:1");
    EXPECT_NE(refused("0.00\tX\n0.05\tQ\n").problem.find("\"Q\""), std::string::npos);
    EXPECT_EQ(refused("0.00\tX\n\n-1\tA\n").place, "3:1");
    EXPECT_EQ(refused("0.00\tX\nnan\tA\n").place, "2:1");
    EXPECT_EQ(refused("0.00\tX\n0.5 A\n").place, "2:1");
    EXPECT_EQ(refused("0.50\tX\n0.10\tA\n").place, "2:1");
    EXPECT_EQ(refused("<a>\n<mouthCue start=\"0\" end=\"1\">Z</mouthCue></a>").place, "2:1");
    EXPECT_EQ(refused("<a>\n\n<mouthCue start=\"0\">A</mouthCue></a>").place, "3:1");
    EXPECT_EQ(refused("<a>\n<mouthCue start=\"2\" end=\"1\">A</mouthCue></a>").place, "2:1");
    EXPECT_EQ(refused("<a>\n<mouthCue start=\"0\" end=\"1\">A").place, "2:1");
    EXPECT_EQ(refused(R"([{"start": 0, "end": 1, "value": "Q"}])").place, "/0/value");
    EXPECT_EQ(refused(R"({"mouthCues": [{"start": 2, "end": 1, "value": "A"}]})").place,
              "/mouthCues/0");
    EXPECT_EQ(refused(R"([{"start": 0, "end": 1}])").place, "/0");
    for (const char* nothing : {"", "\n\n", "[]", "<rhubarbResult/>", "{\"mouthCues\": []}"})
        EXPECT_EQ(refused(nothing).file, "l01.cues");
}

Spoken spoken() {
    return {2, {{"Well,", {0, 0.8}}, {"then", {1, 2}}}, {0.2, 1.5}, {{0, D}, {2, X}}};
}

TEST(Recorded, HasTheCuesMouthsAndTheWordsWhereTheVoiceIs) {
    const Spoken line = recorded(spoken(), {{{0, 0.5}, X}, {{0.5, 1}, D}, {{1, 1.5}, A}}, 3);
    EXPECT_EQ(line.length, 3);
    EXPECT_EQ(line.mouths, (std::vector<MouthKey>{{0, X}, {0.5, D}, {1, A}, {1.5, X}, {3, X}}));
    EXPECT_NEAR(line.words[0].range.start, 0.5, 1e-12);
    EXPECT_NEAR(line.words[1].range.end, 1.5, 1e-12);
    EXPECT_NEAR(line.words[1].range.start, 1, 1e-12);
    EXPECT_NEAR(line.stresses[1], 0.5 + 0.75, 1e-12);
}

TEST(Recorded, ShutsTheMouthBetweenCuesAndAtTheEndOfTheSound) {
    const Spoken line = recorded(spoken(), {{{0, 0.2}, D}, {{0.5, 9}, C}}, 1);
    EXPECT_EQ(line.mouths, (std::vector<MouthKey>{{0, D}, {0.2, X}, {0.5, C}, {1, X}}));
    for (const SpokenWord& word : line.words)
        EXPECT_LE(word.range.end, 1);
    const Spoken silent = recorded(spoken(), {{{0, 1}, X}}, 1);
    EXPECT_EQ(silent.mouths.back(), (MouthKey{1, X}));
    EXPECT_NEAR(silent.words[1].range.end, 1, 1e-12);
}

} // namespace
} // namespace mh
