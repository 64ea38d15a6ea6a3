#include "program.h"

#include <algorithm>
#include <regex>
#include <sstream>

namespace mh {
namespace {

class SalvageClaim : public ProgramTest {};

TEST_F(SalvageClaim, IsAliveInItsTwelveRowsAndStoodStillBeforeTheLayer) {
    const Ran ran = run({"check", demo(), "--episode", "salvage-claim", "--before"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out;

    // The source's figures: every body at least as alive as these.
    const struct {
        std::string shot, speech;
        bool fails_before;
        double at_most;
    } wanted[] = {
        {"sc01 sh030", "Otto l01", true, 1.42},   {"sc01 sh040", "Chief l02", false, 1.08},
        {"sc01 sh050", "Otto l03", false, 1.33},  {"sc01 sh060", "Chief l04", true, 1.83},
        {"sc01 sh070", "Chief l05", false, 0.42}, {"sc02 sh040", "Otto l01", false, 0.08},
        {"sc02 sh050", "Chief l02", false, 1.17}, {"sc02 sh070", "Otto l03", false, 0.67},
        {"sc02 sh080", "Chief l04", true, 1.33},  {"sc02 sh100", "Chief l05", false, 0.71},
        {"sc02 sh110", "Otto l06", false, 0.58},  {"sc02 sh120", "Chief l07", false, 1.00}};
    static const std::regex form(
        R"((\S+ \S+)  (\S+ \S+) +before +([0-9.]+)  after +([0-9.]+)  (pass|FAIL).*)");
    std::istringstream lines(ran.out);
    std::size_t row = 0;
    for (std::string line; std::getline(lines, line);) {
        std::smatch part;
        if (!std::regex_match(line, part, form))
            continue;
        ASSERT_LT(row, std::size(wanted)) << line;
        SCOPED_TRACE(line);
        EXPECT_EQ(part[1], wanted[row].shot);
        EXPECT_EQ(part[2], wanted[row].speech);
        if (wanted[row].fails_before) {
            EXPECT_GT(std::stod(part[3]), 2);
        }
        EXPECT_LE(std::stod(part[4]), wanted[row].at_most);
        EXPECT_EQ(part[5], "pass");
        ++row;
    }
    EXPECT_EQ(row, std::size(wanted)) << ran.out;
}

TEST_F(SalvageClaim, HidesItsThumbsUpBelowAMediumShotWithoutGestureFraming) {
    const std::string show = copy_of_demo();
    write("demo/episodes/salvage-claim/direction.json", R"({"gestureFraming": false})");
    const Ran ran = run({"check", show, "--episode", "salvage-claim", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 1);
    const Json report = Json::parse(ran.out);
    const Json& findings = report.at("episodes").at(0).at("findings");
    const auto gesture = std::find_if(findings.begin(), findings.end(), [](const Json& one) {
        return one.at("measure") == "gesture";
    });
    ASSERT_NE(gesture, findings.end());
    const Json& thumbs_up = *gesture;
    EXPECT_EQ(thumbs_up.at("shot"), "sc01 sh030");
    EXPECT_EQ(thumbs_up.at("of"), "thumbsUp");
    EXPECT_EQ(thumbs_up.at("cue"), "(thumbs up)");
    EXPECT_EQ(thumbs_up.at("seen"), "cutByEdge");
    EXPECT_GT(thumbs_up.at("value").get<double>(), 0);
    EXPECT_EQ(thumbs_up.at("verdict"), "fail");
    EXPECT_NE(thumbs_up.at("remedy").get<std::string>().find("times as wide"), std::string::npos)
        << thumbs_up;

    const Ran compiled = run({"compile", show, "--episode", "salvage-claim"});
    const Json timeline = Json::parse(compiled.out);
    for (const Json& shot : timeline.at("shots"))
        if (shot.at("id") == "sc01 sh030") {
            EXPECT_EQ(shot.at("framing"), "medium");
        }
}

class Shipped : public ProgramTest {};

TEST_F(Shipped, EveryEpisodePassesWithEveryGestureSeen) {
    for (const std::string& show : {demo(), demo() + "/../showcase"}) {
        const Ran ran = run({"check", show});
        EXPECT_EQ(ran.exit_code, 0) << ran.out;
        EXPECT_EQ(ran.out.find("not seen  "), std::string::npos) << ran.out;
    }
}

class Explained : public ProgramTest {};

TEST_F(Explained, SaysWhatWasReadAndWhyInPlaceOfTheTimeline) {
    const Ran ran = run({"compile", demo(), "--episode", "salvage-claim", "--explain"});
    EXPECT_EQ(ran.exit_code, 0);
    EXPECT_NE(ran.out.find("sc01 sh030  medium of otto"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("excited 0.9: (excited) (line "), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("thumbs up by otto, right: (thumbs up) (line "), std::string::npos);

    const std::string file = in_folder("claim.json");
    const Ran both =
        run({"compile", demo(), "--episode", "salvage-claim", "--explain", "--out", file});
    EXPECT_EQ(both.exit_code, 0);
    EXPECT_EQ(both.out, ran.out);
    EXPECT_EQ(text_of(file), run({"compile", demo(), "--episode", "salvage-claim"}).out);
    expect_refused(run({"compile", file, "--explain"}), {file, "screenplay"});
}

} // namespace
} // namespace mh
