#include "core/base/noise.h"
#include "core/speech/wav.h"

#include <gtest/gtest.h>

#include <cstring>

namespace mh {
namespace {

void put(std::uint32_t value, int bytes, std::string& out) {
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>((value >> (8 * i)) & 0xff);
}

std::string chunk(const std::string& name, const std::string& bytes) {
    std::string out = name;
    put(static_cast<std::uint32_t>(bytes.size()), 4, out);
    return out + bytes + std::string(bytes.size() % 2, '\0');
}

std::string format(int kind, int channels, int rate, int bits) {
    std::string out;
    put(static_cast<std::uint32_t>(kind), 2, out);
    put(static_cast<std::uint32_t>(channels), 2, out);
    put(static_cast<std::uint32_t>(rate), 4, out);
    put(static_cast<std::uint32_t>(rate * channels * bits / 8), 4, out);
    put(static_cast<std::uint32_t>(channels * bits / 8), 2, out);
    put(static_cast<std::uint32_t>(bits), 2, out);
    return out;
}

std::string wav(const std::string& chunks) {
    return "RIFF" + std::string(4, '\0') + "WAVE" + chunks;
}

TEST(Wav, ReadsBackWhatItWrote) {
    std::vector<float> samples;
    for (int i = 0; i < 1000; ++i)
        samples.push_back(static_cast<float>(Seed{8}.with(i).signed_unit()));
    const Result<Waveform> read =
        parse_wav(wav_header(samples.size(), 44100) + wav_samples(samples), "a.wav");
    ASSERT_TRUE(read.has_value()) << to_string(read.error());
    EXPECT_EQ(read->rate, 44100);
    ASSERT_EQ(read->samples.size(), samples.size());
    for (std::size_t i = 0; i < samples.size(); ++i)
        ASSERT_NEAR(read->samples[i], samples[i], 1.0 / 16000);
}

TEST(Wav, CutsOffWhatIsTooLoud) {
    const Result<Waveform> read = parse_wav(wav_header(2, 8000) + wav_samples({3, -3}), "a.wav");
    EXPECT_NEAR(read->samples[0], 1, 1e-4);
    EXPECT_NEAR(read->samples[1], -1, 1e-4);
}

TEST(Wav, ReadsTheKindsThatProgramsWrite) {
    const std::string half_float = [] {
        const float half = 0.5F;
        std::string out(4, '\0');
        std::memcpy(out.data(), &half, 4);
        return out;
    }();
    std::string extensible = format(0xfffe, 1, 48000, 16);
    put(22, 2, extensible);
    put(16, 2, extensible);
    put(4, 4, extensible);
    put(1, 2, extensible);
    extensible += std::string(14, 'x');
    const std::vector<std::pair<std::string, std::string>> kinds{
        {format(1, 1, 48000, 8), "\xc0"},
        {format(1, 1, 48000, 16), std::string("\x00\x40", 2)},
        {format(1, 1, 48000, 24), std::string("\x00\x00\x40", 3)},
        {format(1, 1, 48000, 32), std::string("\x00\x00\x00\x40", 4)},
        {format(3, 1, 48000, 32), half_float},
        {format(1, 2, 48000, 8), "\xff\x81"}, // both channels together
        {extensible, std::string("\x00\x40", 2)}};
    for (const auto& [fmt, data] : kinds) {
        const Result<Waveform> read = parse_wav(
            wav(chunk("LIST", "odd") + chunk("fmt ", fmt) + chunk("data", data)), "a.wav");
        ASSERT_TRUE(read.has_value()) << to_string(read.error());
        ASSERT_EQ(read->samples.size(), 1U);
        EXPECT_NEAR(read->samples[0], 0.5, 0.01);
    }
}

TEST(Wav, IsAsLongAsWhatIsLeftOfACutOffFile) {
    const std::string whole = wav_header(100, 8000) + wav_samples(std::vector<float>(100, 0.3F));
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const Result<Waveform> read = parse_wav(whole.substr(0, size), "cut.wav");
        if (size < 46) {
            ASSERT_FALSE(read.has_value()) << size;
            EXPECT_EQ(read.error().file, "cut.wav");
        } else {
            ASSERT_TRUE(read.has_value()) << size;
            ASSERT_EQ(read->samples.size(), (size - 44) / 2);
        }
    }
}

TEST(Wav, RefusesWhatIsNoSoundOfAKnownKind) {
    for (const std::string& bytes :
         {std::string("nonsense"), wav(chunk("data", "abcd")),
          wav(chunk("fmt ", format(85, 1, 44100, 16)) + chunk("data", "abcd")),
          wav(chunk("fmt ", format(1, 0, 44100, 16)) + chunk("data", "abcd")),
          wav(chunk("fmt ", format(1, 1, 0, 16)) + chunk("data", "abcd")),
          wav(chunk("fmt ", format(1, 1, 44100, 12)) + chunk("data", "abcd")),
          wav(chunk("fmt ", format(1, 1, 44100, 16)) + chunk("data", ""))})
        EXPECT_FALSE(parse_wav(bytes, "a.wav").has_value());
}

} // namespace
} // namespace mh
