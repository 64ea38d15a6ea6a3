// What is said where there is no room left: once, with the reason, and nothing half written.

#include "program.h"

namespace mh {
namespace {

namespace fs = std::filesystem;

class FullDisk : public ProgramTest {
  protected:
    void SetUp() override {
        if (!fs::is_character_file("/dev/full"))
            GTEST_SKIP() << "no device that is always full";
    }
    // A name that ends so, for the device.
    [[nodiscard]] std::string full(const std::string& ending) const {
        const fs::path link = folder() / ("full" + ending);
        fs::create_symlink("/dev/full", link);
        return link.string();
    }
    void expect_full(const std::vector<std::string>& arguments) const {
        SCOPED_TRACE(arguments[0]);
        expect_refused(run(arguments), {"cannot be written", "No space left on device"});
        EXPECT_TRUE(fs::is_character_file("/dev/full")) << "it is a device still";
    }
};

TEST_F(FullDisk, IsToldOfAReportInAnyFormat) {
    for (const std::string format : {"table", "json", "csv", "junit", "html"}) {
        SCOPED_TRACE(format);
        expect_full(
            {"check", demo(), "--episode", "cold-open", "--format", format, "--out", "/dev/full"});
    }
}

TEST_F(FullDisk, IsToldOfAPicture) {
    for (const std::string ending : {".png", ".svg"})
        expect_full({"render", demo(), "--episode", "cold-open", "--frame", "3", "--size", "64x36",
                     "--out", full(ending)});
}

TEST_F(FullDisk, IsToldOfASheet) {
    for (const std::string ending : {".png", ".svg"})
        expect_full(
            {"sheet", demo() + "/characters/otto.json", "--kind", "mouths", "--out", full(ending)});
}

TEST_F(FullDisk, IsToldOfATimelineAndItsDialogue) {
    expect_full({"compile", demo(), "--episode", "cold-open", "--out", "/dev/full"});
    expect_full({"compile", demo(), "--episode", "cold-open", "--wav", full(".wav")});
}

// As much as a file may grow is as good as no room on the disk.
TEST_F(FullDisk, LeavesTheOldFileAndNoneBesideIt) {
    const std::string report = write("report.json", "the old one");
    const std::string little = "trap '' XFSZ; ulimit -f 0; exec \"$0\" \"$@\"";
    const Ran ran = run_by({"sh", "-c", little}, {"check", demo(), "--episode", "cold-open",
                                                  "--format", "json", "--out", report});
    EXPECT_EQ(ran.exit_code, 2);
    EXPECT_EQ(text_of(report), "the old one");
    for (const auto& entry : fs::directory_iterator(folder()))
        EXPECT_TRUE(entry.path() == report || entry.path().filename().string().starts_with("."))
            << entry.path();
}

} // namespace
} // namespace mh
