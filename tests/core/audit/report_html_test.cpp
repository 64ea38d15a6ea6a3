#include "core/audit/markup.h"
#include "core/audit/report.h"
#include "episodes.h"

#include <gtest/gtest.h>

#include <regex>

namespace mh {
namespace {

using namespace episodes;

Report faulty_report() {
    Timeline timeline = two_shots();
    timeline.show = "demo";
    timeline.title = "Q & A <script>alert(1)</script>";
    timeline.style.dials = {0.2, 0.01, 0};
    timeline.actors[0].gestures = {wave_at(2, 3), wave_at(8, 9)};
    timeline.actors[0].gestures[1].cue = "\"waves\" </p>";
    const Audit audit = audit_of(timeline);
    Report report;
    report.episodes.push_back(report_of(timeline, audit, judgements_of(timeline, audit)));
    for (std::size_t i = 0; i < report.episodes[0].judgements.size(); ++i)
        if (report.episodes[0].judgements[i].verdict == Verdict::fail) {
            report.episodes[0].exhibits[i].picture_png = "a picture";
            report.episodes[0].judgements[i].remedy = "fidget 0.12";
        }
    return report;
}

std::size_t count_of(const std::string& text, const std::string& part) {
    std::size_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

TEST(AuditPage, RunsNothingAndNeedsNothingBesideItself) {
    const std::string page = audit_html(faulty_report());
    EXPECT_EQ(count_of(page, "<script"), 0u);
    EXPECT_EQ(count_of(page, "javascript:"), 0u);
    EXPECT_EQ(count_of(page, "<link"), 0u);
    EXPECT_EQ(count_of(page, "@import"), 0u);
    EXPECT_EQ(count_of(page, "url("), 0u);
    EXPECT_FALSE(std::regex_search(page, std::regex("\\son[a-z]+=")));
    const std::regex reference(R"re((src|href)="([^"]*)")re");
    for (auto it = std::sregex_iterator(page.begin(), page.end(), reference);
         it != std::sregex_iterator(); ++it)
        EXPECT_TRUE((*it)[2].str().starts_with("data:image/png;base64,")) << (*it)[0];
    EXPECT_NE(page.find("Q &amp; A &lt;script&gt;"), std::string::npos);
    EXPECT_NE(page.find("&quot;waves&quot; &lt;/p&gt;"), std::string::npos);
}

TEST(AuditPage, ShowsEachFaultWithItsPictureReasonRemedyAndCurve) {
    const Report report = faulty_report();
    const std::string page = audit_html(report);
    std::size_t faults = 0;
    std::size_t lines = 0;
    for (const Judgement& one : report.episodes[0].judgements) {
        if (one.measure == Measure::stillness)
            ++lines;
        if (one.verdict != Verdict::fail)
            continue;
        ++faults;
        EXPECT_NE(page.find(in_markup(one.reason)), std::string::npos) << one.reason;
    }
    // Bo stands still, and a wave of Ada's is in the next room; her first one parts her line into
    // stretches of under two seconds.
    ASSERT_EQ(faults, 2u);
    EXPECT_EQ(count_of(page, "<article"), faults);
    EXPECT_EQ(count_of(page, base64("a picture")), faults);
    EXPECT_EQ(count_of(page, "fidget 0.12"), faults);
    EXPECT_EQ(count_of(page, "<polyline"), lines);
}

TEST(AuditPage, SaysTheNumbersOfTheTable) {
    const Report report = faulty_report();
    const std::string page = audit_html(report);
    const std::string table = audit_table(report, {});
    const std::regex still(R"(still ([0-9.]+)  )");
    auto it = std::sregex_iterator(table.begin(), table.end(), still);
    ASSERT_NE(it, std::sregex_iterator());
    for (; it != std::sregex_iterator(); ++it)
        EXPECT_NE(page.find(">" + (*it)[1].str() + " s<"), std::string::npos) << (*it)[1];
}

TEST(AuditPage, ClosesEveryElementItOpens) {
    const std::string page = audit_html(faulty_report());
    for (const std::string element : {"section", "article", "table", "tbody", "tr", "td", "div",
                                      "p", "svg", "figure", "main"}) {
        const std::size_t opened =
            count_of(page, "<" + element + ">") + count_of(page, "<" + element + " ");
        EXPECT_EQ(opened, count_of(page, "</" + element + ">")) << element;
    }
}

TEST(AuditPage, ShowsTheCurveOfATuning) {
    Report report = faulty_report();
    report.tuning = Tuning{{1, 0.2, 0.1},
                           {{{1, 0, 0.1}, 3.2, 0.1, 2}, {{1, 0.05, 0.1}, 1.9, 0.1, 0}},
                           {{{0.5, 0.05, 0.1}, 1.95, 0.1, 0}},
                           IdleDials{0.5, 0.05, 0.1}};
    const std::string page = audit_html(report);
    EXPECT_NE(page.find("fidget 0.05, breathing 0.5, eye darts 0.1"), std::string::npos);
    EXPECT_EQ(count_of(page, "<circle"), 3u);
    report.tuning->subtlest.reset();
    EXPECT_NE(audit_html(report).find("No fidget up to 1"), std::string::npos);
}

TEST(AuditPage, OfNothingIsStillAPage) {
    EXPECT_NE(audit_html(Report{}).find("</html>"), std::string::npos);
}

TEST(Base64, IsAsTheRfcHasIt) {
    const std::pair<std::string, std::string> vectors[] = {{"", ""},
                                                           {"f", "Zg=="},
                                                           {"fo", "Zm8="},
                                                           {"foo", "Zm9v"},
                                                           {"foob", "Zm9vYg=="},
                                                           {"fooba", "Zm9vYmE="},
                                                           {"foobar", "Zm9vYmFy"}};
    for (const auto& [bytes, text] : vectors)
        EXPECT_EQ(base64(bytes), text);
    EXPECT_EQ(base64("\xff\xfe"), "//4=");
}

TEST(Markup, EscapesWhatMeansSomethingAndDropsWhatXmlCannotHold) {
    EXPECT_EQ(in_markup("a<b> & \"c\"\x01\n"), "a&lt;b&gt; &amp; &quot;c&quot;&#10;");
    EXPECT_EQ(in_markup("Ötzi’s"), "Ötzi’s");
}

} // namespace
} // namespace mh
