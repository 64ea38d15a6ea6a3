#pragma once

// The sheets of a character that an animator pins up.

#include "core/picture/contact_sheet.h"

namespace mh {

struct SheetSubject {
    Character character;
    Style style;
};

// Front, three-quarter, profile and back, whole and of the head, and what it is coloured with.
[[nodiscard]] ContactSheet model_sheet(const SheetSubject& subject);
// Turned once round by 5 degrees.
[[nodiscard]] ContactSheet turntable_sheet(const SheetSubject& subject);
// The 19 feelings.
[[nodiscard]] ContactSheet expressions_sheet(const SheetSubject& subject);
// The same, numbered from 1 in an order that `shuffle` chooses, and what each is: for trying
// whether a fresh eye reads them.
struct Trial {
    ContactSheet sheet;
    std::vector<std::string> key;
};
[[nodiscard]] Trial expressions_trial(const SheetSubject& subject, std::uint64_t shuffle);
// The nine lip-sync shapes, by what the face feels.
[[nodiscard]] ContactSheet mouths_sheet(const SheetSubject& subject);
// Hand poses, seen from the back of the hand, the palm and the thumb's side.
[[nodiscard]] ContactSheet hands_sheet(const SheetSubject& subject);
// A cast at one scale on one floor, each with its silhouette at thumbnail size.
[[nodiscard]] ContactSheet lineup_sheet(const std::vector<SheetSubject>& cast);
// Filled in one colour, large and at thumbnail size.
[[nodiscard]] ContactSheet silhouettes_sheet(const SheetSubject& subject);
// The stroke of every gesture.
[[nodiscard]] ContactSheet poses_sheet(const SheetSubject& subject);

} // namespace mh
