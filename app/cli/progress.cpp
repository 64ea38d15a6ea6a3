#include "app/cli/progress.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <unistd.h>

namespace mh::cli {

namespace {
constexpr std::chrono::milliseconds quiet_at_first{1000};
constexpr std::chrono::milliseconds between_lines{100};
constexpr double least_to_go_by = 0.02;

// ", about 3 min left".
std::string estimate(double seconds, double done) {
    if (done < least_to_go_by || done >= 1)
        return "";
    const double left = seconds * (1 - done) / done;
    const bool in_minutes = left >= 100;
    return ", about " + std::to_string(std::lround(std::max(1.0, in_minutes ? left / 60 : left))) +
           (in_minutes ? " min left" : " s left");
}
} // namespace

Progress::Progress(std::string what)
    : m_what(std::move(what)), m_on_terminal(isatty(STDERR_FILENO) != 0), m_start(Clock::now()),
      m_next_line(m_start + quiet_at_first) {}

Progress::~Progress() {
    if (m_shown)
        std::fprintf(stderr, "\r\x1b[K");
}

void Progress::say(std::string what) {
    const std::lock_guard lock(m_mutex);
    m_what = std::move(what);
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
    const std::chrono::duration<double> elapsed = now - m_start;
    std::fprintf(stderr, "\r\x1b[K%s: %3.0f%%%s", m_what.c_str(), 100 * m_done,
                 estimate(elapsed.count(), m_done).c_str());
    std::fflush(stderr);
}

} // namespace mh::cli
