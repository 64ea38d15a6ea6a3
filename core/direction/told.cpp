#include "core/direction/told.h"

namespace mh {

namespace {

constexpr std::size_t most_sentences = 4;

} // namespace

void Told::remember(std::string about, Passage sentence) {
    if (m_sentences.size() == most_sentences)
        m_sentences.erase(m_sentences.begin());
    m_sentences.push_back({std::move(about), std::move(sentence)});
}

std::vector<Passage> Told::of(const std::string& who) const {
    std::vector<Passage> passages;
    for (const Sentence& sentence : m_sentences)
        if (sentence.about == who)
            passages.push_back(sentence.passage);
    return passages;
}

} // namespace mh
