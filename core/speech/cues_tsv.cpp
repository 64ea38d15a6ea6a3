#include "core/base/file.h"
#include "core/speech/cue_files.h"

#include <algorithm>

namespace mh {

namespace {

constexpr const char* wanted = "a time in seconds, a tab, and one of A to H or X";

std::optional<MouthCue> cue_of(std::string_view line, std::string& problem) {
    const std::size_t tab = std::min(line.find('\t'), line.size());
    const std::string_view time = line.substr(0, tab);
    const std::string_view shape = line.substr(std::min(tab + 1, line.size()));
    if (!cue_time(time))
        problem = "\"" + std::string(time) + "\" is no time";
    else if (!cue_shape(shape))
        problem = "\"" + std::string(shape) + "\" is no mouth shape";
    else
        return MouthCue{{*cue_time(time), *cue_time(time)}, *cue_shape(shape)};
    return std::nullopt;
}

} // namespace

// "0.05<tab>F" a line: the shape from then to the next line's time. The last line is the end.
Result<std::vector<MouthCue>> parse_cues_tsv(std::string_view text, const std::string& file) {
    std::vector<MouthCue> cues;
    std::size_t end = 0;
    for (std::size_t at = 0; at < text.size(); at = end + 1) {
        end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (line.find_first_not_of(" \t") == std::string_view::npos)
            continue;
        std::string problem;
        const std::optional<MouthCue> cue = cue_of(line, problem);
        if (!cue)
            return fail({file, line_and_column(text, at), problem, wanted});
        if (!cues.empty() && cue->range.start < cues.back().range.start)
            return fail({file, line_and_column(text, at), "this cue begins before the one above it",
                         "times that rise"});
        if (!cues.empty())
            cues.back().range.end = cue->range.start;
        cues.push_back(*cue);
    }
    return cues;
}

} // namespace mh
