#pragma once

// The gesture library fitted to a body: the arm angles that put its hands where the table says.

#include "core/acting/body.h"
#include "core/acting/gesture_library.h"

namespace mh {

// Two poses a gesture and hand: the stroke's, and what the hold swings to.
struct ArmStrokes {
    ArmAngles stroke;
    ArmAngles swing;
};

class HandPoses {
  public:
    HandPoses() = default;
    explicit HandPoses(const Body& body);

    // `side` 0 left, 1 right. The angles serve their side (see ArmAngles).
    [[nodiscard]] const ArmStrokes& of(GestureKind kind, std::size_t side) const {
        return m_strokes[static_cast<std::size_t>(kind)][side];
    }

  private:
    std::array<std::array<ArmStrokes, 2>, gesture_kind_count> m_strokes;
};

// The angles of one arm at a target, for a body upright; as near as the arm reaches.
[[nodiscard]] ArmAngles arm_at(const Body& body, const HandTarget& target);

} // namespace mh
