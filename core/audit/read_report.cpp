#include "core/audit/report.h"
#include "core/show/strict_json.h"

#include <set>

namespace mh {

namespace {

constexpr std::int64_t most_frames = std::int64_t{1} << 40;

template <typename Enum, std::size_t N>
void read_named(const JsonValue& json, std::string_view what, Enum& out) {
    std::vector<std::string> known;
    for (std::size_t i = 0; i < N; ++i)
        known.emplace_back(name_of(static_cast<Enum>(i)));
    if (const auto index = read_name(json, what, known))
        out = static_cast<Enum>(*index);
}

void read_seen(const JsonValue& json, std::optional<Seen>& out) {
    if (json.json().is_null())
        return;
    if (const auto index = read_name(json, "seen", {"seen", "cutByEdge", "offCamera"}))
        out = static_cast<Seen>(*index);
}

void read_frames(const JsonValue& json, FrameRange& out) {
    JsonObject object(json);
    Frame last = 0;
    object.required("first", out.first, std::int64_t{0}, most_frames);
    object.required("last", last, std::int64_t{-1}, most_frames);
    object.close();
    out.end = last + 1;
}

} // namespace

static void read(const JsonValue& json, MotionLevels& out) {
    JsonObject object(json);
    object.required("body", out.body);
    object.required("face", out.face);
    object.close();
}

static void read(const JsonValue& json, FrameRange& out) {
    read_frames(json, out);
}

static void read(const JsonValue& json, Judgement& out) {
    JsonObject object(json);
    std::string unit;
    object.optional_with("measure", [&](const JsonValue& at) {
        read_named<Measure, measure_count>(at, "measure", out.measure);
    });
    object.optional_with("verdict", [&](const JsonValue& at) {
        read_named<Verdict, verdict_count>(at, "verdict", out.verdict);
    });
    object.required("shot", out.shot);
    object.required("actor", out.id);
    object.required("name", out.name);
    object.required("of", out.of);
    object.required("cue", out.cue);
    object.required("sourceLine", out.source_line, std::int64_t{0}, most_frames);
    object.required("frames", out.frames);
    object.required("over", out.over);
    object.required("value", out.value);
    object.required("unit", unit);
    object.required("limit", out.limit);
    object.required("before", out.before);
    object.optional_with("seen", [&](const JsonValue& at) { read_seen(at, out.seen); });
    object.required("point", out.point);
    object.required("bodyPx", out.body_px);
    object.required("facePx", out.face_px);
    object.required("levels", out.levels);
    object.required("levelsBefore", out.levels_before);
    object.required("spans", out.spans);
    object.required("reason", out.reason);
    object.required("remedy", out.remedy);
    object.close();
}

static void read(const JsonValue& json, EpisodeReport& out) {
    JsonObject object(json);
    bool passes = false;
    object.required("show", out.show);
    object.required("episode", out.episode);
    object.required("title", out.title);
    object.required("fps", out.fps, 1.0, 240.0);
    object.required("frameCount", out.frames, std::int64_t{0}, most_frames);
    object.required("dials", out.dials);
    object.required("limits", out.limits);
    object.required("passes", passes);
    object.required("findings", out.judgements);
    object.close();
}

namespace {

// False, and a fault, where this is no report that this program can read.
bool read_head(JsonObject& object, const JsonValue& json) {
    std::string format;
    int version = 0;
    object.required("format", format);
    object.required("version", version, std::int64_t{1}, std::int64_t{1} << 31);
    if (json.failed())
        return false;
    if (!object.has("format") || !object.has("version"))
        json.fault("this is no report of an audit", "what check --format json writes");
    else if (format != audit_format)
        json.child("format").fault("\"" + format + "\" is not the format of an audit's report",
                                   "\"" + std::string(audit_format) + "\"");
    else if (version != audit_version)
        json.child("version").fault(
            "this report is of version " + std::to_string(version) +
                ", and this program reads version " + std::to_string(audit_version),
            version < audit_version ? "write it anew with check --format json"
                                    : "a newer Moving Hold");
    return !json.failed();
}

void read_report(const JsonValue& json, Report& out) {
    JsonObject object(json);
    if (!read_head(object, json))
        return;
    bool passes = false;
    object.required("complete", out.complete);
    object.required("passes", passes);
    object.required("episodes", out.episodes);
    std::set<std::string> known;
    for (std::size_t i = 0; i < out.episodes.size(); ++i)
        if (!known.insert(out.episodes[i].episode).second)
            json.child("episodes")
                .child(i)
                .fault("\"" + out.episodes[i].episode + "\" is here twice", "each episode once");
    object.optional_with("tuning", [](const JsonValue&) {});
    object.optional_with("against", [](const JsonValue&) {});
    object.close();
}

} // namespace

Result<Report> parse_audit_json(std::string_view text, const std::string& file) {
    Result<JsonDocument> document = parse_json(text, file);
    if (!document)
        return fail(document.error());
    Report report;
    read_report(JsonValue(*document), report);
    if (document->error)
        return fail(*document->error);
    return report;
}

} // namespace mh
