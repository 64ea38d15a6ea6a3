#pragma once

// From what people author to a Timeline.

#include "core/base/error.h"
#include "core/screenplay/screenplay.h"
#include "core/speech/speech_memory.h"
#include "core/timeline/recordings.h"
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

// The same before all of its lines are spoken: a line that the memory does not know is as long as
// its estimate. With nothing left to speak it is the Timeline that compile_episode makes.
struct SketchedEpisode {
    Timeline timeline;
    std::vector<Utterance> unspoken; // in the order of the episode
};
[[nodiscard]] Result<SketchedEpisode> sketch_episode(const Show& show, const Episode& episode,
                                                     SpeechMemory& memory);

// How a line is spoken.
using Speaker = std::function<Spoken(const Utterance&)>;

// The last step alone: a Direction laid on the clock. `cast` holds every character it names; a line
// whose recording is not among the recordings is spoken.
[[nodiscard]] Timeline lay_out(const Direction& direction, const Show& show, const Episode& episode,
                               const std::vector<Character>& cast, const Speaker& speaker,
                               const Recordings& recordings = {});

} // namespace mh
