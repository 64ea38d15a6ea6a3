#include "app/cli/cast_input.h"
#include "app/cli/commands.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "app/cli/sheet_files.h"
#include "core/picture/motion_sheets.h"
#include "core/picture/moves_sheet.h"
#include "core/picture/shots_sheet.h"

#include <algorithm>
#include <array>

namespace mh::cli {

namespace {

using Cast = std::vector<SheetSubject>;

struct SheetKind {
    std::string_view name;
    ContactSheet (*draw)(const Cast&);
    bool of_many = false;
};

template <ContactSheet (*draw)(const SheetSubject&)>
ContactSheet of_one(const Cast& cast) {
    return draw(cast.front());
}

constexpr std::array sheet_kinds{
    SheetKind{"model", of_one<model_sheet>},
    SheetKind{"turntable", of_one<turntable_sheet>},
    SheetKind{"expressions", of_one<expressions_sheet>},
    SheetKind{"mouths", of_one<mouths_sheet>},
    SheetKind{"hands", of_one<hands_sheet>},
    SheetKind{"silhouettes", of_one<silhouettes_sheet>},
    SheetKind{"poses", of_one<poses_sheet>},
    SheetKind{"gestures", of_one<gestures_sheet>},
    SheetKind{"moves", of_one<moves_sheet>},
    SheetKind{"idle", of_one<idle_sheet>},
    SheetKind{"lineup", lineup_sheet, true},
};

constexpr std::string_view of_an_episode = "shots"; // where the others are of characters

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const SheetKind& kind : sheet_kinds)
        names.emplace_back(kind.name);
    names.emplace_back(of_an_episode);
    return names;
}

struct SheetOptions {
    Input input;
    std::string kind = "model";
    std::filesystem::path out;
    bool unlabelled = false;
    std::uint32_t shuffle = 0;
};

Result<const SheetKind*> kind_named(const std::string& name) {
    const auto* found = std::find_if(sheet_kinds.begin(), sheet_kinds.end(),
                                     [&](const SheetKind& kind) { return kind.name == name; });
    if (found != sheet_kinds.end())
        return found;
    const std::string nearest = nearest_name(name, kind_names());
    return fail(
        {"--kind", "", "there is no sheet \"" + name + "\"",
         nearest.empty() ? "see movinghold sheet --help" : "did you mean \"" + nearest + "\"?"});
}

Error no_trial(const SheetOptions& options) {
    return {"--unlabelled", "", "there is no trial of " + options.kind,
            "only of --kind expressions"};
}

// The names of an unlabelled sheet's cells, a line each.
std::string key_text(const std::vector<std::string>& key) {
    std::string text;
    for (std::size_t i = 0; i < key.size(); ++i)
        text += std::to_string(i + 1) + " " + key[i] + "\n";
    return text;
}

Result<Outcome> draw_trial(const SheetSubject& subject, const SheetOptions& options) {
    if (options.kind != "expressions")
        return fail(no_trial(options));
    const Trial trial = expressions_trial(subject, options.shuffle);
    if (const Result<void> written = write_sheet(trial.sheet, options.out); !written)
        return fail(written.error());
    if (const Result<void> told = write_result(std::nullopt, key_text(trial.key)); !told)
        return fail(told.error());
    return Outcome::done;
}

Result<Outcome> write(const ContactSheet& sheet, const SheetOptions& options) {
    if (const Result<void> written = write_sheet(sheet, options.out); !written)
        return fail(written.error());
    return Outcome::done;
}

Result<Outcome> draw_shots(const SheetOptions& options) {
    if (options.unlabelled)
        return fail(no_trial(options));
    const auto timeline = timeline_of(options.input);
    if (!timeline)
        return fail(timeline.error());
    return write(shots_sheet(Performance(*timeline)), options);
}

Result<std::vector<SheetSubject>> dressed_subjects(const Input& input) {
    auto subjects = subjects_of(input.path);
    if (!subjects || !input.style)
        return subjects;
    const Result<Style> style = read_style(*input.style);
    if (!style)
        return fail(style.error());
    for (SheetSubject& subject : *subjects)
        subject.style = *style;
    return subjects;
}

Result<Outcome> draw_characters(const SheetOptions& options) {
    const auto kind = kind_named(options.kind);
    if (!kind)
        return fail(kind.error());
    if (options.input.episode)
        return fail({"--episode", "", "a sheet of characters is of no episode",
                     "only that of --kind " + std::string(of_an_episode) + " is"});
    const auto subjects = dressed_subjects(options.input);
    if (!subjects)
        return fail(subjects.error());
    if (subjects->size() != 1 && !(*kind)->of_many)
        return fail({options.input.path.string(), "", "this holds no single character",
                     "name a character's file, <show>/characters/<id>.json"});
    if (options.unlabelled)
        return draw_trial(subjects->front(), options);
    return write((*kind)->draw(*subjects), options);
}

Result<Outcome> draw_sheet(const SheetOptions& options) {
    if (const Result<void> possible = can_take_sheet(options.out); !possible)
        return fail(possible.error());
    return options.kind == of_an_episode ? draw_shots(options) : draw_characters(options);
}

} // namespace

Command add_sheet(CLI::App& subcommand) {
    const auto options = std::make_shared<SheetOptions>();
    subcommand
        .add_option("input", options->input.path,
                    "A character's file; for a lineup, a show or a screenplay; for shots, a "
                    "Timeline too")
        ->required()
        ->type_name("");
    std::string kinds;
    for (const std::string& name : kind_names())
        kinds += (kinds.empty() ? "" : ", ") + name;
    subcommand.add_option("--kind", options->kind, "One of: " + kinds)->type_name("KIND");
    subcommand.add_option("--episode", options->input.episode, "The one whose shots are shown")
        ->type_name("ID");
    subcommand.add_option("--style", options->input.style, "A style's file, instead of their own")
        ->type_name("FILE");
    add_sheet_file(subcommand, options->out)->required();
    subcommand.add_flag(
        "--unlabelled", options->unlabelled,
        "Expressions with numbers for names, in an order of chance, to try on fresh "
        "eyes; prints what each is");
    subcommand.add_option("--shuffle", options->shuffle, "Another order, by its number")
        ->needs("--unlabelled")
        ->type_name("N");

    return [options] { return draw_sheet(*options); };
}

} // namespace mh::cli
