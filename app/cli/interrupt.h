#pragma once

// Ctrl+C as a question that long work asks, so that what is done can still be written.

namespace mh::cli {

// From here to its end the first Ctrl+C is only noted; a second ends the program at once.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    // From any thread.
    [[nodiscard]] static bool asked();
    // Ends the program as Ctrl+C does, where it was asked to.
    static void obey();
};

} // namespace mh::cli
