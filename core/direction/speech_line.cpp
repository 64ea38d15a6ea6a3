#include "core/direction/speech_line.h"

#include "core/direction/mentions.h"

#include <algorithm>
#include <cstdio>

namespace mh {

namespace {

constexpr Seconds seconds_a_word = 0.3; // spoken, about

std::size_t words_in(const std::string& text) {
    return spoken_words_of(text).size();
}

void add_spoken(std::string& text, const std::string& part) {
    for (const std::string& word : spoken_words_of(part))
        text += (text.empty() ? "" : " ") + word;
}

// A pause before the first word is silence before the line.
void add_pause(Seconds seconds, std::size_t word, Beat& beat) {
    if (word == 0)
        beat.before = std::max(beat.before, seconds);
    else
        beat.line->pauses.emplace_back(static_cast<int>(word), seconds);
}

// What a parenthetical or a gesture after the last word is about is the last word.
void keep_within(int words, Beat& beat) {
    for (DirectedGesture& gesture : beat.gestures)
        gesture.word = std::min(gesture.word.value_or(0), std::max(0, words - 1));
    std::erase_if(beat.line->pauses, [&](const auto& pause) { return pause.first >= words; });
}

} // namespace

std::string line_id(int number) {
    char name[16];
    std::snprintf(name, sizeof name, "l%02d", number);
    return name;
}

DirectedLine line_of(const Speech& speech, const std::string& who) {
    DirectedLine line;
    line.character = who;
    line.source_line = speech.line;
    line.on_screen = speech.on_screen();
    for (const SpeechPart& part : speech.parts)
        if (!part.parenthetical)
            add_spoken(line.text, part.text);
    return line;
}

LineContext context_of(const Speech& speech, const DirectedLine& line) {
    LineContext context;
    for (const SpeechPart& part : speech.parts) {
        if (part.parenthetical)
            context.parentheticals.push_back({part.text, part.line});
        else if (context.words.line == 0)
            context.words.line = part.line;
    }
    context.words.text = line.text;
    return context;
}

void act_parentheticals(const Speech& speech, std::size_t item, const CastNames& names,
                        const ScenePeople& people, StageBusiness& business, PlannedBeat& planned) {
    std::size_t word = 0;
    const DirectedLine& line = *planned.beat.line;
    const std::size_t count = words_in(line.text);
    for (const SpeechPart& part : speech.parts) {
        if (!part.parenthetical) {
            word += words_in(part.text);
            continue;
        }
        const std::vector<TextWord> words = words_of(part.text);
        const Mentions mentions = names.named_in(words);
        PlannedBeat found;
        for (const FoundBusiness& one : business_in(words))
            business.add(one.business,
                         {line.character,
                          target_of(one, mentions, line.character, people),
                          {"(" + part.text + ")", part.line},
                          item,
                          seconds_a_word * static_cast<double>(count)},
                         found);
        if (found.pause)
            add_pause(found.beat.least, word, planned.beat);
        for (DirectedGesture& gesture : found.beat.gestures)
            gesture.word = static_cast<int>(word);
        move_business(found.beat, planned.beat);
    }
    keep_within(static_cast<int>(count), planned.beat);
}

} // namespace mh
