#pragma once

// The faces check: fear, anger and grief never draw a mouth that turns up, in any lip-sync shape.
// It judges the drawn shapes themselves, so that whatever draws them is held to it.

#include "core/picture/model.h"

#include <functional>
#include <optional>
#include <vector>

namespace mh {

enum class FaceFault {
    open_like_a_grin, // an open mouth whose corners sit in the top 22% of its height
    ends_turn_up,     // a shut one whose ends rise above its middle
    moustache_lifted, // a walrus moustache whose ends rise above where they hang on a neutral face
};
[[nodiscard]] std::string_view words_of(FaceFault fault);

// A drawn mouth seen from before, pixels down the picture.
struct DrawnMouth {
    double corners = 0; // the mean of both ends
    double top = 0;
    double bottom = 0;
    double middle = 0; // of its height, half way across
    bool open = false;
};

// Of an actor's mouth, from the outline that is drawn first; nothing where none is seen.
[[nodiscard]] std::optional<DrawnMouth> drawn_mouth(const Drawing& drawing, int actor);
// Where an actor's moustache ends, the mean of both ends, pixels down the picture.
[[nodiscard]] std::optional<double> moustache_ends(const Drawing& drawing, int actor);

[[nodiscard]] std::optional<FaceFault> fault_of(const DrawnMouth& mouth);

struct FaceFinding {
    Emotion emotion = Emotion::neutral;
    MouthShape mouth = MouthShape::X;
    double loudness = 0.5;
    FaceFault fault = FaceFault::ends_turn_up;
};

// How a face is drawn from before, upright.
using FaceDrawer = std::function<Drawing(const FaceState&)>;

// Every fault of fear, anger and grief, at rest and shouting, through all lip-sync shapes.
[[nodiscard]] std::vector<FaceFinding> check_faces(const FaceDrawer& draw, Moustache moustache);
[[nodiscard]] std::vector<FaceFinding> check_faces(const Character& character, const Style& style);

} // namespace mh
