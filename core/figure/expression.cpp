#include "core/figure/expression.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::size_t dial_count = 15;
constexpr std::array<double Expression::*, dial_count> dials{
    &Expression::brow_height, &Expression::brow_slant,  &Expression::brow_arch,
    &Expression::brow_skew,   &Expression::lid,         &Expression::lid_slant,
    &Expression::lower_lid,   &Expression::eye_open,    &Expression::pupil,
    &Expression::corners,     &Expression::mouth_width, &Expression::mouth_open,
    &Expression::mouth_skew,  &Expression::cheeks,      &Expression::blush,
};

// In the order of Emotion. Columns: brow height, slant, arch, skew; lid, its slant, lower lid; eye,
// pupil; corners, mouth width, open, skew; cheeks, blush.
// clang-format off
constexpr Expression rows[emotion_count]{
    /* neutral     */ {0.00,  0.00, 0.30, 0.00, 0.14,  0.00, 0.00, 1.00, 1.00,  0.06, 1.00, 0.00, 0.00, 0.0, 0.0},
    /* excited     */ {0.70, -0.10, 0.55, 0.00, 0.00,  0.00, 0.16, 1.18, 1.12,  1.00, 1.26, 0.62, 0.00, 0.9, 0.3},
    /* angry       */ {-0.70, 1.25, -.10, 0.00, 0.22,  0.72, 0.20, 1.00, 0.66, -1.00, 1.12, 0.00, 0.00, 0.1, 0.25},
    /* surprised   */ {1.00, -0.10, 0.80, 0.00, 0.00,  0.00, 0.00, 1.28, 0.62, -0.04, 0.52, 0.95, 0.00, 0.0, 0.0},
    /* happy       */ {0.35, -0.10, 0.60, 0.00, 0.04,  0.00, 0.42, 1.00, 1.12,  1.00, 1.20, 0.30, 0.00, 1.0, 0.35},
    /* determined  */ {-0.60, 0.85, 0.00, 0.00, 0.20,  0.46, 0.26, 0.98, 0.92, -0.12, 1.04, 0.00, 0.00, 0.0, 0.0},
    /* amused      */ {0.40,  0.00, 0.60, 0.20, 0.20,  0.00, 0.56, 0.94, 1.00,  0.88, 0.96, 0.00, 0.34, 0.9, 0.15},
    /* annoyed     */ {-0.40, 0.55, 0.00, 0.55, 0.44,  0.16, 0.14, 0.96, 0.84, -0.55, 0.82, 0.00, 0.55, 0.0, 0.0},
    /* curious     */ {0.55,  0.05, 0.55, 0.75, 0.00,  0.00, 0.00, 1.14, 1.12,  0.10, 0.56, 0.22, 0.10, 0.0, 0.0},
    /* smug        */ {0.20,  0.10, 0.45, 0.62, 0.50, -0.06, 0.30, 0.94, 0.98,  0.78, 0.92, 0.00, 0.90, 0.6, 0.0},
    /* disgusted   */ {-0.40, 0.50, 0.10, 0.40, 0.40,  0.22, 0.60, 0.90, 0.74, -0.95, 0.98, 0.26, 0.60, 0.7, 0.0},
    /* deadpan     */ {-0.10, 0.00, -.05, 0.00, 0.50,  0.00, 0.10, 0.96, 0.92,  0.00, 0.92, 0.00, 0.00, 0.0, 0.0},
    /* tender      */ {0.35, -0.60, 0.45, 0.00, 0.30, -0.16, 0.26, 1.00, 1.22,  0.62, 0.84, 0.00, 0.00, 0.7, 0.6},
    /* embarrassed */ {0.45, -0.75, 0.30, 0.20, 0.12, -0.14, 0.36, 1.02, 0.82,  0.10, 0.66, 0.10, 0.60, 0.6, 1.0},
    /* bored       */ {0.14,  0.00, 0.10, 0.12, 0.64, -0.02, 0.04, 0.96, 0.92, -0.45, 0.70, 0.00, 0.30, 0.0, 0.0},
    /* tired       */ {0.24, -0.55, 0.15, 0.00, 0.74, -0.26, 0.34, 0.96, 0.92, -0.20, 0.62, 0.16, 0.00, 0.0, 0.0},
    /* worried     */ {0.50, -1.05, 0.10, 0.00, 0.04, -0.28, 0.10, 1.08, 0.84, -0.72, 0.86, 0.10, 0.14, 0.0, 0.0},
    /* sad         */ {0.42, -1.25, 0.10, 0.00, 0.40, -0.55, 0.12, 1.00, 1.20, -1.00, 0.88, 0.00, 0.00, 0.0, 0.0},
    /* afraid      */ {0.90, -1.00, 0.20, 0.00, 0.00, -0.12, 0.00, 1.28, 0.44, -0.75, 1.04, 0.42, 0.00, 0.0, 0.0},
};
// clang-format on

} // namespace

Expression expression_of(Emotion emotion) {
    return rows[static_cast<std::size_t>(emotion)];
}

Expression blended(const FaceState& face) {
    std::array<double, emotion_count> weight = face.feeling;
    double sum = 0;
    for (const double w : weight)
        sum += w;
    weight[static_cast<std::size_t>(Emotion::neutral)] += std::max(0.0, 1 - sum);
    Expression blend;
    for (const auto dial : dials)
        blend.*dial = 0;
    for (std::size_t i = 0; i < emotion_count; ++i)
        if (weight[i] != 0) // as most are
            for (const auto dial : dials)
                blend.*dial += weight[i] * rows[i].*dial;
    return blend;
}

} // namespace mh
