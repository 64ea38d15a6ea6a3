#include "core/audit/reason.h"
#include "core/audit/report.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace mh {
namespace {

SpeakingShot speaking(const std::string& shot, const std::string& line, std::size_t actor,
                      Frame before, Frame after) {
    SpeakingShot found;
    found.shot = shot;
    found.line = line;
    found.actor = actor;
    found.frames = {100, 196};
    found.before = StillSpan{{100, 100 + before}, Bone::chest, 0.5};
    found.longest = StillSpan{{110, 110 + after}, Bone::left_upper_arm, 0.624};
    found.passes = after <= 48;
    return found;
}

AuditedEpisode two_speakers() {
    Timeline timeline;
    timeline.show = "demo";
    timeline.title = "Before the Tide";
    timeline.actors.resize(2);
    timeline.characters.resize(2);
    timeline.actors[0].id = "otto";
    timeline.characters[0].name = "Otto";
    timeline.actors[1].id = "chief";
    timeline.characters[1].name = "Chief";
    timeline.actors[0].gestures.resize(1);
    timeline.actors[0].gestures[0].kind = GestureKind::thumbs_up;
    timeline.actors[0].gestures[0].cue = "gives a \"thumbs up\", grinning";
    Audit audit;
    audit.episode = "cold-open";
    audit.speaking = {speaking("sh020", "l01", 0, 83, 26), speaking("sh080", "l06", 1, 51, 22)};
    return {std::make_shared<const Timeline>(std::move(timeline)), std::move(audit)};
}

TEST(AuditTable, SetsShotSpeechBeforeAndAfterInColumns) {
    const std::vector<AuditedEpisode> episodes{two_speakers()};
    const std::string table = audit_table(episodes, {});
    EXPECT_NE(table.find("sh020  Otto l01   before 3.46  after 1.08  pass\n"
                         "sh080  Chief l06  before 2.13  after 0.92  pass\n"),
              std::string::npos)
        << table;
}

TEST(AuditTable, HasOneColumnWithoutBefore) {
    std::vector<AuditedEpisode> episodes{two_speakers()};
    for (SpeakingShot& shot : episodes[0].audit.speaking)
        shot.before.reset();
    const std::string table = audit_table(episodes, {});
    EXPECT_NE(table.find("sh020  Otto l01   still 1.08  pass\n"), std::string::npos) << table;
}

TEST(AuditTable, AlignsNamesOfAnyAlphabet) {
    AuditedEpisode episode = two_speakers();
    Timeline timeline = *episode.timeline;
    timeline.characters[0].name = "Ötzi";
    episode.timeline = std::make_shared<const Timeline>(timeline);
    const std::string table = audit_table(std::vector{episode}, {});
    EXPECT_NE(table.find("sh020  Ötzi l01   before"), std::string::npos) << table;
}

TEST(AuditTable, SaysWhyAndWhereSomethingFails) {
    std::vector<AuditedEpisode> episodes{two_speakers()};
    episodes[0].audit.speaking[1] = speaking("sh080", "l06", 1, 51, 49);
    episodes[0].audit.gestures = {{"sh020", 0, 0, {40, 49}, Seen::cut_by_edge, 13.2, false}};
    const std::string table = audit_table(episodes, {});
    EXPECT_NE(table.find("FAIL  still for 2.04 s, frames 110–158; the limit is 2.00 (the left "
                         "upper arm came nearest, to 62% of a movement that counts)"),
              std::string::npos)
        << table;
    EXPECT_NE(table.find("sh020  Otto thumbs up  not seen  FAIL  the picture's edge cuts the hands "
                         "off by 14 px, frames 40–48"),
              std::string::npos)
        << table;
    EXPECT_NE(table.find("FAIL  2 speaking shots (1 too still), 1 gesture (1 not seen)"),
              std::string::npos)
        << table;
}

TEST(AuditTable, IsColouredOnlyOnRequest) {
    const std::vector<AuditedEpisode> episodes{two_speakers()};
    EXPECT_EQ(audit_table(episodes, {}).find('\x1b'), std::string::npos);
    EXPECT_NE(audit_table(episodes, {true}).find('\x1b'), std::string::npos);
}

TEST(ShortLine, DropsTheSceneThatItsShotNames) {
    SpeakingShot shot;
    shot.shot = "sc01 sh030";
    shot.line = "sc01 l01";
    EXPECT_EQ(short_line(shot), "l01");
    shot.line = "sc02 l01";
    EXPECT_EQ(short_line(shot), "sc02 l01");
    shot.shot = "sh030";
    shot.line = "l01";
    EXPECT_EQ(short_line(shot), "l01");
}

TEST(Reason, NamesStillnessOnPurpose) {
    SpeakingShot shot = speaking("sh020", "l01", 0, 83, 60);
    shot.passes = true;
    shot.still_on_purpose = true;
    EXPECT_EQ(reason(shot, 24), "still on purpose");
}

TEST(AuditJson, NamesItsFormatAndCountsTheLastFrameIn) {
    std::vector<AuditedEpisode> episodes{two_speakers()};
    const auto json = nlohmann::json::parse(audit_json(episodes));
    EXPECT_EQ(json["format"], "movinghold-audit");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["passes"], true);
    const auto& shot = json["episodes"][0]["speakingShots"][0];
    EXPECT_EQ(shot["actor"], "otto");
    EXPECT_EQ(shot["longestStill"]["frames"], (nlohmann::json{{"first", 110}, {"last", 135}}));
    EXPECT_EQ(shot["longestStill"]["seconds"], 1.083);
    EXPECT_EQ(shot["longestStill"]["nearest"], "leftUpperArm");
    EXPECT_EQ(shot["longestStillBefore"]["seconds"], 3.458);
}

TEST(AuditJson, PassesOnlyWhereEveryEpisodeDoes) {
    std::vector<AuditedEpisode> episodes{two_speakers(), two_speakers()};
    episodes[1].audit.speaking[0].passes = false;
    const auto json = nlohmann::json::parse(audit_json(episodes));
    EXPECT_EQ(json["passes"], false);
    EXPECT_EQ(json["episodes"][0]["passes"], true);
    EXPECT_EQ(json["episodes"][1]["passes"], false);
}

TEST(AuditCsv, QuotesWhatHoldsACommaOrAQuote) {
    std::vector<AuditedEpisode> episodes{two_speakers()};
    episodes[0].audit.gestures = {{"sh020 \"B\"", 0, 0, {40, 49}, Seen::off_camera, 0, false}};
    const std::string csv = audit_csv(episodes);
    EXPECT_NE(csv.find("\nstill,cold-open,sh020,otto,l01,110,135,3.458,1.083,pass,\n"),
              std::string::npos)
        << csv;
    EXPECT_NE(csv.find("\ngesture,cold-open,\"sh020 \"\"B\"\"\",otto,thumbsUp,40,48,,,fail,"
                       "\"off camera, frames 40–48\"\n"),
              std::string::npos)
        << csv;
}

} // namespace
} // namespace mh
