#pragma once

// The subtlest dials with which whole episodes pass, by search.

#include "core/audit/audit.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace mh {

// What an audit said at some dials: of stillness and trembling, since nothing else turns on them.
struct TuneStep {
    IdleDials dials;
    Seconds longest_still = 0; // of any speaker, stillness on purpose left out
    double tremble = 0;        // the largest share
    std::size_t faults = 0;

    bool operator==(const TuneStep&) const = default;
};

struct Tuning {
    IdleDials now;
    std::vector<TuneStep> fidget;    // at the breathing as it is, by fidget
    std::vector<TuneStep> breathing; // at the fidget that was found, by breathing
    std::optional<IdleDials> subtlest;

    bool operator==(const Tuning&) const = default;
};

struct TuneRequest {
    IdleDials now;
    unsigned threads = 0;
    std::function<void(double done)> progress; // 0 to 1; may be empty
    std::function<bool()> cancelled;           // may be empty
};

inline constexpr double tune_coarse = 0.05;
inline constexpr double tune_fine = 0.005;

// Fidget first, which an eye catches soonest: up from 0 by tune_coarse to the first step that
// passes, then up to it by tune_fine from the step before. Then the breath, down by tune_coarse for
// as long as all still passes. Eye darts stay as they are: no measure turns on them. No dials where
// not even full fidget passes; nothing when it was cancelled.
[[nodiscard]] std::optional<Tuning>
tune(std::span<const std::shared_ptr<const Performance>> episodes, const TuneRequest& request);

} // namespace mh
