#include "core/base/file.h"
#include "core/show/strict_json.h"
#include "tests/core/direction/screenplays.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace mh {
namespace {

constexpr std::string_view script = "INT. SHED - DAY\n\nOTTO polishes a bolt.\n\n"
                                    "OTTO\nThis bolt has been with me for many years, you see.\n\n"
                                    "CHIEF\nIt has been with the lorry that you took it from.\n\n"
                                    "OTTO\nThe lorry was not using it, not for anything at all.\n";

Direction by_hand(std::string_view hand) {
    const Result<Direction> direction = directed_by_hand(script, hand);
    EXPECT_TRUE(direction) << (direction ? "" : to_string(direction.error()));
    return direction.value_or(Direction{});
}

Error refused(std::string_view hand, std::string_view text = script) {
    const Result<Direction> direction = directed_by_hand(text, hand);
    EXPECT_FALSE(direction) << hand;
    return direction ? Error{} : direction.error();
}

TEST(HandDirection, ChangesALineByName) {
    const Direction direction = by_hand(R"({"lines": {"l02": {
        "seconds": 4, "before": 1.5, "feeling": "smug", "strength": 0.3, "volume": "shout",
        "onScreen": false, "pauses": [{"word": "lorry", "seconds": 0.5}], "still": true,
        "feelings": {"otto": {"feeling": "worried"}},
        "looks": [{"target": "camera"}],
        "gestures": [{"kind": "point", "hands": "left", "word": 2, "target": "otto", "hold": 2,
                      "intensity": 0.1, "holdsOn": true}]}}})");
    const Beat& beat = line_beat(direction, 2);
    EXPECT_EQ(beat.line->seconds, 4.0);
    EXPECT_EQ(beat.before, 1.5);
    EXPECT_EQ(beat.line->reading.feeling, Emotion::smug);
    EXPECT_EQ(beat.line->reading.strength, 0.3);
    EXPECT_EQ(beat.line->reading.volume, Volume::shout);
    EXPECT_FALSE(beat.line->on_screen);
    EXPECT_EQ(beat.line->pauses, (std::vector<std::pair<int, Seconds>>{{5, 0.5}}));
    EXPECT_EQ(beat.still, std::vector<std::string>{"chief"});
    EXPECT_EQ(beat.feelings.front().first, "otto");
    EXPECT_EQ(beat.looks.front().target.kind, Target::Kind::camera);
    const DirectedGesture& gesture = beat.gestures.front();
    EXPECT_EQ(gesture.character, "chief");
    EXPECT_EQ(gesture.kind, GestureKind::point);
    EXPECT_EQ(gesture.hands, Hands::left);
    EXPECT_EQ(gesture.word, 2);
    EXPECT_EQ(gesture.target.character, "otto");
    EXPECT_TRUE(gesture.holds_on);
    EXPECT_EQ(gesture.because.words, "direction.json /lines/l02/gestures/0");
}

TEST(HandDirection, LeavesWhatItDoesNotName) {
    Direction direction = by_hand(R"({"lines": {"l02": {"seconds": 4}}})");
    Direction plain = directed(script);
    plain.scenes[0].beats[2].line->seconds = 4.0;
    EXPECT_EQ(direction, plain);
    EXPECT_EQ(by_hand("{}"), directed(script));
}

TEST(HandDirection, ChangesAShotByName) {
    const DirectedScene scene =
        by_hand(R"({"shots": {"sh030": {"framing": "close", "subjects": ["otto", "chief"],
            "widen": 1.5, "side": -1, "move": {"kind": "pushIn", "amount": 0.3}},
            "sh010": {"seconds": 3}}})")
            .scenes[0];
    EXPECT_EQ(scene.shots[2].framing, Framing::close);
    EXPECT_EQ(scene.shots[2].subjects.size(), 2u);
    EXPECT_EQ(scene.shots[2].widen, 1.5);
    EXPECT_EQ(scene.shots[2].side, -1);
    EXPECT_EQ(scene.shots[2].move, (CameraMove{CameraMove::Kind::push_in, 0.3}));
    EXPECT_EQ(scene.beats[0].least, 3);
}

