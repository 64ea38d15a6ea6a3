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

struct Example {
    Timeline timeline;
    Audit audit;

    [[nodiscard]] Report report() const {
        Report report;
        report.episodes.push_back(report_of(timeline, audit, judgements_of(timeline, audit)));
        return report;
    }
};

Example two_speakers() {
    Example example;
    Timeline& timeline = example.timeline;
    timeline.show = "demo";
    timeline.title = "Before the Tide";
    timeline.frames = 240;
    timeline.actors.resize(2);
    timeline.characters.resize(2);
    timeline.actors[0].id = "otto";
    timeline.characters[0].name = "Otto";
    timeline.actors[1].id = "chief";
    timeline.characters[1].name = "Chief";
    timeline.actors[0].gestures.resize(1);
    timeline.actors[0].gestures[0].kind = GestureKind::thumbs_up;
    timeline.actors[0].gestures[0].cue = "gives a \"thumbs up\", grinning";
    example.audit.episode = "cold-open";
    example.audit.actors.resize(2);
    for (ActorCurves& curves : example.audit.actors)
        curves.body_px.assign(240, 0.5F);
    example.audit.speaking = {speaking("sh020", "l01", 0, 83, 26),
                              speaking("sh080", "l06", 1, 51, 22)};
    return example;
}

// With a line that is too still, a hand that is cut, somebody who trembles, and a listener.
Example faulty() {
    Example example = two_speakers();
    Audit& audit = example.audit;
    audit.speaking[1] = speaking("sh080", "l06", 1, 51, 49);
    audit.gestures = {{"sh020", 0, 0, {40, 49}, Seen::cut_by_edge, 13.2, false}};
    audit.gestures[0].worst = 44;
    audit.trembling = {{"sh080", 1, {120, 144}, Bone::left_hand, 0.71, false},
                       {"sh020", 0, {30, 54}, Bone::chest, 0.1, true}};
    audit.listening = {{"sh020", 1, {100, 196}, {{100, 190}, Bone::chest, 0.4}}};
    audit.heads = {{"sh020", 0, {100, 196}, 148, 0.62, 0.4, true}};
    return example;
}

TEST(AuditTable, SetsShotSpeechBeforeAndAfterInColumns) {
    const std::string table = audit_table(two_speakers().report(), {});
    EXPECT_NE(table.find("sh020  Otto l01   before 3.46  after 1.08  pass\n"
                         "sh080  Chief l06  before 2.13  after 0.92  pass\n"),
              std::string::npos)
        << table;
}

TEST(AuditTable, HasOneColumnWithoutBefore) {
    Example example = two_speakers();
    for (SpeakingShot& shot : example.audit.speaking)
        shot.before.reset();
    const std::string table = audit_table(example.report(), {});
    EXPECT_NE(table.find("sh020  Otto l01   still 1.08  pass\n"), std::string::npos) << table;
}

TEST(AuditTable, AlignsNamesOfAnyAlphabet) {
    Example example = two_speakers();
    example.timeline.characters[0].name = "Ötzi";
    const std::string table = audit_table(example.report(), {});
    EXPECT_NE(table.find("sh020  Ötzi l01   before"), std::string::npos) << table;
}

TEST(AuditTable, SaysWhyWhereAndWhatWouldHelp) {
    Report report = faulty().report();
    report.episodes[0].judgements[1].remedy = "fidget 0.12";
    const std::string table = audit_table(report, {});
    for (const std::string said :
         {"FAIL  still for 2.04 s, frames 110–158; the limit is 2.00 (the left upper arm came "
          "nearest, to 62% of a movement that counts). Try fidget 0.12",
          "sh020  Otto thumbs up  not seen  FAIL  the picture's edge cuts the right hand off by 14 "
          "px, frames 40–48, most at 44",
          "sh080  Chief trembles  FAIL  the left hand trembles, frames 120–143: 71% of its motion "
          "is above 4 Hz; the limit is 25%",
          "sh020  Chief listening  still 3.75  frames 100–189",
          "40% of Otto's head is in the picture, frame 148",
          "FAIL  2 speaking shots (1 too still), 1 gesture (1 not seen), 1 trembling body"})
        EXPECT_NE(table.find(said), std::string::npos) << said << "\n" << table;
    EXPECT_EQ(table.find("Otto trembles"), std::string::npos) << "he does not";
}

TEST(AuditTable, CountsAllThatFailsInItsLastLine) {
    Example example = faulty();
    example.audit.trembling.push_back(example.audit.trembling.back());
    for (Trembling& one : example.audit.trembling)
        one.passes = false;
    example.audit.limits.framing_score = 0.99;
    for (FramedHeads& one : example.audit.heads)
        one.passes = false;
    const std::size_t bodies = example.audit.trembling.size();
    ASSERT_GE(bodies, 2u);
    ASSERT_EQ(example.audit.heads.size(), 1u);
    const std::string table = audit_table(example.report(), {});
    EXPECT_NE(table.find(", " + std::to_string(bodies) +
                         " trembling bodies, 1 shot with ill-framed heads\n"),
              std::string::npos)
        << table;
}

TEST(AuditTable, ShowsWhatPixelsDoWithTheLayerOnAndOff) {
    Example example = two_speakers();
    example.audit.speaking[0].levels = MotionLevels{1.5, 2.25};
    example.audit.speaking[0].levels_before = MotionLevels{0.3, 2};
    const std::string table = audit_table(example.report(), {});
    EXPECT_NE(table.find("body 1.50  face 2.25  body 0.30 with the layer off  × 5.00"),
              std::string::npos)
        << table;
}

TEST(AuditTable, IsColouredOnlyOnRequest) {
    EXPECT_EQ(audit_table(two_speakers().report(), {}).find('\x1b'), std::string::npos);
    EXPECT_NE(audit_table(two_speakers().report(), {true}).find('\x1b'), std::string::npos);
}

