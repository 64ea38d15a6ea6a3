#include "program.h"

#include <algorithm>

namespace mh {
namespace {

class Check : public ProgramTest {};

TEST_F(Check, SaysTheSameOfAShowAndItsTimeline) {
    const std::string timeline = in_folder("cold-open.json");
    ASSERT_EQ(run({"compile", demo(), "--episode", "cold-open", "--out", timeline}).exit_code, 0);
    const Ran of_show = run({"check", demo(), "--episode", "cold-open", "--format", "json"});
    const Ran of_timeline = run({"check", timeline, "--format", "json"});
    EXPECT_EQ(of_show.out, of_timeline.out);
    EXPECT_EQ(of_timeline.exit_code, 0);
}

TEST_F(Check, WritesJsonAndCsvWithTheSameFigures) {
    const std::string report = in_folder("report.json");
    const Ran written =
        run({"check", demo(), "--episode", "cold-open", "--format", "json", "--out", report});
    EXPECT_EQ(written.exit_code, 0);
    EXPECT_EQ(written.out, "");
    const Json json = Json::parse(text_of(report));
    EXPECT_EQ(json["format"], "movinghold-audit");
    const Json& findings = json["episodes"][0]["findings"];
    const auto lines = std::count_if(findings.begin(), findings.end(),
                                     [](const Json& one) { return one["measure"] == "still"; });
    ASSERT_EQ(lines, 5);

    const Ran csv = run({"check", demo(), "--episode", "cold-open", "--format", "csv"});
    for (const Json& one : findings) {
        char expected[200];
        std::snprintf(expected, sizeof expected, "%s,cold-open,%s,%s,%s,%d,%d,,%.3f,",
                      one["measure"].get<std::string>().c_str(),
                      one["shot"].get<std::string>().c_str(),
                      one["actor"].get<std::string>().c_str(), one["of"].get<std::string>().c_str(),
                      one["frames"]["first"].get<int>(), one["frames"]["last"].get<int>(),
                      one["value"].get<double>());
        EXPECT_NE(csv.out.find(expected), std::string::npos) << expected << "\n" << csv.out;
    }
}

TEST_F(Check, SaysTheSameInAnyNumberOfThreads) {
    const auto in_threads = [&](const std::string& jobs) {
        return run({"check", demo(), "--before", "--format", "json", "--jobs", jobs}).out;
    };
    const std::string alone = in_threads("1");
    EXPECT_EQ(in_threads("2"), alone);
    EXPECT_EQ(in_threads("7"), alone);
}

TEST_F(Check, SaysSoOnceWhereItsOutputCannotBeWritten) {
    if (!std::filesystem::exists("/dev/full"))
        GTEST_SKIP() << "no device that is always full";
    const Ran ran = run({"check", demo(), "--episode", "cold-open", "--out", "/dev/full"});
    expect_refused(ran, {"/dev/full", "cannot be written"});
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
    expect_refused(run({"check", demo(), "--out", in_folder("none/report.json")}),
                   {"there is no folder"});
}

TEST_F(Check, PassesAnEpisodeWithNoLinesAndOneOfASingleFrame) {
    const std::string silent = write("silent.fountain", "INT. YARD - DAY\n\nNobody is there.\n");
    const Ran ran = run({"check", silent});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("nobody speaks on screen"), std::string::npos) << ran.out;

    const std::string file = in_folder("one.json");
    ASSERT_EQ(run({"compile", demo(), "--episode", "cold-open", "--out", file}).exit_code, 0);
    change(file, [](Json& timeline) {
        const double end = 1 / timeline["fps"].get<double>();
        timeline["frames"] = 1;
        timeline["shots"].erase(timeline["shots"].begin() + 1, timeline["shots"].end());
        timeline["shots"][0]["end"] = end;
    });
    for (const std::string format : {"table", "json", "csv", "junit", "html"}) {
        const Ran one = run({"check", file, "--format", format, "--before"});
        EXPECT_EQ(one.exit_code, 0) << format << one.out << one.err;
    }
}

TEST_F(Check, HoldsAShowToTheLimitsItSets) {
    const std::string show = copy_of_demo();
    change(show + "/show.json", [](Json& json) { json["audit"] = {{"stillSeconds", 0.2}}; });
    const Ran strict = run({"check", show, "--episode", "cold-open"});
    EXPECT_EQ(strict.exit_code, 1);
    EXPECT_NE(strict.out.find("the limit is 0.20"), std::string::npos) << strict.out;
}

TEST_F(Check, ChecksEveryEpisodeWhereNoneIsNamed) {
    const Ran ran = run({"check", demo(), "--format", "json"});
    std::size_t episodes = 0;
    for ([[maybe_unused]] const auto& entry :
         std::filesystem::directory_iterator(demo() + "/episodes"))
        ++episodes;
    EXPECT_EQ(Json::parse(ran.out)["episodes"].size(), episodes);
}

} // namespace
} // namespace mh