TEST(HandDirection, GivesLinesToAnotherShot) {
    const DirectedScene scene =
        by_hand(R"({"shots": {"sh020": {"lines": ["l01", "l02"], "framing": "twoShot"}}})")
            .scenes[0];
    ASSERT_EQ(scene.shots.size(), 3u);
    EXPECT_EQ(scene.shots[1].end_beat, 3);
    EXPECT_EQ(scene.shots[2].id, "sh040");
    EXPECT_EQ(refused(R"({"shots": {"sh020": {"lines": ["l02"]}}})").place, "/shots/sh020/lines");
}

TEST(HandDirection, MakesNewShots) {
    const DirectedScene scene = by_hand(R"({"shots": {"sh025": {"after": "sh020", "seconds": 2,
        "subjects": ["chief"], "framing": "close"}, "sh035": {"lines": ["l03"]}}})")
                                    .scenes[0];
    std::vector<std::string> ids;
    for (const DirectedShot& shot : scene.shots)
        ids.push_back(shot.id);
    EXPECT_EQ(ids, (std::vector<std::string>{"sh010", "sh020", "sh025", "sh030", "sh035"}));
    ASSERT_EQ(scene.beats.size(), 5u);
    EXPECT_FALSE(scene.beats[2].line);
    EXPECT_EQ(scene.beats[2].least, 2);
    for (std::size_t i = 0; i < 5; ++i)
        EXPECT_EQ(scene.shots[i].first_beat, static_cast<int>(i));
}

TEST(HandDirection, StagesPeople) {
    const auto staging = by_hand(R"({"staging": {"chief": {"position": [2, 0, -1], "yaw": -50}}})")
                             .scenes[0]
                             .staging;
    EXPECT_EQ(staging[1].position, Vec3(2, 0, -1));
    EXPECT_EQ(staging[1].yaw_deg, -50);
}

TEST(HandDirection, NamesMarksSeatsAndSetsOfTheShow) {
    Show show;
    Set shed = plain_set();
    shed.id = "shed";
    shed.marks = {{"door", Vec3(1, 0, 1), 20}};
    shed.seats = {{"stool", Vec3(0, 0.5, 0), 0}};
    show.sets = {shed};
    const auto direction = directed_by_hand(
        "INT. ATTIC\n\nAL\nWell, here we all are, up in the attic.\n",
        R"({"set": "shed", "staging": {"al": {"mark": "door", "seat": "stool"}}})", show);
    ASSERT_TRUE(direction) << to_string(direction.error());
    EXPECT_EQ(direction->scenes[0].set, "shed");
    EXPECT_EQ(direction->scenes[0].staging[0].position, Vec3(1, 0, 1));
    EXPECT_EQ(direction->scenes[0].staging[0].yaw_deg, 20);
    EXPECT_EQ(direction->scenes[0].staging[0].seat, "stool");
}

TEST(HandDirection, WidensForItsGesturesUnlessToldNotTo) {
    const std::string line = R"("lines": {"l01": {"gestures": [{"kind": "cheer"}]}})";
    const auto shot = [](const Direction& direction) { return direction.scenes[0].shots[1]; };
    EXPECT_NE(shot(by_hand("{" + line + "}")).framing, Framing::medium);
    EXPECT_EQ(shot(by_hand("{\"gestureFraming\": false, " + line + "}")).framing, Framing::medium);
    const DirectedShot kept =
        shot(by_hand("{" + line + R"(, "shots": {"sh020": {"framing": "medium"}}})"));
    EXPECT_EQ(kept.framing, Framing::medium);
    EXPECT_GT(kept.widen, 1);
    EXPECT_EQ(shot(by_hand("{" + line + R"(, "shots": {"sh020": {"widen": 1}}})")).widen, 1);
}

