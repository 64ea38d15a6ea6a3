#pragma once

// Rounds of inputs put to the promises.

#include "core/base/noise.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace mh {

struct Broken {
    std::string promise;
    std::string input;
};

// The shipped screenplays and documents, and the screenplays of a folder.
struct FuzzSamples {
    std::vector<std::string> screenplays;
    std::vector<std::string> documents;
};
[[nodiscard]] FuzzSamples fuzz_samples(const std::optional<std::filesystem::path>& folder);

// One input of each kind. The same seed gives the same inputs.
[[nodiscard]] std::optional<Broken> fuzz_round(const FuzzSamples& samples, Seed seed);

// A sample's first `size` bytes.
[[nodiscard]] std::optional<Broken> fuzz_prefix(const std::string& screenplay, std::size_t size);

} // namespace mh
