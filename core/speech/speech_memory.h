#pragma once

// Lines already spoken, by all that their speech was made from, so that nothing is said twice.

#include "core/speech/speech.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace mh {

// A value. One thread at a time.
class SpeechMemory {
  public:
    // speak(), or what it gave before.
    [[nodiscard]] const Spoken& speak(const Utterance& utterance);
    // Null for a line that was never spoken.
    [[nodiscard]] const Spoken* recall(const Utterance& utterance);
    [[nodiscard]] std::size_t size() const { return m_lines.size(); }

    // The lines that were asked for last, at most so many, as bytes.
    [[nodiscard]] std::string bytes(std::size_t most_lines) const;
    // Adds what another memory wrote. False, and nothing is added, where the bytes are damaged, or
    // were written by a program or an espeak-ng that speaks otherwise.
    [[nodiscard]] bool add(std::string_view bytes);

  private:
    // The voice's variant is left out: it changes no time.
    struct Order {
        bool operator()(const Utterance& a, const Utterance& b) const;
    };
    struct Line {
        Spoken spoken;
        std::uint64_t asked = 0; // when last, counted in questions
    };

    std::map<Utterance, Line, Order> m_lines;
    std::uint64_t m_questions = 0;
};

} // namespace mh
