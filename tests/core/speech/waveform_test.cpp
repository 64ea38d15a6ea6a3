#include "core/base/noise.h"
#include "core/base/vec.h"
#include "core/speech/waveform.h"

#include <gtest/gtest.h>

#include <cmath>

namespace mh {
namespace {

Waveform tone(double hertz, Seconds length, int rate = 22050) {
    Waveform sound{rate, {}};
    for (int i = 0; i < static_cast<int>(length * rate); ++i)
        sound.samples.push_back(static_cast<float>(0.5 * std::sin(2 * pi * hertz * i / rate)));
    return sound;
}

double level(const Waveform& sound) {
    double sum = 0;
    for (const float sample : sound.samples)
        sum += sample * sample;
    return std::sqrt(sum / static_cast<double>(sound.samples.size()));
}

// By its crossings of zero.
double pitch_of(const Waveform& sound) {
    int crossings = 0;
    for (std::size_t i = 1; i < sound.samples.size(); ++i)
        crossings += sound.samples[i - 1] < 0 && sound.samples[i] >= 0 ? 1 : 0;
    return crossings / sound.length();
}

TEST(Warped, IsTheSoundItselfWhereNothingIsStretched) {
    Waveform noise{22050, {}};
    for (int i = 0; i < 22050; ++i)
        noise.samples.push_back(static_cast<float>(Seed{3}.with(i).signed_unit()));
    const Waveform same = warped(noise, {{0, 0}, {0.3, 0.3}, {1, 1}});
    ASSERT_EQ(same.samples.size(), noise.samples.size());
    for (std::size_t i = 600; i + 600 < noise.samples.size(); ++i)
        ASSERT_NEAR(same.samples[i], noise.samples[i], 1e-5) << i;
}

TEST(Warped, ChangesTheLengthAndKeepsThePitch) {
    const Waveform plain = tone(220, 1);
    for (const double longer : {0.6, 0.8, 1.3, 2.0}) {
        const Waveform sound = warped(plain, {{0, 0}, {longer, 1}});
        EXPECT_NEAR(sound.length(), longer, 1e-4);
        EXPECT_NEAR(pitch_of(sound), 220, 6) << longer;
        EXPECT_NEAR(level(sound), level(plain), 0.1 * level(plain)) << longer;
    }
}

TEST(Warped, PutsWhatIsInTheSoundAtItsKnot) {
    Waveform sound{22050, std::vector<float>(22050)};
    const Waveform beep = tone(440, 0.1);
    std::copy(beep.samples.begin(), beep.samples.end(), sound.samples.begin() + 11025);
    const Waveform later = warped(sound, {{0, 0}, {1.2, 0.5}, {1.3, 0.6}, {1.7, 1}});
    double before = 0;
    double inside = 0;
    for (std::size_t i = 0; i < later.samples.size(); ++i) {
        const Seconds t = static_cast<double>(i) / 22050;
        (t > 1.17 && t < 1.33 ? inside : before) += std::abs(later.samples[i]);
    }
    EXPECT_GT(inside, 20 * before);
}

TEST(Resampled, KeepsLengthPitchAndLevel) {
    const Waveform plain = tone(1000, 0.5);
    for (const int rate : {8000, 16000, 44100, 48000}) {
        const Waveform sound = resampled(plain, rate);
        EXPECT_EQ(sound.rate, rate);
        EXPECT_NEAR(sound.length(), plain.length(), 1e-3);
        EXPECT_NEAR(pitch_of(sound), 1000, 5) << rate;
        EXPECT_NEAR(level(sound), level(plain), 0.02 * level(plain)) << rate;
    }
    EXPECT_EQ(resampled(plain, plain.rate), plain);
}

TEST(Resampled, LeavesOutWhatTheLowerRateCannotHold) {
    EXPECT_LT(level(resampled(tone(9000, 0.5), 8000)), 0.02 * level(tone(9000, 0.5)));
}

} // namespace
} // namespace mh
