#include "core/base/file.h"
#include "core/timeline/compile.h"
#include "core/timeline/open.h"
#include "core/timeline/timeline_file.h"

#include <gtest/gtest.h>

#include <unistd.h>

namespace mh {
namespace {

namespace fs = std::filesystem;

class OpenInput : public testing::Test {
  protected:
    void SetUp() override {
        m_folder = fs::path(testing::TempDir()) / ("open_input_" + std::to_string(getpid()));
        fs::create_directories(m_folder);
    }
    void TearDown() override { fs::remove_all(m_folder); }

    fs::path put(const std::string& name, const std::string& bytes) {
        EXPECT_TRUE(write_file(m_folder / name, bytes).has_value());
        return m_folder / name;
    }

    fs::path m_folder;
};

TEST_F(OpenInput, MakesAShowOfALoneScreenplayAndReadsItsTimelineBack) {
    const fs::path file = put("Wet Feet.fountain", "INT. BOAT - DAY\n\nOTTO\nMy feet are wet.\n");
    const auto show = open_input(file);
    ASSERT_TRUE(show.has_value()) << to_string(show.error());
    ASSERT_TRUE(std::holds_alternative<Show>(*show));
    SpeechMemory memory;
    const Show& lone = std::get<Show>(*show);
    const Result<Timeline> compiled = compile_episode(lone, lone.episodes.at(0), memory);
    ASSERT_TRUE(compiled.has_value());
    EXPECT_EQ(compiled->lines.size(), 1u);
    const auto timeline = open_input(put("episode.json", timeline_text(*compiled)));
    ASSERT_TRUE(timeline.has_value()) << to_string(timeline.error());
    EXPECT_EQ(std::get<Timeline>(*timeline), *compiled);
}

TEST_F(OpenInput, NamesTheFileOfWhateverCannotBeOpened) {
    put("picture.png", "\x89PNG");
    put("broken.json", "{\"format\": ");
    put("empty.json", "");
    put("show.json", "{}");
    for (const char* name :
         {"missing.fountain", "picture.png", "broken.json", "empty.json", "show.json", "."}) {
        const auto opened = open_input(m_folder / name);
        ASSERT_FALSE(opened.has_value()) << name;
        EXPECT_NE(opened.error().file.find(m_folder.string()), std::string::npos) << name;
        EXPECT_FALSE(opened.error().problem.empty()) << name;
    }
}

} // namespace
} // namespace mh
