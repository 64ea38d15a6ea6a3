#include "program.h"

#include <sys/wait.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace mh {

namespace fs = std::filesystem;

namespace {

std::string quoted(const std::string& text) {
    std::string result = "'";
    for (const char c : text)
        result += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return result + "'";
}

} // namespace

std::string demo() {
    return std::string(MOVINGHOLD_RESOURCES) + "/shows/demo";
}

std::string text_of(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

ProgramTest::ProgramTest() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    m_folder =
        fs::temp_directory_path() / ("movinghold-" + std::to_string(getpid()) + "-" + test->name());
    fs::create_directories(m_folder);
}

ProgramTest::~ProgramTest() {
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

Ran ProgramTest::run(const std::vector<std::string>& arguments) const {
    return run_by({}, arguments);
}

Ran ProgramTest::run_by(const std::vector<std::string>& runner,
                        const std::vector<std::string>& arguments) const {
    const std::string out = in_folder(".stdout");
    const std::string err = in_folder(".stderr");
    std::string command;
    for (const std::string& word : runner)
        command += quoted(word) + " ";
    command += quoted(MOVINGHOLD_PROGRAM);
    for (const std::string& argument : arguments)
        command += " " + quoted(argument);
    const int status = std::system((command + " >" + quoted(out) + " 2>" + quoted(err)).c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text_of(out), text_of(err)};
}

std::string ProgramTest::write(const std::string& name, const std::string& bytes) const {
    std::ofstream(m_folder / name, std::ios::binary) << bytes;
    return in_folder(name);
}

std::string ProgramTest::copy_of_demo() const {
    fs::copy(demo(), m_folder / "demo", fs::copy_options::recursive);
    return in_folder("demo");
}

void ProgramTest::change(const fs::path& json_file, const std::function<void(Json&)>& edit) const {
    Json json = Json::parse(text_of(json_file));
    edit(json);
    std::ofstream(json_file, std::ios::binary) << json.dump(2) << '\n';
}

void expect_refused(const Ran& ran, const std::vector<std::string>& said) {
    EXPECT_EQ(ran.exit_code, 2) << ran.err;
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
    EXPECT_TRUE(ran.err.ends_with("\n"));
    for (const std::string& text : said)
        EXPECT_NE(ran.err.find(text), std::string::npos)
            << "\"" << text << "\" is not in: " << ran.err;
}

} // namespace mh
