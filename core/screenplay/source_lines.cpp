#include "core/screenplay/source_lines.h"

#include <optional>

namespace mh {

namespace {

constexpr std::string_view blanks = " \t\v\f";
constexpr std::string_view no_break_space = "\xc2\xa0";

struct CommentKind {
    std::string_view open;
    std::string_view close;
    bool crosses_empty_lines;
};
constexpr CommentKind boneyard{"/*", "*/", true};
constexpr CommentKind note{"[[", "]]", false};

struct Place {
    std::size_t line;
    std::size_t column;
};

// Takes one kind of comment out of lines in a single pass: where a search for a close has failed,
// the lines that it looked through are not searched again.
class CommentRemover {
  public:
    CommentRemover(std::vector<SourceLine>& lines, const CommentKind& kind)
        : m_lines(lines), m_kind(kind) {}

    std::vector<SourceLine> run() {
        for (std::size_t line = 0; line < m_lines.size(); ++line)
            line = take_line(line);
        return std::move(m_kept);
    }

  private:
    // Keeps what is no comment from `line` on, and gives the line on which it ended.
    std::size_t take_line(std::size_t line) {
        if (m_lines[line].text.find(m_kind.open) == std::string::npos) {
            m_kept.push_back(std::move(m_lines[line]));
            return line;
        }
        SourceLine kept{"", m_lines[line].number, false};
        Place at{line, 0};
        bool removed = false;
        while (true) {
            const std::string& text = m_lines[at.line].text;
            const std::size_t open = text.find(m_kind.open, at.column);
            const auto close =
                open == std::string::npos ? std::nullopt : close_after(at.line, open);
            keep(kept, at, close ? open : std::string::npos);
            if (!close)
                break;
            removed = true;
            at = *close;
        }
        kept.erased = m_lines[line].erased || (removed && is_blank(kept.text));
        m_kept.push_back(std::move(kept));
        return at.line;
    }

    void keep(SourceLine& kept, Place from, std::size_t end) {
        const std::string_view text = m_lines[from.line].text;
        const std::string_view piece = text.substr(from.column, end - from.column);
        if (is_blank(kept.text) && !is_blank(piece))
            kept.number = m_lines[from.line].number;
        kept.text += piece;
    }

    // Just after the close that ends the comment opened at `column`.
    std::optional<Place> close_after(std::size_t line, std::size_t column) {
        if (line < m_no_close_before)
            return std::nullopt;
        std::size_t from = column + m_kind.open.size();
        for (; line < m_lines.size(); ++line, from = 0) {
            const std::string& text = m_lines[line].text;
            if (!m_kind.crosses_empty_lines && text.size() < 2 && is_blank(text))
                break;
            const std::size_t close = text.find(m_kind.close, from);
            if (close != std::string::npos)
                return Place{line, close + m_kind.close.size()};
        }
        m_no_close_before = line;
        return std::nullopt;
    }

    std::vector<SourceLine>& m_lines;
    const CommentKind& m_kind;
    std::vector<SourceLine> m_kept;
    std::size_t m_no_close_before = 0;
};

} // namespace

std::vector<SourceLine> source_lines(std::string_view text) {
    std::vector<SourceLine> lines;
    int number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = std::min(text.find_first_of("\r\n", start), text.size());
        lines.push_back({std::string(text.substr(start, end - start)), number, false});
        const bool two = text.substr(end, 2) == "\r\n";
        start = end + (two ? 2 : 1);
    }
    return lines;
}

std::vector<SourceLine> without_comments(std::vector<SourceLine> lines) {
    lines = CommentRemover(lines, boneyard).run();
    return CommentRemover(lines, note).run();
}

std::string_view trimmed(std::string_view text) {
    while (true) {
        if (!text.empty() && blanks.find(text.front()) != std::string_view::npos)
            text.remove_prefix(1);
        else if (text.starts_with(no_break_space))
            text.remove_prefix(no_break_space.size());
        else
            break;
    }
    while (true) {
        if (!text.empty() && blanks.find(text.back()) != std::string_view::npos)
            text.remove_suffix(1);
        else if (text.ends_with(no_break_space))
            text.remove_suffix(no_break_space.size());
        else
            break;
    }
    return text;
}

} // namespace mh
