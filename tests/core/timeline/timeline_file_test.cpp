#include "core/base/file.h"
#include "core/base/noise.h"
#include "core/show/strict_json.h"
#include "core/timeline/timeline_file.h"

#include <gtest/gtest.h>

#include <limits>

namespace mh {
namespace {

// A number no short decimal is equal to.
double odd(double x) {
    return x + 1.0 / 3;
}

// Every field away from its default, every list with something in it.
Timeline full_timeline() {
    Timeline timeline;
    timeline.show = "demo";
    timeline.episode = "cold-open";
    timeline.title = "A “Comet”\n";
    timeline.fps = 23.976;
    timeline.frames = 48;
    timeline.picture = {1920, 1080};
    timeline.seed = std::numeric_limits<std::uint64_t>::max();
    timeline.style.id = "saturday";
    timeline.style.dials = {odd(0.1), odd(0.2), odd(0.3)};
    timeline.audit = {odd(1), odd(0.1), odd(0.2), odd(0.4), 5, odd(0.3), odd(0.05)};
    timeline.sets = {plain_set()};
    Character otto;
    otto.id = "otto";
    otto.name = "OTTO";
    otto.build.height = odd(1.5);
    otto.resting = Emotion::curious;
    timeline.characters = {otto};
    const Seconds end = seconds_of(48, timeline.fps);
    Camera camera{Vec3(odd(1), 2, 3), Vec3(0, odd(0), 1), odd(0.2), odd(0)};
    timeline.shots = {{"sh010",
                       {0, end},
                       "plain",
                       Framing::over_the_shoulder,
                       {"otto"},
                       {{0, camera}, {odd(1), camera}},
                       "he speaks",
                       12}};
    Reading reading{Emotion::afraid, odd(0.3), Volume::shout, {"wide-eyed", 4}, {"GRANDPA!", 5}};
    timeline.lines = {{"l01",
                       "otto",
                       "Oh no.",
                       {odd(0), odd(1)},
                       false,
                       reading,
                       {{"Oh", {odd(0), 0.5}}, {"no.", {0.5, odd(1)}}},
                       13,
                       "takes/l01.wav"}};
    Target place{Target::Kind::place, "", Vec3(1, odd(1), -2)};
    Target character{Target::Kind::character, "otto", Vec3::Zero()};
    Actor actor;
    actor.id = "otto";
    actor.on_stage = {{0, end}};
    actor.marks = {{0, Vec3(odd(0), 0, 1), odd(2)}};
    actor.seats = {{{0, odd(0)}, Vec3(0, odd(0), 0), odd(1)}};
    actor.speaking = {{{odd(0), odd(1)}, odd(0.5), {odd(0), odd(0.5)}}};
    actor.gestures = {{GestureKind::thumbs_up, Hands::left, odd(0), odd(0.1), odd(0.2), odd(0.3),
                       odd(0.4), place, "thumbs up", 9}};
    actor.walks = {{{odd(0), odd(1)}, Vec3(odd(0), 0, 0), Vec3(2, 0, odd(2)), odd(1), true}};
    actor.expressions = {{odd(0), Emotion::smug, odd(0.5)}};
    actor.looks = {{{odd(0), odd(1)}, character}};
    actor.mouths = {{odd(0), MouthShape::G}, {odd(1), MouthShape::X}};
    actor.breathing = {odd(12), odd(0.2), odd(0.6)};
    actor.poses = {
        {{odd(0), odd(1)}, odd(0), odd(0.1), odd(0.5), {{"left_hand", Vec3(odd(9), 1, 2)}}}};
    actor.still = {{odd(0), odd(1)}};
    timeline.actors = {actor};
    return timeline;
}

Error error_of(const std::string& text) {
    const Result<Timeline> read = parse_timeline(text, "t.json");
    EXPECT_FALSE(read.has_value()) << text.substr(0, 200);
    return read ? Error{} : read.error();
}

// The file with one value changed.
Error error_with(const std::string& pointer, const Json& value) {
    Json json = Json::parse(timeline_text(full_timeline()));
    json[Json::json_pointer(pointer)] = value;
    return error_of(json.dump());
}

TEST(TimelineFile, ReadsBackEqualAndWritesTheSameBytesAgain) {
    const Timeline timeline = full_timeline();
    const std::string text = timeline_text(timeline);
    const Result<Timeline> read = parse_timeline(text, "t.json");
    ASSERT_TRUE(read.has_value()) << to_string(read.error());
    EXPECT_EQ(*read, timeline);
    EXPECT_EQ(timeline_text(*read), text);
}

TEST(TimelineFile, KeepsEveryBitOfRandomTimes) {
    for (int i = 0; i < 2000; ++i) {
        Timeline timeline = full_timeline();
        timeline.actors[0].breathing.phase = Seed{3}.with(i).unit();
        timeline.actors[0].marks[0].position.x() = 1e9 * Seed{4}.with(i).signed_unit();
        if (i % 100 == 0) {
            ASSERT_EQ(*parse_timeline(timeline_text(timeline), "t"), timeline)
                << "seeds 3, 4/" << i;
        }
        const double x = timeline.actors[0].marks[0].position.x();
        ASSERT_EQ(Json::parse(Json(x).dump()).get<double>(), x);
    }
}

TEST(TimelineFile, RefusesEachFaultWithItsPlace) {
    EXPECT_EQ(error_of("").place, "1:1");
    EXPECT_EQ(error_of("{\"format\": ").file, "t.json");
    EXPECT_NE(error_of("[]").problem.find("list"), std::string::npos);
    EXPECT_EQ(error_with("/format", "otio").place, "/format");
    EXPECT_EQ(error_with("/version", timeline_version + 1).place, "/version");
    EXPECT_EQ(error_with("/fps", 0).place, "/fps");
    EXPECT_EQ(error_with("/seed", -1).place, "/seed");
    EXPECT_EQ(error_with("/shotz", 1).place, "/shotz");
    EXPECT_EQ(error_with("/shots/0/framing", "midium").place, "/shots/0/framing");
    EXPECT_EQ(error_with("/shots/0/start", 0.5).place, "/shots/0/start");
    EXPECT_EQ(error_with("/shots/0/subjects/0", "oto").remedy, "did you mean \"otto\"?");
    EXPECT_EQ(error_with("/shots/0/camera", Json::array()).place, "/shots/0/camera");
    EXPECT_EQ(error_with("/frames", 49).place, "/shots");
    EXPECT_EQ(error_with("/lines/0/actor", "june").place, "/lines/0/actor");
    EXPECT_EQ(error_with("/lines/0/reading/feeling", "hapy").remedy, "did you mean \"happy\"?");
    EXPECT_EQ(error_with("/actors/0/id", "chief").place, "/actors");
    EXPECT_EQ(error_with("/actors/0/gestures/0/stroke", 9).place, "/actors/0/gestures/0");
    EXPECT_EQ(error_with("/actors/0/mouths/1/time", 0).place, "/actors/0/mouths/1");
    EXPECT_EQ(error_with("/actors/0/looks/0/target/character", "x").place,
              "/actors/0/looks/0/target");
    EXPECT_EQ(error_with("/actors/0/marks/0/position", Json{1, 2}).place,
              "/actors/0/marks/0/position");
    EXPECT_EQ(error_with("/actors/0/breathing/perMinute", "fast").place,
              "/actors/0/breathing/perMinute");
}

TEST(TimelineFile, RefusesTimesAndPlacesThatNoEpisodeReaches) {
    for (const char* place :
         {"/shots/0/end", "/shots/0/camera/0/time", "/lines/0/end", "/actors/0/marks/0/time",
          "/actors/0/speaking/0/end", "/actors/0/speaking/0/beats/1",
          "/actors/0/gestures/0/releaseEnd", "/actors/0/walks/0/end",
          "/actors/0/expressions/0/time", "/actors/0/mouths/1/time", "/actors/0/poses/0/end"})
        EXPECT_EQ(error_with(place, 1e12).place, place);
    EXPECT_EQ(error_with("/actors/0/walks/0/to/0", 1e12).place, "/actors/0/walks/0/to/0");
    EXPECT_EQ(error_with("/actors/0/marks/0/yaw", 1e18).place, "/actors/0/marks/0/yaw");
    EXPECT_EQ(error_with("/actors/0/seats/0/yaw", 1e18).place, "/actors/0/seats/0/yaw");
    EXPECT_EQ(error_with("/actors/0/walks/0/start", -1e12).place, "/actors/0/walks/0/start");
}

TEST(TimelineFile, RefusesBeatsOutOfOrder) {
    EXPECT_EQ(error_with("/actors/0/speaking/0/beats", Json{0.5, 0.25}).place,
              "/actors/0/speaking/0/beats/1");
}

TEST(TimelineFile, WantsEveryFieldThere) {
    const Json whole = Json::parse(timeline_text(full_timeline()));
    for (const char* key : {"format", "seed", "picture", "shots", "actors", "title"}) {
        Json json = whole;
        json.erase(key);
        EXPECT_NE(error_of(json.dump()).problem.find(key), std::string::npos);
    }
    Json json = whole;
    json["actors"][0].erase("still");
    EXPECT_EQ(error_of(json.dump()).place, "/actors/0");
}

TEST(TimelineFile, OfTheFirstVersionIsHeldToTheLimitsOfItsDay) {
    Json json = Json::parse(timeline_text(full_timeline()));
    json["version"] = 1;
    json.erase("audit");
    const Result<Timeline> read = parse_timeline(json.dump(), "t.json");
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(read->audit, AuditLimits{});
    json["version"] = 2;
    EXPECT_NE(error_of(json.dump()).problem.find("audit"), std::string::npos);
}

TEST(TimelineFile, OfAnOlderVersionHasNoCrowdsAndNoRecordings) {
    Timeline timeline = full_timeline();
    Json json = Json::parse(timeline_text(timeline));
    json["version"] = 2;
    for (Json& actor : json["actors"])
        actor.erase("crowd");
    for (Json& line : json["lines"])
        line.erase("recording");
    for (Actor& actor : timeline.actors)
        actor.crowd.clear();
    for (Line& line : timeline.lines)
        line.recording.clear();
    const Result<Timeline> read = parse_timeline(json.dump(), "t.json");
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(*read, timeline);
}

// The part of JSON Schema draft-07 that our schemas use. Returns where and what does not fit.
std::string misfit(const Json& schema, const Json& root, const Json& value,
                   const std::string& place) {
    if (schema.contains("$ref")) {
        const auto ref = schema["$ref"].get<std::string>();
        if (!ref.starts_with('#')) {
            const Json other = Json::parse(*read_file(MOVINGHOLD_RESOURCES "/schemas/" + ref));
            return misfit(other, other, value, place);
        }
        return misfit(root.at(Json::json_pointer(ref.substr(1))), root, value, place);
    }
    if (schema.contains("const"))
        return value == schema["const"] ? "" : place + " is not the constant";
    if (schema.contains("enum"))
        return std::count(schema["enum"].begin(), schema["enum"].end(), value)
                   ? ""
                   : place + " is none of the enum";
    const auto type = schema.at("type").get<std::string>();
    const bool fits = type == "object"    ? value.is_object()
                      : type == "array"   ? value.is_array()
                      : type == "string"  ? value.is_string()
                      : type == "boolean" ? value.is_boolean()
                      : type == "integer" ? value.is_number_integer()
                                          : value.is_number();
    if (!fits)
        return place + " is no " + type;
    if (value.is_array()) {
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string bad =
                misfit(schema.at("items"), root, value[i], place + "/" + std::to_string(i));
            if (!bad.empty())
                return bad;
        }
    }
    if (value.is_object() && schema.contains("properties")) {
        for (const auto& [key, child] : value.items()) {
            if (!schema["properties"].contains(key))
                return place + "/" + key + " is not in the schema";
            const std::string bad =
                misfit(schema["properties"][key], root, child, place + "/" + key);
            if (!bad.empty())
                return bad;
        }
        for (const auto& key : schema.value("required", Json::array()))
            if (!value.contains(key.get<std::string>()))
                return place + " lacks " + key.get<std::string>();
        if (schema.at("additionalProperties") != Json(false))
            return place + " allows unknown keys";
    }
    return "";
}

// Every object the reader wants whole is required whole by the schema, but for what Timelines of
// older versions had not.
void expect_all_required(const Json& schema, const std::string& place) {
    if (schema.is_object() && schema.contains("properties") && schema.contains("required")) {
        const auto later = static_cast<std::size_t>(schema["properties"].contains("recording")) +
                           static_cast<std::size_t>(schema["properties"].contains("crowd"));
        EXPECT_EQ(schema["required"].size() + later, schema["properties"].size()) << place;
    }
    if (schema.is_structured())
        for (const auto& [key, child] : schema.items())
            expect_all_required(child, place + "/" + key);
}

TEST(TimelineSchema, FitsWhatIsWritten) {
    const Json schema =
        Json::parse(*read_file(MOVINGHOLD_RESOURCES "/schemas/timeline.schema.json"));
    EXPECT_EQ(schema["$schema"], "http://json-schema.org/draft-07/schema#");
    const Json written = Json::parse(timeline_text(full_timeline()));
    EXPECT_EQ(misfit(schema, schema, written, ""), "");
    expect_all_required(schema, "");
    Json wrong = written;
    wrong["actors"][0]["gestures"][0]["kind"] = "jump";
    EXPECT_EQ(misfit(schema, schema, wrong, ""), "/actors/0/gestures/0/kind is none of the enum");
    wrong = written;
    wrong["style"]["lineWidth"] = "thick";
    EXPECT_EQ(misfit(schema, schema, wrong, ""), "/style/lineWidth is no number");
}

} // namespace
} // namespace mh
