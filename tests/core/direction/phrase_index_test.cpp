#include "core/base/noise.h"
#include "core/direction/business.h"
#include "core/direction/phrase_index.h"
#include "core/direction/reading_rules.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

// The longest phrase at a word, tried one after the other.
template <typename Rule>
std::optional<std::pair<std::size_t, std::size_t>>
longest_at(std::span<const Rule> rules, const std::vector<TextWord>& words, std::size_t from) {
    std::optional<std::pair<std::size_t, std::size_t>> best;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const std::size_t count = phrase_at(words, from, rules[i].phrase).value_or(0);
        if (count > (best ? best->second : 0))
            best = {i, count};
    }
    return best;
}

// Words that the rules have, and others.
template <typename Rule>
std::vector<TextWord> random_words(std::span<const Rule> rules, Seed seed) {
    std::vector<TextWord> words;
    for (int i = 0; i < 12; ++i) {
        const Seed pick = seed.with(i);
        const auto rule = static_cast<std::size_t>(pick.unit() * static_cast<double>(rules.size()));
        const std::vector<TextWord> own = words_of(rules[rule].phrase);
        const auto from =
            static_cast<std::size_t>(pick.with("from").unit() * static_cast<double>(own.size()));
        words.insert(words.end(), own.begin() + static_cast<std::ptrdiff_t>(from), own.end());
        if (pick.with("other").unit() < 0.3)
            words.push_back({"über", false});
    }
    return words;
}

template <typename Rule>
void expect_same_as_one_by_one(std::span<const Rule> rules) {
    const PhraseIndex index(rules);
    for (int round = 0; round < 100; ++round) {
        const std::vector<TextWord> words = random_words(rules, Seed{61}.with(round));
        for (std::size_t i = 0; i < words.size(); ++i) {
            SCOPED_TRACE("seed 61/" + std::to_string(round) + ", at " + words[i].text);
            const auto found = index.at(words, i);
            const auto expected = longest_at(rules, words, i);
            ASSERT_EQ(found.has_value(), expected.has_value());
            if (found) {
                ASSERT_EQ(std::pair(found->rule, found->count), *expected);
            }
        }
    }
}

TEST(PhraseIndex, FindsWhatTryingEveryPhraseFinds) {
    expect_same_as_one_by_one(feeling_rules());
    expect_same_as_one_by_one(volume_rules());
    expect_same_as_one_by_one(spoken_rules());
    expect_same_as_one_by_one(business_rules());
}

} // namespace
} // namespace mh
