#include "core/timeline/compile.h"

#include "core/direction/direct.h"

namespace mh {

Result<Timeline> compile_episode(const Show& show, const Episode& episode, SpeechMemory& memory,
                                 const CompileProgress& progress) {
    const Result<Screenplay> screenplay =
        parse_fountain(episode.screenplay, episode.screenplay_file.string());
    if (!screenplay)
        return fail(screenplay.error());
    const std::vector<Character> cast = cast_of(*screenplay, show);
    const std::string direction_file =
        episode.direction_file ? episode.direction_file->string() : std::string();
    const Result<Direction> direction =
        direct_with_hand(*screenplay, show, cast, episode.direction, direction_file);
    if (!direction)
        return fail(direction.error());
    return lay_out(*direction, show, episode, cast, memory, progress);
}

} // namespace mh
