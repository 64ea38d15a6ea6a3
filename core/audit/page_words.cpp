#include "core/audit/page_words.h"

#include "core/audit/reason.h"
#include "core/base/words.h"

#include <cmath>

namespace mh {

std::string tag(std::string_view name, std::string_view look, const std::string& inside) {
    const std::string element(name);
    return "<" + element + (look.empty() ? "" : " class=\"" + std::string(look) + "\"") + ">" +
           inside + "</" + element + ">";
}

std::string what_of(const Judgement& one) {
    switch (one.measure) {
    case Measure::stillness:
        return one.name + ", line " + short_line(one.shot, one.of);
    case Measure::gesture:
        return one.name + ", " + spaced(one.of);
    case Measure::listening:
        return one.name + ", listening";
    case Measure::trembling:
        return one.name + ", steadiness";
    case Measure::heads:
        break;
    }
    return "heads";
}

std::string with_unit(Measure measure, double value) {
    if (measure == Measure::trembling)
        return std::to_string(std::lround(100 * value)) + "%";
    const std::string_view unit = unit_of(measure);
    return two_decimals(value) + (unit.empty() ? "" : " " + std::string(unit));
}

std::string value_of(const Judgement& one) {
    if (one.seen == Seen::seen)
        return "seen";
    if (one.seen == Seen::off_camera)
        return "off camera";
    return with_unit(one.measure, one.value) + (one.measure == Measure::gesture ? " out" : "");
}

std::string badge_of(Verdict verdict) {
    switch (verdict) {
    case Verdict::pass:
        return tag("span", "badge good", "pass");
    case Verdict::fail:
        return tag("span", "badge bad", "FAIL");
    case Verdict::on_purpose:
        return tag("span", "badge", "on purpose");
    case Verdict::told:
        break;
    }
    return tag("span", "badge faint", "noted");
}

std::string cell(std::string_view label, const std::string& inside, std::string_view look) {
    return "<td data-label=\"" + std::string(label) + "\"" +
           (look.empty() ? "" : " class=\"" + std::string(look) + "\"") + ">" + inside + "</td>";
}

std::string in_words(const Comparison& comparison) {
    return counted(comparison.changes.size(), "change") + ", " +
           counted(comparison.regressions(), "regression") + ", " +
           std::to_string(comparison.same) + " the same.";
}

} // namespace mh
