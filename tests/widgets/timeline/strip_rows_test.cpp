#include "tests/support/example.h"
#include "widgets/timeline/strip_rows.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(StripRows, HoldWhatEachActorDoesAndNothingElse) {
    const StripRows rows = rows_of(example_timeline());
    ASSERT_EQ(rows.groups.size(), 2u);
    EXPECT_EQ(rows.rows.size(), 4u + 5u) << "Otto does not walk";
    EXPECT_EQ(rows_of(bare_timeline(10)), StripRows{});
}

TEST(StripRows, FollowEachOtherWithoutOverlap) {
    const StripRows rows = rows_of(example_timeline());
    for (std::size_t i = 1; i < rows.rows.size(); ++i)
        EXPECT_GE(rows.rows[i].top_px, rows.rows[i - 1].top_px + rows.rows[i - 1].height_px);
    EXPECT_GE(rows.height_px, rows.rows.back().top_px + rows.rows.back().height_px);
}

TEST(StripRows, ShowAnActorWhoOnlyHasALine) {
    Timeline timeline = example_timeline();
    timeline.actors[0] = Actor{};
    timeline.actors[0].id = "otto";
    const StripRows rows = rows_of(timeline);
    ASSERT_FALSE(rows.rows.empty());
    EXPECT_EQ(rows.rows[0].actor, 0u);
    EXPECT_EQ(rows.rows[0].kind, RowKind::lines);
}

} // namespace
} // namespace mh
