#include "core/screenplay/title_page.h"

#include "core/screenplay/emphasis.h"
#include "core/screenplay/line_kind.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace mh {

namespace {

constexpr std::array<std::string_view, 16> known_keys{
    "title", "credit",    "author",  "authors", "source",   "notes",   "draft date", "date",
    "draft", "copyright", "contact", "episode", "revision", "version", "language",   "font"};

// The key of "Draft date: 1/27/2012", in lower case; empty where a line has none.
std::string key_of(std::string_view line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0 || line.front() == ' ' ||
        line.front() == '\t')
        return "";
    std::string key(trimmed(line.substr(0, colon)));
    std::transform(key.begin(), key.end(), key.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return key;
}

void add_value(std::string& value, std::string_view line) {
    const std::string text = without_emphasis(trimmed(line));
    if (!text.empty())
        value += (value.empty() ? "" : "\n") + text;
}

} // namespace

TitlePage title_page_of(std::span<const SourceLine> lines) {
    TitlePage page;
    bool known = false;
    std::size_t at = 0;
    for (; at < lines.size(); ++at) {
        const std::string& line = lines[at].text;
        if (lines[at].erased)
            continue;
        if (is_blank(line) || is_scene_heading(trimmed(line)))
            break;
        const std::string key = key_of(line);
        if (!key.empty()) {
            known =
                known || std::find(known_keys.begin(), known_keys.end(), key) != known_keys.end();
            page.entries.emplace_back(key, "");
            add_value(page.entries.back().second, line.substr(line.find(':') + 1));
        } else if (page.entries.empty()) {
            return {};
        } else {
            add_value(page.entries.back().second, line);
        }
    }
    if (!known)
        return {};
    page.lines = at;
    return page;
}

} // namespace mh
