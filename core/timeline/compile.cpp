#include "core/timeline/compile.h"

#include "core/direction/direct.h"

namespace mh {

Result<Timeline> compile_episode(const Show& show, const Episode& episode, SpeechMemory& memory,
                                 const CompileProgress& progress) {
    const Result<DirectedEpisode> directed = direct_episode(show, episode);
    if (!directed)
        return fail(directed.error());
    return lay_out(directed->direction, show, episode, directed->cast, memory, progress);
}

} // namespace mh
