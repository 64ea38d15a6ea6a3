#include "core/show/set.h"

#include "core/show/strict_json.h"

namespace mh {

void read(const JsonValue& json, Vec2& out) {
    std::vector<double> numbers;
    read(json, numbers);
    if (!json.failed() && numbers.size() != 2)
        return json.fault("has " + std::to_string(numbers.size()) + " numbers",
                          "a point has two, [x, y]");
    if (!json.failed())
        out = {numbers[0], numbers[1]};
}

void read(const JsonValue& json, Vec3& out) {
    // Further than any stage, and near enough that what is computed from it stays finite.
    constexpr double furthest = 1e9;
    std::vector<double> numbers;
    read(json, numbers);
    if (!json.failed() && numbers.size() != 3)
        return json.fault("has " + std::to_string(numbers.size()) + " numbers",
                          "a place has three, [x, y, z]");
    for (std::size_t i = 0; i < 3 && !json.failed(); ++i)
        read(json.child(i), out[static_cast<Eigen::Index>(i)], -furthest, furthest);
}

Json to_json(const Vec2& v) {
    return {v.x(), v.y()};
}
Json to_json(const Vec3& v) {
    return {v.x(), v.y(), v.z()};
}

static void read(const JsonValue& json, SetFade& out) {
    JsonObject object(json);
    object.required("from", out.from);
    object.required("to", out.to);
    object.required("colour", out.colour);
    object.optional("round", out.round);
    object.close();
}

static void read(const JsonValue& json, SetShape& out) {
    JsonObject object(json);
    object.required("points", out.points);
    object.optional("smooth", out.smooth);
    object.required("fill", out.fill);
    object.optional("fade", out.fade);
    object.optional("ink", out.ink, 0.0, 1.0);
    if (!json.failed() && out.points.size() < 3)
        json.fault("has fewer than three points", "a shape is a closed outline");
    object.close();
}

static void read(const JsonValue& json, SetLayer& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("z", out.z, -1000.0, 100.0);
    object.required("shapes", out.shapes);
    object.close();
}

static void read(const JsonValue& json, StageMark& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("position", out.position);
    object.optional("yaw", out.yaw_deg, -360.0, 360.0);
    object.close();
}

static void read(const JsonValue& json, StageSeat& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("position", out.position);
    object.optional("yaw", out.yaw_deg, -360.0, 360.0);
    object.close();
}

namespace {

Json to_json(const SetShape& shape) {
    Json points = Json::array();
    for (const Vec2& point : shape.points)
        points.push_back(mh::to_json(point));
    Json json{{"points", points}, {"smooth", shape.smooth}, {"fill", to_text(shape.fill)}};
    if (shape.fade)
        json["fade"] = {{"from", mh::to_json(shape.fade->from)},
                        {"to", mh::to_json(shape.fade->to)},
                        {"colour", to_text(shape.fade->colour)},
                        {"round", shape.fade->round}};
    json["ink"] = shape.ink;
    return json;
}

Json shapes_json(const std::vector<SetShape>& shapes) {
    Json json = Json::array();
    for (const SetShape& shape : shapes)
        json.push_back(to_json(shape));
    return json;
}

Json to_json(const SetLayer& layer) {
    return {{"id", layer.id}, {"z", layer.z}, {"shapes", shapes_json(layer.shapes)}};
}

template <typename Place>
Json places_json(const std::vector<Place>& places) {
    Json json = Json::array();
    for (const Place& place : places)
        json.push_back(
            {{"id", place.id}, {"position", mh::to_json(place.position)}, {"yaw", place.yaw_deg}});
    return json;
}

} // namespace

void read(const JsonValue& json, Set& out) {
    JsonObject object(json);
    object.required("id", out.id);
    object.required("title", out.title);
    object.optional("sky", out.sky);
    object.optional("horizon", out.horizon);
    object.optional("floor", out.floor);
    object.optional("floorFar", out.floor_far);
    object.optional("backZ", out.back_z, -1000.0, 0.0);
    object.optional("floorShapes", out.floor_shapes);
    object.optional("layers", out.layers);
    object.optional("marks", out.marks);
    object.optional("seats", out.seats);
    object.close();
}

Json to_json(const Set& set) {
    Json layers = Json::array();
    for (const SetLayer& layer : set.layers)
        layers.push_back(to_json(layer));
    return {{"id", set.id},
            {"title", set.title},
            {"sky", to_text(set.sky)},
            {"horizon", to_text(set.horizon)},
            {"floor", to_text(set.floor)},
            {"floorFar", to_text(set.floor_far)},
            {"backZ", set.back_z},
            {"floorShapes", shapes_json(set.floor_shapes)},
            {"layers", layers},
            {"marks", places_json(set.marks)},
            {"seats", places_json(set.seats)}};
}

} // namespace mh
