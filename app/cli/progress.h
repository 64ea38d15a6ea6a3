#pragma once

// A line on stderr that says how far a long job is.

#include <chrono>
#include <mutex>
#include <string>

namespace mh::cli {

// Shows nothing for the first second, nor where stderr is no terminal; takes its line away at the
// end.
class Progress {
  public:
    explicit Progress(std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // From any thread: 0 to 1.
    void show(double done);

  private:
    using Clock = std::chrono::steady_clock;

    std::string m_what;
    bool m_on_terminal;
    Clock::time_point m_next_line;
    double m_done = 0;
    bool m_shown = false;
    std::mutex m_mutex;
};

} // namespace mh::cli