TEST(AuditTable, SaysWhereItWasStopped) {
    Report report = two_speakers().report();
    EXPECT_EQ(audit_table(report, {}).find("stopped"), std::string::npos);
    report.complete = false;
    EXPECT_NE(audit_table(report, {}).find("stopped"), std::string::npos);
}

TEST(ShortLine, DropsTheSceneThatItsShotNames) {
    EXPECT_EQ(short_line("sc01 sh030", "sc01 l01"), "l01");
    EXPECT_EQ(short_line("sc01 sh030", "sc02 l01"), "sc02 l01");
    EXPECT_EQ(short_line("sh030", "l01"), "l01");
}

TEST(Reason, NamesStillnessOnPurpose) {
    SpeakingShot shot = speaking("sh020", "l01", 0, 83, 60);
    shot.passes = true;
    shot.still_on_purpose = true;
    EXPECT_EQ(reason(shot, Audit{}), "still on purpose");
}

TEST(Judgements, ListStillnessOnPurposeAsThatAndNotAsAFault) {
    Example example = two_speakers();
    example.audit.speaking[0].still_on_purpose = true;
    const auto judged = judgements_of(example.timeline, example.audit);
    EXPECT_EQ(judged[0].verdict, Verdict::on_purpose);
    EXPECT_EQ(judged[0].reason, "still on purpose");
    EXPECT_TRUE(example.report().passes());
}

TEST(Judgements, HoldHeadsToALimitOnlyWhereTheShowHasOne) {
    Example example = faulty();
    const auto verdict = [&] {
        const auto judged = judgements_of(example.timeline, example.audit);
        return judged.back().verdict;
    };
    EXPECT_EQ(verdict(), Verdict::told);
    example.audit.limits.framing_score = 0.7;
    example.audit.heads[0].passes = false;
    EXPECT_EQ(verdict(), Verdict::fail);
}

TEST(AuditJson, NamesItsFormatAndCountsTheLastFrameIn) {
    const auto json = nlohmann::json::parse(audit_json(two_speakers().report()));
    EXPECT_EQ(json["format"], "movinghold-audit");
    EXPECT_EQ(json["version"], audit_version);
    EXPECT_EQ(json["passes"], true);
    const auto& shot = json["episodes"][0]["findings"][0];
    EXPECT_EQ(shot["measure"], "still");
    EXPECT_EQ(shot["actor"], "otto");
    EXPECT_EQ(shot["frames"], (nlohmann::json{{"first", 110}, {"last", 135}}));
    EXPECT_EQ(shot["value"], 1.083);
    EXPECT_EQ(shot["limit"], 2);
    EXPECT_EQ(shot["point"], "leftUpperArm");
    EXPECT_EQ(shot["before"], 3.458);
}

TEST(AuditJson, PassesOnlyWhereEveryEpisodeDoes) {
    Report report = two_speakers().report();
    report.episodes.push_back(faulty().report().episodes[0]);
    const auto json = nlohmann::json::parse(audit_json(report));
    EXPECT_EQ(json["passes"], false);
    EXPECT_EQ(json["episodes"][0]["passes"], true);
    EXPECT_EQ(json["episodes"][1]["passes"], false);
}

TEST(AuditJson, ReadsBackAsItWasWrittenButForRounding) {
    Report report = faulty().report();
    report.episodes[0].judgements[0].levels = MotionLevels{1.5, 2.25};
    report.complete = false;
    const std::string text = audit_json(report);
    const Result<Report> read = parse_audit_json(text, "report.json");
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(audit_json(*read), text);
    EXPECT_EQ(read->episodes[0].judgements.size(), report.episodes[0].judgements.size());
}

TEST(AuditJson, IsRefusedWithItsPlaceWhereItIsNone) {
    const auto refused = [](const std::string& text) {
        const Result<Report> read = parse_audit_json(text, "old.json");
        EXPECT_FALSE(read);
        return read ? Error{} : read.error();
    };
    EXPECT_EQ(refused("{").file, "old.json");
    EXPECT_NE(refused("{}").problem.find("no report"), std::string::npos);
    const Error old = refused(R"({"format": "movinghold-audit", "version": 1, "episodes": []})");
    EXPECT_EQ(old.place, "/version");
    EXPECT_EQ(old.remedy, "write it anew with check --format json");
    EXPECT_EQ(refused(R"({"format": "movinghold-timeline", "version": 2})").place, "/format");
    Report twice = faulty().report();
    twice.episodes.push_back(twice.episodes[0]);
    EXPECT_EQ(refused(audit_json(twice)).place, "/episodes/1");
    std::string text = audit_json(faulty().report());
    EXPECT_EQ(refused(text.replace(text.find("\"still\""), 7, "\"stlil\"")).remedy,
              "did you mean \"still\"?");
}

TEST(AuditCsv, QuotesWhatHoldsACommaOrAQuote) {
    Example example = two_speakers();
    example.audit.gestures = {{"sh020 \"B\"", 0, 0, {40, 49}, Seen::off_camera, 0, false}};
    const std::string csv = audit_csv(example.report());
    EXPECT_NE(csv.find("\nstill,cold-open,sh020,otto,l01,110,135,3.458,1.083,s,2.000,pass,"
                       "leftUpperArm,,,,,,,\n"),
              std::string::npos)
        << csv;
    EXPECT_NE(csv.find("\ngesture,cold-open,\"sh020 \"\"B\"\"\",otto,thumbsUp,40,48,,0.000,px,"
                       "0.000,fail,rightHand,,,,,,\"off camera, frames 40–48\",\n"),
              std::string::npos)
        << csv;
}

} // namespace
} // namespace mh
