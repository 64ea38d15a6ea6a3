#include "core/base/file.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <sstream>

namespace mh {
namespace {

// Speeches by a rule of its own, from lines alone: comments out, then every line of capitals with
// an empty line before it and none after, unless it is one of the few that only look so.
std::string without(std::string text, const std::string& open, const std::string& close) {
    for (std::size_t from = text.find(open); from != std::string::npos; from = text.find(open)) {
        const std::size_t to = text.find(close, from);
        const std::string cut = text.substr(from, to - from);
        if (to == std::string::npos || (open == "[[" && cut.find("\n\n") != std::string::npos)) {
            text.replace(from, open.size(), "");
            continue;
        }
        text.erase(from, to + close.size() - from);
        const bool alone = (from == 0 || text[from - 1] == '\n') && text.substr(from, 1) == "\n";
        text.erase(from, alone ? 1 : 0);
    }
    return text;
}

std::string stripped(const std::string& line) {
    const auto first = line.find_first_not_of(" \t");
    const auto last = line.find_last_not_of(" \t");
    return first == std::string::npos ? "" : line.substr(first, last - first + 1);
}

bool looks_like_a_cue(const std::string& line) {
    static const std::regex parentheses(R"(\([^)]*\))");
    static const std::regex heading(R"(^(INT|EXT|EST|I/E)[. /].*)");
    if (line.starts_with("@"))
        return true;
    const std::string name = std::regex_replace(line, parentheses, "");
    const bool capital = std::any_of(name.begin(), name.end(), [](unsigned char c) {
        return std::isupper(c) != 0 || c == 0xD0 || c == 0xC3;
    });
    const bool small =
        std::any_of(name.begin(), name.end(), [](unsigned char c) { return std::islower(c) != 0; });
    return capital && !small && std::string(".>!#=~(").find(line[0]) == std::string::npos &&
           !std::regex_match(line, heading) && !line.ends_with("TO:") && !line.ends_with("OUT:");
}

std::size_t cues_in(std::string text) {
    text = std::regex_replace(text, std::regex("\r\n?"), "\n");
    if (text.starts_with("\xef\xbb\xbf"))
        text.erase(0, 3);
    text = without(without(text, "/*", "*/"), "[[", "]]");
    std::vector<std::string> lines{""};
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(stripped(line));
    lines.emplace_back();
    std::size_t cues = 0;
    for (std::size_t i = 1; i + 1 < lines.size(); ++i)
        cues += lines[i - 1].empty() && !lines[i].empty() && !lines[i + 1].empty() &&
                        looks_like_a_cue(lines[i])
                    ? 1
                    : 0;
    return cues;
}

std::vector<std::filesystem::path> samples() {
    std::vector<std::filesystem::path> files;
    const std::filesystem::path data(MOVINGHOLD_TEST_DATA);
    for (const auto& entry : std::filesystem::directory_iterator(data / "screenplays"))
        files.push_back(entry.path());
    const std::filesystem::path shows = std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(shows))
        if (entry.path().extension() == ".fountain")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

TEST(Speeches, AreAllDirectedInEverySample) {
    ASSERT_GE(samples().size(), 9u);
    for (const std::filesystem::path& file : samples()) {
        SCOPED_TRACE(file.filename().string());
        const std::string text = read_file(file).value();
        const Direction direction = directed(text);
        std::size_t lines = 0;
        for (const DirectedScene& scene : direction.scenes)
            for (const Beat& beat : scene.beats)
                lines += beat.line && !beat.line->text.empty() ? 1 : 0;
        EXPECT_EQ(lines, cues_in(text));
        EXPECT_GT(lines, 0u);
    }
}

// The words that are spoken are those between the cues and the next empty line.
TEST(Speeches, KeepTheirWords) {
    const std::string text =
        read_file(std::filesystem::path(MOVINGHOLD_TEST_DATA) / "screenplays/tricky.fountain")
            .value();
    const Direction direction = directed(text);
    std::vector<std::string> spoken;
    for (const DirectedScene& scene : direction.scenes)
        for (const Beat& beat : scene.beats)
            if (beat.line)
                spoken.push_back(beat.line->character + ": " + beat.line->text);
    EXPECT_EQ(
        spoken,
        (std::vector<std::string>{
            "al: .5 seconds between gulls. I timed it.", "bo: Carry on. You too.",
            "dr-o-neil-2: Eek. That is a professional opinion.", "al: She is not a real doctor.",
            "bo: I heard.", "al: I know.",
            "mctavish: Did somebody say tide? A song about the tide, in which nothing rhymes.",
            "bo: Row, row, row, and then you stop.", "al: Thank you.", "bo: Again? From the top?",
            "al: No."}));
}

} // namespace
} // namespace mh
