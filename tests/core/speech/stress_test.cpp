#include "core/speech/stress.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(MarkStresses, PassesOverSilencesAndSoundsOnlyOneSideHas) {
    std::vector<Sound> sounds{{0.0, "k"}, {0.1, "ɔː"}, {0.2, ""},  {0.3, "t"},
                              {0.4, "ɐ"}, {0.5, "ʔ"},  {0.6, "k"}, {0.7, "ɒ"}};
    mark_stresses("k_ˈɔː_x_t\nˌɐ k_ˈɒ", sounds);
    for (std::size_t i = 0; i < sounds.size(); ++i)
        EXPECT_EQ(sounds[i].stressed, i == 1 || i == 7) << i;
}

} // namespace
} // namespace mh
