#include "core/direction/reading.h"

#include "core/base/easing.h"
#include "core/direction/phrase_index.h"
#include "core/direction/reading_rules.h"

#include <algorithm>
#include <cctype>

namespace mh {

namespace {

struct Feeling {
    Emotion feeling;
    double strength;
    Because because;
};

template <typename Rule>
struct RuleTable {
    explicit RuleTable(std::span<const Rule> table) : rules(table), index(table) {}
    std::span<const Rule> rules;
    PhraseIndex index;
};

const RuleTable<FeelingRule>& feeling_table() {
    static const RuleTable table(feeling_rules());
    return table;
}
const RuleTable<FeelingRule>& spoken_table() {
    static const RuleTable table(spoken_rules());
    return table;
}
const RuleTable<VolumeRule>& volume_table() {
    static const RuleTable table(volume_rules());
    return table;
}

// The rule whose phrase stands earliest in the words; of two at one place, the longer.
template <typename Rule>
const Rule* earliest(const RuleTable<Rule>& table, const std::vector<TextWord>& words,
                     std::size_t* at = nullptr) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto found = is_denied(words, i) ? std::nullopt : table.index.at(words, i);
        if (!found)
            continue;
        if (at)
            *at = i;
        return &table.rules[found->rule];
    }
    return nullptr;
}

double strength_before(const std::vector<TextWord>& words, std::size_t at) {
    for (const StrengthRule& rule : strength_rules()) {
        for (std::size_t back = 1; back <= 2 && back <= at; ++back) {
            if (phrase_at(words, at - back, rule.phrase) == back)
                return rule.change;
        }
    }
    return 0;
}

bool has_sign(const std::vector<TextWord>& words, Sign sign) {
    return std::any_of(sign_rules().begin(), sign_rules().end(), [&](const SignRule& rule) {
        return rule.sign == sign && find_phrase(words, rule.phrase);
    });
}

std::optional<Feeling> feeling_in(const Passage& passage, const RuleTable<FeelingRule>& table,
                                  const Because& because) {
    const std::vector<TextWord> words = words_of(passage.text);
    std::size_t at = 0;
    const FeelingRule* rule = earliest(table, words, &at);
    if (!rule)
        return std::nullopt;
    return Feeling{rule->feeling, clamp01(rule->strength + strength_before(words, at)), because};
}

Because because_of(const Passage& passage, bool parenthetical) {
    return {parenthetical ? "(" + passage.text + ")" : passage.text, passage.line};
}

// Wide eyes: fear where somebody retreats as well, else surprise.
std::optional<Feeling> feeling_of_signs(const LineContext& context) {
    std::optional<Because> wide;
    std::optional<Because> retreat;
    const auto look = [&](const std::vector<Passage>& passages, bool parenthetical) {
        for (const Passage& passage : passages) {
            const std::vector<TextWord> words = words_of(passage.text);
            if (!wide && has_sign(words, Sign::wide_eyes))
                wide = because_of(passage, parenthetical);
            if (!retreat && has_sign(words, Sign::retreat))
                retreat = because_of(passage, parenthetical);
        }
    };
    look(context.parentheticals, true);
    look(context.action, false);
    if (!wide)
        return std::nullopt;
    const FeelingRule& rule = retreat ? wide_eyes_in_retreat : wide_eyes_alone;
    if (retreat && *retreat != *wide)
        wide->words += " and " + retreat->words;
    return Feeling{rule.feeling, rule.strength, *wide};
}

std::optional<Feeling> first_feeling(const std::vector<Passage>& passages, bool parenthetical) {
    for (const Passage& passage : passages) {
        if (auto found = feeling_in(passage, feeling_table(), because_of(passage, parenthetical)))
            return found;
    }
    return std::nullopt;
}

struct Marks {
    std::size_t exclamations = 0;
    std::size_t questions = 0;
    bool trails_off = false;
    std::size_t shouted_words = 0; // of capitals alone, at least three letters
    std::size_t capital_words = 0; // at least two
    std::size_t words = 0;         // with a small letter in them, or capitals that count
};

