#include "core/speech/wav.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>

namespace mh {

namespace {

constexpr std::uint32_t whole_numbers = 1;
constexpr std::uint32_t floats = 3;
constexpr std::uint32_t extensible = 0xfffe; // the real format stands further on
constexpr std::uint32_t most_channels = 64;
constexpr std::uint32_t slowest = 1000;
constexpr std::uint32_t fastest = 768000;

void put(std::uint32_t value, int bytes, std::string& out) {
    for (int i = 0; i < bytes; ++i)
        out += static_cast<char>((value >> (8 * i)) & 0xff);
}

std::uint64_t little_endian(std::string_view bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = (value << 8) | static_cast<unsigned char>(bytes[i]);
    return value;
}

std::uint32_t number_at(std::string_view bytes, std::size_t at, std::size_t size) {
    return static_cast<std::uint32_t>(little_endian(bytes.substr(at, size)));
}

struct Format {
    std::uint32_t kind = 0;
    std::uint32_t channels = 0;
    std::uint32_t rate = 0;
    std::uint32_t bits = 0;

    [[nodiscard]] bool is_known() const {
        const bool whole =
            kind == whole_numbers && (bits == 8 || bits == 16 || bits == 24 || bits == 32);
        const bool real = kind == floats && (bits == 32 || bits == 64);
        return (whole || real) && channels >= 1 && channels <= most_channels && rate >= slowest &&
               rate <= fastest;
    }
};

std::optional<Format> format_of(std::string_view chunk) {
    if (chunk.size() < 16)
        return std::nullopt;
    Format format{number_at(chunk, 0, 2), number_at(chunk, 2, 2), number_at(chunk, 4, 4),
                  number_at(chunk, 14, 2)};
    if (format.kind == extensible && chunk.size() >= 26)
        format.kind = number_at(chunk, 24, 2);
    return format;
}

float sample_of(std::string_view bytes, const Format& format) {
    const std::uint64_t raw = little_endian(bytes);
    if (format.kind == floats) {
        const double value =
            format.bits == 32
                ? static_cast<double>(std::bit_cast<float>(static_cast<std::uint32_t>(raw)))
                : std::bit_cast<double>(raw);
        return std::isfinite(value) ? static_cast<float>(std::clamp(value, -1.0, 1.0)) : 0.0F;
    }
    if (format.bits == 8)
        return (static_cast<float>(raw) - 128) / 128;
    const double whole = std::ldexp(1.0, static_cast<int>(format.bits));
    const auto value = static_cast<double>(raw);
    return static_cast<float>((value >= whole / 2 ? value - whole : value) / (whole / 2));
}

Waveform mixed(std::string_view data, const Format& format) {
    const std::size_t size = format.bits / 8;
    const std::size_t frame = size * format.channels;
    Waveform sound{static_cast<int>(format.rate), {}};
    sound.samples.reserve(data.size() / frame);
    for (std::size_t at = 0; at + frame <= data.size(); at += frame) {
        float sum = 0;
        for (std::size_t channel = 0; channel < format.channels; ++channel)
            sum += sample_of(data.substr(at + channel * size, size), format);
        sound.samples.push_back(sum / static_cast<float>(format.channels));
    }
    return sound;
}

} // namespace

std::string wav_header(std::size_t samples, int rate) {
    const auto bytes = static_cast<std::uint32_t>(2 * samples);
    const auto hertz = static_cast<std::uint32_t>(rate);
    std::string out = "RIFF";
    put(36 + bytes, 4, out);
    out += "WAVEfmt ";
    put(16, 4, out);
    put(whole_numbers, 2, out);
    put(1, 2, out);
    put(hertz, 4, out);
    put(2 * hertz, 4, out);
    put(2, 2, out);
    put(16, 2, out);
    out += "data";
    put(bytes, 4, out);
    return out;
}

std::string wav_samples(const std::vector<float>& samples) {
    std::string out;
    out.reserve(2 * samples.size());
    for (const float sample : samples) {
        const auto value =
            static_cast<std::int32_t>(std::lround(std::clamp(sample, -1.0F, 1.0F) * 32767.0F));
        put(static_cast<std::uint32_t>(value), 2, out);
    }
    return out;
}

Result<Waveform> parse_wav(std::string_view bytes, const std::string& file) {
    if (bytes.size() < 12 || bytes.substr(0, 4) != "RIFF" || bytes.substr(8, 4) != "WAVE")
        return fail({file, "", "this is no WAV file", ""});
    std::optional<Format> format;
    for (std::size_t at = 12; at + 8 <= bytes.size();) {
        const std::string_view name = bytes.substr(at, 4);
        const std::size_t size = number_at(bytes, at + 4, 4);
        const std::string_view chunk = bytes.substr(at + 8, size);
        if (name == "fmt ")
            format = format_of(chunk);
        if (name == "data") {
            if (!format || !format->is_known())
                return fail({file, "", "its samples are of a kind that cannot be read",
                             "write it as PCM of 16 bits"});
            Waveform sound = mixed(chunk, *format);
            if (sound.samples.empty())
                return fail({file, "", "there is no sound in it", ""});
            return sound;
        }
        at += 8 + size + size % 2;
    }
    return fail({file, "", "there are no samples in it", ""});
}

} // namespace mh
