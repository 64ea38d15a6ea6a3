#pragma once

// A head whole, in the two parts that a neck and collar come between.

#include "core/acting/face_state.h"
#include "core/figure/features.h"

namespace mh {

// Keeps `body` and `canvas`, which outlive it.
class HeadDrawing {
  public:
    HeadDrawing(const Body& body, const FaceState& face, const Canvas& canvas);

    // Seen from behind: the neck then stands before the face.
    [[nodiscard]] bool faces_away() const;
    // What lies behind the head, the skull and the face.
    void draw_face() const;
    // Hair, the nearer ear, headwear.
    void draw_cover() const;
    // Plaits that hang past the trunk's far side, and on its near side.
    void draw_far_plaits() const;
    void draw_near_plaits() const;
    // Whether a near plait lies nearer the viewer than a depth in front of the camera.
    [[nodiscard]] bool plait_before(double depth) const;

  private:
    [[nodiscard]] bool ear_before(Side side) const;
    void draw_ears_before() const;

    const Body& m_body;
    const Canvas& m_canvas;
    FaceParts m_parts;
    double m_blink;
    Head m_head;
    SeenLoft m_skull;
    bool m_nose_before = true;
};

} // namespace mh
