#pragma once

// Names as people read them.

#include <string>
#include <string_view>

namespace mh {

// "left upper arm" for leftUpperArm, "thumbs up" for thumbsUp.
[[nodiscard]] std::string spaced(std::string_view camel_case);

} // namespace mh
