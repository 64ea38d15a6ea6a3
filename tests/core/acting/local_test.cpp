#include "tests/core/acting/random_timeline.h"
#include "tests/core/acting/same_frame.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

constexpr unsigned timelines = 200;
constexpr IdleDials full{1, full_fidget, 0.5};

// One line or gesture of the first actor changed; the range in which it may show.
TimeRange edit(Timeline& timeline, std::mt19937& random) {
    constexpr Seconds reach = 10;
    Actor& actor = timeline.actors[0];
    if (random() % 2 && !actor.gestures.empty()) {
        Gesture& gesture = actor.gestures[random() % actor.gestures.size()];
        const TimeRange around{gesture.prepare - reach, gesture.release_end + reach};
        if (random() % 2)
            actor.gestures.erase(actor.gestures.begin() + (&gesture - actor.gestures.data()));
        else
            gesture.kind = GestureKind::cheer;
        return around;
    }
    Speaking& line = actor.speaking[random() % actor.speaking.size()];
    const TimeRange around{line.range.start - reach, line.range.end + reach};
    if (random() % 2)
        actor.speaking.erase(actor.speaking.begin() + (&line - actor.speaking.data()));
    else
        line.intensity = 1 - line.intensity;
    return around;
}

TEST(Property, Local) {
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const auto before = random_timeline(seed, {.length = 45});
        const auto after = std::make_shared<Timeline>(*before);
        std::mt19937 random(seed);
        const TimeRange around = edit(*after, random);
        const Performance old(before);
        const Performance edited(after);
        for (Seconds t = 0; t < 45; t += 0.31) {
            ASSERT_TRUE(same_frame(old.at(1, t, full), edited.at(1, t, full)))
                << "seed " << seed << " the other actor at " << t;
            if (!around.contains(t)) {
                ASSERT_TRUE(same_frame(old.at(0, t, full), edited.at(0, t, full)))
                    << "seed " << seed << " at " << t;
            }
        }
    }
}

} // namespace
} // namespace mh
