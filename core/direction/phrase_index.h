#pragma once

// Many phrases looked up at once: sorted by the letter that their first word begins with, so that
// only a few are tried at any word.

#include "core/direction/words.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mh {

class PhraseIndex {
  public:
    // Of rules that each have a `phrase`, as phrase_at takes it, at most 65536.
    template <typename Rule>
    explicit PhraseIndex(std::span<const Rule> rules) {
        for (const Rule& rule : rules)
            add(rule.phrase);
    }

    struct Found {
        std::size_t rule;  // its number
        std::size_t count; // words
    };
    // The longest phrase that stands at the word; of several as long, the first.
    [[nodiscard]] std::optional<Found> at(const std::vector<TextWord>& words,
                                          std::size_t from) const;

  private:
    void add(std::string_view phrase);

    std::vector<std::string_view> m_phrases;
    std::array<std::vector<std::uint16_t>, 256> m_by_letter; // in the rules' order
};

} // namespace mh
