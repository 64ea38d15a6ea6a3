#include "app/cli/commands.h"

#include <algorithm>
#include <iostream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace {

using mh::cli::Command;

// What the parser would only call a missing subcommand.
std::optional<mh::Error> unknown_subcommand(int argc, char** argv, const CLI::App& app) {
    const std::string word = argc > 1 ? argv[1] : "";
    std::vector<std::string> known;
    for (const CLI::App* subcommand : app.get_subcommands({}))
        known.push_back(subcommand->get_name());
    if (word.empty() || word.starts_with('-') ||
        std::find(known.begin(), known.end(), word) != known.end())
        return std::nullopt;
    const std::string nearest = mh::nearest_name(word, known);
    return mh::Error{"movinghold", "", "there is no subcommand \"" + word + "\"",
                     nearest.empty() ? "see movinghold --help"
                                     : "did you mean \"" + nearest + "\"?"};
}

int report(const mh::Error& error) {
    std::cerr << mh::to_string(error) << '\n';
    return mh::cli::bad_input;
}

} // namespace

int main(int argc, char** argv) {
    CLI::App app{"Moving Hold: held poses that stay alive. Compiles, audits and renders episodes "
                 "without a window."};
    app.name("movinghold");
    app.set_version_flag("--version", "movinghold " MOVINGHOLD_VERSION);
    app.require_subcommand(1);
    const std::vector<std::pair<CLI::App*, Command>> commands = [&] {
        std::vector<std::pair<CLI::App*, Command>> added;
        const auto add = [&](const char* name, const char* about, Command (*command)(CLI::App&)) {
            CLI::App* subcommand = app.add_subcommand(name, about);
            added.emplace_back(subcommand, command(*subcommand));
        };
        add("compile", "Writes an episode's Timeline", mh::cli::add_compile);
        add("check", "Audits bodies that stand still and gestures out of the picture",
            mh::cli::add_check);
        add("render", "Draws frames as PNG files, an SVG file or a movie", mh::cli::add_render);
        add("faces", "Checks that fear, anger and grief never look like delight",
            mh::cli::add_faces);
        add("sheet", "Draws a character's model sheets", mh::cli::add_sheet);
        return added;
    }();
    if (const auto unknown = unknown_subcommand(argc, argv, app))
        return report(*unknown);
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked_for_text) {
        return app.exit(asked_for_text);
    } catch (const CLI::ParseError& error) {
        return report({"movinghold", "", error.what(), "see movinghold --help"});
    }
    for (const auto& [subcommand, run] : commands)
        if (subcommand->parsed()) {
            const mh::Result<mh::cli::Outcome> outcome = run();
            return outcome ? static_cast<int>(*outcome) : report(outcome.error());
        }
    return mh::cli::bad_input;
}
