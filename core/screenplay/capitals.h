#pragma once

// Capitals of the alphabets that have them, with no locale.

#include <string>
#include <string_view>

namespace mh {

struct Letters {
    bool capital = false; // at least one
    bool small = false;

    bool operator==(const Letters&) const = default;
};

// Which kinds of letter stand in well-formed UTF-8. Letters of scripts without case are neither.
[[nodiscard]] Letters letters_in(std::string_view text);

// Every small letter that has one capital, as that capital; all else as it is.
[[nodiscard]] std::string in_capitals(std::string_view text);

} // namespace mh
