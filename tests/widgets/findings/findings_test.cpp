#include "tests/support/example.h"
#include "widgets/findings/findings.h"
#include "widgets/look/words.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

TEST(Findings, ListEveryMeasureByItsTime) {
    const Audit audit = example_audit();
    const auto findings = findings_of(example_timeline(), audit);
    EXPECT_EQ(findings.size(), audit.speaking.size() + audit.gestures.size());
    EXPECT_TRUE(std::is_sorted(findings.begin(), findings.end(), [](const auto& a, const auto& b) {
        return a.frames.first < b.frames.first;
    }));
    EXPECT_EQ(std::count_if(findings.begin(), findings.end(), [](auto& f) { return f.passes; }), 2);
}

TEST(Findings, SayWhyTheyFail) {
    for (const Finding& finding : findings_of(example_timeline(), example_audit())) {
        if (finding.passes)
            continue;
        if (finding.measure == Measure::stillness) {
            EXPECT_TRUE(finding.reason.contains("2.25 s")) << finding.reason.toStdString();
            EXPECT_TRUE(finding.reason.contains("chest"));
            EXPECT_EQ(finding.frames, (FrameRange{150, 204}));
        } else {
            EXPECT_TRUE(finding.reason.contains("42 px")) << finding.reason.toStdString();
            EXPECT_EQ(finding.subject, "arms folded");
        }
    }
}

TEST(Findings, NameACrowdForItsReaction) {
    Timeline timeline = example_timeline();
    Audit audit = example_audit();
    GestureSeen& reaction = audit.gestures.front();
    timeline.actors[reaction.actor].crowd = "crowd";
    const auto named = [&] {
        for (const Finding& finding : findings_of(timeline, audit))
            if (finding.measure == Measure::gesture && finding.frames == reaction.frames)
                return finding.name;
        return QString();
    };
    EXPECT_NE(named(), look::person("crowd"));
    reaction.extras = ExtrasSeen{2, 6};
    EXPECT_EQ(named(), look::person("crowd"));
}

TEST(Findings, AreSteppedThroughFaultByFault) {
    const auto findings = findings_of(example_timeline(), example_audit());
    const Finding* first = next_fault(findings, 0);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->frames.first, 150);
    const Finding* second = next_fault(findings, first->frames.first);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->frames.first, 156);
    EXPECT_FALSE(next_fault(findings, second->frames.first));
    EXPECT_EQ(previous_fault(findings, second->frames.first), first);
    EXPECT_FALSE(previous_fault(findings, first->frames.first));
    EXPECT_FALSE(next_fault({}, 0));
}

} // namespace
} // namespace mh
