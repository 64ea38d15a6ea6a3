#pragma once

// Text set into XML or HTML.

#include <string>
#include <string_view>

namespace mh {

// What markup means something by is escaped, in attributes too; control characters that XML 1.0
// cannot hold are left out. `text` is UTF-8.
[[nodiscard]] std::string in_markup(std::string_view text);

// RFC 4648.
[[nodiscard]] std::string base64(std::string_view bytes);

} // namespace mh
