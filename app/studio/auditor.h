#pragma once

// Audits what is open on a worker: at once when something opens, and when its dials have rested for
// a moment. Where something fails, what would mend it is tried then, and the audit told once more
// with it.

#include "app/studio/latest.h"
#include "core/audit/audit.h"

#include <QObject>
#include <QTimer>

namespace mh {

class Auditor : public QObject {
    Q_OBJECT

  public:
    explicit Auditor(QObject* parent = nullptr);

    void audit(std::shared_ptr<const Performance> performance, const IdleDials& dials);
    void auditSoon(std::shared_ptr<const Performance> performance, const IdleDials& dials);
    void cancel();
    [[nodiscard]] bool busy() const { return m_rest.isActive() || m_work.busy(); }

  signals:
    void started();
    void audited(std::shared_ptr<const mh::Audit> audit);

  private:
    void begin();
    void told(std::shared_ptr<const Audit> audit);

    std::shared_ptr<const Performance> m_performance;
    IdleDials m_dials;
    QTimer m_rest;
    Latest<std::shared_ptr<const Audit>> m_work;
    Latest<std::shared_ptr<const Audit>> m_remedies;
};

} // namespace mh
