#include "core/base/file.h"
#include "core/screenplay/emphasis.h"
#include "core/screenplay/line_kind.h"
#include "core/screenplay/screenplay.h"
#include "core/screenplay/source_lines.h"
#include "core/screenplay/title_page.h"

#include <algorithm>
#include <optional>

namespace mh {

namespace {

constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
constexpr std::size_t longest_parenthetical_lines = 6;

void add_line(std::string& text, std::string_view line) {
    if (!text.empty())
        text += '\n';
    text += line;
}

// A line of action keeps its indentation, a tab as four blanks.
std::string action_text(std::string_view line) {
    std::string indent;
    const std::string_view text = trimmed(line);
    for (const char c : line.substr(0, line.find(text)))
        indent += c == '\t' ? "    " : c == ' ' ? " " : "";
    return indent + without_emphasis(text.starts_with('!') ? text.substr(1) : text);
}

// Walks the lines once, a block at a time.
class FountainParser {
  public:
    FountainParser(const std::vector<SourceLine>& lines, std::size_t from)
        : m_lines(lines), m_at(from) {}

    std::vector<ScreenplayElement> run() {
        while (m_at < m_lines.size()) {
            if (ends_block(m_at))
                ++m_at;
            else if (!take_single_line() && !take_speech())
                take_action();
        }
        return std::move(m_elements);
    }

  private:
    [[nodiscard]] std::string_view text(std::size_t i) const { return trimmed(m_lines[i].text); }
    [[nodiscard]] bool ends_block(std::size_t i) const {
        return i >= m_lines.size() || text(i).empty();
    }

    ScreenplayElement& add(ElementKind kind, std::string text) {
        ScreenplayElement element;
        element.kind = kind;
        element.text = std::move(text);
        element.line = m_lines[m_at].number;
        return m_elements.emplace_back(std::move(element));
    }

    // Elements of one line, whatever stands around them.
    bool take_single_line() {
        const std::string_view line = text(m_at);
        if (is_scene_heading(line)) {
            Heading heading = heading_of(line);
            add(ElementKind::scene_heading, heading.text).scene_number = heading.number;
        } else if (const int depth = section_depth(line)) {
            add(ElementKind::section, section_text(line, depth)).depth = depth;
        } else if (is_page_break(line)) {
            add(ElementKind::page_break, "");
        } else if (is_synopsis(line)) {
            add(ElementKind::synopsis, without_emphasis(trimmed(line.substr(1))));
        } else if (is_centred(line)) {
            return take_centred();
        } else if (is_forced_transition(line)) {
            add(ElementKind::transition, without_emphasis(trimmed(line.substr(1))));
        } else if (line.front() == '~') {
            return take_lyrics();
        } else if (is_transition(line)) {
            add(ElementKind::transition, without_emphasis(line));
        } else {
            return false;
        }
        ++m_at;
        return true;
    }

    static std::string section_text(std::string_view line, int depth) {
        return without_emphasis(trimmed(line.substr(static_cast<std::size_t>(depth))));
    }

    bool take_centred() {
        ScreenplayElement& element = add(ElementKind::centred, "");
        for (; !ends_block(m_at) && is_centred(text(m_at)); ++m_at) {
            const std::string_view line = text(m_at);
            add_line(element.text, without_emphasis(trimmed(line.substr(1, line.size() - 2))));
        }
        return true;
    }

    bool take_lyrics() {
        ScreenplayElement& element = add(ElementKind::lyrics, "");
        for (; !ends_block(m_at) && text(m_at).front() == '~'; ++m_at)
            add_line(element.text, without_emphasis(trimmed(text(m_at).substr(1))));
        return true;
    }

    void take_action() {
        ScreenplayElement& element = add(ElementKind::action, action_text(m_lines[m_at].text));
        for (++m_at; !ends_block(m_at) && !interrupts_action(m_at); ++m_at)
            element.text.append("\n").append(action_text(m_lines[m_at].text));
    }

    // What needs no empty line before it to be seen in the middle of action.
    [[nodiscard]] bool interrupts_action(std::size_t i) const {
        const std::string_view line = text(i);
        return is_centred(line) || is_forced_transition(line) || is_page_break(line) ||
               line.front() == '~' || (is_transition(line) && ends_block(i + 1));
    }

    bool take_speech() {
        const std::string_view line = text(m_at);
        if (!is_cue(line) || next_spoken(m_at) == m_lines.size())
            return false;
        const Cue cue = cue_of(line);
        ScreenplayElement& element = add(ElementKind::character, cue.name);
        element.extension = cue.extension;
        element.dual = cue.dual;
        ++m_at;
        while (true) {
            const std::size_t next = next_in_speech(m_at);
            if (next == m_lines.size())
                break;
            m_at = next;
            take_spoken_line();
        }
        return true;
    }

