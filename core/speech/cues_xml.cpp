#include "core/base/file.h"
#include "core/speech/cue_files.h"

#include <algorithm>

namespace mh {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view opening = "<mouthCue";
constexpr std::string_view closing = "</mouthCue>";
constexpr const char* wanted = "<mouthCue start=\"0.05\" end=\"0.27\">F</mouthCue>";

std::string_view trimmed_of_blanks(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return "";
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// What stands in quotes after the name and its equals sign; empty where it is not there.
std::string_view attribute(std::string_view tag, std::string_view name) {
    for (const char quote : {'"', '\''}) {
        const std::string mark = std::string(name) + "=" + quote;
        const std::size_t at = tag.find(mark);
        if (at == 0 || at == std::string_view::npos ||
            blanks.find(tag[at - 1]) == std::string_view::npos)
            continue;
        const std::string_view rest = tag.substr(at + mark.size());
        return rest.substr(0, rest.find(quote));
    }
    return "";
}

} // namespace

// Every mouthCue in the file; what else there is about the recording is passed over.
Result<std::vector<MouthCue>> parse_cues_xml(std::string_view text, const std::string& file) {
    std::vector<MouthCue> cues;
    for (std::size_t at = text.find(opening); at != std::string_view::npos;
         at = text.find(opening, at + 1)) {
        const std::string_view cue = text.substr(at + opening.size());
        if (cue.starts_with('s')) // mouthCues, the list
            continue;
        const auto refuse = [&](const std::string& problem) {
            return fail({file, line_and_column(text, at), problem, wanted});
        };
        const std::size_t tag_end = cue.find('>');
        const std::size_t end = cue.find(closing);
        if (end == std::string_view::npos || tag_end > end)
            return refuse("this mouth cue never ends");
        const std::string_view tag = cue.substr(0, tag_end);
        const std::string_view value =
            trimmed_of_blanks(cue.substr(tag_end + 1, end - tag_end - 1));
        const auto start = cue_time(attribute(tag, "start"));
        const auto stop = cue_time(attribute(tag, "end"));
        const auto shape = cue_shape(value);
        if (!start || !stop || *stop < *start)
            return refuse("this mouth cue has no start and end in seconds");
        if (!shape)
            return refuse("\"" + std::string(value) + "\" is no mouth shape");
        cues.push_back({{*start, *stop}, *shape});
    }
    return cues;
}

} // namespace mh
