#pragma once

// Which sounds carry a stress, from a phonetic transcript.

#include "core/speech/synthesis.h"

#include <string_view>
#include <vector>

namespace mh {

// Between the sounds of a word in a transcript; words and clauses end with white space.
inline constexpr char phoneme_separator = '_';

// Marks the sounds that the transcript ("k_ˈɔː_t ɐ k_ˈɒ_m_ɪ_t") writes with a primary stress. The
// sounds are the transcript's in their order, with silences between; a sound that only one of the
// two has is passed over.
void mark_stresses(std::string_view transcript, std::vector<Sound>& sounds);

} // namespace mh
