#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/timeline/timeline_file.h"

#include <memory>

namespace mh::cli {

namespace {

struct CompileOptions {
    Input input;
    std::optional<std::filesystem::path> out;
};

Result<Outcome> compile(const CompileOptions& options) {
    if (options.out)
        if (const Result<void> possible = can_take_file(*options.out); !possible)
            return fail(possible.error());
    const auto timeline = timeline_of(options.input);
    if (!timeline)
        return fail(timeline.error());
    const Result<void> written = write_result(options.out, timeline_text(**timeline));
    if (!written)
        return fail(written.error());
    return Outcome::done;
}

} // namespace

Command add_compile(CLI::App& subcommand) {
    const auto options = std::make_shared<CompileOptions>();
    subcommand.add_option("input", options->input.path, "A show's folder or a screenplay")
        ->required()
        ->type_name("");
    subcommand.add_option("--episode", options->input.episode, "One of the show's episodes")
        ->type_name("ID");
    subcommand.add_option("--out", options->out, "The file to write; else standard output")
        ->type_name("FILE");
    return [options] { return compile(*options); };
}

} // namespace mh::cli
