#pragma once

// *Italics*, **bold**, ***both*** and _underline_, taken off.

#include <string>
#include <string_view>

namespace mh {

// One line without its emphasis marks and with its escapes ("\*" is a star) undone. A mark with a
// blank on its inner side, or with no partner in the line, is text.
[[nodiscard]] std::string without_emphasis(std::string_view line);

} // namespace mh
