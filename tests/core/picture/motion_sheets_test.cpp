#include "core/base/words.h"
#include "core/picture/motion_sheets.h"
#include "core/show/gesture.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace mh {
namespace {

SheetSubject otto() {
    SheetSubject subject;
    subject.character.id = "otto";
    return subject;
}

bool says(const ContactSheet& sheet, std::string_view word) {
    return std::any_of(sheet.words.begin(), sheet.words.end(),
                       [&](const SheetWord& w) { return w.text == word; });
}

TEST(GesturesSheet, HasARowForEveryGestureOfTheLibrary) {
    const ContactSheet sheet = gestures_sheet(otto());
    for (const std::string_view name : gesture_kind_names)
        EXPECT_TRUE(says(sheet, spaced(name))) << name;
    EXPECT_TRUE(says(sheet, "hands on hips"));
    for (const std::string_view phase : {"wind-up", "stroke", "hold", "release", "left", "both"})
        EXPECT_TRUE(says(sheet, phase)) << phase;
}

TEST(IdleSheet, HasARowForEverySignalOfTheLayer) {
    const ContactSheet sheet = idle_sheet(otto());
    for (const std::string_view signal :
         {"breath", "weight", "lean and beats", "settle", "eyes", "head"})
        EXPECT_TRUE(says(sheet, signal)) << signal;
}

TEST(IdleSheet, DrawsEverythingInsideThePicture) {
    const ContactSheet sheet = idle_sheet(otto());
    for (const SheetPicture& picture : sheet.pictures)
        for (const Shape& shape : picture.drawing.shapes())
            for (const Vec2& point : picture.drawing.points(shape)) {
                EXPECT_GE(point.x(), 0);
                EXPECT_LE(point.x(), picture.size.width);
                EXPECT_LE(point.y(), picture.size.height);
            }
}

} // namespace
} // namespace mh
