#include "core/direction/mentions.h"
#include "core/direction/planned_scene.h"
#include "core/direction/reading.h"
#include "core/direction/scene_people.h"
#include "core/direction/speakers.h"
#include "core/direction/speech_line.h"
#include "core/direction/stage_business.h"
#include "core/direction/told.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

constexpr Seconds establishing_seconds = 1.8;
constexpr Seconds card_seconds = 2.2;

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
        m_told.remember(subject, sentence);
    }

    void add_about(PlannedBeat& planned, const std::string& id) const {
        if (m_people.on_stage(id) &&
            std::find(planned.about.begin(), planned.about.end(), id) == planned.about.end())
            planned.about.push_back(id);
    }

    void take(const Speech& speech) {
        const std::string who = m_speakers.of(m_item);
        PlannedBeat planned;
        DirectedLine& line = planned.beat.line.emplace(line_of(speech, who));
        line.id = line_id(++m_lines);
        line.with_previous = speech.dual && !m_beats.empty() && m_beats.back().beat.line;
        planned.beat.source_line = speech.line;
        LineContext context = context_of(speech, line);
        context.action = m_told.of(who);
        context.resting = m_names.resting_of(who);
        line.reading = read_line(context);
        planned.about = {who};
        planned.listener = listener_of(who);
        act_parentheticals(speech, m_item, m_names, m_people, m_business, planned);
        m_told.forget();
        m_last_listener = planned.listener;
        m_last_speaker = who;
        m_subject = who;
        planned.present = m_people.present();
        m_beats.push_back(std::move(planned));
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
    Told m_told;
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
