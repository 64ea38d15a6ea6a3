#pragma once

// How well a shot's heads sit in the picture.

#include "core/figure/drawing.h"
#include "core/timeline/timeline.h"

#include <span>

namespace mh {

// A head as drawn, and which way its person looks on the picture: −1 left to 1 right, 0 at us.
struct FramedHead {
    Box box;
    double looks = 0;
};

// Each 0 bad to 1 good, and their product. A picture without heads is 1 in everything.
struct FramingScore {
    double uncut = 1;     // the share of the heads' area inside the picture
    double safe = 1;      // and inside its title-safe middle (EBU R 95: 90% of each side)
    double headroom = 1;  // the highest head neither touches the top nor floats low
    double look_room = 1; // more room before a face than behind it

    [[nodiscard]] double total() const { return uncut * safe * headroom * look_room; }
};

// A close shot may crop the top of a head: pass the framing it was made for.
[[nodiscard]] FramingScore framing_score(std::span<const FramedHead> heads, PictureSize picture,
                                         Framing framing);

} // namespace mh
