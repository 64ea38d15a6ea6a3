#include "core/direction/staging.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr double apart_m = 1.2;
constexpr double row_behind_m = 0.9;
constexpr std::size_t most_in_a_row = 5;
constexpr double least_cheat_deg = 25;
constexpr double most_cheat_deg = 40;
constexpr double alone_yaw_deg = 15;
const Vec3 behind_everybody{0, 0, -2.4}; // a crowd's place where the set has none

// A row about the middle; whoever has no room in it stands in the gaps of one behind.
Vec3 place_in_rows(std::size_t i, std::size_t count) {
    const std::size_t row = i / most_in_a_row;
    const std::size_t in_row = std::min(most_in_a_row, count - row * most_in_a_row);
    const double step = in_row > 3 ? 0.8 * apart_m : apart_m;
    const double column = static_cast<double>(i % most_in_a_row);
    const double x = (column - 0.5 * static_cast<double>(in_row - 1)) * step;
    return {x + (row % 2 == 1 ? 0.5 * step : 0), 0, -row_behind_m * static_cast<double>(row)};
}

} // namespace

double cheated_yaw_deg(const Vec3& from, const Vec3& towards) {
    const double aside = towards.x() - from.x();
    const double angle = degrees(std::atan2(std::abs(aside), towards.z() - from.z()));
    const double cheated = std::clamp(0.4 * angle, least_cheat_deg, most_cheat_deg);
    if (std::abs(aside) < 0.05)
        return alone_yaw_deg;
    return aside > 0 ? cheated : -cheated;
}

std::vector<Staging> staged(const std::vector<std::string>& people, const Set& set,
                            const std::set<std::string>& crowds) {
    std::vector<StageMark> marks;
    std::vector<Staging> staging;
    std::vector<std::size_t> singles; // of the staging
    for (const StageMark& mark : set.marks) {
        if (std::find(people.begin(), people.end(), mark.id) == people.end())
            marks.push_back(mark);
    }
    for (const std::string& id : people) {
        const auto own = std::find_if(set.marks.begin(), set.marks.end(),
                                      [&](const StageMark& mark) { return mark.id == id; });
        if (own != set.marks.end()) {
            staging.push_back({id, own->position, own->yaw_deg, std::nullopt});
        } else if (crowds.contains(id)) {
            staging.push_back({id, behind_everybody, 0, std::nullopt});
        } else {
            singles.push_back(staging.size());
            staging.push_back({id, Vec3::Zero(), alone_yaw_deg, std::nullopt});
        }
    }
    for (std::size_t i = 0; i < singles.size(); ++i) {
        const bool marked = marks.size() >= singles.size();
        staging[singles[i]].position =
            marked ? marks[i].position : place_in_rows(i, singles.size());
        if (marked)
            staging[singles[i]].yaw_deg = marks[i].yaw_deg;
    }
    if (singles.size() < 2)
        return staging;
    Vec3 sum = Vec3::Zero();
    for (const std::size_t i : singles)
        sum += staging[i].position;
    for (const std::size_t i : singles) {
        Staging& one = staging[i];
        const Vec3 others = (sum - one.position) / static_cast<double>(singles.size() - 1);
        one.yaw_deg = cheated_yaw_deg(one.position, others);
    }
    return staging;
}

} // namespace mh
