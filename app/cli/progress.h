#pragma once

// A line on stderr that says how far a long job is.

#include <chrono>
#include <mutex>
#include <string>

namespace mh::cli {

// Shows nothing for the first second, nor where stderr is no terminal; with an estimate of the rest
// once there is something to go by. Takes its line away at the end.
class Progress {
  public:
    explicit Progress(std::string what);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    // From any thread: 0 to 1.
    void show(double done);
    // What is being done now, from any thread.
    void say(std::string what);

  private:
    using Clock = std::chrono::steady_clock;

    std::string m_what;
    bool m_on_terminal;
    Clock::time_point m_start;
    Clock::time_point m_next_line;
    double m_done = 0;
    bool m_shown = false;
    std::mutex m_mutex;
};

} // namespace mh::cli
