#pragma once

// A mouth as curves: what the lip-sync shape opens, drawn by what the face feels.
//
// - a smile opens into a D: corners at the top over a deep bowl;
// - a frown opens into an arch: corners at the bottom;
// - a face that does neither opens rounded, its corners a quarter of the way down.

#include "core/figure/expression.h"

namespace mh {

// Lengths are shares of the width of a resting mouth; t runs across it, -1 to 1.
struct MouthForm {
    double half_width = 0.5;
    double height = 0;      // of the opening; 0 is shut
    double corner = 0.25;   // how far down the opening its corners sit, 0 to 1
    double bend = 0;        // the corners' rise over the middle
    double skew = 0;        // the rise of one corner over the other
    double top_round = 0.5; // the curves' exponents: 0.5 an ellipse, 1 a parabola
    double bottom_round = 0.5;
    double upper_teeth = 0; // their height
    double lower_teeth = 0;
    double tongue = 0;      // how far it rises from the bottom, of the opening
    bool tongue_up = false; // its tip behind the upper teeth
    double pucker = 0;      // 0 to 1: lips pushed out

    // The opening's edges above a resting mouth's line, before `skew`. A mouth that would open
    // upwards sinks instead, and leaves its place to the nose.
    [[nodiscard]] double top(double t) const;
    [[nodiscard]] double bottom(double t) const;
    [[nodiscard]] double sink() const;
};

[[nodiscard]] MouthForm mouth_form(const Expression& expression, MouthShape shape, double loudness);

} // namespace mh
