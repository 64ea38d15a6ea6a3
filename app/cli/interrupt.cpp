#include "app/cli/interrupt.h"

#include <atomic>
#include <csignal>
#include <cstdio>

namespace mh::cli {

namespace {

std::atomic<bool> noted{false};
static_assert(std::atomic<bool>::is_always_lock_free);

void note(int) {
    noted = true;
}

} // namespace

Interrupt::Interrupt() {
    noted = false;
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
    sigaction(SIGINT, &action, nullptr);
}

Interrupt::~Interrupt() {
    std::signal(SIGINT, SIG_DFL);
}

bool Interrupt::asked() {
    return noted;
}

void Interrupt::obey() {
    if (!noted)
        return;
    std::fflush(nullptr);
    std::signal(SIGINT, SIG_DFL);
    std::raise(SIGINT);
}

} // namespace mh::cli
