#include "core/direction/mentions.h"
#include "core/direction/planned_scene.h"
#include "core/direction/reading.h"
#include "core/direction/scene_people.h"
#include "core/direction/speakers.h"
#include "core/direction/stage_business.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace mh {

namespace {

constexpr Seconds establishing_seconds = 1.8;
constexpr Seconds card_seconds = 2.2;
constexpr Seconds seconds_a_word = 0.3;         // spoken, about
constexpr std::size_t remembered_sentences = 4; // of action, that a line may be read from

constexpr std::array<std::string_view, 10> pronouns{"he",  "she",  "they",  "his",  "her",
                                                    "him", "them", "their", "both", "himself"};

bool is_pronoun(const std::string& word) {
    return std::find(pronouns.begin(), pronouns.end(), word) != pronouns.end();
}

// How long it takes to see a piece of action.
Seconds seconds_to_watch(const std::string& text) {
    const auto words = static_cast<double>(spoken_words_of(text).size());
    return std::clamp(0.8 + 0.13 * words, 1.2, 3.6);
}

std::string line_name(int number) {
    char name[16];
    std::snprintf(name, sizeof name, "l%02d", number);
    return name;
}

// A sentence of action, and whom it is about.
struct Told {
    std::vector<std::string> about;
    Passage passage;
};

class ScenePlanner {
  public:
    ScenePlanner(const ScriptScene& script, const Set& set, const CastNames& names)
        : m_script(script), m_names(names), m_people(script, set, names), m_business(m_people, set),
          m_speakers(script, names) {}

    PlannedScene run() {
        for (m_item = 0; m_item < m_script.items.size(); ++m_item)
            std::visit([this](const auto& item) { take(item); }, m_script.items[m_item]);
        if (m_beats.empty() || m_beats.front().beat.line)
            m_beats.insert(m_beats.begin(), establishing_beat());
        m_beats.front().beat.least = std::max(m_beats.front().beat.least, establishing_seconds);
        forget_before_entrances(m_people.staging(), m_beats);
        return {m_people.staging(), std::move(m_beats)};
    }

  private:
    [[nodiscard]] PlannedBeat establishing_beat() const {
        PlannedBeat planned;
        planned.beat.text = m_script.heading;
        planned.beat.source_line = m_script.line;
        planned.about = planned.present = m_people.present_at_first();
        return planned;
    }

    void take(const ScriptAction& action) {
        PlannedBeat planned;
        planned.beat.text = action.text;
        planned.beat.source_line = action.line;
        planned.beat.least = action.card ? card_seconds : seconds_to_watch(action.text);
        if (!action.card) {
            for (const std::string& sentence : sentences_of(action.text))
                take_sentence({sentence, action.line}, planned);
        }
        if (planned.pause && planned.about.empty() && !m_last_listener.empty())
            planned.about.push_back(m_last_listener);
        planned.present = m_people.present();
        m_beats.push_back(std::move(planned));
    }

    void take_sentence(const Passage& sentence, PlannedBeat& planned) {
        const std::vector<TextWord> words = words_of(sentence.text);
        const Mentions named = m_names.named_in(words);
        const Mentions mentions = of_themselves(named);
        const bool by_pronoun = std::any_of(
            words.begin(), words.end(), [](const TextWord& word) { return is_pronoun(word.text); });
        if (!mentions.empty())
            m_subject = mentions.front().id;
        const std::string subject = !mentions.empty() || by_pronoun ? m_subject : "";
        Told told{{}, sentence};
        if (!subject.empty())
            told.about.push_back(subject);
        for (const FoundBusiness& found : business_in(words)) {
            const std::string who = subject_of(found, mentions, subject);
            m_business.add(found.business,
                           {who,
                            target_of(found, named, who, m_people),
                            {sentence.text, sentence.line},
                            m_item,
                            0},
                           planned);
        }
        for (const CastNames::Mention& mention : mentions)
            add_about(planned, mention.id);
        for (const DirectedLook& look : planned.beat.looks)
            add_about(planned, look.character);
        if (!subject.empty())
            add_about(planned, subject);
        if (const auto feeling = read_action_feeling(sentence); feeling && !subject.empty())
            planned.beat.feelings.emplace_back(subject, *feeling);
        m_told.push_back(std::move(told));
        if (m_told.size() > remembered_sentences)
            m_told.erase(m_told.begin());
    }

