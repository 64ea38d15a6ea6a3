#include "app/cli/progress.h"

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace mh::cli {

namespace {
constexpr std::chrono::milliseconds quiet_at_first{1000};
constexpr std::chrono::milliseconds between_lines{100};
} // namespace

Progress::Progress(std::string what)
    : m_what(std::move(what)), m_on_terminal(isatty(STDERR_FILENO) != 0),
      m_next_line(Clock::now() + quiet_at_first) {}

Progress::~Progress() {
    if (m_shown)
        std::fprintf(stderr, "\r\x1b[K");
}

void Progress::show(double done) {
    if (!m_on_terminal)
        return;
    const std::lock_guard lock(m_mutex);
    m_done = std::max(m_done, done);
    const Clock::time_point now = Clock::now();
    if (now < m_next_line)
        return;
    m_next_line = now + between_lines;
    m_shown = true;
    std::fprintf(stderr, "\r\x1b[K%s: %3.0f%%", m_what.c_str(), 100 * m_done);
    std::fflush(stderr);
}

} // namespace mh::cli
