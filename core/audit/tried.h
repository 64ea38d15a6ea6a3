#pragma once

// Changes that a remedy tries: a gesture on a word, a wider picture, a camera elsewhere.

#include "core/audit/remedy.h"

namespace mh {

// Open palm or shrug, seen whole, with which the line passes; on the word of the still stretch
// nearest its middle that does it.
[[nodiscard]] std::optional<Remedy> gesture_on_a_word(const Performance& performance,
                                                      const Shot& shot, const SpeakingShot& fault,
                                                      const IdleDials& dials);

// The camera goes straight back from what it looks at, up to three times as far.
[[nodiscard]] std::optional<Remedy> wider_picture(const Performance& performance, const Shot& shot,
                                                  const GestureSeen& fault, const IdleDials& dials);

// The camera and what it looks at go aside, up or down alike, up to 6 m.
[[nodiscard]] std::optional<Remedy> moved_camera(const Performance& performance, const Shot& shot,
                                                 const GestureSeen& fault, const IdleDials& dials);

} // namespace mh
