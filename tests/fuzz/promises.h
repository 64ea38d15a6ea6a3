#pragma once

// What holds for any input whatever. Each returns what was broken, or nothing; a crash or a hang is
// for the sanitizers and the clock to find.

#include <string>
#include <string_view>

namespace mh {

// A screenplay is refused with a place, or becomes a Timeline that holds every word of every
// speech and reads back equal. Lengths are estimated: whole runs of espeak-ng would be all that
// the time goes to.
[[nodiscard]] std::string broken_by_screenplay(std::string_view text);

// The same with its lines spoken.
[[nodiscard]] std::string broken_by_speech(std::string_view text);

// A Timeline, a direction, a character, a set, a style: refused with a place, or read. Whoever acts
// in a Timeline that is read has a pose.
[[nodiscard]] std::string broken_by_json(std::string_view text);

// Mouth cues in order that do not overlap, or a refusal; a WAV with sound in it, or a refusal.
[[nodiscard]] std::string broken_by_cues(std::string_view text);
[[nodiscard]] std::string broken_by_wav(std::string_view bytes);

// A memory of speech adds all or nothing.
[[nodiscard]] std::string broken_by_memory(std::string_view bytes);

} // namespace mh
