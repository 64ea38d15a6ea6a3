#include "core/audit/compare.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

Judgement still(const std::string& shot, double seconds) {
    Judgement one;
    one.shot = shot;
    one.id = "otto";
    one.of = "l01";
    one.value = seconds;
    one.verdict = seconds > 2 ? Verdict::fail : Verdict::pass;
    return one;
}

Comparison compared(const std::vector<Judgement>& then, const std::vector<Judgement>& now) {
    Comparison comparison;
    compare("ep", now, then, comparison);
    return comparison;
}

TEST(Compare, TellsBetterFromWorseAndFromTheSame) {
    const Comparison found = compared({still("a", 1), still("b", 1), still("c", 1)},
                                      {still("a", 1.5), still("b", 0.5), still("c", 1.0002)});
    ASSERT_EQ(found.changes.size(), 2u);
    EXPECT_EQ(found.same, 1u);
    EXPECT_EQ(found.changes[0].kind, ChangeKind::worse);
    EXPECT_EQ(found.changes[0].was, 1);
    EXPECT_EQ(found.changes[0].now.value, 1.5);
    EXPECT_EQ(found.changes[1].kind, ChangeKind::better);
    EXPECT_EQ(found.regressions(), 0u) << "worse, and still within its limit";
}

TEST(Compare, CountsAsRegressionWhatFailsAndDidNotOrFailsByMore) {
    EXPECT_EQ(compared({still("a", 1)}, {still("a", 2.5)}).regressions(), 1u);
    EXPECT_EQ(compared({still("a", 2.5)}, {still("a", 3)}).regressions(), 1u);
    EXPECT_EQ(compared({}, {still("a", 3)}).regressions(), 1u);
    EXPECT_EQ(compared({still("a", 3)}, {still("a", 3)}).regressions(), 0u) << "an old fault";
    EXPECT_EQ(compared({still("a", 3)}, {still("a", 2.5)}).regressions(), 0u);
    EXPECT_EQ(compared({still("a", 3)}, {}).regressions(), 0u);
    EXPECT_EQ(compared({}, {still("a", 1)}).regressions(), 0u);
}

TEST(Compare, ListsWhatIsNewAndWhatIsGone) {
    const Comparison found = compared({still("a", 1)}, {still("b", 1)});
    ASSERT_EQ(found.changes.size(), 2u);
    EXPECT_EQ(found.changes[0].kind, ChangeKind::fresh);
    EXPECT_EQ(found.changes[0].now.shot, "b");
    EXPECT_EQ(found.changes[1].kind, ChangeKind::gone);
    EXPECT_EQ(found.changes[1].was, 1);
}

TEST(Compare, MatchesTheNthOfTheSameThingWithTheNth) {
    const Comparison found =
        compared({still("a", 1), still("a", 1.2)}, {still("a", 1), still("a", 1.7)});
    ASSERT_EQ(found.changes.size(), 1u);
    EXPECT_EQ(found.changes[0].was, 1.2);
}

TEST(Compare, HoldsALowerFramingScoreForWorseAndAHandOffCameraForTheWorst) {
    Judgement good = still("a", 0.9);
    good.measure = Measure::heads;
    good.verdict = Verdict::told;
    Judgement bad = good;
    bad.value = 0.4;
    EXPECT_EQ(compared({good}, {bad}).changes.at(0).kind, ChangeKind::worse);
    EXPECT_EQ(compared({good}, {bad}).regressions(), 0u) << "held to nothing";
    Judgement cut = still("a", 40);
    cut.measure = Measure::gesture;
    cut.seen = Seen::cut_by_edge;
    Judgement off = cut;
    off.value = 0;
    off.seen = Seen::off_camera;
    off.verdict = Verdict::fail;
    EXPECT_EQ(compared({cut}, {off}).regressions(), 1u);
    EXPECT_EQ(compared({off}, {cut}).changes.at(0).kind, ChangeKind::better);
}

} // namespace
} // namespace mh
