#pragma once

// The audit as a sortable table; a click says where to go.

#include "widgets/findings/findings.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QSortFilterProxyModel;
class QTableView;

namespace mh {

class AuditModel;

class AuditTable : public QWidget {
    Q_OBJECT

  public:
    explicit AuditTable(QWidget* parent = nullptr);

    void setFindings(const std::vector<Finding>& findings);
    // While a newer audit is being made.
    void setBusy(bool busy);
    // Marks the row of what is being looked at, without telling anybody.
    void showFinding(const Finding& finding);

    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

  signals:
    void findingChosen(const mh::Finding& finding);

  private:
    void buildTable();
    void fitColumns();
    void showSummary();
    void choose(const QModelIndex& shown);

    AuditModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTableView* m_table;
    QLabel* m_summary;
    QLabel* m_detail;
    QCheckBox* m_faults_only;
    bool m_busy = false;
};

} // namespace mh
