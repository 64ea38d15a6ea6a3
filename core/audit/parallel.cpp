#include "core/audit/parallel.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace mh {

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
    const unsigned wanted = plan.threads > 0 ? plan.threads : std::thread::hardware_concurrency();
    const std::size_t threads =
        std::clamp<std::size_t>(wanted, 1, std::max<std::size_t>(chunks, 1));
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i)
            others.emplace_back(run);
        run();
    }
    return !stopped;
}

} // namespace mh
