#include "program.h"

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
    const Json& speaking = json["episodes"][0]["speakingShots"];
    ASSERT_EQ(speaking.size(), 5u);

    const Ran csv = run({"check", demo(), "--episode", "cold-open", "--format", "csv"});
    for (const Json& shot : speaking) {
        const Json& still = shot["longestStill"];
        char expected[200];
        std::snprintf(expected, sizeof expected, "still,cold-open,%s,%s,%s,%d,%d,,%.3f,pass,",
                      shot["shot"].get<std::string>().c_str(),
                      shot["actor"].get<std::string>().c_str(),
                      shot["line"].get<std::string>().c_str(), still["frames"]["first"].get<int>(),
                      still["frames"]["last"].get<int>(), still["seconds"].get<double>());
        EXPECT_NE(csv.out.find(expected), std::string::npos) << expected << "\n" << csv.out;
    }
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
