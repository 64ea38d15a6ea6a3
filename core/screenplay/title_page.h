#pragma once

// The title page: keys and values before the first empty line.

#include "core/screenplay/source_lines.h"

#include <span>
#include <string>
#include <utility>
#include <vector>

namespace mh {

struct TitlePage {
    std::vector<std::pair<std::string, std::string>> entries; // keys in lower case
    std::size_t lines = 0;                                    // how many it takes up
};

// Empty where the first block of lines names none of the keys that title pages have: a screenplay
// may as well begin with "FADE IN:".
[[nodiscard]] TitlePage title_page_of(std::span<const SourceLine> lines);

} // namespace mh
