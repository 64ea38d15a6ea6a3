#include "core/audit/markup.h"
#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"
#include "core/audit/reason.h"
#include "core/audit/report_html.h"

#include <algorithm>

namespace mh {

namespace {

std::string image_of(const Exhibit& exhibit, const Judgement& one) {
    if (exhibit.picture_png.empty())
        return "";
    return "<img alt=\"" + in_markup(one.shot + ", " + frames_in_words(one.frames)) +
           "\" src=\"data:image/png;base64," + base64(exhibit.picture_png) + "\">";
}

std::string card_of(const Judgement& one, const Exhibit& exhibit, double fps) {
    std::string words =
        tag("h3", "",
            in_markup(one.shot) + " · " + in_markup(what_of(one)) + " " + badge_of(one.verdict)) +
        tag("p", "reason", in_markup(one.reason));
    if (!one.cue.empty())
        words += tag("p", "faint",
                     "Asked for by “" + in_markup(one.cue) + "”, line " +
                         std::to_string(one.source_line) + " of the screenplay");
    else if (one.source_line > 0)
        words +=
            tag("p", "faint", "Line " + std::to_string(one.source_line) + " of the screenplay");
    if (!one.remedy.empty())
        words += tag("p", "remedy",
                     tag("b", "", one.remedy == nothing_helps ? "Tried: " : "Tried, and passes: ") +
                         in_markup(one.remedy));
    if (one.measure == Measure::stillness)
        words += movement_svg(one, exhibit.curve, fps);
    return tag("article", "card", image_of(exhibit, one) + tag("div", "", words));
}

} // namespace

std::string cards_of(const EpisodeReport& episode) {
    std::string cards;
    for (std::size_t i = 0; i < episode.judgements.size(); ++i)
        if (episode.judgements[i].verdict == Verdict::fail)
            cards +=
                card_of(episode.judgements[i],
                        i < episode.exhibits.size() ? episode.exhibits[i] : Exhibit{}, episode.fps);
    return cards;
}

std::string strips_of(const EpisodeReport& episode) {
    std::string strips;
    for (std::size_t i = 0; i < std::min(episode.judgements.size(), episode.exhibits.size()); ++i) {
        const Judgement& one = episode.judgements[i];
        const std::string svg = one.measure == Measure::stillness && one.verdict != Verdict::fail
                                    ? movement_svg(one, episode.exhibits[i].curve, episode.fps)
                                    : "";
        if (!svg.empty())
            strips += tag("figure", "",
                          tag("figcaption", "",
                              in_markup(one.shot) + " · " + in_markup(what_of(one)) + " " +
                                  badge_of(one.verdict)) +
                              svg);
    }
    return strips.empty()
               ? ""
               : tag("h3", "", "Curves of the lines that pass") + tag("div", "strips", strips);
}

} // namespace mh
