#include "core/speech/synthesis.h"

#include "core/speech/stress.h"

#include <espeak-ng/speak_lib.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string_view>

namespace mh {

namespace {

// A variant whose pitch does not flutter. espeak-ng never starts its flutter anew, and a voiced
// sound ends with a cycle of its pitch, so that with flutter the times depend on all that was said
// before. Timbre changes no time.
constexpr std::string_view steady_variant = "Andy";

// espeak-ng looks at what stood in its list of sounds after the clause it says: what it said
// before. So the list is filled with the first of these, and the second is said, before every text.
const std::string filling = [] {
    std::string words;
    for (int i = 0; i < 120; ++i)
        words += "banana ";
    return words;
}();
constexpr const char* leader = "hello there";

// No text is spoken slower than so; espeak-ng 1.51 rambles without end on some (a bare "..").
constexpr Seconds longest_per_byte = 0.8;
constexpr Seconds longest_at_least = 8;

struct Take {
    Synthesis heard;
    Seconds longest = 0;
};

int hear(short* samples, int count, espeak_EVENT* events) {
    auto* take = static_cast<Take*>(events->user_data);
    if (take && samples && count > 0)
        take->heard.samples.insert(take->heard.samples.end(), samples, samples + count);
    for (; events->type != espeakEVENT_LIST_TERMINATED; ++events) {
        if (!take)
            continue;
        const Seconds time = events->audio_position / 1000.0;
        take->heard.length = time;
        if (events->type == espeakEVENT_PHONEME)
            take->heard.sounds.push_back(
                {time,
                 {events->id.string, strnlen(events->id.string, sizeof events->id.string)},
                 false});
        else if (events->type == espeakEVENT_WORD && events->text_position > 0)
            take->heard.words.push_back(
                {time, static_cast<std::size_t>(events->text_position) - 1});
    }
    return take && take->heard.length > take->longest ? 1 : 0;
}

bool start() {
    const int rate =
        espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, nullptr,
                          espeakINITIALIZE_PHONEME_EVENTS | espeakINITIALIZE_PHONEME_IPA |
                              espeakINITIALIZE_DONT_EXIT);
    if (rate == synthesis_rate)
        espeak_SetSynthCallback(hear);
    return rate == synthesis_rate;
}

// The voice that espeak-ng has for a language. It looks through its whole folder of voices for it,
// so each is asked for once; the table is the caller's lock's.
const std::string& voice_for(const std::string& language) {
    static std::map<std::string, std::string> known;
    const auto [entry, is_new] = known.try_emplace(language, language);
    if (is_new) {
        espeak_VOICE wanted{};
        wanted.languages = language.c_str();
        const espeak_VOICE** found = espeak_ListVoices(&wanted);
        if (found && found[0])
            entry->second = found[0]->identifier;
    }
    return entry->second;
}

std::mutex one_at_a_time;

bool is_started() {
    static const bool started = start();
    return started;
}

bool select_voice(const Tone& tone) {
    const std::string& name = voice_for(tone.language);
    const std::string timbre(tone.timbre.empty() ? steady_variant : tone.timbre);
    return espeak_SetVoiceByName((name + "+" + timbre).c_str()) == EE_OK ||
           espeak_SetVoiceByName(name.c_str()) == EE_OK;
}

void set_parameters(const Tone& tone) {
    espeak_SetParameter(espeakRATE, tone.words_per_minute, 0);
    espeak_SetParameter(espeakVOLUME, 100, 0);
    espeak_SetParameter(espeakPITCH, tone.pitch, 0);
    espeak_SetParameter(espeakRANGE, tone.pitch_range, 0);
    espeak_SetParameter(espeakPUNCTUATION, espeakPUNCT_NONE, 0);
    espeak_SetParameter(espeakCAPITALS, 0, 0);
    espeak_SetParameter(espeakWORDGAP, 0, 0);
}

bool say(const char* text, Take* take) {
    return espeak_Synth(text, std::strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, nullptr,
                        take) == EE_OK;
}

void forget_what_was_said() {
    const void* rest = filling.c_str();
    while (rest)
        espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, 0);
    say(leader, nullptr);
}

// Says the text and returns espeak-ng's own phonetic writing of it, in which it marks the stresses.
std::string say_and_transcribe(const std::string& text, Take& take) {
    constexpr int ipa_with_separators = espeakPHONEMES_IPA | (phoneme_separator << 8);
    char* written = nullptr;
    std::size_t size = 0;
    FILE* stream = open_memstream(&written, &size);
    if (!stream) {
        say(text.c_str(), &take);
        return {};
    }
    espeak_SetPhonemeTrace(ipa_with_separators, stream);
    say(text.c_str(), &take);
    espeak_SetPhonemeTrace(0, nullptr);
    std::fclose(stream);
    std::string transcript(written, size);
    std::free(written);
    return transcript;
}

} // namespace

std::optional<Synthesis> synthesise(const std::string& text, const Tone& tone) {
    const std::lock_guard lock(one_at_a_time);
    if (!is_started() || !select_voice(tone))
        return std::nullopt;
    set_parameters(tone);
    forget_what_was_said();
    Take take;
    take.longest = longest_at_least + longest_per_byte * static_cast<double>(text.size());
    const std::string transcript = say_and_transcribe(text, take);
    mark_stresses(transcript, take.heard.sounds);
    return std::move(take.heard);
}

std::string synthesis_version() {
    const std::lock_guard lock(one_at_a_time);
    const char* voices = nullptr;
    const std::string version = espeak_Info(&voices);
    return is_started() ? version : "none";
}

} // namespace mh
