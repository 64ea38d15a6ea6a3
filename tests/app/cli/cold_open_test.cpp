#include "program.h"

#include <regex>
#include <sstream>

namespace mh {
namespace {

class ColdOpen : public ProgramTest {};

struct Row {
    std::string shot;
    std::string speech;
    double before;
    double after;
    std::string verdict;
};

std::vector<Row> rows_of(const std::string& table) {
    static const std::regex form(
        R"((\S+)  (\S+ \S+) +before +([0-9.]+)  after +([0-9.]+)  (pass|FAIL).*)");
    std::vector<Row> rows;
    std::istringstream lines(table);
    for (std::string line; std::getline(lines, line);)
        if (std::smatch part; std::regex_match(line, part, form))
            rows.push_back({part[1], part[2], std::stod(part[3]), std::stod(part[4]), part[5]});
    return rows;
}

TEST_F(ColdOpen, IsAliveAndStoodStillBeforeTheLayer) {
    const Ran ran = run({"check", demo(), "--episode", "cold-open", "--before"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out;
    EXPECT_EQ(ran.err, "");
    EXPECT_EQ(ran.out.find('\x1b'), std::string::npos) << "no colours off a terminal";

    // The source's figures: every body at least as alive as these.
    const struct {
        std::string shot, speech;
        bool fails_before;
        double at_most;
    } wanted[] = {{"sh020", "Otto l01", true, 1.08},
                  {"sh040", "Otto l03", false, 1.21},
                  {"sh050", "Chief l04", false, 1.33},
                  {"sh060", "Otto l05", false, 0.33},
                  {"sh080", "Chief l06", true, 0.92}};
    const std::vector<Row> rows = rows_of(ran.out);
    ASSERT_EQ(rows.size(), std::size(wanted)) << ran.out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        SCOPED_TRACE(wanted[i].shot);
        EXPECT_EQ(rows[i].shot, wanted[i].shot);
        EXPECT_EQ(rows[i].speech, wanted[i].speech);
        EXPECT_EQ(rows[i].before > 2, wanted[i].fails_before) << rows[i].before;
        EXPECT_LE(rows[i].after, wanted[i].at_most);
        EXPECT_EQ(rows[i].verdict, "pass");
    }
}

TEST_F(ColdOpen, FailsWithNoFidget) {
    const std::string show = copy_of_demo();
    for (const auto& style : std::filesystem::directory_iterator(show + "/styles"))
        change(style.path(), [](Json& json) { json["motion"]["idle"]["fidget"] = 0; });
    const Ran ran = run({"check", show, "--episode", "cold-open"});
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(ran.err, "");
    EXPECT_NE(ran.out.find("FAIL  still for"), std::string::npos) << ran.out;
}

} // namespace
} // namespace mh
