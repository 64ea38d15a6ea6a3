#include "core/timeline/timeline_file.h"

#include "core/base/file.h"
#include "core/timeline/timeline_json.h"

namespace mh {

namespace {

void read_picture(const JsonValue& json, PictureSize& out) {
    JsonObject object(json);
    object.required("width", out.width, std::int64_t{16}, std::int64_t{16384});
    object.required("height", out.height, std::int64_t{16}, std::int64_t{16384});
    object.close();
}

void read_seed(const JsonValue& json, std::uint64_t& out) {
    if (!json.json().is_number_unsigned())
        return json.wrong_type("a whole number, 0 or more");
    out = json.json().get<std::uint64_t>();
}

// False, and a fault, where one of these keys is missing or this is no object.
bool has_all(const JsonValue& json, std::initializer_list<const char*> keys) {
    for (const char* key : keys)
        if (!json.failed() && !json.json().contains(key))
            json.fault("\"" + std::string(key) + "\" is missing");
    return !json.failed();
}

// False, and a fault, where this is no Timeline that this program can read.
bool read_head(JsonObject& object, const JsonValue& json, int& version) {
    std::string format;
    object.required("format", format);
    object.required("version", version, std::int64_t{1}, std::int64_t{1} << 31);
    if (json.failed())
        return false;
    if (format != timeline_format)
        json.child("format").fault("\"" + format + "\" is not a Timeline's format",
                                   "\"" + std::string(timeline_format) + "\"");
    else if (version > timeline_version)
        json.child("version").fault("this Timeline is of version " + std::to_string(version) +
                                        ", newer than this program reads",
                                    "a newer Moving Hold, or version " +
                                        std::to_string(timeline_version));
    return !json.failed();
}

void read(const JsonValue& json, Timeline& out) {
    JsonObject object(json);
    int version = 0;
    if (!has_all(json, {"format", "version"}) || !read_head(object, json, version) ||
        !has_all(json, {"picture", "seed"}))
        return;
    object.required("show", out.show);
    object.required("episode", out.episode);
    object.required("title", out.title);
    object.required("fps", out.fps, 1.0, 240.0);
    object.required("frames", out.frames, std::int64_t{0}, std::int64_t{100'000'000});
    read_picture(object.at("picture"), out.picture);
    read_seed(object.at("seed"), out.seed);
    object.required("style", out.style);
    if (version > 1)
        object.required("audit", out.audit);
    object.required("sets", out.sets);
    object.required("characters", out.characters);
    object.required("shots", out.shots);
    object.required("lines", out.lines);
    object.required("actors", out.actors);
    object.close();
    if (!json.failed())
        check_whole(json, out);
}

} // namespace

std::string timeline_text(const Timeline& timeline) {
    return to_text(
        {{"format", timeline_format},
         {"version", timeline_version},
         {"show", timeline.show},
         {"episode", timeline.episode},
         {"title", timeline.title},
         {"fps", timeline.fps},
         {"frames", timeline.frames},
         {"picture", {{"width", timeline.picture.width}, {"height", timeline.picture.height}}},
         {"seed", timeline.seed},
         {"style", to_json(timeline.style)},
         {"audit", to_json(timeline.audit)},
         {"sets", list_json(timeline.sets)},
         {"characters", list_json(timeline.characters)},
         {"shots", list_json(timeline.shots)},
         {"lines", list_json(timeline.lines)},
         {"actors", list_json(timeline.actors)}});
}

Result<Timeline> parse_timeline(std::string_view text, const std::string& file) {
    Result<JsonDocument> document = parse_json(text, file);
    if (!document)
        return fail(document.error());
    Timeline timeline;
    read(JsonValue(*document), timeline);
    if (document->error)
        return fail(*document->error);
    return timeline;
}

Result<Timeline> read_timeline(const std::filesystem::path& path) {
    const Result<std::string> text = read_file(path);
    if (!text)
        return fail(text.error());
    return parse_timeline(*text, path.string());
}

Result<void> write_timeline(const std::filesystem::path& path, const Timeline& timeline) {
    return write_file(path, timeline_text(timeline));
}

} // namespace mh
