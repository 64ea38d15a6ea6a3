#include "core/screenplay/emphasis.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <vector>

namespace mh {

namespace {

constexpr std::string_view escapable = "*_\\[]()<>/@!~.#=^";

bool is_blank_at(std::string_view line, std::size_t i) {
    return i >= line.size() || line[i] == ' ' || line[i] == '\t';
}

bool is_word_at(std::string_view line, std::size_t i) {
    return i < line.size() &&
           (std::isalnum(static_cast<unsigned char>(line[i])) || (line[i] & 0x80) != 0);
}

bool is_escape(std::string_view line, std::size_t i) {
    return line[i] == '\\' && i + 1 < line.size() &&
           escapable.find(line[i + 1]) != std::string_view::npos;
}

// Marks each byte of a line that is emphasis or an escaping backslash.
class MarkFinder {
  public:
    explicit MarkFinder(std::string_view line) : m_line(line), m_mark(line.size(), false) {}

    std::vector<bool> run() {
        for (std::size_t i = 0; i < m_line.size();) {
            if (is_escape(m_line, i)) {
                m_mark[i] = true;
                i += 2;
            } else if (m_line[i] == '*' || m_line[i] == '_') {
                i = take_run(i);
            } else {
                ++i;
            }
        }
        return std::move(m_mark);
    }

  private:
    // A run of one mark closes what is open of its kind, then opens with what is left of it.
    std::size_t take_run(std::size_t start) {
        const char mark = m_line[start];
        const std::size_t end = std::min(m_line.find_first_not_of(mark, start), m_line.size());
        const std::size_t before = start == 0 ? m_line.size() : start - 1;
        const bool in_word = mark == '_' && is_word_at(m_line, before) && is_word_at(m_line, end);
        std::vector<std::size_t>& open = m_open[mark == '*' ? 0 : 1];
        std::size_t i = start;
        if (!is_blank_at(m_line, before) && !in_word) {
            for (; i < end && !open.empty(); ++i, open.pop_back())
                m_mark[i] = m_mark[open.back()] = true;
        }
        for (; i < end && !is_blank_at(m_line, end) && !in_word; ++i)
            open.push_back(i);
        return end;
    }

    std::string_view m_line;
    std::vector<bool> m_mark;
    std::array<std::vector<std::size_t>, 2> m_open; // of stars, of underlines
};

} // namespace

std::string without_emphasis(std::string_view line) {
    if (line.find_first_of("*_\\") == std::string_view::npos)
        return std::string(line);
    const std::vector<bool> mark = MarkFinder(line).run();
    std::string out;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (!mark[i])
            out += line[i];
    }
    return out;
}

} // namespace mh