Marks marks_of(const std::string& text) {
    Marks marks;
    marks.exclamations = static_cast<std::size_t>(std::count(text.begin(), text.end(), '!'));
    marks.questions = static_cast<std::size_t>(std::count(text.begin(), text.end(), '?'));
    marks.trails_off = text.ends_with("...") || text.ends_with("\xe2\x80\xa6");
    for (const std::string& word : spoken_words_of(text)) {
        const auto count_if = [&](int (*is)(int)) {
            return std::count_if(word.begin(), word.end(),
                                 [is](char c) { return is(static_cast<unsigned char>(c)) != 0; });
        };
        const auto capitals = count_if(std::isupper);
        const bool small = count_if(std::islower) > 0;
        marks.shouted_words += !small && capitals >= 3 ? 1 : 0;
        marks.capital_words += !small && capitals >= 2 ? 1 : 0;
        marks.words += small || capitals >= 2 ? 1 : 0;
    }
    return marks;
}

std::optional<Feeling> feeling_of_marks(const Passage& words) {
    const Marks marks = marks_of(words.text);
    const Because because{words.text, words.line};
    if (marks.exclamations > 0 && marks.questions > 0)
        return Feeling{Emotion::surprised, 0.7, because};
    if (marks.exclamations > 0)
        return Feeling{Emotion::excited, marks.exclamations > 1 ? 0.8 : 0.6, because};
    if (marks.questions > 0)
        return Feeling{Emotion::curious, 0.6, because};
    if (marks.trails_off)
        return Feeling{Emotion::worried, 0.4, because};
    return std::nullopt;
}

Feeling feeling_of(const LineContext& context) {
    if (auto found = feeling_of_signs(context))
        return *found;
    if (auto found = first_feeling(context.parentheticals, true))
        return *found;
    if (auto found = first_feeling(context.action, false))
        return *found;
    if (auto found = feeling_in(context.words, spoken_table(), because_of(context.words, false)))
        return *found;
    if (auto found = feeling_of_marks(context.words))
        return *found;
    if (context.resting != Emotion::neutral)
        return {context.resting, 0.7, {"at rest", 0}};
    return {Emotion::neutral, 0.7, {}};
}

std::optional<std::pair<Volume, Because>> volume_in(const std::vector<Passage>& passages,
                                                    bool parenthetical) {
    for (const Passage& passage : passages) {
        if (const VolumeRule* rule = earliest(volume_table(), words_of(passage.text)))
            return std::pair(rule->volume, because_of(passage, parenthetical));
    }
    return std::nullopt;
}

std::pair<Volume, Because> volume_of(const LineContext& context) {
    if (auto found = volume_in(context.parentheticals, true))
        return *found;
    if (auto found = volume_in(context.action, false))
        return *found;
    const Marks marks = marks_of(context.words.text);
    const Because because{context.words.text, context.words.line};
    const bool all_capitals = marks.words > 0 && marks.capital_words == marks.words;
    if (all_capitals && marks.shouted_words > 0)
        return {Volume::shout, because};
    if (marks.exclamations > 0 || marks.shouted_words > 0)
        return {Volume::loud, because};
    return {Volume::normal, {}};
}

} // namespace

Reading read_line(const LineContext& context) {
    const Feeling feeling = feeling_of(context);
    const auto [volume, volume_because] = volume_of(context);
    return {feeling.feeling, feeling.strength, volume, feeling.because, volume_because};
}

std::optional<Reading> read_action_feeling(const Passage& sentence) {
    LineContext context;
    context.action = {sentence};
    auto found = feeling_of_signs(context);
    if (!found)
        found = first_feeling(context.action, false);
    if (!found)
        return std::nullopt;
    return Reading{found->feeling, found->strength, Volume::normal, found->because, {}};
}

} // namespace mh
