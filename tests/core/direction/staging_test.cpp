#include "core/direction/staging.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

std::vector<std::string> people(std::size_t count) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < count; ++i)
        ids.push_back("p" + std::to_string(i));
    return ids;
}

TEST(Staging, LeavesRoomBetweenAnyNumberOfPeople) {
    for (std::size_t count = 1; count < 30; ++count) {
        const auto staging = staged(people(count), plain_set());
        ASSERT_EQ(staging.size(), count);
        for (std::size_t i = 0; i < count; ++i) {
            EXPECT_LT(std::abs(staging[i].position.x()), off_stage_m);
            EXPECT_EQ(staging[i].position.y(), 0);
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_GE((staging[i].position - staging[k].position).norm(), 0.85);
        }
    }
}

TEST(Staging, TurnsEverybodyInwardsAndNobodyFromTheCamera) {
    for (std::size_t count = 2; count < 12; ++count) {
        for (const Staging& one : staged(people(count), plain_set())) {
            EXPECT_LE(std::abs(one.yaw_deg), 40);
            EXPECT_GE(std::abs(one.yaw_deg), 15);
            if (std::abs(one.position.x()) > 0.5) {
                EXPECT_LT(one.yaw_deg * one.position.x(), 0);
            }
        }
    }
}

TEST(Staging, UsesTheMarksOfASetThatHasEnough) {
    Set set = plain_set();
    set.marks = {{"a", Vec3(-1, 0, 0.5), 0}, {"b", Vec3(1, 0, 0), 0}};
    EXPECT_EQ(staged(people(2), set)[0].position, Vec3(-1, 0, 0.5));
    EXPECT_NE(staged(people(3), set)[0].position, Vec3(-1, 0, 0.5));
}

TEST(Staging, KeepsAMarkForWhomItIsNamedAfter) {
    Set set = plain_set();
    set.marks = {{"p1", Vec3(2, 0, -1), 12}, {"a", Vec3(-1, 0, 0), 0}, {"b", Vec3(1, 0, 0), 0}};
    const auto staging = staged(people(3), set);
    EXPECT_EQ(staging[1].position, Vec3(2, 0, -1));
    EXPECT_EQ(staging[1].yaw_deg, 12);
    EXPECT_EQ(staging[0].position, Vec3(-1, 0, 0));
    EXPECT_EQ(staging[2].position, Vec3(1, 0, 0));
}

TEST(Staging, PutsACrowdBehindEverybody) {
    const auto staging = staged(people(3), plain_set(), {"p1"});
    for (const std::size_t single : {0u, 2u})
        EXPECT_LT(staging[1].position.z(), staging[single].position.z() - 1);
    EXPECT_EQ(staging[0].position, staged(people(2), plain_set())[0].position);
}

} // namespace
} // namespace mh