    // Two blanks keep a speech open over a line that looks empty.
    [[nodiscard]] bool keeps_speech_open(std::size_t i) const {
        return m_lines[i].erased || m_lines[i].text == "  ";
    }

    // The first line after `i` of a speech that goes on, over lines that keep it open; the number
    // of lines where it does not.
    [[nodiscard]] std::size_t next_spoken(std::size_t i) const {
        for (++i; i < m_lines.size(); ++i) {
            if (!text(i).empty())
                return i;
            if (!keeps_speech_open(i))
                break;
        }
        return m_lines.size();
    }

    // As next_spoken, but counting `i` itself, and a new cue or heading after a line that only
    // looked empty is not taken for speech.
    [[nodiscard]] std::size_t next_in_speech(std::size_t i) const {
        if (!ends_block(i))
            return i;
        if (i >= m_lines.size() || !keeps_speech_open(i))
            return m_lines.size();
        const std::size_t next = next_spoken(i);
        if (next == m_lines.size() || begins_anew(next))
            return m_lines.size();
        return next;
    }

    [[nodiscard]] bool begins_anew(std::size_t i) const {
        const std::string_view line = text(i);
        const bool sentence = std::string_view(".!?,").find(line.back()) != std::string_view::npos;
        return is_scene_heading(line) || is_transition(line) ||
               (is_cue(line) && !sentence && next_spoken(i) != m_lines.size());
    }

    void take_spoken_line() {
        const std::string_view line = text(m_at);
        const bool after_gap = m_lines[m_at - 1].text == "  ";
        if (const std::size_t lines = parenthetical_lines()) {
            take_parenthetical(lines);
            return;
        }
        const bool sung = line.front() == '~';
        const ElementKind kind = sung ? ElementKind::lyrics : ElementKind::dialogue;
        const std::string spoken = without_emphasis(sung ? trimmed(line.substr(1)) : line);
        if (m_elements.back().kind == kind)
            m_elements.back().text += (after_gap ? "\n\n" : "\n") + spoken;
        else
            add(kind, spoken);
        ++m_at;
    }

    // How many lines the parenthetical at the current line has; 0 where there is none.
    [[nodiscard]] std::size_t parenthetical_lines() const {
        if (is_parenthetical(text(m_at)))
            return 1;
        if (!begins_parenthetical(text(m_at)))
            return 0;
        for (std::size_t i = 1; i < longest_parenthetical_lines && !ends_block(m_at + i); ++i) {
            if (text(m_at + i).find_first_of("()") != std::string_view::npos)
                return text(m_at + i).find_first_of("()") + 1 == text(m_at + i).size() ? i + 1 : 0;
        }
        return 0;
    }

    void take_parenthetical(std::size_t lines) {
        ScreenplayElement& element = add(ElementKind::parenthetical, "");
        std::string whole;
        for (std::size_t end = m_at + lines; m_at < end; ++m_at)
            whole.append(whole.empty() ? "" : " ").append(without_emphasis(text(m_at)));
        element.text = trimmed(std::string_view(whole).substr(1, whole.size() - 2));
    }

    const std::vector<SourceLine>& m_lines;
    std::size_t m_at;
    std::vector<ScreenplayElement> m_elements;
};

// The first byte that no text holds.
std::optional<std::size_t> not_text_at(std::string_view bytes) {
    const auto control = std::find_if(bytes.begin(), bytes.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte < 0x20 && (byte < '\t' || byte > '\r');
    });
    auto first = static_cast<std::size_t>(control - bytes.begin());
    std::size_t bad_utf8 = bytes.size();
    if (!is_utf8(bytes, &bad_utf8))
        first = std::min(first, bad_utf8);
    return first < bytes.size() ? std::optional(first) : std::nullopt;
}

bool plays(const ScreenplayElement& element) {
    static constexpr ElementKind silent[] = {ElementKind::transition, ElementKind::page_break,
                                             ElementKind::section, ElementKind::synopsis};
    return std::find(std::begin(silent), std::end(silent), element.kind) == std::end(silent);
}

} // namespace

Result<Screenplay> parse_fountain(std::string_view text, const std::string& file) {
    if (const auto bad = not_text_at(text))
        return fail({file, line_and_column(text, *bad), "this is not text",
                     "a screenplay is Fountain text in UTF-8"});
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    const std::vector<SourceLine> lines = without_comments(source_lines(text));
    std::size_t first = 0;
    while (first < lines.size() && is_blank(lines[first].text))
        ++first;
    TitlePage page = title_page_of(std::span(lines).subspan(first));
    Screenplay screenplay{file, std::move(page.entries),
                          FountainParser(lines, first + page.lines).run()};
    if (std::none_of(screenplay.elements.begin(), screenplay.elements.end(), plays))
        return fail({file, "1:1", "there is nothing in it to play",
                     "a scene heading, some action or a speech"});
    return screenplay;
}

} // namespace mh
