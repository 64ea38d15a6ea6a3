#pragma once

// The subcommands of `movinghold`. Each adds itself to the command line and says what it was asked;
// running it answers how it went.

#include "core/base/error.h"

#include <CLI/CLI.hpp>

#include <functional>

namespace mh::cli {

// What the program exits with. Bad input and a wrong command line are an Error, and 2.
enum class Outcome { done = 0, faults_found = 1 };
inline constexpr int bad_input = 2;

using Command = std::function<Result<Outcome>()>;

// Each returns what to run once the command line is parsed and its subcommand was named.
[[nodiscard]] Command add_compile(CLI::App& subcommand);
[[nodiscard]] Command add_check(CLI::App& subcommand);
[[nodiscard]] Command add_render(CLI::App& subcommand);
[[nodiscard]] Command add_faces(CLI::App& subcommand);
[[nodiscard]] Command add_sheet(CLI::App& subcommand);

} // namespace mh::cli
