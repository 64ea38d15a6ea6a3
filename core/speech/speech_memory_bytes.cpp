#include "core/base/noise.h"
#include "core/speech/speech_memory.h"
#include "core/speech/synthesis.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace mh {

namespace {

// The first line of the bytes: whatever the times depend on beside the lines themselves.
std::string heading() {
    return "movinghold-speech " MOVINGHOLD_SPEECH_REVISION " " + synthesis_version() + "\n";
}

std::uint64_t checksum(std::string_view bytes) {
    return Seed{}.with(bytes).bits;
}

class Writer {
  public:
    template <typename Number>
    void number(Number value) {
        char raw[sizeof value];
        std::memcpy(raw, &value, sizeof value);
        m_bytes.append(raw, sizeof value);
    }
    void count(std::size_t value) { number(static_cast<std::uint32_t>(value)); }
    void text(const std::string& value) {
        count(value.size());
        m_bytes += value;
    }
    [[nodiscard]] const std::string& bytes() const { return m_bytes; }

  private:
    std::string m_bytes;
};

// After the first thing that is not there, everything read is nothing.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : m_bytes(bytes) {}

    template <typename Number>
    Number number() {
        Number value{};
        const std::string_view raw = take(sizeof value);
        if (!raw.empty())
            std::memcpy(&value, raw.data(), sizeof value);
        return value;
    }
    double finite() {
        const auto value = number<double>();
        m_failed = m_failed || !std::isfinite(value);
        return value;
    }
    // Of things that take at least a byte each.
    std::size_t count() {
        const auto value = number<std::uint32_t>();
        m_failed = m_failed || value > m_bytes.size();
        return m_failed ? 0 : value;
    }
    std::string text() { return std::string(take(count())); }
    template <typename Enum>
    Enum name(std::size_t names) {
        const auto value = number<std::uint8_t>();
        m_failed = m_failed || value >= names;
        return m_failed ? Enum{} : static_cast<Enum>(value);
    }
    [[nodiscard]] bool failed() const { return m_failed; }
    [[nodiscard]] std::string_view rest() const { return m_bytes; }

  private:
    std::string_view take(std::size_t size) {
        m_failed = m_failed || size > m_bytes.size();
        if (m_failed)
            return {};
        const std::string_view taken = m_bytes.substr(0, size);
        m_bytes.remove_prefix(size);
        return taken;
    }

    std::string_view m_bytes;
    bool m_failed = false;
};

void write(const Utterance& said, Writer& out) {
    out.text(said.text);
    out.text(said.voice.language);
    for (const double value :
         {said.voice.pitch, said.voice.pitch_range, said.voice.words_per_minute})
        out.number(value);
    out.number(static_cast<std::uint8_t>(said.feeling));
    out.number(static_cast<std::uint8_t>(said.volume));
    out.count(said.pauses.size());
    for (const auto& [word, pause] : said.pauses) {
        out.number(static_cast<std::int32_t>(word));
        out.number(pause);
    }
}

Utterance read_utterance(Reader& in) {
    Utterance said;
    said.text = in.text();
    said.voice.language = in.text();
    for (double* value : {&said.voice.pitch, &said.voice.pitch_range, &said.voice.words_per_minute})
        *value = in.finite();
    said.feeling = in.name<Emotion>(emotion_count);
    said.volume = in.name<Volume>(volume_count);
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        const auto word = in.number<std::int32_t>();
        said.pauses.emplace_back(word, in.finite());
    }
    return said;
}

void write(const Spoken& spoken, Writer& out) {
    out.number(spoken.length);
    out.count(spoken.words.size());
    for (const SpokenWord& word : spoken.words) {
        out.text(word.text);
        out.number(word.range.start);
        out.number(word.range.end);
    }
    out.count(spoken.stresses.size());
    for (const Seconds stress : spoken.stresses)
        out.number(stress);
    out.count(spoken.mouths.size());
    for (const MouthKey& key : spoken.mouths) {
        out.number(key.time);
        out.number(static_cast<std::uint8_t>(key.shape));
    }
}

Spoken read_spoken(Reader& in) {
    Spoken spoken;
    spoken.length = in.finite();
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        SpokenWord& word = spoken.words.emplace_back();
        word.text = in.text();
        word.range.start = in.finite();
        word.range.end = in.finite();
    }
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left)
        spoken.stresses.push_back(in.finite());
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        const Seconds time = in.finite();
        spoken.mouths.push_back({time, in.name<MouthShape>(mouth_shape_count)});
    }
    return spoken;
}

} // namespace

std::string SpeechMemory::bytes(std::size_t most_lines) const {
    using Entry = decltype(m_lines)::const_iterator;
    std::vector<Entry> entries;
    for (auto entry = m_lines.begin(); entry != m_lines.end(); ++entry)
        entries.push_back(entry);
    std::stable_sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
        return a->second.asked > b->second.asked;
    });
    entries.resize(std::min(entries.size(), most_lines));
    Writer lines;
    lines.count(entries.size());
    for (const Entry& entry : entries) {
        write(entry->first, lines);
        write(entry->second.spoken, lines);
    }
    Writer sum;
    sum.number(checksum(lines.bytes()));
    return heading() + sum.bytes() + lines.bytes();
}

bool SpeechMemory::add(std::string_view bytes) {
    const std::string expected = heading();
    if (!bytes.starts_with(expected))
        return false;
    Reader in(bytes.substr(expected.size()));
    const auto sum = in.number<std::uint64_t>();
    if (in.failed() || sum != checksum(in.rest()))
        return false;
    std::vector<std::pair<Utterance, Spoken>> lines;
    for (std::size_t left = in.count(); left > 0 && !in.failed(); --left) {
        Utterance said = read_utterance(in);
        lines.emplace_back(std::move(said), read_spoken(in));
    }
    if (in.failed() || !in.rest().empty())
        return false;
    for (auto line = lines.rbegin(); line != lines.rend(); ++line)
        m_lines.try_emplace(std::move(line->first), Line{std::move(line->second), ++m_questions});
    return true;
}

} // namespace mh
