#include "core/speech/cues.h"

#include "core/speech/cue_files.h"

#include <algorithm>
#include <charconv>

namespace mh {

namespace {

// Starts rise; each ends at the next one's start at the latest.
std::vector<MouthCue> parted(std::vector<MouthCue> cues) {
    std::erase_if(cues, [](const MouthCue& cue) { return cue.range.duration() <= 0; });
    std::stable_sort(cues.begin(), cues.end(), [](const MouthCue& a, const MouthCue& b) {
        return a.range.start < b.range.start;
    });
    for (std::size_t i = 0; i + 1 < cues.size(); ++i)
        cues[i].range.end = std::min(cues[i].range.end, cues[i + 1].range.start);
    std::erase_if(cues, [](const MouthCue& cue) { return cue.range.duration() <= 0; });
    return cues;
}

// From the first open mouth to the end of the last; all of it where none opens.
TimeRange voiced(const std::vector<MouthCue>& cues, Seconds length) {
    const auto is_open = [](const MouthCue& cue) { return cue.shape != MouthShape::X; };
    const auto first = std::find_if(cues.begin(), cues.end(), is_open);
    const auto last = std::find_if(cues.rbegin(), cues.rend(), is_open);
    if (first == cues.end() || first->range.start >= length)
        return {0, length};
    return {first->range.start, std::min(last->range.end, length)};
}

std::vector<MouthKey> keys_of(const std::vector<MouthCue>& cues, Seconds length) {
    std::vector<MouthKey> keys{{0, MouthShape::X}};
    const auto add = [&](Seconds time, MouthShape shape) {
        if (time >= length)
            return;
        if (keys.back().time == time)
            keys.back().shape = shape;
        else if (keys.back().shape != shape)
            keys.push_back({time, shape});
    };
    for (std::size_t i = 0; i < cues.size(); ++i) {
        add(cues[i].range.start, cues[i].shape);
        if (i + 1 == cues.size() || cues[i + 1].range.start > cues[i].range.end)
            add(cues[i].range.end, MouthShape::X);
    }
    keys.push_back({length, MouthShape::X});
    return keys;
}

} // namespace

std::optional<Seconds> cue_time(std::string_view text) {
    double value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = fault == std::errc() && end == text.data() + text.size();
    if (!whole || !(value >= 0 && value <= longest_recording))
        return std::nullopt;
    return value;
}

std::optional<MouthShape> cue_shape(std::string_view text) {
    const auto name = std::find(mouth_shape_names.begin(), mouth_shape_names.end(), text);
    if (name == mouth_shape_names.end())
        return std::nullopt;
    return static_cast<MouthShape>(name - mouth_shape_names.begin());
}

Result<std::vector<MouthCue>> parse_cues(std::string_view text, const std::string& file) {
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const char begins = first == std::string_view::npos ? '\0' : text[first];
    Result<std::vector<MouthCue>> cues = begins == '<' ? parse_cues_xml(text, file)
                                         : begins == '{' || begins == '['
                                             ? parse_cues_json(text, file)
                                             : parse_cues_tsv(text, file);
    if (!cues)
        return cues;
    if (cues->empty())
        return fail(
            {file, "", "there are no mouth cues in it", "Rhubarb Lip Sync's TSV, XML or JSON"});
    return parted(std::move(*cues));
}

Spoken recorded(const Spoken& spoken, const std::vector<MouthCue>& cues, Seconds length) {
    const TimeRange voice = voiced(cues, length);
    Spoken out = stretched(spoken, voice.duration() > 0 ? voice.duration() : length);
    out.length = length;
    for (SpokenWord& word : out.words)
        word.range = {std::min(word.range.start + voice.start, length),
                      std::min(word.range.end + voice.start, length)};
    for (Seconds& stress : out.stresses)
        stress = std::min(stress + voice.start, length);
    out.mouths = keys_of(cues, length);
    return out;
}

} // namespace mh
