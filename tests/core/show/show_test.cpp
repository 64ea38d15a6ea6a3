#include "core/base/file.h"
#include "core/show/show.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

namespace fs = std::filesystem;

// A small show in a folder of the test's own.
class ShowFolder : public testing::Test {
  protected:
    void SetUp() override {
        fs::remove_all(folder);
        write("show.json", R"({"title": "T", "style": "plain"})");
        write("styles/plain.json", R"({"id": "plain", "title": "Plain"})");
        write("characters/ada.json", R"({"id": "ada", "name": "ADA", "resting": "happy"})");
        write("sets/yard.json", R"({"id": "yard", "title": "The Yard"})");
        write("episodes/b/episode.fountain", "INT. YARD\n\nADA\nHello.\n");
        write("episodes/a/episode.fountain", "INT. YARD\n\nADA\nBye.\n");
    }
    void TearDown() override { fs::remove_all(folder); }

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((folder / name).parent_path());
        ASSERT_TRUE(write_file(folder / name, text));
    }
    [[nodiscard]] Error fault() const {
        const Result<Show> show = read_show(folder);
        EXPECT_FALSE(show);
        return show ? Error{} : show.error();
    }

    const fs::path folder = fs::path(testing::TempDir()) /
                            testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(ShowFolder, IsReadWhole) {
    const Show show = read_show(folder).value();
    EXPECT_EQ(show.title, "T");
    EXPECT_EQ(show.fps, 24);
    EXPECT_EQ(show.picture, (PictureSize{1280, 720}));
    EXPECT_EQ(show.style().id, "plain");
    ASSERT_NE(show.character_named("Ada"), nullptr);
    EXPECT_EQ(show.character_named("Ada")->resting, Emotion::happy);
    EXPECT_EQ(show.character_named("Bob"), nullptr);
    EXPECT_NE(show.set_named("yard"), nullptr);
    ASSERT_EQ(show.episodes.size(), 2u);
    EXPECT_EQ(show.episodes[0].id, "a");
    EXPECT_TRUE(show.episodes[0].direction.empty());
}

TEST_F(ShowFolder, PutsEpisodesInTheOrderItGives) {
    write("show.json", R"({"title": "T", "style": "plain", "episodes": ["b"]})");
    const Show show = read_show(folder).value();
    EXPECT_EQ(show.episodes[0].id, "b");
    EXPECT_EQ(show.episodes[1].id, "a");
}

TEST_F(ShowFolder, IsCalledByItsFolderUnlessItSaysOtherwise) {
    EXPECT_EQ(read_show(folder)->id, folder.filename().string());
    write("show.json", R"({"id": "harbour", "title": "T", "style": "plain"})");
    EXPECT_EQ(read_show(folder)->id, "harbour");
    write("show.json", R"({"id": "", "title": "T", "style": "plain"})");
    EXPECT_EQ(fault().place, "/id");
    write("show.json", R"({"id": 7, "title": "T", "style": "plain"})");
    EXPECT_EQ(fault().place, "/id");
}

TEST_F(ShowFolder, HoldsItsAuditToLimitsOfItsOwn) {
    EXPECT_EQ(read_show(folder)->audit, AuditLimits{});
    write("show.json", R"({"title": "T", "style": "plain", "audit": {"stillSeconds": 3.5}})");
    AuditLimits limits;
    limits.still_seconds = 3.5;
    EXPECT_EQ(read_show(folder)->audit, limits);
    write("show.json", R"({"title": "T", "style": "plain", "audit": {"stilSeconds": 3}})");
    EXPECT_EQ(fault().place, "/audit/stilSeconds");
    EXPECT_EQ(fault().remedy, "did you mean \"stillSeconds\"?");
    write("show.json", R"({"title": "T", "style": "plain", "audit": {"crowdSeen": 0}})");
    EXPECT_EQ(fault().place, "/audit/crowdSeen");
}

