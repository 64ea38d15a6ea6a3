#pragma once

// Work off the GUI's thread of which only the newest counts: starting a job cancels the one that
// runs, and a value made for an older one is never delivered.

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

namespace mh {

template <typename Value>
class Latest {
  public:
    // Asked often by the job; true once nobody waits for its value.
    using Cancelled = std::function<bool()>;
    // Nothing where it was cancelled.
    using Job = std::function<std::optional<Value>(const Cancelled&)>;

    // `deliver` is called on the thread that made this.
    explicit Latest(std::function<void(Value)> deliver) : m_deliver(std::move(deliver)) {
        m_pool.setMaxThreadCount(1);
    }
    ~Latest() {
        cancel();
        m_pool.waitForDone();
    }
    Latest(const Latest&) = delete;
    Latest& operator=(const Latest&) = delete;

    void start(Job job) {
        cancel();
        m_busy = true;
        const std::uint64_t mine = *m_generation;
        m_pool.start([this, job = std::move(job), generation = m_generation, mine] {
            if (*generation != mine)
                return;
            std::optional<Value> value = job([&] { return *generation != mine; });
            if (!value)
                return;
            auto shared = std::make_shared<Value>(std::move(*value));
            QMetaObject::invokeMethod(
                &m_here,
                [this, shared, generation, mine] {
                    if (*generation != mine)
                        return;
                    m_busy = false;
                    m_deliver(std::move(*shared));
                },
                Qt::QueuedConnection);
        });
    }

    void cancel() {
        ++*m_generation;
        m_pool.clear();
        m_busy = false;
    }

    [[nodiscard]] bool busy() const { return m_busy; }

  private:
    std::function<void(Value)> m_deliver;
    std::shared_ptr<std::atomic<std::uint64_t>> m_generation =
        std::make_shared<std::atomic<std::uint64_t>>(0);
    QObject m_here; // posted deliveries die with it
    bool m_busy = false;
    QThreadPool m_pool;
};

} // namespace mh
