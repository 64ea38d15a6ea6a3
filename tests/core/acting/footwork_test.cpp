#include "core/acting/footwork.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

std::size_t steps_of(const Vec3& to, Seconds duration) {
    Blocking::Move move;
    move.kind = Blocking::Move::Kind::walk;
    move.range = {1, 1 + duration};
    move.to.position = to;
    move.travel_yaw_rad = radians(90);
    std::array<std::vector<Footstep>, 2> steps;
    add_steps(move, Physique(Build{}), steps);
    return steps[0].size() + steps[1].size();
}

TEST(Footwork, TakesMoreStepsTheFurtherItGoes) {
    EXPECT_GT(steps_of({3, 0, 0}, 3), steps_of({1.5, 0, 0}, 3));
    EXPECT_GE(steps_of({0.1, 0, 0}, 0.5), 2u);
}

TEST(Footwork, SlidesWhereNoFeetCouldStepSoFast) {
    EXPECT_LE(steps_of({1e9, 0, 0}, 2), 48u);
    EXPECT_LE(steps_of({1e9, 0, 0}, 0), 4u);
}

} // namespace
} // namespace mh
