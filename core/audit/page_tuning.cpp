#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"
#include "core/audit/reason.h"
#include "core/audit/report_html.h"

namespace mh {

std::string section_of(const Tuning& tuning, double limit) {
    const auto found = [&](double IdleDials::*dial) -> std::optional<double> {
        return tuning.subtlest ? std::optional((*tuning.subtlest).*dial) : std::nullopt;
    };
    const auto figure = [](const std::string& caption, const std::string& svg) {
        return svg.empty() ? "" : tag("figure", "", tag("figcaption", "", caption) + svg);
    };
    const std::string words = tuning.subtlest
                                  ? "The subtlest dials with which every body passes: " +
                                        tag("b", "", dials_in_words(*tuning.subtlest)) +
                                        ". Now: " + dials_in_words(tuning.now) + "."
                                  : std::string("No fidget up to 1 lets every body pass.");
    return tag("section", "",
               tag("h2", "", "Tuning") + tag("p", "", words) +
                   tag("div", "strips",
                       figure("Longest still stretch over fidget",
                              tuning_svg(tuning.fidget, &IdleDials::fidget, limit,
                                         found(&IdleDials::fidget))) +
                           figure("Longest still stretch over breathing",
                                  tuning_svg(tuning.breathing, &IdleDials::breathing, limit,
                                             found(&IdleDials::breathing)))));
}

} // namespace mh
