#include "core/base/words.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Words, ComeApartAtEachCapital) {
    EXPECT_EQ(spaced("leftUpperArm"), "left upper arm");
    EXPECT_EQ(spaced("nod"), "nod");
    EXPECT_EQ(spaced(""), "");
}

} // namespace
} // namespace mh
