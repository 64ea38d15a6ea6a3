#pragma once

// From what people author to a Timeline.

#include "core/base/error.h"
#include "core/screenplay/screenplay.h"
#include "core/speech/speech.h"
#include "core/timeline/timeline.h"

#include <functional>

namespace mh {

// Called as lines are spoken, from the calling thread: lines done, of how many.
using CompileProgress = std::function<void(std::size_t done, std::size_t count)>;

// Screenplay, reading, direction, speech, and the clock: one episode of a show, whole. The same
// inputs give equal Timelines. Fails with the file and place of the first fault in the screenplay
// or in the direction.
[[nodiscard]] Result<Timeline> compile_episode(const Show& show, const Episode& episode,
                                               SpeechMemory& memory,
                                               const CompileProgress& progress = {});

// The last step alone: a Direction laid on the clock. `cast` holds every character it names.
[[nodiscard]] Timeline lay_out(const Direction& direction, const Show& show, const Episode& episode,
                               const std::vector<Character>& cast, SpeechMemory& memory,
                               const CompileProgress& progress = {});

} // namespace mh
