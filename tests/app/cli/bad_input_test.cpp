#include "program.h"

namespace mh {
namespace {

class BadInput : public ProgramTest {
  protected:
    [[nodiscard]] Ran check(const std::string& input) const { return run({"check", input}); }
};

TEST_F(BadInput, AMissingFile) {
    for (const std::string name : {"gone.fountain", "gone.json", "gone"})
        expect_refused(check(in_folder(name)), {name, "there is no such file"});
}

TEST_F(BadInput, AnEmptyFile) {
    for (const std::string name : {"empty.fountain", "empty.json"})
        expect_refused(check(write(name, "")), {name});
}

TEST_F(BadInput, AFolderThatIsNoShow) {
    std::filesystem::create_directory(folder() / "plain");
    expect_refused(check(in_folder("plain")), {"plain", "show.json"});
}

TEST_F(BadInput, BrokenJson) {
    const std::string show = copy_of_demo();
    write("demo/show.json", "{\n  \"title\": \"Demo\",,\n}\n");
    expect_refused(check(show), {"show.json:2:19"});
    expect_refused(check(write("broken.json", "{ \"format\": ")), {"broken.json:1:"});
}

TEST_F(BadInput, AnUnknownKey) {
    const std::string show = copy_of_demo();
    change(show + "/characters/otto.json", [](Json& otto) { otto["buidl"] = Json::object(); });
    expect_refused(check(show), {"otto.json:/buidl", "did you mean \"build\"?"});
}

TEST_F(BadInput, AWrongType) {
    const std::string show = copy_of_demo();
    change(show + "/show.json", [](Json& json) { json["fps"] = "fast"; });
    expect_refused(check(show), {"show.json:/fps", "number"});
}

TEST_F(BadInput, AnUnknownEmotion) {
    const std::string show = copy_of_demo();
    change(show + "/characters/otto.json", [](Json& otto) { otto["resting"] = "excitd"; });
    expect_refused(check(show), {"otto.json:/resting", "excitd", "excited"});
}

TEST_F(BadInput, ADanglingCharacter) {
    const std::string show = copy_of_demo();
    const std::string direction = show + "/episodes/cold-open/direction.json";
    std::string text = text_of(direction);
    const std::size_t at = text.find("\"otto\"");
    ASSERT_NE(at, std::string::npos);
    write("demo/episodes/cold-open/direction.json", text.replace(at, 6, "\"ottto\""));
    expect_refused(run({"check", show, "--episode", "cold-open"}),
                   {"direction.json:/", "ottto", "did you mean \"otto\"?"});
}

TEST_F(BadInput, AnImageNamedFountain) {
    const std::string png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0", 20);
    expect_refused(check(write("picture.fountain", png)), {"picture.fountain:1:1"});
}

TEST_F(BadInput, ATimelineOfALaterVersion) {
    expect_refused(
        check(write("later.json", R"({"format": "movinghold-timeline", "version": 1000})")),
        {"later.json:/version"});
}

} // namespace
} // namespace mh
