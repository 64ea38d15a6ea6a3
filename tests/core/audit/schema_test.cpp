#include "core/audit/report.h"
#include "core/base/file.h"
#include "core/show/strict_json.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

using namespace episodes;

bool is_of_type(const Json& value, const std::string& type) {
    return type == "object"    ? value.is_object()
           : type == "array"   ? value.is_array()
           : type == "string"  ? value.is_string()
           : type == "boolean" ? value.is_boolean()
           : type == "null"    ? value.is_null()
           : type == "integer" ? value.is_number_integer()
                               : value.is_number();
}

bool has_type(const Json& schema, const Json& value) {
    const Json& type = schema.at("type");
    if (type.is_string())
        return is_of_type(value, type.get<std::string>());
    return std::any_of(type.begin(), type.end(),
                       [&](const Json& one) { return is_of_type(value, one.get<std::string>()); });
}

// The part of JSON Schema draft-07 that the schema uses. Returns where and what does not fit.
std::string misfit(const Json& schema, const Json& root, const Json& value,
                   const std::string& place) {
    if (schema.contains("$ref")) {
        const auto ref = schema["$ref"].get<std::string>();
        return misfit(root.at(Json::json_pointer(ref.substr(1))), root, value, place);
    }
    if (schema.contains("const"))
        return value == schema["const"] ? "" : place + " is not the constant";
    if (schema.contains("enum"))
        return std::count(schema["enum"].begin(), schema["enum"].end(), value) > 0
                   ? ""
                   : place + " is none of the enum";
    if (!has_type(schema, value))
        return place + " is of another type";
    if (value.is_number() && schema.contains("minimum") && value < schema["minimum"])
        return place + " is too small";
    std::string bad;
    if (value.is_array())
        for (std::size_t i = 0; i < value.size() && bad.empty(); ++i)
            bad = misfit(schema.at("items"), root, value[i], place + "/" + std::to_string(i));
    if (!value.is_object())
        return bad;
    for (const auto& [key, child] : value.items()) {
        if (!schema.at("properties").contains(key))
            return place + "/" + key + " is not in the schema";
        if (bad.empty())
            bad = misfit(schema["properties"][key], root, child, place + "/" + key);
    }
    for (const Json& key : schema.value("required", Json::array()))
        if (!value.contains(key.get<std::string>()))
            return place + " lacks " + key.get<std::string>();
    return bad;
}

// With everything in it that a report may hold.
Report full_report() {
    Timeline timeline = two_shots();
    timeline.show = "demo";
    timeline.style.dials = {0.2, 0.01, 0};
    timeline.actors[0].gestures = {wave_at(2, 3), wave_at(8, 9)};
    AuditRequest request;
    request.before = true;
    Audit audit = audit_of(timeline, request);
    audit.speaking[0].levels = MotionLevels{1.5, 2.5};
    audit.speaking[0].levels_before = MotionLevels{0.5, 2};
    Report report;
    report.episodes.push_back(report_of(timeline, audit, judgements_of(timeline, audit)));
    report.tuning = Tuning{{1, 0.2, 0.1}, {{{1, 0, 0.1}, 3.2, 0.1, 2}}, {}, IdleDials{1, 0.1, 0.1}};
    report.comparison = Comparison{"old.json", {}, 3};
    Judgement other = report.episodes[0].judgements[0];
    other.value += 1;
    compare("test", report.episodes[0].judgements, std::vector{other}, *report.comparison);
    return report;
}

Json schema() {
    return Json::parse(*read_file(MOVINGHOLD_RESOURCES "/schemas/audit.schema.json"));
}

TEST(AuditSchema, FitsWhatIsWritten) {
    const Json published = schema();
    const Report report = full_report();
    const Json written = Json::parse(audit_json(report));
    EXPECT_EQ(misfit(published, published, written, ""), "");
    EXPECT_EQ(published["properties"]["version"]["const"], audit_version);
    ASSERT_FALSE(written["against"]["changes"].empty());
    Report bare;
    EXPECT_EQ(misfit(published, published, Json::parse(audit_json(bare)), ""), "");
    Report hopeless = report;
    hopeless.tuning->subtlest.reset();
    EXPECT_EQ(misfit(published, published, Json::parse(audit_json(hopeless)), ""), "");
}

TEST(AuditSchema, RefusesWhatIsNotWritten) {
    const Json published = schema();
    Json wrong = Json::parse(audit_json(full_report()));
    wrong["episodes"][0]["findings"][0]["verdict"] = "maybe";
    EXPECT_EQ(misfit(published, published, wrong, ""),
              "/episodes/0/findings/0/verdict is none of the enum");
    wrong["episodes"][0]["findings"][0]["verdict"] = "pass";
    wrong["episodes"][0]["findings"][0].erase("frames");
    EXPECT_EQ(misfit(published, published, wrong, ""), "/episodes/0/findings/0 lacks frames");
}

} // namespace
} // namespace mh
