#include "widgets/audit/audit_model.h"

#include "widgets/look/look.h"

namespace mh {
namespace {

QString seconds(double value) {
    return QString::number(value, 'f', 2);
}

QString now_text(const Finding& finding) {
    switch (finding.measure) {
    case Measure::stillness:
    case Measure::listening:
    case Measure::heads:
        return seconds(finding.value);
    case Measure::trembling:
        return QObject::tr("%1%").arg(100 * finding.value, 0, 'f', 0);
    case Measure::gesture:
        break;
    }
    return finding.passes        ? QObject::tr("seen")
           : finding.value > 0.0 ? QObject::tr("cut")
                                 : QObject::tr("off");
}

QString result_text(const Finding& finding) {
    return finding.told     ? QObject::tr("Noted")
           : finding.passes ? QObject::tr("Pass")
                            : QObject::tr("Fail");
}

QString text_of(const Finding& finding, int column) {
    switch (column) {
    case AuditModel::result:
        return result_text(finding);
    case AuditModel::shot:
        return QString::fromStdString(finding.shot);
    case AuditModel::character:
        return finding.name;
    case AuditModel::subject:
        return finding.subject;
    case AuditModel::before:
        return finding.before ? seconds(*finding.before) : QStringLiteral("–");
    case AuditModel::now:
        return now_text(finding);
    case AuditModel::reason:
        return finding.reason;
    }
    return {};
}

QVariant sort_key(const Finding& finding, int column) {
    switch (column) {
    case AuditModel::result:
        return finding.passes;
    case AuditModel::shot:
        return static_cast<qlonglong>(finding.frames.first);
    case AuditModel::before:
        return finding.before.value_or(-1);
    case AuditModel::now:
        return finding.measure == Measure::gesture ? -1 : finding.value;
    default:
        return text_of(finding, column);
    }
}

QVariant colour_of(const Finding& finding, int column) {
    if (finding.told)
        return column == AuditModel::reason || column == AuditModel::result ? look::text_dim
                                                                            : QVariant();
    if (column == AuditModel::result || column == AuditModel::now)
        return finding.passes ? look::good : look::fault;
    if (column == AuditModel::before && finding.before.value_or(0) > finding.limit)
        return look::fault;
    if (column == AuditModel::reason && finding.passes)
        return look::text_dim;
    return {};
}

} // namespace

void AuditModel::setFindings(std::vector<Finding> findings) {
    const bool same_rows = findings.size() == m_findings.size();
    if (!same_rows)
        beginResetModel();
    m_findings = std::move(findings);
    if (!same_rows)
        endResetModel();
    else if (!m_findings.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, column_count - 1));
}

int AuditModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_findings.size());
}

int AuditModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : column_count;
}

QVariant AuditModel::data(const QModelIndex& index, int role) const {
    const Finding& row = finding(index.row());
    const bool figure = index.column() == before || index.column() == now;
    switch (role) {
    case Qt::DisplayRole:
        return text_of(row, index.column());
    case Qt::ToolTipRole:
        return row.reason;
    case Qt::ForegroundRole:
        return colour_of(row, index.column());
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (figure ? Qt::AlignRight : Qt::AlignLeft));
    case sort_role:
        return sort_key(row, index.column());
    default:
        return {};
    }
}

QVariant AuditModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal)
        return {};
    static const std::array<const char*, column_count> names{
        QT_TR_NOOP("Result"), QT_TR_NOOP("Shot"), QT_TR_NOOP("Who"),   QT_TR_NOOP("Line"),
        QT_TR_NOOP("Before"), QT_TR_NOOP("Now"),  QT_TR_NOOP("Reason")};
    static const std::array<const char*, column_count> tips{
        "",
        QT_TR_NOOP("Sorted by time"),
        "",
        QT_TR_NOOP("The line spoken, or the gesture made"),
        QT_TR_NOOP("The longest still stretch with the idle layer off, seconds"),
        QT_TR_NOOP("The longest still stretch, seconds; whether a gesture is seen"),
        ""};
    const auto at = static_cast<std::size_t>(section);
    if (role == Qt::DisplayRole)
        return tr(names[at]);
    if (role == Qt::ToolTipRole && *tips[at])
        return tr(tips[at]);
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter |
                   (section == before || section == now ? Qt::AlignRight : Qt::AlignLeft));
    return {};
}

} // namespace mh
