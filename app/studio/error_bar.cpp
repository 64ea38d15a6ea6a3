#include "app/studio/error_bar.h"

#include <QBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace mh {

ErrorBar::ErrorBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)) {
    setObjectName("errorBar");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setToolTip(tr("Close"));
    close->setAccessibleName(tr("Close"));
    close->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(12, 5, 6, 5);
    row->addWidget(m_text, 1);
    row->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    hide();
}

void ErrorBar::showError(const Error& error) {
    m_text->setText(QString::fromStdString(to_string(error)));
    show();
}

QString ErrorBar::text() const {
    return isHidden() ? QString() : m_text->text();
}

} // namespace mh
