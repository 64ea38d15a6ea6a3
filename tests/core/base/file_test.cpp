#include "core/base/file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace mh {
namespace {

class File : public testing::Test {
  protected:
    void SetUp() override { std::filesystem::create_directories(folder); }
    void TearDown() override { std::filesystem::remove_all(folder); }

    const std::filesystem::path folder =
        std::filesystem::path(testing::TempDir()) /
        testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(File, ReadsBackWhatWasWritten) {
    const std::string bytes("a\0b\r\n\xff", 6);
    ASSERT_TRUE(write_file(folder / "x", bytes));
    ASSERT_TRUE(write_file(folder / "x", bytes)) << "over an old one";
    EXPECT_EQ(read_file(folder / "x").value(), bytes);
}

TEST_F(File, SaysWhatIsMissing) {
    const Result<std::string> missing = read_file(folder / "none");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().problem, "there is no such file");
    EXPECT_EQ(read_file(folder).error().problem, "this is not a file");
}

TEST_F(File, LeavesNothingBehindWhenItCannotBeWritten) {
    EXPECT_FALSE(write_file(folder / "no" / "such" / "folder", "x"));
    std::filesystem::create_directories(folder / "taken" / "child");
    EXPECT_FALSE(write_file(folder / "taken", "x"));
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        EXPECT_EQ(entry.path().filename(), "taken");
}

TEST_F(File, SaysWhyItCannotBeWritten) {
    EXPECT_EQ(write_file(folder / "no" / "x", "x").error().problem,
              "cannot be written: No such file or directory");
    if (!std::filesystem::is_character_file("/dev/full"))
        GTEST_SKIP() << "no device that is always full";
    EXPECT_EQ(write_in_place("/dev/full", "x").error().problem,
              "cannot be written: No space left on device");
    EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
}

TEST(Utf8, TellsTextFromBytes) {
    EXPECT_TRUE(is_utf8(""));
    EXPECT_TRUE(is_utf8("h\u00e9llo \u732b \U0001f600"));
    std::size_t at = 0;
    EXPECT_FALSE(is_utf8("ab\xff", &at));
    EXPECT_EQ(at, 2u);
    for (const char* bad :
         {"\xc0\x80", "\xe0\x80\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe7\x8c"})
        EXPECT_FALSE(is_utf8(bad));
}

TEST(LineAndColumn, CountsAnyLineEnding) {
    EXPECT_EQ(line_and_column("ab\ncd", 4), "2:2");
    EXPECT_EQ(line_and_column("ab\r\ncd", 4), "2:1");
    EXPECT_EQ(line_and_column("ab\rcd", 3), "2:1");
    EXPECT_EQ(line_and_column("", 0), "1:1");
}

} // namespace
} // namespace mh
