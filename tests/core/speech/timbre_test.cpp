#include "core/show/show.h"
#include "core/speech/timbre.h"
#include "core/speech/voice.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

Voice voice(const std::string& variant, double pitch = 60) {
    Voice voice;
    voice.variant = variant;
    voice.pitch = pitch;
    return voice;
}

// About where the sound's energy lies, in hertz: how fast it changes against how large it is.
double brightness(const Waveform& sound) {
    double change = 0;
    double size = 0;
    for (std::size_t i = 1; i < sound.samples.size(); ++i) {
        change += std::pow(sound.samples[i] - sound.samples[i - 1], 2);
        size += std::pow(sound.samples[i], 2);
    }
    return size > 0 ? sound.rate / (2 * 3.14159) * std::sqrt(change / size) : 0;
}

Waveform said_by(const Voice& by) {
    const Utterance line{"Who painted my boat in the middle of the night?", by, {}, {}, {}};
    return voice_of(line, {}, speak(line).length);
}

TEST(Timbre, SoundsSmallerFromAShorterTract) {
    const double old_woman = brightness(said_by(voice("f1")));
    const double woman = brightness(said_by(voice("f2")));
    const double girl = brightness(said_by(voice("f3")));
    ASSERT_GT(old_woman, 0);
    EXPECT_GT(woman, 1.04 * old_woman);
    EXPECT_GT(girl, 1.08 * woman);
}

TEST(Timbre, IsOneOfItsOwnForEveryNamedVariant) {
    std::vector<Timbre> seen;
    for (const char* name :
         {"m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "f1", "f2", "f3", "f4", "f5"}) {
        const Timbre timbre = timbre_of(voice(name));
        EXPECT_EQ(std::find(seen.begin(), seen.end(), timbre), seen.end()) << name;
        seen.push_back(timbre);
        EXPECT_EQ(timbre_of(voice(name, 20)), timbre) << name;
    }
}

TEST(Timbre, OfAnUnknownVariantIsOfItsKind) {
    for (double pitch = 0; pitch < 99; pitch += 3) {
        EXPECT_EQ(timbre_of(voice("f99", pitch)).variant, timbre_of(voice("f1")).variant);
        EXPECT_NE(timbre_of(voice("m99", pitch)).variant, timbre_of(voice("f1")).variant);
    }
}

TEST(Timbre, TellsTheCastOfEveryShippedShowApart) {
    for (const std::string name : {"demo", "showcase"}) {
        const Show show = read_show(MOVINGHOLD_RESOURCES "/shows/" + name).value();
        for (const Character& a : show.characters)
            for (const Character& b : show.characters) {
                if (a.id >= b.id || a.is_crowd() || b.is_crowd())
                    continue;
                const bool same_throat = timbre_of(a.voice) == timbre_of(b.voice);
                EXPECT_FALSE(same_throat && std::abs(a.voice.pitch - b.voice.pitch) < 6)
                    << a.id << " and " << b.id;
            }
    }
}

TEST(Timbre, IsKnownOfEveryVoiceThatPeopleAreGiven) {
    for (int i = 0; i < 200; ++i) {
        const Voice by = generated_character("Person " + std::to_string(i)).voice;
        EXPECT_EQ(timbre_of(by), timbre_of(voice(by.variant, 0))) << by.variant;
        EXPECT_GE(by.pitch, 0);
        EXPECT_LE(by.pitch, 99);
    }
}

} // namespace
} // namespace mh
