#include "tests/fuzz/rounds.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Fuzz, KeepsItsPromisesForTwoHundredRounds) {
    const FuzzSamples samples = fuzz_samples(std::nullopt);
    for (int i = 0; i < 200; ++i) {
        const auto broken = fuzz_round(samples, Seed{2026}.with(i));
        ASSERT_FALSE(broken.has_value())
            << "seed 2026/" << i << ": " << broken->promise << "\n---\n"
            << broken->input;
    }
}

TEST(Fuzz, KeepsItsPromisesForPrefixesOfEveryShippedScreenplay) {
    constexpr std::size_t stride = 37;
    for (const std::string& screenplay : fuzz_samples(std::nullopt).screenplays) {
        for (std::size_t size = 0; size <= screenplay.size(); size += stride) {
            const auto broken = fuzz_prefix(screenplay, size);
            ASSERT_FALSE(broken.has_value())
                << broken->promise << " after " << size << " bytes of\n---\n"
                << screenplay;
        }
    }
}

} // namespace
} // namespace mh
