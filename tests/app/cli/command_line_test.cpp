#include "program.h"

namespace mh {
namespace {

class CommandLine : public ProgramTest {};

TEST_F(CommandLine, AnswersHelpAndVersionWithZero) {
    for (const auto& arguments : std::vector<std::vector<std::string>>{
             {"--help"}, {"check", "--help"}, {"compile", "--help"}, {"render", "--help"}}) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 0);
        EXPECT_NE(ran.out.find("--help"), std::string::npos);
        EXPECT_EQ(ran.err, "");
    }
    const Ran version = run({"--version"});
    EXPECT_EQ(version.exit_code, 0);
    EXPECT_TRUE(version.out.starts_with("movinghold ")) << version.out;
}

TEST_F(CommandLine, RefusesWhatItDoesNotKnow) {
    expect_refused(run({}), {"movinghold"});
    expect_refused(run({"dance"}), {"movinghold", "dance"});
    expect_refused(run({"chekc", demo()}), {"chekc", "did you mean \"check\"?"});
    expect_refused(run({"check"}), {"input"});
    expect_refused(run({"check", demo(), "--loud"}), {"--loud"});
    expect_refused(run({"check", demo(), "--format", "xml"}), {"--format", "xml"});
    expect_refused(run({"render", demo(), "--frame", "1", "--frames", "1-2", "--out", "a.png"}),
                   {"--frame"});
}

TEST_F(CommandLine, RefusesAnUnknownEpisodeAndOffersTheNearest) {
    for (const std::string command : {"compile", "check"})
        expect_refused(run({command, demo(), "--episode", "cold-opne"}),
                       {"demo", "cold-opne", "did you mean \"cold-open\"?"});
}

TEST_F(CommandLine, RefusesAnOutFolderThatDoesNotExist) {
    const std::string nowhere = in_folder("nowhere");
    expect_refused(run({"compile", demo(), "--episode", "cold-open", "--out", nowhere + "/a.json"}),
                   {nowhere, "folder"});
    expect_refused(run({"check", demo(), "--out", nowhere + "/a.json"}), {nowhere, "folder"});
    expect_refused(run({"render", demo(), "--out", nowhere}), {nowhere, "folder"});
    expect_refused(run({"render", demo(), "--frame", "0", "--out", nowhere + "/a.png"}),
                   {nowhere, "folder"});
}

} // namespace
} // namespace mh
