#pragma once

// Seeded randomness as a pure function: a seed names a value, and the same seed always names the
// same one. Seeds are made from what a thing is (show, episode, actor, channel, slot of time),
// never from its place in a list.

#include <cstdint>
#include <string_view>

namespace mh {

struct Seed {
    std::uint64_t bits = 0;

    // A new seed for a part of this one.
    [[nodiscard]] Seed with(std::string_view name) const;
    [[nodiscard]] Seed with(std::int64_t slot) const;

    // Uniform in [0, 1), in (-1, 1).
    [[nodiscard]] double unit() const;
    [[nodiscard]] double signed_unit() const { return 2 * unit() - 1; }

    bool operator==(const Seed&) const = default;
};

} // namespace mh
