#include "program.h"

#include <algorithm>

namespace mh {
namespace {

class Check : public ProgramTest {};

struct FrameNumbers {
    int first = 0, last = 0;
};

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

// A Chief who shakes his fist eight times a second: what a director may well key by hand.
TEST_F(Check, FindsABodyThatShakesWithItsReasonAndFrames) {
    const std::string show = copy_of_demo();
    change(show + "/episodes/cold-open/direction.json", [](Json& direction) {
        Json poses = Json::array();
        for (int i = 0; i < 16; ++i)
            poses.push_back({{"at", 0.2 + 0.125 * i},
                             {"seconds", 0.11},
                             {"easeIn", 0.05},
                             {"easeOut", 0.05},
                             {"turns", {{"leftForearm", {25, 0, 0}}}}});
        direction["lines"]["l06"]["poses"] = poses;
    });
    const Ran table = run({"check", show, "--episode", "cold-open"});
    EXPECT_EQ(table.exit_code, 1) << table.out << table.err;
    EXPECT_NE(table.out.find("trembles"), std::string::npos) << table.out;

    const Json report =
        Json::parse(run({"check", show, "--episode", "cold-open", "--format", "json"}).out);
    std::vector<Json> faults;
    FrameNumbers line{};
    for (const Json& one : report["episodes"][0]["findings"]) {
        if (one["verdict"] == "fail")
            faults.push_back(one);
        if (one["of"] == "l06")
            line = {one["over"]["first"], one["over"]["last"]};
    }
    ASSERT_EQ(faults.size(), 1u);
    EXPECT_EQ(faults[0]["measure"], "tremble");
    EXPECT_EQ(faults[0]["actor"], "chief");
    EXPECT_TRUE(faults[0]["point"].get<std::string>().starts_with("left")) << faults[0]["point"];
    const FrameNumbers found{faults[0]["frames"]["first"], faults[0]["frames"]["last"]};
    EXPECT_GE(found.first, line.first);
    EXPECT_LE(found.last, line.last);
    EXPECT_EQ(found.last - found.first, 23) << "a second";
    const std::string frames =
        "frames " + std::to_string(found.first) + "–" + std::to_string(found.last);
    EXPECT_NE(faults[0]["reason"].get<std::string>().find(frames), std::string::npos);
    EXPECT_NE(table.out.find(frames), std::string::npos) << table.out;
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
