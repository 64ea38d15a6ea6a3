#include "core/figure/mouth_form.h"

#include "core/base/easing.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

// What a lip-sync shape asks of the mouth.
struct ShapeRow {
    double open;        // the opening's height, of a resting mouth's width
    double width;       // against the resting mouth
    double upper_teeth; // of the opening
    double lower_teeth;
    double tongue;
    bool tongue_up;
    double pucker;
};
constexpr ShapeRow shape_rows[mouth_shape_count]{
    /* A */ {0.00, 0.96, 0.0, 0.0, 0.0, false, 0.10},
    /* B */ {0.20, 1.00, 0.5, 0.5, 0.0, false, 0.0},
    /* C */ {0.36, 0.98, 0.24, 0.0, 0.38, false, 0.0},
    /* D */ {0.54, 1.02, 0.17, 0.0, 0.42, false, 0.0},
    /* E */ {0.40, 0.72, 0.16, 0.0, 0.34, false, 0.3},
    /* F */ {0.22, 0.42, 0.0, 0.0, 0.0, false, 1.0},
    /* G */ {0.17, 0.86, 0.72, 0.0, 0.0, false, 0.0},
    /* H */ {0.36, 0.90, 0.24, 0.0, 0.62, true, 0.0},
    /* X */ {0.00, 1.00, 0.18, 0.0, 0.36, false, 0.0},
};

constexpr double neutral_corner = 0.25;
constexpr double smile_corner = 0.02;
constexpr double frown_corner = 0.92;

// How far down the corners sit: by the feeling alone, whatever the mouth is saying.
double corner_of(double corners) {
    return corners >= 0 ? lerp(neutral_corner, smile_corner, ease(0.12, 0.7, corners))
                        : lerp(neutral_corner, frown_corner, ease(0.0, 0.8, -corners));
}

} // namespace

double MouthForm::sink() const {
    constexpr double room = 0.09;
    return std::max(0.0, corner * height - bend - room);
}

double MouthForm::top(double t) const {
    const double dip = std::max(0.0, 1 - t * t);
    return corner * height * std::pow(dip, top_round) + bend * (t * t - 1) - sink();
}

double MouthForm::bottom(double t) const {
    const double dip = std::max(0.0, 1 - t * t);
    return -(1 - corner) * height * std::pow(dip, bottom_round) + bend * (t * t - 1) - sink();
}

MouthForm mouth_form(const Expression& expression, MouthShape shape, double loudness) {
    const ShapeRow& row = shape_rows[static_cast<std::size_t>(shape)];
    const double corners = std::clamp(expression.corners, -1.0, 1.0);
    const double smile = std::max(0.0, corners);
    const double frown = std::max(0.0, -corners);
    MouthForm form;
    const double louder = lerp(0.75, 1.22, clamp01(loudness));
    const double resting = 0.46 * expression.mouth_open;
    form.height = shape == MouthShape::X ? resting : row.open * louder + 0.2 * row.open * resting;
    const double width = lerp(expression.mouth_width, 1.0, 0.6 * row.pucker) * row.width;
    // Only a smile stays wide as it opens.
    const double narrowed = clamp01(form.height / 0.6) * lerp(lerp(0.30, 0.04, smile), 0.16, frown);
    form.half_width = 0.5 * width * (1 - narrowed);
    form.corner = corner_of(corners);
    // A pursed mouth has no room to bend.
    form.bend = (1 - 0.75 * row.pucker) * 0.20 * width * (corners >= 0 ? smile : -frown);
    if (form.height > 0)
        form.bend *= lerp(1.0, 0.55, clamp01(form.height / 0.5));
    form.skew = 0.16 * width * expression.mouth_skew * (1 - 0.6 * row.pucker);
    form.top_round = lerp(0.5, 0.9, smile);
    form.bottom_round = lerp(lerp(0.5, 0.62, smile), 0.9, frown);
    form.upper_teeth = row.upper_teeth * lerp(0.8, 1.25, smile);
    form.lower_teeth = row.lower_teeth;
    form.tongue = row.tongue;
    form.tongue_up = row.tongue_up;
    form.pucker = row.pucker;
    return form;
}

} // namespace mh
