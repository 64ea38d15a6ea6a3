#include "core/show/show.h"

#include "core/base/file.h"
#include "core/show/strict_json.h"

#include <algorithm>
#include <cctype>

namespace mh {

namespace fs = std::filesystem;

namespace {

// What show.json itself says.
struct ShowFile {
    Show show;
    std::vector<std::string> episode_order;
};

} // namespace

static void read(const JsonValue& json, PictureSize& out) {
    JsonObject object(json);
    object.required("width", out.width, std::int64_t{16}, std::int64_t{16384});
    object.required("height", out.height, std::int64_t{16}, std::int64_t{16384});
    object.close();
}

namespace {

void read(const JsonValue& json, ShowFile& out) {
    JsonObject object(json);
    object.optional("id", out.show.id);
    if (object.has("id") && out.show.id.empty())
        json.child("id").fault("is empty", "leave it out to take the folder's name");
    object.required("title", out.show.title);
    object.optional("fps", out.show.fps, 1.0, 240.0);
    object.optional("picture", out.show.picture);
    object.optional("seed", out.show.seed, std::int64_t{0}, std::int64_t{1} << 53);
    object.required("style", out.show.default_style);
    object.optional("episodes", out.episode_order);
    object.optional("audit", out.show.audit);
    object.close();
}

// Everybody in a crowd is a character of the show, and no crowd.
Result<void> check_crowds(const fs::path& folder, const std::vector<Character>& characters) {
    std::vector<std::string> people;
    for (const Character& character : characters) {
        if (!character.is_crowd())
            people.push_back(character.id);
    }
    for (const Character& crowd : characters) {
        for (std::size_t i = 0; i < crowd.extras.size(); ++i) {
            if (std::find(people.begin(), people.end(), crowd.extras[i]) != people.end())
                continue;
            const std::string nearest = nearest_name(crowd.extras[i], people);
            return fail({(folder / (crowd.id + ".json")).string(), "/extras/" + std::to_string(i),
                         "there is no character \"" + crowd.extras[i] + "\" to stand in a crowd",
                         nearest.empty() ? "" : "did you mean \"" + nearest + "\"?"});
        }
    }
    return {};
}

// The files with this ending in a folder, sorted by name; none where there is no folder.
std::vector<fs::path> files_in(const fs::path& folder, const std::string& ending) {
    std::vector<fs::path> files;
    std::error_code code;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->path().extension() == ending)
            files.push_back(it->path());
    std::sort(files.begin(), files.end());
    return files;
}

template <typename Named>
std::vector<std::string> ids_of(const std::vector<Named>& named) {
    std::vector<std::string> ids;
    for (const Named& one : named)
        ids.push_back(one.id);
    return ids;
}

template <typename Named>
const Named* find_id(const std::vector<Named>& named, const std::string& id) {
    const auto found =
        std::find_if(named.begin(), named.end(), [&](const Named& one) { return one.id == id; });
    return found == named.end() ? nullptr : &*found;
}

// A JSON file as a T whose id is the file's name.
template <typename T>
Result<T> read_one(const fs::path& file) {
    Result<JsonDocument> document = read_json_file(file);
    if (!document)
        return fail(document.error());
    const JsonValue root(*document);
    T one;
    read(root, one);
    if (!root.failed() && one.id != file.stem().string())
        root.child("id").fault("is \"" + one.id + "\", and the file is named " +
                                   file.filename().string(),
                               "the id must be the file's name");
    if (document->error)
        return fail(*document->error);
    return one;
}

// Every JSON file of a folder.
template <typename T>
Result<std::vector<T>> read_all(const fs::path& folder) {
    std::vector<T> all;
    for (const fs::path& file : files_in(folder, ".json")) {
        Result<T> one = read_one<T>(file);
        if (!one)
            return fail(one.error());
        all.push_back(*std::move(one));
    }
    return all;
}

Result<Episode> read_episode(const fs::path& folder) {
    Episode episode;
    episode.id = folder.filename().string();
    episode.screenplay_file = folder / "episode.fountain";
    Result<std::string> screenplay = read_file(episode.screenplay_file);
    if (!screenplay)
        return fail(screenplay.error());
    episode.screenplay = std::move(*screenplay);
    const fs::path direction_file = folder / "direction.json";
    if (fs::exists(direction_file)) {
        Result<std::string> direction = read_file(direction_file);
        if (!direction)
            return fail(direction.error());
        if (direction->empty())
            return fail({direction_file.string(), "1:1", "the file is empty", "a JSON object"});
        episode.direction_file = direction_file;
        episode.direction = std::move(*direction);
    }
    return episode;
}

// The episodes' folders in the order that show.json gives, the rest after them by name.
Result<std::vector<Episode>> read_episodes(const fs::path& folder, JsonDocument& show_json,
                                           const std::vector<std::string>& order) {
    std::vector<std::string> ids;
    std::error_code code;
    for (fs::directory_iterator it(folder, code), end; !code && it != end; it.increment(code))
        if (it->is_directory())
            ids.push_back(it->path().filename().string());
    std::sort(ids.begin(), ids.end());
    std::vector<std::string> ordered;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const JsonValue place = JsonValue(show_json).child("episodes").child(i);
        if (!read_name(place, "episode", ids))
            return fail(*show_json.error);
        if (std::find(ordered.begin(), ordered.end(), order[i]) != ordered.end()) {
            place.fault("the episode \"" + order[i] + "\" is named twice");
            return fail(*show_json.error);
        }
        ordered.push_back(order[i]);
    }
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(ordered), [&](const std::string& id) {
        return std::find(order.begin(), order.end(), id) == order.end();
    });
    std::vector<Episode> episodes;
    for (const std::string& id : ordered) {
        Result<Episode> episode = read_episode(folder / id);
        if (!episode)
            return fail(episode.error());
        episodes.push_back(std::move(*episode));
    }
    return episodes;
}