TEST_F(ShowFolder, NamesTheFileAndPlaceOfAFault) {
    write("characters/ada.json", R"({"id": "ada", "name": "ADA", "resting": "hapy"})");
    const Error error = fault();
    EXPECT_EQ(error.file, (folder / "characters" / "ada.json").string());
    EXPECT_EQ(error.place, "/resting");
    EXPECT_EQ(error.remedy, "did you mean \"happy\"?");
}

TEST_F(ShowFolder, RefusesDanglingNames) {
    write("show.json", R"({"title": "T", "style": "plian"})");
    EXPECT_EQ(fault().place, "/style");
    write("show.json", R"({"title": "T", "style": "plain", "episodes": ["a", "c"]})");
    EXPECT_EQ(fault().place, "/episodes/1");
    write("show.json", R"({"title": "T", "style": "plain", "episodes": ["a", "../a"]})");
    EXPECT_EQ(fault().place, "/episodes/1");
    write("show.json", R"({"title": "T", "style": "plain"})");
    write("characters/eve.json", R"({"id": "ada", "name": "EVE"})");
    EXPECT_EQ(fault().place, "/id");
}

TEST_F(ShowFolder, RefusesACrowdOfNobodyKnown) {
    write("characters/mob.json", R"({"id": "mob", "name": "Mob", "extras": ["ada", "adda"]})");
    const Error error = fault();
    EXPECT_EQ(error.file, (folder / "characters" / "mob.json").string());
    EXPECT_EQ(error.place, "/extras/1");
    EXPECT_NE(error.remedy.find("ada"), std::string::npos);
    write("characters/mob.json", R"({"id": "mob", "name": "Mob", "extras": ["mob"]})");
    EXPECT_EQ(fault().place, "/extras/0");
    write("characters/mob.json", R"({"id": "mob", "name": "Mob", "extras": ["ada"]})");
    EXPECT_TRUE(read_show(folder).value().character_named("mob")->is_crowd());
}

TEST_F(ShowFolder, RefusesAFolderThatIsNoShow) {
    EXPECT_NE(read_show(folder / "styles").error().problem.find("no show"), std::string::npos);
    EXPECT_FALSE(read_show(folder / "nowhere"));
    fs::remove_all(folder / "episodes");
    EXPECT_NE(fault().problem.find("no episode"), std::string::npos);
}

TEST_F(ShowFolder, RefusesEmptyFiles) {
    write("styles/plain.json", "");
    EXPECT_EQ(fault().problem, "the file is empty");
    write("styles/plain.json", R"({"id": "plain", "title": "Plain"})");
    write("episodes/a/direction.json", "");
    EXPECT_EQ(fault().file, (folder / "episodes" / "a" / "direction.json").string());
}

TEST_F(ShowFolder, GetsItsStylesWrittenBack) {
    Show show = read_show(folder).value();
    Style style = show.style();
    style.dials.fidget = 0.31;
    ASSERT_TRUE(write_style(show, style));
    EXPECT_EQ(read_show(folder).value().style(), style);
}

TEST(LoneScreenplay, IsAShowOfOneEpisode) {
    const fs::path file = fs::path(testing::TempDir()) / "lone.fountain";
    ASSERT_TRUE(write_file(file, "INT. ROOM\n\nADA\nHello.\n"));
    const Show show = show_around_screenplay(file).value();
    ASSERT_EQ(show.episodes.size(), 1u);
    EXPECT_EQ(show.episodes[0].id, "lone");
    EXPECT_EQ(show.style().dials, IdleDials{});
    EXPECT_NE(show.set_named("plain"), nullptr);
    EXPECT_FALSE(show_around_screenplay(file.string() + "x"));
    fs::remove(file);
}

TEST(DemoShow, IsReadWithItsStyleAtFullFidget) {
    const Result<Show> show = read_show(fs::path(MOVINGHOLD_RESOURCES) / "shows" / "demo");
    if (!show)
        FAIL() << to_string(show.error());
    EXPECT_EQ(show->style().id, "saturday-morning");
    EXPECT_EQ(show->style().dials.fidget, full_fidget);
}

} // namespace
} // namespace mh
