#include "core/acting/performance.h"
#include "tests/core/acting/random_timeline.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

namespace {
std::atomic<long> allocations{0};
} // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size))
        return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    ++allocations;
    return std::malloc(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace mh {
namespace {

TEST(Performance, AllocatesNothingAFrame) {
    const Performance performance(random_timeline(4));
    const long before = allocations;
    for (Seconds t = 0; t < 20; t += 0.05)
        (void)performance.at(0, t, {1, full_fidget, 0.5});
    EXPECT_EQ(allocations - before, 0);
}

} // namespace
} // namespace mh
