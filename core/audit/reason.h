#pragma once

// What the audit found, in words: the same in the table, the files and the studio.

#include "core/audit/audit.h"

#include <string>

namespace mh {

// A half goes up, as people round: 51 frames at 24 a second are "2.13".
[[nodiscard]] std::string two_decimals(double value);

[[nodiscard]] Seconds seconds_of(const StillSpan& span, double fps);

// "frames 120–170", both shown. "frame 120" for one, "no frames" for none.
[[nodiscard]] std::string frames_in_words(const FrameRange& frames);

// "fidget 0.2, breathing 1, eye darts 0.1".
[[nodiscard]] std::string dials_in_words(const IdleDials& dials);

// "1 fault", "2 faults".
[[nodiscard]] std::string counted(std::size_t count, std::string_view one);

// The scene's name taken off a line's id where the shot's starts with the same one: "l01".
[[nodiscard]] std::string short_line(const std::string& shot, const std::string& line);

// What a remedy says where everything was tried in vain.
inline constexpr std::string_view nothing_helps = "nothing that was tried helps";
// "Try fidget 0.12"; nothing where there is no remedy.
[[nodiscard]] std::string advice(const std::string& remedy);

// Why it fails, or what its stillness is excused by; empty where it simply passes.
[[nodiscard]] std::string reason(const SpeakingShot& shot, const Audit& audit);
[[nodiscard]] std::string reason(const GestureSeen& gesture);
[[nodiscard]] std::string reason(const Trembling& trembling, const Audit& audit);
// Where it was, whether that is much or little.
[[nodiscard]] std::string reason(const Listening& listening, const Audit& audit);
// Whose head is cut; empty where none is and the score will do.
[[nodiscard]] std::string reason(const FramedHeads& heads, const Audit& audit,
                                 const std::string& name);

} // namespace mh
