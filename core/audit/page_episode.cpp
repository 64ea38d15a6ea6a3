#include "core/audit/markup.h"
#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"
#include "core/audit/reason.h"

#include <algorithm>

namespace mh {

namespace {

Rows rows_of(const EpisodeReport& episode, Measure measure) {
    Rows rows;
    for (const Judgement& one : episode.judgements)
        if (one.measure == measure)
            rows.push_back(&one);
    return rows;
}

// One sentence where all is well, else whose is not.
std::string steadiness_of(const EpisodeReport& episode) {
    Rows rows = rows_of(episode, Measure::trembling);
    if (rows.empty())
        return "";
    double most = 0;
    for (const Judgement* one : rows)
        most = std::max(most, one->value);
    std::erase_if(rows, [](const Judgement* one) { return one->verdict != Verdict::fail; });
    return rows.empty() ? tag("h3", "", "Steadiness") +
                              tag("p", "",
                                  "Nobody trembles: of no body’s motion is more than " +
                                      with_unit(Measure::trembling, most) + " above 4 Hz.")
                        : table_of(rows, "Steadiness: motion above 4 Hz");
}

std::string heads_of(const EpisodeReport& episode) {
    Rows rows = rows_of(episode, Measure::heads);
    if (rows.empty())
        return "";
    double least = 1;
    for (const Judgement* one : rows)
        least = std::min(least, one->value);
    std::erase_if(rows, [](const Judgement* one) { return one->reason.empty(); });
    std::string words =
        tag("h3", "", "Heads") +
        tag("p", "",
            "The lowest framing score of a shot’s heads is " + two_decimals(least) + " of 1.");
    for (const Judgement* one : rows)
        words += tag("p", "",
                     tag("b", "", in_markup(one->shot)) + " · " + in_markup(one->reason) + " (" +
                         two_decimals(one->value) + ") " + badge_of(one->verdict));
    return words;
}

} // namespace

std::string section_of(const EpisodeReport& episode) {
    const std::string title = in_markup(episode.title.empty() ? episode.episode : episode.title) +
                              " " + badge_of(episode.passes() ? Verdict::pass : Verdict::fail);
    std::string body = tag("h2", "", title) +
                       tag("p", "faint",
                           in_markup(episode.show + " / " + episode.episode) + " · " +
                               std::to_string(episode.frames) + " frames, " +
                               two_decimals(static_cast<double>(episode.frames) / episode.fps) +
                               " s · " + dials_in_words(episode.dials) + " · still over " +
                               two_decimals(episode.limits.still_seconds) + " s fails");
    body += cards_of(episode) +
            table_of(rows_of(episode, Measure::stillness), "Speakers: longest still stretch") +
            table_of(rows_of(episode, Measure::gesture), "Gestures: hands in the picture") +
            table_of(rows_of(episode, Measure::listening), "Listeners: longest still stretch") +
            steadiness_of(episode) + heads_of(episode) + strips_of(episode);
    return tag("section", "", body);
}

} // namespace mh
