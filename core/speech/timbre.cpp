#include "core/speech/timbre.h"

#include "core/base/noise.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

struct NamedTimbre {
    std::string_view name;
    Timbre timbre;
};

// Of espeak-ng's variants only those whose pitch does not flutter: the others never sound the same
// twice. One of them is a woman's, so that women, girls and boys differ by the tract.
constexpr std::array<NamedTimbre, 13> timbres{{
    {"m1", {"Denis", 0.93}},  // an old, large man
    {"m2", {"michel", 1.00}}, // a grown one
    {"m3", {"Diogo", 1.10}},  // a light one
    {"m4", {"miguel", 0.97}},
    {"m5", {"Denis", 1.04}},
    {"m6", {"Diogo", 1.22}}, // a boy
    {"m7", {"michel", 0.90}},
    {"m8", {"miguel", 1.12}},
    {"f1", {"shelby", 0.90}}, // an old, large woman
    {"f2", {"shelby", 1.00}}, // a grown one
    {"f3", {"shelby", 1.22}}, // a girl
    {"f4", {"shelby", 1.11}}, // a light one
    {"f5", {"shelby", 0.95}},
}};

} // namespace

Timbre timbre_of(const Voice& voice) {
    const auto known = std::find_if(timbres.begin(), timbres.end(), [&](const NamedTimbre& one) {
        return one.name == voice.variant;
    });
    if (known != timbres.end())
        return known->timbre;
    const bool high = voice.variant.starts_with('f');
    std::array<Timbre, timbres.size()> alike;
    std::size_t count = 0;
    for (const NamedTimbre& one : timbres)
        if (one.name.starts_with('f') == high || voice.variant.empty())
            alike[count++] = one.timbre;
    const Seed seed = Seed{}.with(voice.variant).with(static_cast<std::int64_t>(voice.pitch * 16));
    return alike[static_cast<std::size_t>(seed.unit() * static_cast<double>(count))];
}

} // namespace mh
