#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "app/cli/wav_file.h"
#include "core/direction/direct.h"
#include "core/direction/explain.h"
#include "core/timeline/open.h"
#include "core/timeline/timeline_file.h"

#include <memory>

namespace mh::cli {

namespace {

struct CompileOptions {
    Input input;
    std::optional<std::filesystem::path> out;
    std::optional<std::filesystem::path> wav;
    bool explain = false;
};

// What was read and why, on standard output.
Result<void> explain_episode(const Input& input, const std::string& episode_id) {
    const auto opened = open_input(input.path);
    if (!opened)
        return fail(opened.error());
    const auto* show = std::get_if<Show>(&*opened);
    const Episode* episode = show ? show->episode_named(episode_id) : nullptr;
    if (!episode)
        return fail({input.path.string(), "", "a Timeline does not keep why it is as it is",
                     "explain the show or the screenplay that it was compiled from"});
    const Result<DirectedEpisode> directed = direct_episode(*show, *episode);
    if (!directed)
        return fail(directed.error());
    return write_result(std::nullopt, explain(directed->direction));
}

Result<void> write_dialogue(const Timeline& timeline, const CompileOptions& options) {
    Progress progress("speaking " + timeline.episode);
    return write_wav(timeline, {{0, timeline.frames},
                                *options.wav,
                                show_folder(options.input),
                                [&](double done) { progress.show(done); }});
}

Result<Outcome> compile(const CompileOptions& options) {
    for (const auto& file : {options.out, options.wav})
        if (file)
            if (const Result<void> possible = can_take_file(*file); !possible)
                return fail(possible.error());
    const auto timeline = timeline_of(options.input);
    if (!timeline)
        return fail(timeline.error());
    if (options.explain)
        if (const auto told = explain_episode(options.input, (*timeline)->episode); !told)
            return fail(told.error());
    if (options.wav)
        if (const auto written = write_dialogue(**timeline, options); !written)
            return fail(written.error());
    if ((options.explain || options.wav) && !options.out)
        return Outcome::done;
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
    subcommand
        .add_option("--wav", options->wav,
                    "Write the scratch dialogue as a sound file; the Timeline is then written only "
                    "with --out")
        ->type_name("FILE");
    subcommand.add_flag("--explain", options->explain,
                        "Say what was read in each line and why each shot was chosen; the Timeline "
                        "is then written only with --out");
    return [options] { return compile(*options); };
}

} // namespace mh::cli
