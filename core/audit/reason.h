#pragma once

// What the audit found, in words: the same in the table, the files and the studio.

#include "core/audit/audit.h"

#include <string>

namespace mh {

// A half goes up, as people round: 51 frames at 24 a second are "2.13".
[[nodiscard]] std::string two_decimals(Seconds seconds);

[[nodiscard]] Seconds seconds_of(const StillSpan& span, double fps);

// "frames 120–170", both shown. "frame 120" for one, "no frames" for none.
[[nodiscard]] std::string frames_in_words(const FrameRange& frames);

// The scene's name taken off a line's id where the shot's starts with the same one: "l01".
[[nodiscard]] std::string short_line(const SpeakingShot& shot);

// Why it fails, or what its stillness is excused by; empty where it simply passes.
[[nodiscard]] std::string reason(const SpeakingShot& shot, double fps);
[[nodiscard]] std::string reason(const GestureSeen& gesture);

} // namespace mh
