#include "app/cli/cast_input.h"
#include "app/cli/commands.h"
#include "app/cli/sheet_files.h"
#include "core/picture/motion_sheets.h"
#include "core/picture/moves_sheet.h"

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

std::vector<std::string> kind_names() {
    std::vector<std::string> names;
    for (const SheetKind& kind : sheet_kinds)
        names.emplace_back(kind.name);
    return names;
}

struct SheetOptions {
    std::string character;
    std::string kind = "model";
    std::filesystem::path out;
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

Result<Outcome> draw_sheet(const SheetOptions& options) {
    const auto kind = kind_named(options.kind);
    if (!kind)
        return fail(kind.error());
    if (const Result<void> possible = can_take_sheet(options.out); !possible)
        return fail(possible.error());
    const auto subjects = subjects_of(options.character);
    if (!subjects)
        return fail(subjects.error());
    if (subjects->size() != 1 && !(*kind)->of_many)
        return fail({options.character, "", "this holds no single character",
                     "name a character's file, <show>/characters/<id>.json"});
    const Result<void> written = write_sheet((*kind)->draw(*subjects), options.out);
    if (!written)
        return fail(written.error());
    return Outcome::done;
}

} // namespace

Command add_sheet(CLI::App& subcommand) {
    const auto options = std::make_shared<SheetOptions>();
    subcommand
        .add_option("character", options->character,
                    "A character's file; for a lineup, a show or a screenplay")
        ->required()
        ->type_name("");
    std::string kinds;
    for (const std::string& name : kind_names())
        kinds += (kinds.empty() ? "" : ", ") + name;
    subcommand.add_option("--kind", options->kind, "One of: " + kinds)->type_name("KIND");
    subcommand.add_option("--out", options->out, "A .png or .svg file")
        ->required()
        ->type_name("FILE");
    return [options] { return draw_sheet(*options); };
}

} // namespace mh::cli
