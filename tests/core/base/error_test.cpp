#include "core/base/error.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

TEST(Error, ReadsAsOneLineWithFileAndPlace) {
    EXPECT_EQ(
        to_string({"a.json", "/shots/2", "there is no framing \"wid\"", "did you mean \"wide\"?"}),
        "a.json:/shots/2: there is no framing \"wid\" (did you mean \"wide\"?)");
    EXPECT_EQ(to_string({"a.json", "", "there is no such file", ""}),
              "a.json: there is no such file");
    EXPECT_EQ(to_string({"", "", "two\nlines", ""}), "two lines");
}

TEST(NearestName, OffersWhatWasMeantAndNothingFarOff) {
    const std::vector<std::string> known{"wide", "medium", "close"};
    EXPECT_EQ(nearest_name("wid", known), "wide");
    EXPECT_EQ(nearest_name("meduim", known), "medium");
    EXPECT_EQ(nearest_name("overTheShoulder", known), "");
}

} // namespace
} // namespace mh
