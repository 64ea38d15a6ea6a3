#pragma once

// An audit beside an earlier one: what got better, worse, came and went.

#include "core/audit/judgement.h"

#include <span>
#include <string>
#include <vector>

namespace mh {

enum class ChangeKind { better, worse, fresh, gone };
inline constexpr std::size_t change_kind_count = 4;
[[nodiscard]] std::string_view name_of(ChangeKind kind); // "new" for fresh

struct Change {
    ChangeKind kind = ChangeKind::better;
    bool regression = false; // it fails, and did not, or fails by more
    std::string episode;
    Judgement now;  // of what is gone, the earlier one
    double was = 0; // the earlier value; of a new one 0

    bool operator==(const Change&) const = default;
};

struct Comparison {
    std::string with; // the earlier report's file
    std::vector<Change> changes;
    std::size_t same = 0;

    [[nodiscard]] std::size_t regressions() const;
    bool operator==(const Comparison&) const = default;
};

// The judgements of one episode, now and then. Two of them are of the same thing where measure,
// shot, actor and what they are of agree; of several such the first answers to the first. Values
// that differ by less than half a thousandth are the same.
void compare(const std::string& episode, std::span<const Judgement> now,
             std::span<const Judgement> then, Comparison& out);

} // namespace mh
