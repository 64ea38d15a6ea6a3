#include "app/studio/auditor.h"

#include "core/audit/remedy.h"

#include <algorithm>
#include <thread>

namespace mh {
namespace {

constexpr int rest_ms = 80;

// One core is left to the picture.
unsigned worker_threads() {
    return std::max(1U, std::thread::hardware_concurrency() - 1);
}

} // namespace

Auditor::Auditor(QObject* parent)
    : QObject(parent), m_work([this](auto audit) { told(std::move(audit)); }),
      m_remedies([this](auto audit) { emit audited(std::move(audit)); }) {
    m_rest.setSingleShot(true);
    m_rest.setInterval(rest_ms);
    connect(&m_rest, &QTimer::timeout, this, &Auditor::begin);
}

void Auditor::audit(std::shared_ptr<const Performance> performance, const IdleDials& dials) {
    m_performance = std::move(performance);
    m_dials = dials;
    begin();
}

void Auditor::auditSoon(std::shared_ptr<const Performance> performance, const IdleDials& dials) {
    m_performance = std::move(performance);
    m_dials = dials;
    m_work.cancel();
    m_remedies.cancel();
    m_rest.start();
    emit started();
}

void Auditor::cancel() {
    m_rest.stop();
    m_work.cancel();
}

void Auditor::begin() {
    m_rest.stop();
    m_remedies.cancel();
    emit started();
    m_work.start([performance = m_performance, dials = m_dials](
                     const auto& cancelled) -> std::optional<std::shared_ptr<const Audit>> {
        AuditRequest request;
        request.dials = dials;
        request.before = true;
        request.threads = worker_threads();
        request.cancelled = cancelled;
        std::optional<Audit> made = mh::audit(*performance, request);
        if (!made)
            return std::nullopt;
        return std::make_shared<const Audit>(std::move(*made));
    });
}

void Auditor::told(std::shared_ptr<const Audit> audit) {
    emit audited(audit);
    if (audit->passes())
        return;
    m_remedies.start([performance = m_performance,
                      audit](const auto& cancelled) -> std::optional<std::shared_ptr<const Audit>> {
        auto mended = std::make_shared<Audit>(*audit);
        if (!put_remedies(*performance, *mended, cancelled))
            return std::nullopt;
        return mended;
    });
}

} // namespace mh
