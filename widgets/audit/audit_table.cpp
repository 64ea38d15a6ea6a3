#include "widgets/audit/audit_table.h"

#include "widgets/audit/audit_model.h"
#include "widgets/look/look.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>

namespace mh {
namespace {

class FindingOrder : public QSortFilterProxyModel {
  public:
    FindingOrder(AuditModel* model, const QCheckBox* faults_only, QObject* parent)
        : QSortFilterProxyModel(parent), m_model(model), m_faults_only(faults_only) {
        setSourceModel(model);
        setSortRole(AuditModel::sort_role);
        setDynamicSortFilter(true);
    }
    using QSortFilterProxyModel::invalidateFilter;

  protected:
    bool filterAcceptsRow(int row, const QModelIndex&) const override {
        return !m_faults_only->isChecked() || !m_model->finding(row).passes;
    }

  private:
    AuditModel* m_model;
    const QCheckBox* m_faults_only;
};

} // namespace

AuditTable::AuditTable(QWidget* parent)
    : QWidget(parent), m_model(new AuditModel(this)), m_table(new QTableView(this)),
      m_summary(new QLabel(this)), m_detail(new QLabel(this)),
      m_faults_only(new QCheckBox(tr("Faults only"), this)) {
    auto* order = new FindingOrder(m_model, m_faults_only, this);
    m_sorted = order;
    buildTable();
    m_summary->setObjectName("summary");
    m_detail->setObjectName("detail");
    m_detail->setWordWrap(true);
    m_detail->setMinimumHeight(2 * m_detail->fontMetrics().lineSpacing() + 6);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_faults_only->setFocusPolicy(Qt::NoFocus);

    auto* head = new QHBoxLayout;
    head->setContentsMargins(10, 6, 10, 4);
    head->addWidget(m_summary, 1);
    head->addWidget(m_faults_only);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(10, 6, 10, 6);
    foot->addWidget(m_detail);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_table, 1);
    column->addLayout(foot);

    connect(m_faults_only, &QCheckBox::toggled, this, [order] { order->invalidateFilter(); });
    connect(m_table, &QTableView::clicked, this, &AuditTable::choose);
    connect(m_table, &QTableView::activated, this, &AuditTable::choose);
    showSummary();
}

void AuditTable::buildTable() {
    m_table->setModel(m_sorted);
    m_table->setObjectName("auditTable");
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSortingEnabled(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setAlternatingRowColors(true);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    const int line = m_table->fontMetrics().lineSpacing();
    m_table->verticalHeader()->setDefaultSectionSize(line + 8);
    QHeaderView* header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(AuditModel::reason, QHeaderView::Stretch);
    header->setMinimumSectionSize(36);
    m_table->sortByColumn(AuditModel::shot, Qt::AscendingOrder);
}

void AuditTable::setFindings(const std::vector<Finding>& findings) {
    m_model->setFindings(findings);
    m_sorted->sort(m_sorted->sortColumn(), m_sorted->sortOrder());
    fitColumns();
    m_detail->setText(tr("Click a row to go to its frame."));
    showSummary();
}

// As wide as their texts, and no wider: the reason gets what is left.
void AuditTable::fitColumns() {
    constexpr int padding_px = 20;
    const QFontMetrics metrics = m_table->fontMetrics();
    for (int column = 0; column < AuditModel::reason; ++column) {
        int width = metrics.horizontalAdvance(
            m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        for (int row = 0; row < m_model->rowCount(); ++row)
            width = std::max(
                width, metrics.horizontalAdvance(m_model->index(row, column).data().toString()));
        m_table->setColumnWidth(column, width + padding_px);
    }
}

void AuditTable::setBusy(bool busy) {
    m_busy = busy;
    showSummary();
}

void AuditTable::showSummary() {
    int failed = 0;
    int noted = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        failed += m_model->finding(row).passes ? 0 : 1;
        noted += m_model->finding(row).told ? 1 : 0;
    }
    const int passed = m_model->rowCount() - failed - noted;
    QString words = tr("%1 pass · %2 fail").arg(passed).arg(failed);
    if (m_model->rowCount() == 0)
        words = m_busy ? QString() : tr("nothing to measure");
    if (m_busy)
        words += (words.isEmpty() ? QString() : QStringLiteral("   ")) + tr("auditing…");
    m_summary->setText(words);
    QPalette palette = m_summary->palette();
    palette.setColor(QPalette::WindowText, m_busy       ? look::text_dim
                                           : failed > 0 ? look::fault
                                                        : look::good);
    m_summary->setPalette(palette);
}

void AuditTable::choose(const QModelIndex& shown) {
    const Finding finding = m_model->finding(m_sorted->mapToSource(shown).row());
    showFinding(finding);
    emit findingChosen(finding);
}

void AuditTable::showFinding(const Finding& finding) {
    for (int row = 0; row < m_sorted->rowCount(); ++row) {
        const Finding& at = m_model->finding(m_sorted->mapToSource(m_sorted->index(row, 0)).row());
        if (at != finding)
            continue;
        m_table->selectRow(row);
        m_detail->setText(tr("%1 · %2 %3: %4")
                              .arg(QString::fromStdString(finding.shot), finding.name,
                                   finding.subject, finding.reason));
    }
}

} // namespace mh
