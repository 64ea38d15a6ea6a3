#pragma once

// The colours that every panel shares, and the few marks drawn in more than one of them. Greys have
// no hue, so that they never change how a picture's colours are seen.

#include <QColor>
#include <QFont>

class QPainter;
class QRectF;

namespace mh::look {

inline constexpr QColor surround{30, 30, 30}; // round the picture
inline constexpr QColor field{36, 36, 36};    // where data and text stand
inline constexpr QColor window{45, 45, 45};
inline constexpr QColor raised{62, 62, 62};
inline constexpr QColor edge{24, 24, 24};
inline constexpr QColor grid{56, 56, 56};
inline constexpr QColor text{218, 218, 218};
inline constexpr QColor text_dim{160, 160, 160};
inline constexpr QColor text_off{105, 105, 105};

inline constexpr QColor playhead{250, 250, 250};
inline constexpr QColor accent{232, 150, 60};
inline constexpr QColor fault{242, 104, 82};
inline constexpr QColor warning{232, 184, 72};
inline constexpr QColor good{118, 178, 106};

// The column of names left of everything that lies on the time axis, and the room right of it,
// pixels: the same in each panel, so that their axes stand under each other.
inline constexpr int names_px = 104;
inline constexpr int right_px = 28;

// A character's own colour, by its place in the Timeline.
[[nodiscard]] QColor actor_colour(std::size_t actor);

// Half way and further from a colour to what lies under it: u 0 is the colour, 1 the field.
[[nodiscard]] QColor sunk(const QColor& colour, double u);

// The application's font at another size, as a share of it.
[[nodiscard]] QFont small_font(double share = 0.86);

// Diagonal stripes over a sunk ground: what fails is told by more than its colour.
void fill_hatched(QPainter& painter, const QRectF& rect, const QColor& colour);

} // namespace mh::look