std::string lower(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

} // namespace

const Style& Show::style() const {
    static const Style blank;
    const Style* found = find_id(styles, default_style);
    return found ? *found : blank;
}

const Character* Show::character_named(const std::string& cue) const {
    const auto found =
        std::find_if(characters.begin(), characters.end(),
                     [&](const Character& one) { return lower(one.name) == lower(cue); });
    return found == characters.end() ? nullptr : &*found;
}

const Set* Show::set_named(const std::string& id) const {
    return find_id(sets, id);
}

const Episode* Show::episode_named(const std::string& id) const {
    return find_id(episodes, id);
}

Result<Show> read_show(const fs::path& folder) {
    const fs::path file = folder / "show.json";
    if (!fs::exists(file))
        return fail({folder.string(), "", "this folder is no show: it holds no show.json", ""});
    Result<JsonDocument> document = read_json_file(file);
    if (!document)
        return fail(document.error());
    const JsonValue root(*document);
    ShowFile read_file;
    read(root, read_file);
    if (document->error)
        return fail(*document->error);

    Show show = std::move(read_file.show);
    show.folder = folder;
    if (show.id.empty())
        show.id = fs::weakly_canonical(folder).filename().string();
    if (auto styles = read_all<Style>(folder / "styles"))
        show.styles = std::move(*styles);
    else
        return fail(styles.error());
    if (!read_name(root.child("style"), "style", ids_of(show.styles)))
        return fail(*document->error);
    if (auto characters = read_all<Character>(folder / "characters"))
        show.characters = std::move(*characters);
    else
        return fail(characters.error());
    if (const auto checked = check_crowds(folder / "characters", show.characters); !checked)
        return fail(checked.error());
    if (auto sets = read_all<Set>(folder / "sets"))
        show.sets = std::move(*sets);
    else
        return fail(sets.error());
    if (auto episodes = read_episodes(folder / "episodes", *document, read_file.episode_order))
        show.episodes = std::move(*episodes);
    else
        return fail(episodes.error());
    if (show.episodes.empty())
        return fail({file.string(), "", "the show has no episode",
                     "an episode is a folder episodes/<id> that holds an episode.fountain"});
    return show;
}

Result<Show> show_around_screenplay(const fs::path& fountain_file) {
    Result<std::string> text = read_file(fountain_file);
    if (!text)
        return fail(text.error());
    Show show;
    show.id = fountain_file.stem().string();
    show.title = show.id;
    show.default_style = Style{}.id;
    show.styles = {Style{}};
    show.sets = {plain_set()};
    Episode episode;
    episode.id = show.id;
    episode.screenplay_file = fountain_file;
    episode.screenplay = std::move(*text);
    show.episodes = {std::move(episode)};
    return show;
}

Result<Style> read_style(const fs::path& file) {
    return read_one<Style>(file);
}

Result<void> write_style(const Show& show, const Style& style) {
    return write_file(show.folder / "styles" / (style.id + ".json"), to_text(to_json(style)));
}

} // namespace mh
