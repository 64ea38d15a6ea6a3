#include "app/cli/check_pictures.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/progress.h"
#include "core/audit/remedy.h"
#include "core/audit/report.h"
#include "core/base/file.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <memory>
#include <unistd.h>

namespace mh::cli {

namespace {

enum class Format { table, json, csv, junit, html };

Format format_named(const std::string& name) {
    static const std::map<std::string, Format> formats{{"table", Format::table},
                                                       {"json", Format::json},
                                                       {"csv", Format::csv},
                                                       {"junit", Format::junit},
                                                       {"html", Format::html}};
    return formats.at(name);
}

struct CheckOptions {
    Input input;
    bool before = false;
    bool pixels = false;
    bool tune = false;
    Format format = Format::table;
    std::optional<std::filesystem::path> against;
    std::optional<std::filesystem::path> out;
    unsigned jobs = 0;
};

// The convention of https://no-color.org.
bool colour_wanted(const CheckOptions& options) {
    return !options.out && isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

std::string text_of(const Report& report, const CheckOptions& options) {
    switch (options.format) {
    case Format::json:
        return audit_json(report);
    case Format::csv:
        return audit_csv(report);
    case Format::junit:
        return audit_junit(report);
    case Format::html:
        return audit_html(report);
    case Format::table:
        break;
    }
    return audit_table(report, {colour_wanted(options)});
}

// Nothing where it was stopped on the way.
std::optional<EpisodeReport> report_of_episode(const Performance& performance,
                                               const CheckOptions& options,
                                               const std::function<void(double)>& progress) {
    // Drawing every frame takes nearly all of the time.
    const double audit_share = options.pixels ? 0.05 : 1;
    const Timeline& timeline = performance.timeline();
    AuditRequest request;
    request.dials = timeline.style.dials;
    request.before = options.before;
    request.threads = options.jobs;
    request.progress = [&](double done) { progress(audit_share * done); };
    request.cancelled = Interrupt::asked;
    std::optional<Audit> found = audit(performance, request);
    if (!found)
        return std::nullopt;
    if (options.pixels) {
        const LevelsRequest levels{
            options.jobs, [&](double done) { progress(audit_share + (1 - audit_share) * done); },
            Interrupt::asked};
        if (!put_levels(performance, levels, *found))
            return std::nullopt;
    }
    if (!put_remedies(performance, *found, Interrupt::asked))
        return std::nullopt;
    EpisodeReport report = report_of(timeline, *found, judgements_of(timeline, *found));
    if (options.format == Format::html)
        put_pictures(performance, report);
    return report;
}

// What is kept from episode to episode.
struct Checking {
    Report report;
    std::vector<std::shared_ptr<const Performance>> performances; // to be tuned; else none
};

// Fails on the first episode that cannot be compiled; stops where Ctrl+C asked for it.
Result<void> check_episodes(Episodes& episodes, const CheckOptions& options, Checking& checking) {
    constexpr double compile_share = 0.3;
    Progress progress("checking");
    const auto count = static_cast<double>(episodes.count());
    for (std::size_t i = 0; i < episodes.count(); ++i) {
        progress.say("checking " + episodes.id(i) +
                     (episodes.count() > 1 ? " (" + std::to_string(i + 1) + " of " +
                                                 std::to_string(episodes.count()) + ")"
                                           : ""));
        const auto show = [&](double done) {
            progress.show((static_cast<double>(i) + done) / count);
        };
        const auto timeline = episodes.at(i, [&](double done) { show(compile_share * done); });
        if (!timeline)
            return fail(timeline.error());
        const auto performance = std::make_shared<const Performance>(*timeline);
        auto report = report_of_episode(*performance, options, [&](double done) {
            show(compile_share + (1 - compile_share) * done);
        });
        if (!report) {
            checking.report.complete = false;
            return {};
        }
        checking.report.episodes.push_back(std::move(*report));
        if (options.tune)
            checking.performances.push_back(performance);
    }
    return {};
}

void tune_all(const CheckOptions& options, Checking& checking) {
    if (!options.tune || !checking.report.complete || checking.performances.empty())
        return;
    Progress progress("tuning");
    TuneRequest request;
    request.now = checking.report.episodes.front().dials;
    request.threads = options.jobs;
    request.progress = [&](double done) { progress.show(done); };
    request.cancelled = Interrupt::asked;
    checking.report.tuning = tune(checking.performances, request);
    checking.report.complete = checking.report.tuning.has_value();
}

// What an earlier report says of episodes that were not looked at now is left alone.
void compare_all(const Report& earlier, const std::string& file, Report& report) {
    Comparison comparison;
    comparison.with = file;
    for (const EpisodeReport& now : report.episodes)
        for (const EpisodeReport& then : earlier.episodes)
            if (then.episode == now.episode)
                compare(now.episode, now.judgements, then.judgements, comparison);
    for (const EpisodeReport& now : report.episodes) {
        const auto known =
            std::any_of(earlier.episodes.begin(), earlier.episodes.end(),
                        [&](const EpisodeReport& then) { return then.episode == now.episode; });
        if (!known)
            compare(now.episode, now.judgements, {}, comparison);
    }
    report.comparison = std::move(comparison);
}

Result<std::optional<Report>> earlier_report(const CheckOptions& options) {
    if (!options.against)
        return std::nullopt;
    const Result<std::string> text = read_file(*options.against);
    if (!text)
        return fail(text.error());
    Result<Report> report = parse_audit_json(*text, options.against->string());
    if (!report)
        return fail(report.error());
    return std::optional(std::move(*report));
}

Outcome outcome_of(const Report& report) {
    const bool good = report.comparison ? report.comparison->regressions() == 0 : report.passes();
    return good ? Outcome::done : Outcome::faults_found;
}

Result<Outcome> check(const CheckOptions& options) {
    if (options.out)
        if (const Result<void> possible = can_take_file(*options.out); !possible)
            return fail(possible.error());
    const auto earlier = earlier_report(options);
    if (!earlier)
        return fail(earlier.error());
    Result<Episodes> episodes = Episodes::open(options.input);
    if (!episodes)
        return fail(episodes.error());
    const Interrupt interrupt;
    Checking checking;
    if (const Result<void> checked = check_episodes(*episodes, options, checking); !checked)
        return fail(checked.error());
    tune_all(options, checking);
    if (*earlier)
        compare_all(**earlier, options.against->string(), checking.report);
    const Result<void> written = write_result(options.out, text_of(checking.report, options));
    if (!written)
        return fail(written.error());
    if (Interrupt::asked())
        std::fprintf(stderr, "stopped: %zu of %zu episodes are in the report\n",
                     checking.report.episodes.size(), episodes->count());
    Interrupt::obey();
    return outcome_of(checking.report);
}

void add_output_options(CLI::App& subcommand, CheckOptions& options) {
    subcommand
        .add_option_function<std::string>(
            "--format",
            [&options](const std::string& name) { options.format = format_named(name); },
            "table, json, csv, junit or html")
        ->check(CLI::IsMember({"table", "json", "csv", "junit", "html"}).description(""))
        ->type_name("FORMAT");
    subcommand.add_option("--out", options.out, "The file to write; else standard output")
        ->type_name("FILE");
    subcommand.add_option("--jobs", options.jobs, "Shots looked at at once; else one a processor")
        ->type_name("N")
        ->check(CLI::Range(1, 256));
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
    subcommand.add_option("--style", options->input.style, "A style's file, instead of their own")
        ->type_name("FILE");
    subcommand.add_flag("--before", options->before, "Measure with the idle layer off as well");
    subcommand.add_flag("--pixels", options->pixels,
                        "Draw every speaking shot, and measure how its pixels change");
    subcommand.add_flag("--tune", options->tune,
                        "Search for the subtlest dials with which everything passes");
    subcommand
        .add_option("--against", options->against,
                    "An earlier report (--format json) to compare with")
        ->type_name("FILE");
    add_output_options(subcommand, *options);
    subcommand.footer("Exits with 0 when all passes, 1 when something fails, 2 on bad input.\n"
                      "With --against, 1 when something fails that did not, or fails by more.");
    return [options] { return check(*options); };
}

} // namespace mh::cli
