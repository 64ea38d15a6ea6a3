#include "core/audit/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace mh {

unsigned threads_for(unsigned wanted) {
    return wanted > 0 ? wanted : std::max(1U, std::thread::hardware_concurrency());
}

bool for_each_chunk(const ChunkedWork& plan,
                    const std::function<void(std::size_t, std::size_t)>& work) {
    const std::size_t chunks = (plan.count + plan.chunk - 1) / plan.chunk;
    std::atomic<std::size_t> next{0};
    std::atomic<std::size_t> done{0};
    std::atomic<bool> stopped{false};
    const auto run = [&] {
        for (std::size_t chunk = next++; chunk < chunks; chunk = next++) {
            if (stopped || (plan.cancelled && plan.cancelled())) {
                stopped = true;
                return;
            }
            work(chunk * plan.chunk, std::min(plan.count, (chunk + 1) * plan.chunk));
            const std::size_t finished = ++done;
            if (plan.progress)
                plan.progress(static_cast<double>(finished) / static_cast<double>(chunks));
        }
    };
    const std::size_t threads =
        std::min<std::size_t>(threads_for(plan.threads), std::max<std::size_t>(chunks, 1));
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i)
            others.emplace_back(run);
        run();
    }
    return !stopped;
}

} // namespace mh
