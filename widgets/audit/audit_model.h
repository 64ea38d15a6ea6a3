#pragma once

// Findings as a table's rows.

#include "widgets/findings/findings.h"

#include <QAbstractTableModel>

namespace mh {

class AuditModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { result, shot, character, subject, before, now, reason };
    static constexpr int column_count = 7;
    // Numbers and verdicts for sorting, where the text shown would sort wrong.
    static constexpr int sort_role = Qt::UserRole;

    explicit AuditModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void setFindings(std::vector<Finding> findings);
    [[nodiscard]] const Finding& finding(int row) const {
        return m_findings[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

  private:
    std::vector<Finding> m_findings;
};

} // namespace mh