TEST(HandDirection, KeysPoses) {
    const Direction direction = by_hand(R"({
        "lines": {"l02": {"poses": [{"at": 0.5, "seconds": 2, "easeIn": 0.1, "easeOut": 0.2,
            "weight": 0.8, "turns": {"head": [10, 20, 30], "leftForearm": [-5, 0, 0]}}]}},
        "shots": {"sh010": {"poses": [{"character": "otto", "turns": {"hips": [0, 90, 0]}}]}}})");
    ASSERT_EQ(line_beat(direction, 2).poses.size(), 1u);
    DirectedPose pose = line_beat(direction, 2).poses.front();
    EXPECT_EQ(pose.character, "chief");
    EXPECT_EQ(pose.at, 0.5);
    EXPECT_EQ(pose.seconds, 2.0);
    EXPECT_EQ(pose.ease_in, 0.1);
    EXPECT_EQ(pose.ease_out, 0.2);
    EXPECT_EQ(pose.weight, 0.8);
    EXPECT_EQ(pose.turns, (std::vector<DirectedTurn>{{Bone::head, Vec3(10, 20, 30)},
                                                     {Bone::left_forearm, Vec3(-5, 0, 0)}}));
    EXPECT_EQ(direction.scenes[0].beats[0].poses.front().character, "otto");
    EXPECT_FALSE(direction.scenes[0].beats[0].poses.front().seconds);
}

TEST(HandDirection, RefusesNamesThatNothingHasAndOffersTheNearest) {
    const std::vector<std::pair<std::string_view, std::pair<std::string_view, std::string_view>>>
        cases{
            {R"({"lines": {"l2": {}}})", {"/lines/l2", "l02"}},
            {R"({"shots": {"sh02": {}}})", {"/shots/sh02", "sh020"}},
            {R"({"staging": {"oto": {}}})", {"/staging/oto", "otto"}},
            {R"({"staging": {"otto": {"mark": "door"}}})", {"/staging/otto/mark", ""}},
            {R"({"lines": {"l01": {"feeling": "hapy"}}})", {"/lines/l01/feeling", "happy"}},
            {R"({"lines": {"l01": {"gestures": [{"kind": "wav"}]}}})",
             {"/lines/l01/gestures/0/kind", "wave"}},
            {R"({"lines": {"l01": {"gestures": [{"kind": "nod", "word": "nut"}]}}})",
             {"/lines/l01/gestures/0/word", "bolt"}},
            {R"({"shots": {"sh020": {"framing": "mediun"}}})", {"/shots/sh020/framing", "medium"}},
            {R"({"lines": {"l01": {"secnds": 4}}})", {"/lines/l01/secnds", "seconds"}},
            {R"({"scenes": {"sc1": {}}})", {"/scenes/sc1", "sc01"}},
            {R"({"set": "plane"})", {"/set", "plain"}},
            {R"({"shotz": {}})", {"/shotz", "shots"}},
            {R"({"lines": {"l01": {"poses": [{"turns": {"leftForarm": [0, 0, 0]}}]}}})",
             {"/lines/l01/poses/0/turns/leftForarm", "leftForearm"}},
            {R"({"lines": {"l01": {"poses": [{"turn": {}}]}}})", {"/lines/l01/poses/0", "turns"}},
            {R"({"lines": {"l01": {"looks": [{"target": "cheif"}]}}})",
             {"/lines/l01/looks/0/target", "chief"}},
            {R"({"lines": {"l01": {"volume": "lowd"}}})", {"/lines/l01/volume", "loud"}},
            {R"({"shots": {"sh020": {"move": {"kind": "pushin"}}}})",
             {"/shots/sh020/move/kind", "pushIn"}},
        };
    for (const auto& [hand, expected] : cases) {
        const Error error = refused(hand);
        EXPECT_EQ(error.file, "direction.json");
        EXPECT_EQ(error.place, expected.first) << hand;
        EXPECT_NE(error.remedy.find(expected.second), std::string::npos) << to_string(error);
    }
}

TEST(HandDirection, RefusesWrongTypesAndRanges) {
    for (const std::string_view hand :
         {R"({"lines": []})", R"({"lines": {"l01": {"seconds": "4"}}})",
          R"({"lines": {"l01": {"seconds": 0}}})", R"({"shots": {"sh020": {"side": 0}}})",
          R"({"shots": {"sh020": {"seconds": 2}}})", R"({"shots": {"sh010": {"lines": []}}})",
          R"({"shots": {"sh010": {"gestures": [{"kind": "nod"}]}}})", R"({"still": ["nobody"]})",
          R"({"lines": {"l01": {"gestures": [{}]}}})", R"({"lines": {"l01": {"walks": [{}]}}})",
          R"({"lines": {"l01": {"looks": [{}]}}})", R"([])", "{", R"({"shots": {"sh020": null}})"})
        refused(hand);
}

