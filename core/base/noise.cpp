#include "core/base/noise.h"

namespace mh {

namespace {

// The finaliser of SplitMix64 (Steele, Lea, Flood 2014).
std::uint64_t scramble(std::uint64_t x) {
    x += 0x9e3779b97f4a7c15u;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

// FNV-1a, 64 bits.
std::uint64_t hash(std::string_view text) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (const char c : text)
        h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    return h;
}

} // namespace

Seed Seed::with(std::string_view name) const {
    return {scramble(bits ^ hash(name))};
}

Seed Seed::with(std::int64_t slot) const {
    return {scramble(bits + 0x632be59bd9b4e019u * (static_cast<std::uint64_t>(slot) + 1))};
}

double Seed::unit() const {
    return static_cast<double>(scramble(bits) >> 11) * 0x1.0p-53;
}

} // namespace mh
