#include "app/cache/speech_cache.h"
#include "core/base/file.h"

#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace mh {
namespace {

Utterance said(std::string text) {
    return {std::move(text), {}, Emotion::neutral, Volume::normal, {}};
}

class SpeechCacheFile : public testing::Test {
  protected:
    // One run of the program that speaks these.
    void run(const std::vector<std::string>& lines) {
        SpeechCache cache(file);
        for (const std::string& line : lines)
            EXPECT_EQ(cache.memory().speak(said(line)), speak(said(line)));
        cache.save();
    }
    bool knows(const std::string& line) {
        SpeechCache cache(file);
        return cache.memory().recall(said(line)) != nullptr;
    }

    QTemporaryDir folder;
    std::filesystem::path file = folder.filePath("a/b/speech").toStdString();
};

TEST_F(SpeechCacheFile, RemembersFromRunToRun) {
    run({"One line", "Another"});
    run({"A third", "One line"});
    EXPECT_TRUE(knows("One line"));
    EXPECT_TRUE(knows("Another"));
    EXPECT_TRUE(knows("A third"));
    EXPECT_FALSE(knows("A fourth"));
}

TEST_F(SpeechCacheFile, IsLeftAloneByARunThatSpokeNothingNew) {
    run({"One line"});
    const auto before = std::filesystem::last_write_time(file);
    std::filesystem::last_write_time(file, before - std::chrono::hours(1));
    run({"One line"});
    EXPECT_EQ(std::filesystem::last_write_time(file), before - std::chrono::hours(1));
}

TEST_F(SpeechCacheFile, SpeaksAgainWhatADamagedFileHeld) {
    run({"One line"});
    const std::string bytes = *read_file(file);
    for (const std::string& damaged :
         {std::string(), bytes.substr(0, bytes.size() / 2), "an older heading\n" + bytes}) {
        ASSERT_TRUE(write_file(file, damaged));
        EXPECT_FALSE(knows("One line"));
        run({"One line"});
        EXPECT_TRUE(knows("One line")) << "and it is mended";
    }
}

TEST_F(SpeechCacheFile, IsNoFailureWhereItCannotBeWritten) {
    ASSERT_TRUE(write_file(folder.filePath("a").toStdString(), "a file where a folder should be"));
    run({"One line"});
    EXPECT_FALSE(knows("One line"));
}

TEST(SpeechCachePlace, IsInTheUsersCacheFolder) {
    qputenv("XDG_CACHE_HOME", "/somewhere");
    EXPECT_EQ(SpeechCache::user_file(), "/somewhere/movinghold/speech");
}

} // namespace
} // namespace mh
