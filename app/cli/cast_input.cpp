#include "app/cli/cast_input.h"

#include "app/cli/input.h"
#include "core/show/strict_json.h"
#include "core/timeline/open.h"

namespace mh::cli {

namespace fs = std::filesystem;

namespace {

using Subjects = Result<std::vector<SheetSubject>>;

Subjects subjects_of_show(const fs::path& path) {
    const auto opened = open_input(path);
    if (!opened)
        return fail(opened.error());
    const auto* show = std::get_if<Show>(&*opened);
    std::vector<SheetSubject> subjects;
    if (show != nullptr)
        for (const Character& character : show->characters)
            subjects.push_back({character, show->style()});
    return subjects;
}

// Whoever an episode has that no character file answers for, too.
Subjects subjects_of_timelines(const fs::path& path) {
    const auto timelines = timelines_of({path, std::nullopt, std::nullopt});
    if (!timelines)
        return fail(timelines.error());
    std::vector<SheetSubject> subjects;
    for (const auto& timeline : *timelines)
        for (const Character& character : timeline->characters)
            subjects.push_back({character, timeline->style});
    return subjects;
}

Style style_round(const fs::path& character_file) {
    const fs::path folder = fs::absolute(character_file).parent_path().parent_path();
    if (!fs::exists(folder / "show.json"))
        return {};
    const auto show = read_show(folder);
    return show ? show->style() : Style{};
}

bool is_character(const Json& json) {
    return json.is_object() && json.contains("appearance") && !json.contains("format");
}

} // namespace

Subjects subjects_of(const fs::path& path) {
    if (fs::is_directory(path) || path.filename() == "show.json")
        return subjects_of_show(path);
    if (path.extension() != ".json")
        return subjects_of_timelines(path);
    Result<JsonDocument> document = read_json_file(path);
    if (!document)
        return fail(document.error());
    if (!is_character(document->root))
        return subjects_of_timelines(path);
    Character character;
    read(JsonValue(*document), character);
    if (document->error)
        return fail(*document->error);
    return std::vector<SheetSubject>{{character, style_round(path)}};
}

} // namespace mh::cli
