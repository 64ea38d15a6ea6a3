#pragma once

// What the action of a scene has told lately, and of whom: what the next line is read from.

#include "core/direction/reading.h"

#include <string>
#include <vector>

namespace mh {

// A few sentences at most; the oldest is forgotten first.
class Told {
  public:
    void remember(std::string about, Passage sentence);
    // Those about somebody, in their order.
    [[nodiscard]] std::vector<Passage> of(const std::string& who) const;
    void forget() { m_sentences.clear(); }

  private:
    struct Sentence {
        std::string about; // an id; empty for nobody
        Passage passage;
    };
    std::vector<Sentence> m_sentences;
};

} // namespace mh
