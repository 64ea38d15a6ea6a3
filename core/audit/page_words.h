#pragma once

// What the page says of a judgement, in markup: the words that its cards and tables share.

#include "core/audit/report.h"

#include <string>
#include <string_view>

namespace mh {

// An element of a class, which may be empty; `inside` is markup.
[[nodiscard]] std::string tag(std::string_view name, std::string_view look,
                              const std::string& inside);
// A table's, under a label that stands beside it where the page is narrow.
[[nodiscard]] std::string cell(std::string_view label, const std::string& inside,
                               std::string_view look = "");

// Whom it is about and what they do.
[[nodiscard]] std::string what_of(const Judgement& one);
[[nodiscard]] std::string with_unit(Measure measure, double value);
[[nodiscard]] std::string value_of(const Judgement& one);
[[nodiscard]] std::string badge_of(Verdict verdict);
[[nodiscard]] std::string in_words(const Comparison& comparison);

} // namespace mh