TEST(HandDirection, NeedsASceneWhereThereAreSeveral) {
    const std::string two =
        std::string(script) + "\nINT. B\n\nOTTO\nAnd here I am, still in the shed.\n";
    EXPECT_EQ(refused(R"({"lines": {"l01": {}}})", two).place, "/lines");
    const auto direction =
        directed_by_hand(two, R"({"scenes": {"sc02": {"lines": {"l01": {"seconds": 9}}}}})");
    ASSERT_TRUE(direction);
    EXPECT_EQ(direction->scenes[1].beats[1].line->seconds, 9.0);
    EXPECT_FALSE(direction->scenes[0].beats[1].line->seconds);
}

void collect_keys(const Json& json, std::set<std::string>& keys) {
    for (const auto& [key, value] : json.items()) {
        if (json.is_object() && key == "properties") {
            for (const auto& [name, property] : value.items())
                keys.insert(name);
        }
        if (value.is_structured())
            collect_keys(value, keys);
    }
}

template <std::size_t N>
void expect_enum(const Json& json, const std::array<std::string_view, N>& names) {
    EXPECT_EQ(json.get<std::vector<std::string>>(), names_of(names));
}

// Every key that the schema publishes, as the reader takes it.
TEST(HandDirection, ReadsWhatItsSchemaPublishes) {
    const auto schema_text =
        read_file(std::filesystem::path(MOVINGHOLD_RESOURCES) / "schemas/direction.schema.json");
    ASSERT_TRUE(schema_text);
    const Json schema = Json::parse(*schema_text);
    const Json& definitions = schema.at("definitions");
    expect_enum(definitions.at("emotion").at("enum"), emotion_names);
    expect_enum(definitions.at("gesture").at("properties").at("kind").at("enum"),
                gesture_kind_names);
    expect_enum(definitions.at("line").at("properties").at("volume").at("enum"), volume_names);
    expect_enum(definitions.at("shot").at("properties").at("framing").at("enum"), framing_names);

    const std::string everything = R"({"$schema": "x", "title": "T", "gestureFraming": true,
        "scenes": {"sc01": {}}, "set": "shed", "still": false,
        "staging": {"otto": {"mark": "door", "position": [0, 0, 0], "yaw": 0, "seat": "stool"}},
        "lines": {"l01": {"seconds": 1, "before": 1, "onScreen": true, "feeling": "sad",
            "strength": 1, "volume": "soft", "pauses": [{"word": 1, "seconds": 1}],
            "gestures": [{"character": "otto", "kind": "nod", "hands": "left", "word": 0, "at": 0,
                "hold": 0, "holdsOn": false, "intensity": 1, "target": "camera"}],
            "looks": [{"target": [0, 1, 2], "seconds": 1}],
            "walks": [{"to": [0, 0, 1], "facing": 3, "backwards": true, "at": 1,
                "metresPerSecond": 1}, {"mark": "door"}],
            "seats": [{"seat": "stool"}, {"seat": null}],
            "poses": [{"character": "otto", "at": 1, "seconds": 1, "easeIn": 0.1, "easeOut": 0.1,
                "weight": 0.5, "turns": {"leftForearm": [10, 0, 0]}}],
            "feelings": {"chief": {"feeling": "sad", "strength": 1}}, "still": ["otto"]},
            "l02": {"recording": {"cues": "a.tsv", "sound": "a.wav"}}},
        "shots": {"sh020": {"lines": ["l01"], "framing": "wide", "subjects": ["otto"],
            "move": {"kind": "pan", "amount": 1}, "widen": 1, "side": 1}, "sh010": {"seconds": 1},
            "sh025": {"after": "sh020"}}})";
    Show show;
    Set shed = plain_set();
    shed.id = "shed";
    shed.marks = {{"door", Vec3::Zero(), 0}};
    shed.seats = {{"stool", Vec3::Zero(), 0}};
    show.sets = {shed};
    const auto direction = directed_by_hand(script, everything, show);
    ASSERT_TRUE(direction) << to_string(direction.error());
    std::set<std::string> published;
    collect_keys(schema, published);
    for (const std::string& key : published)
        EXPECT_NE(everything.find("\"" + key + "\""), std::string::npos) << key;
}

} // namespace
} // namespace mh
