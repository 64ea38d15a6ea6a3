#pragma once

// Where people stand.

#include "core/direction/direction.h"
#include "core/show/set.h"

#include <set>
#include <string>
#include <vector>

namespace mh {

inline constexpr double off_stage_m = 4.6; // to either side of the middle, out of a wide's picture

// Everybody of a scene on the set's marks where it has enough, else in a row about the middle, in
// their order from left to right; turned to each other and cheated to the camera. A mark with
// somebody's id is theirs alone. `crowds` are those of the people who stand behind the others.
[[nodiscard]] std::vector<Staging> staged(const std::vector<std::string>& people, const Set& set,
                                          const std::set<std::string>& crowds = {});

// Facing somebody at `towards` from `from`, cheated to the camera: 15 to 40 degrees off it.
[[nodiscard]] double cheated_yaw_deg(const Vec3& from, const Vec3& towards);

} // namespace mh
