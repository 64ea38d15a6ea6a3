#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/audit/report.h"

#include <cstdlib>
#include <map>
#include <memory>
#include <unistd.h>

namespace mh::cli {

namespace {

enum class Format { table, json, csv };

Format format_named(const std::string& name) {
    static const std::map<std::string, Format> formats{
        {"table", Format::table}, {"json", Format::json}, {"csv", Format::csv}};
    return formats.at(name);
}

struct CheckOptions {
    Input input;
    bool before = false;
    Format format = Format::table;
    std::optional<std::filesystem::path> out;
};

AuditedEpisode audited(std::shared_ptr<const Timeline> timeline, bool before) {
    Progress progress("checking " + timeline->episode);
    AuditRequest request;
    request.dials = timeline->style.dials;
    request.before = before;
    request.progress = [&](double done) { progress.show(done); };
    const Performance performance(timeline);
    return {std::move(timeline), audit(performance, request).value()};
}

// The convention of https://no-color.org.
bool colour_wanted(const CheckOptions& options) {
    return !options.out && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

std::string text_of(const std::vector<AuditedEpisode>& episodes, const CheckOptions& options) {
    switch (options.format) {
    case Format::json:
        return audit_json(episodes);
    case Format::csv:
        return audit_csv(episodes);
    case Format::table:
        break;
    }
    return audit_table(episodes, {colour_wanted(options)});
}

Result<Outcome> check(const CheckOptions& options) {
    if (options.out)
        if (const Result<void> possible = can_take_file(*options.out); !possible)
            return fail(possible.error());
    const auto timelines = timelines_of(options.input);
    if (!timelines)
        return fail(timelines.error());
    std::vector<AuditedEpisode> episodes;
    bool passes = true;
    for (const auto& timeline : *timelines) {
        episodes.push_back(audited(timeline, options.before));
        passes = passes && episodes.back().audit.passes();
    }
    const Result<void> written = write_result(options.out, text_of(episodes, options));
    if (!written)
        return fail(written.error());
    return passes ? Outcome::done : Outcome::faults_found;
}

} // namespace

Command add_check(CLI::App& subcommand) {
    const auto options = std::make_shared<CheckOptions>();
    subcommand.add_option("input", options->input.path, "A show, a screenplay or a Timeline")
        ->required()
        ->type_name("");
    subcommand
        .add_option("--episode", options->input.episode,
                    "One of the show's episodes; else all of them")
        ->type_name("ID");
    subcommand.add_flag("--before", options->before, "Measure with the idle layer off as well");
    subcommand
        .add_option_function<std::string>(
            "--format",
            [options](const std::string& name) { options->format = format_named(name); },
            "table, json or csv")
        ->check(CLI::IsMember({"table", "json", "csv"}).description(""))
        ->type_name("FORMAT");
    subcommand.add_option("--out", options->out, "The file to write; else standard output")
        ->type_name("FILE");
    subcommand.footer("Exits with 0 when all passes, 1 when something fails, 2 on bad input.");
    return [options] { return check(*options); };
}

} // namespace mh::cli
