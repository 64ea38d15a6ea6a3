#pragma once

// The real program, run; and a show to run it on.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace mh {

struct Ran {
    int exit_code = -1;
    std::string out;
    std::string err;
};

// A folder of its own for each test, gone afterwards.
class ProgramTest : public testing::Test {
  protected:
    ProgramTest();
    ~ProgramTest() override;

    [[nodiscard]] Ran run(const std::vector<std::string>& arguments) const;
    // By a program that is given this one's name and arguments after its own.
    [[nodiscard]] Ran run_by(const std::vector<std::string>& runner,
                             const std::vector<std::string>& arguments) const;

    [[nodiscard]] std::filesystem::path folder() const { return m_folder; }
    [[nodiscard]] std::string in_folder(const std::string& name) const {
        return (m_folder / name).string();
    }
    std::string write(const std::string& name, const std::string& bytes) const;

    using Json = nlohmann::ordered_json;
    // The demo show, copied here so that it can be spoilt.
    [[nodiscard]] std::string copy_of_demo() const;
    void change(const std::filesystem::path& json_file,
                const std::function<void(Json&)>& edit) const;

  private:
    std::filesystem::path m_folder;
};

[[nodiscard]] std::string demo();
[[nodiscard]] std::string text_of(const std::filesystem::path& file);

// Bad input: exit 2, nothing on stdout, and exactly one line on stderr, which holds each of these.
void expect_refused(const Ran& ran, const std::vector<std::string>& said);

} // namespace mh
