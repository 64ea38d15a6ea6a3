#include "core/speech/speech_memory.h"

#include <tuple>

namespace mh {

namespace {

auto as_key(const Utterance& said) {
    return std::tie(said.text, said.voice.language, said.voice.pitch, said.voice.pitch_range,
                    said.voice.words_per_minute, said.feeling, said.volume, said.pauses);
}

} // namespace

bool SpeechMemory::Order::operator()(const Utterance& a, const Utterance& b) const {
    return as_key(a) < as_key(b);
}

const Spoken& SpeechMemory::speak(const Utterance& utterance) {
    if (const Spoken* known = recall(utterance))
        return *known;
    return m_lines.emplace(utterance, Line{mh::speak(utterance), m_questions}).first->second.spoken;
}

const Spoken* SpeechMemory::recall(const Utterance& utterance) {
    ++m_questions;
    const auto known = m_lines.find(utterance);
    if (known == m_lines.end())
        return nullptr;
    known->second.asked = m_questions;
    return &known->second.spoken;
}

} // namespace mh
