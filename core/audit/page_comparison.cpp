#include "core/audit/markup.h"
#include "core/audit/page_sections.h"
#include "core/audit/page_words.h"

#include <algorithm>

namespace mh {

namespace {

std::string row_of(const Change& change) {
    const Judgement& one = change.now;
    const bool is_there = change.kind != ChangeKind::gone;
    const bool was_there = change.kind != ChangeKind::fresh;
    return tag("tr", change.regression ? "fails" : "",
               cell("Shot", in_markup(one.shot)) + cell("What", in_markup(what_of(one))) +
                   cell("Episode", in_markup(change.episode)) +
                   cell("Change", change.regression ? "worse, and fails"
                                                    : std::string(name_of(change.kind))) +
                   cell("Was", was_there ? with_unit(one.measure, change.was) : "–", "figure") +
                   cell("Is", is_there ? with_unit(one.measure, one.value) : "–", "figure"));
}

} // namespace

std::string section_of(const Comparison& comparison) {
    // What has to be mended comes first.
    std::vector<Change> changes = comparison.changes;
    std::stable_partition(changes.begin(), changes.end(),
                          [](const Change& change) { return change.regression; });
    std::string rows;
    for (const Change& change : changes)
        rows += row_of(change);
    std::string table;
    if (!rows.empty())
        table = tag("table", "",
                    "<thead><tr><th>Shot</th><th>What</th><th>Episode</th><th>Change</th><th>Was"
                    "</th><th>Is</th></tr></thead>" +
                        tag("tbody", "", rows));
    return tag("section", "",
               tag("h2", "", "Against " + in_markup(comparison.with)) +
                   tag("p", "", in_words(comparison)) + table);
}

} // namespace mh
