#pragma once

// The gesture library fitted to a body: the arm angles that put its hands where the table says.

#include "core/acting/gesture_library.h"
#include "core/acting/physique.h"

namespace mh {

// A hand that touches, or nearly, another bone than the chest that carries the arm: where its wrist
// and hand are in that bone's axes.
struct Touch {
    Bone bone = Bone::chest; // none where it is the chest
    Vec3 wrist = Vec3::Zero();
    Vec3 wrist_swung = Vec3::Zero();
    Quat hand = Quat::Identity();
    Vec3 elbow = Vec3::UnitX(); // the direction it points, in the chest's axes
};

// Two poses a gesture and hand: the stroke's, and what the hold swings to.
struct ArmStrokes {
    ArmAngles stroke;
    ArmAngles swing;
    Touch touch;
};

class HandPoses {
  public:
    HandPoses() = default;
    explicit HandPoses(const Physique& body);

    // `side` 0 left, 1 right. The angles serve their side (see ArmAngles).
    [[nodiscard]] const ArmStrokes& of(GestureKind kind, std::size_t side) const {
        return m_strokes[static_cast<std::size_t>(kind)][side];
    }

    // Resting on the thighs, for a body that sits.
    [[nodiscard]] const ArmAngles& on_thighs() const { return m_on_thighs; }

  private:
    ArmAngles m_on_thighs;
    std::array<std::array<ArmStrokes, 2>, gesture_kind_count> m_strokes;
};

// The angles of one arm at a target, for a body upright; as near as the arm reaches.
[[nodiscard]] ArmAngles arm_at(const Physique& body, const HandTarget& target);

} // namespace mh
