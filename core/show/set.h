#pragma once

// A set: painted layers at depths, a floor, and the places where people stand and sit.

#include "core/base/vec.h"
#include "core/show/colour.h"

#include <optional>
#include <string>
#include <vector>

namespace mh {

// A fill that changes evenly from a shape's own colour at `from` to `colour` at `to`; round, with
// the distance from `from`, as the glow about a lamp does.
struct SetFade {
    Vec2 from = Vec2::Zero();
    Vec2 to = Vec2::Zero();
    Colour colour;
    bool round = false;

    bool operator==(const SetFade&) const = default;
};

// A flat painted shape. Points are metres. In a layer: x right, y up, from the floor under the
// stage's middle. On the floor: x right, and z towards the camera.
struct SetShape {
    std::vector<Vec2> points; // a closed outline, at least three
    bool smooth = false;      // curves through the points
    Colour fill;
    std::optional<SetFade> fade;
    double ink = 0; // the outline's width in metres; 0 draws none

    bool operator==(const SetShape&) const = default;
};

// One upright plane of painted shapes, seen with parallax.
struct SetLayer {
    std::string id;
    double z = -4; // metres; behind the people where below 0
    std::vector<SetShape> shapes;

    bool operator==(const SetLayer&) const = default;
};

struct StageMark {
    std::string id;
    Vec3 position = Vec3::Zero(); // on the floor
    double yaw_deg = 0;           // facing

    bool operator==(const StageMark&) const = default;
};

struct StageSeat {
    std::string id;
    Vec3 position = Vec3::Zero(); // the seat's middle, at its height
    double yaw_deg = 0;

    bool operator==(const StageSeat&) const = default;
};

struct Set {
    std::string id = "plain";
    std::string title = "Plain";
    Colour sky{188, 208, 214};
    Colour horizon{226, 220, 200};
    Colour floor{176, 160, 140};
    Colour floor_far{150, 140, 130};
    double back_z = -6;                 // where the floor meets what stands behind
    std::vector<SetShape> floor_shapes; // painted on it, in order
    std::vector<SetLayer> layers;       // far to near
    std::vector<StageMark> marks;
    std::vector<StageSeat> seats;

    bool operator==(const Set&) const = default;
};

void read(const JsonValue& json, Vec2& out); // [x, y]
void read(const JsonValue& json, Vec3& out); // [x, y, z]
[[nodiscard]] Json to_json(const Vec2& v);
[[nodiscard]] Json to_json(const Vec3& v);

void read(const JsonValue& json, Set& out);
[[nodiscard]] Json to_json(const Set& set);

// What a lone screenplay is played on.
[[nodiscard]] Set plain_set();

} // namespace mh
