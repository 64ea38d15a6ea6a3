#pragma once

// Work on many like things, shared among threads. The order in which chunks are done is nobody's
// business: a worker writes only to what belongs to its chunk.

#include <cstddef>
#include <functional>

namespace mh {

// How many threads are meant: as many as the machine has where it is 0.
[[nodiscard]] unsigned threads_for(unsigned wanted);

struct ChunkedWork {
    std::size_t count = 0;
    std::size_t chunk = 1;
    unsigned threads = 0;                      // 0: as many as the machine has
    std::function<void(double done)> progress; // 0 to 1, from any thread; may be empty
    std::function<bool()> cancelled;           // asked before each chunk; may be empty
};

// Calls work(first, end) for chunks that cover [0, count). False, with work left undone, when it
// was cancelled. What `work` throws on a thread ends the program, so it does not throw.
[[nodiscard]] bool for_each_chunk(const ChunkedWork& plan,
                                  const std::function<void(std::size_t, std::size_t)>& work);

} // namespace mh
