#include "core/base/vec.h"

#include <cmath>

namespace mh {

double wrapped(double angle_rad) {
    return std::abs(angle_rad) <= pi ? angle_rad : std::remainder(angle_rad, 2 * pi);
}

} // namespace mh
