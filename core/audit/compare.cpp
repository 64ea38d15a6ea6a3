#include "core/audit/compare.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace mh {

namespace {

constexpr double same_value = 0.0005; // of what a report keeps, half its last digit

using Key = std::tuple<Measure, std::string, std::string, std::string, int>;

// Each judgement by what it is of, and which of several.
std::map<Key, const Judgement*> by_key(std::span<const Judgement> judgements) {
    std::map<Key, const Judgement*> keyed;
    for (const Judgement& one : judgements) {
        Key key{one.measure, one.shot, one.id, one.of, 0};
        while (keyed.contains(key))
            ++std::get<int>(key);
        keyed.emplace(std::move(key), &one);
    }
    return keyed;
}

bool fails(const Judgement& judgement) {
    return judgement.verdict == Verdict::fail;
}

double rounded(double value) {
    return std::round(1000 * value) / 1000;
}

// The more the worse, whatever the measure. A hand off camera is further out than any pixel.
double badness(const Judgement& judgement) {
    constexpr double off_camera = 1e6;
    if (judgement.measure == Measure::heads)
        return -rounded(judgement.value);
    return rounded(judgement.value) + (judgement.seen == Seen::off_camera ? off_camera : 0);
}

int severity(const Judgement& judgement) {
    return fails(judgement) ? 1 : 0;
}

} // namespace

std::string_view name_of(ChangeKind kind) {
    constexpr std::array<std::string_view, change_kind_count> names{"better", "worse", "new",
                                                                    "gone"};
    return names[static_cast<std::size_t>(kind)];
}

std::size_t Comparison::regressions() const {
    return static_cast<std::size_t>(std::count_if(
        changes.begin(), changes.end(), [](const Change& change) { return change.regression; }));
}

void compare(const std::string& episode, std::span<const Judgement> now,
             std::span<const Judgement> then, Comparison& out) {
    const auto earlier = by_key(then);
    const auto later = by_key(now);
    for (const auto& [key, is] : later) {
        const auto found = earlier.find(key);
        if (found == earlier.end()) {
            out.changes.push_back({ChangeKind::fresh, fails(*is), episode, *is, 0});
            continue;
        }
        const Judgement& was = *found->second;
        const double worse_by = badness(*is) - badness(was);
        const int turned = severity(*is) - severity(was);
        if (turned == 0 && std::abs(worse_by) < same_value)
            ++out.same;
        else if (turned > 0 || (turned == 0 && worse_by > 0))
            out.changes.push_back({ChangeKind::worse, fails(*is), episode, *is, was.value});
        else
            out.changes.push_back({ChangeKind::better, false, episode, *is, was.value});
    }
    for (const auto& [key, was] : earlier)
        if (!later.contains(key))
            out.changes.push_back({ChangeKind::gone, false, episode, *was, was->value});
}

} // namespace mh