    void add_about(PlannedBeat& planned, const std::string& id) const {
        if (m_people.on_stage(id) &&
            std::find(planned.about.begin(), planned.about.end(), id) == planned.about.end())
            planned.about.push_back(id);
    }

    void take(const Speech& speech) {
        const std::string who = m_speakers.of(m_item);
        PlannedBeat planned;
        DirectedLine& line = planned.beat.line.emplace();
        line.id = line_name(++m_lines);
        line.character = who;
        line.source_line = planned.beat.source_line = speech.line;
        line.on_screen = speech.on_screen();
        line.with_previous = speech.dual && !m_beats.empty() && m_beats.back().beat.line;
        LineContext context;
        for (const SpeechPart& part : speech.parts) {
            if (part.parenthetical)
                context.parentheticals.push_back({part.text, part.line});
            else if (context.words.line == 0)
                context.words.line = part.line;
            if (!part.parenthetical)
                add_spoken(line.text, part.text);
        }
        context.words.text = line.text;
        for (const Told& told : m_told) {
            if (std::find(told.about.begin(), told.about.end(), who) != told.about.end())
                context.action.push_back(told.passage);
        }
        context.resting = m_names.resting_of(who);
        line.reading = read_line(context);
        planned.about = {who};
        planned.listener = listener_of(who);
        add_parenthetical_business(speech, planned);
        m_told.clear();
        m_last_listener = planned.listener;
        m_last_speaker = who;
        m_subject = who;
        planned.present = m_people.present();
        m_beats.push_back(std::move(planned));
    }

    static void add_spoken(std::string& text, const std::string& part) {
        for (const std::string& word : spoken_words_of(part))
            text += (text.empty() ? "" : " ") + word;
    }

    // A parenthetical acts on the word it stands before.
    void add_parenthetical_business(const Speech& speech, PlannedBeat& planned) {
        std::size_t word = 0;
        DirectedLine& line = *planned.beat.line;
        for (const SpeechPart& part : speech.parts) {
            if (!part.parenthetical) {
                word += spoken_words_of(part.text).size();
                continue;
            }
            const std::vector<TextWord> words = words_of(part.text);
            const Mentions mentions = m_names.named_in(words);
            const std::size_t gestures = planned.beat.gestures.size();
            PlannedBeat found;
            for (const FoundBusiness& business : business_in(words))
                m_business.add(
                    business.business,
                    {line.character,
                     target_of(business, mentions, line.character, m_people),
                     {"(" + part.text + ")", part.line},
                     m_item,
                     seconds_a_word * static_cast<double>(spoken_words_of(line.text).size())},
                    found);
            if (found.pause && word == 0)
                planned.beat.before = std::max(planned.beat.before, found.beat.least);
            else if (found.pause)
                line.pauses.emplace_back(static_cast<int>(word), found.beat.least);
            move_business(found.beat, planned.beat);
            for (std::size_t i = gestures; i < planned.beat.gestures.size(); ++i)
                planned.beat.gestures[i].word = static_cast<int>(word);
        }
        const auto spoken = static_cast<int>(spoken_words_of(line.text).size());
        for (DirectedGesture& gesture : planned.beat.gestures)
            gesture.word = std::min(gesture.word.value_or(0), std::max(0, spoken - 1));
        std::erase_if(line.pauses, [&](const auto& pause) { return pause.first >= spoken; });
    }

    // Whoever spoke last, else whoever answers, else the nearest.
    [[nodiscard]] std::string listener_of(const std::string& who) const {
        for (const std::string& other : {m_last_speaker, m_speakers.next_after(m_item)}) {
            if (!other.empty() && other != who && m_people.on_stage(other))
                return other;
        }
        if (m_people.on_stage(who))
            return m_people.nearest_to(who);
        return m_people.people().empty() ? "" : m_people.people().front();
    }

    const ScriptScene& m_script;
    const CastNames& m_names;
    ScenePeople m_people;
    StageBusiness m_business;
    Speakers m_speakers;
    std::vector<PlannedBeat> m_beats;
    std::vector<Told> m_told;
    std::string m_subject;
    std::string m_last_speaker;
    std::string m_last_listener;
    std::size_t m_item = 0;
    int m_lines = 0;
};

} // namespace

PlannedScene plan_scene(const ScriptScene& script, const Set& set, const CastNames& names) {
    return ScenePlanner(script, set, names).run();
}

} // namespace mh
