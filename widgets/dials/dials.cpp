#include "widgets/dials/dials.h"

#include "widgets/dials/marked_slider.h"
#include "widgets/look/look.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

namespace mh {
namespace {

struct DialSpec {
    double IdleDials::*value;
    const char* object;
    const char* name;
    const char* tip;
    double most; // of the slider; the number goes on to 1
    double full;
};

constexpr std::array<DialSpec, 3> specs{{
    {&IdleDials::breathing, "breathing", QT_TR_NOOP("Breathing"),
     QT_TR_NOOP("How far the chest rises: 1 is 2.2 cm"), 1, 1},
    {&IdleDials::fidget, "fidget", QT_TR_NOOP("Fidget"),
     QT_TR_NOOP("Weight shifts, leaning into lines and settling: full size at 0.2"), 0.4,
     full_fidget},
    {&IdleDials::eye_darts, "eyeDarts", QT_TR_NOOP("Eye darts"),
     QT_TR_NOOP("The share of moments at which the eyes may flick to a glance"), 1, 1},
}};

const DialSpec& spec_of(double IdleDials::*value) {
    return *std::find_if(specs.begin(), specs.end(),
                         [value](const DialSpec& spec) { return spec.value == value; });
}

} // namespace

Dials::Dials(QWidget* parent)
    : QWidget(parent), m_rows{makeRow(specs[0].value), makeRow(specs[1].value),
                              makeRow(specs[2].value)} {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(10, 8, 10, 8);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        const Row& row = m_rows[static_cast<std::size_t>(i)];
        auto* name = new QLabel(tr(spec_of(row.value).name), this);
        name->setToolTip(row.slider->toolTip());
        grid->addWidget(name, i, 0, Qt::AlignTop);
        grid->addWidget(row.slider, i, 1);
        grid->addWidget(row.number, i, 2, Qt::AlignTop);
    }
    m_reset = new QPushButton(tr("Reset to Saved"), this);
    m_reset->setObjectName("reset");
    m_save = new QPushButton(tr("Save Style"), this);
    m_save->setObjectName("save");
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_reset);
    buttons->addWidget(m_save);
    grid->addLayout(buttons, static_cast<int>(m_rows.size()), 0, 1, 3);
    for (QPushButton* button : {m_reset, m_save})
        button->setFocusPolicy(Qt::NoFocus);
    connect(m_reset, &QPushButton::clicked, this, [this] { commit(m_saved); });
    connect(m_save, &QPushButton::clicked, this, &Dials::saveWanted);
    showDials();
}

Dials::Row Dials::makeRow(double IdleDials::*value) {
    const DialSpec& spec = spec_of(value);
    std::vector<SliderMark> marks{{IdleDials{}.*value, tr("blank")}, {spec.full, tr("full")}};
    if (marks[0].value == marks[1].value)
        marks = {{spec.full, tr("blank, full")}};
    Row row{value, new MarkedSlider(spec.most, std::move(marks), this), new QDoubleSpinBox(this)};
    row.slider->setObjectName(spec.object);
    row.slider->setToolTip(tr(spec.tip));
    row.slider->setAccessibleName(tr(spec.name));
    row.number->setObjectName(QString(spec.object) + "Number");
    row.number->setAccessibleName(tr(spec.name));
    row.number->setRange(0, 1);
    row.number->setDecimals(3);
    row.number->setSingleStep(0.01);
    row.number->setKeyboardTracking(false);
    row.number->setFocusPolicy(Qt::ClickFocus);
    row.number->setAlignment(Qt::AlignRight);
    row.number->setButtonSymbols(QAbstractSpinBox::NoButtons);
    row.number->setFixedWidth(62);
    connect(row.slider, &MarkedSlider::dragged, this,
            [this, value](double v) { change(value, v); });
    connect(row.slider, &MarkedSlider::released, this, [this] { emit dialsCommitted(m_dials); });
    connect(row.number, &QDoubleSpinBox::valueChanged, this, [this, value](double v) {
        IdleDials dials = m_dials;
        dials.*value = v;
        commit(dials);
    });
    connect(row.number, &QDoubleSpinBox::editingFinished, row.number, &QWidget::clearFocus);
    return row;
}

void Dials::change(double IdleDials::*dial, double value) {
    if (m_dials.*dial == value)
        return;
    m_dials.*dial = value;
    showDials();
    emit dialsChanged(m_dials);
}

void Dials::commit(const IdleDials& dials) {
    if (m_dials == dials)
        return;
    setDials(dials);
    emit dialsChanged(m_dials);
    emit dialsCommitted(m_dials);
}

void Dials::setDials(const IdleDials& dials) {
    m_dials = dials;
    showDials();
}

void Dials::setSavedDials(const IdleDials& dials) {
    m_saved = dials;
    showDials();
}

void Dials::setSavable(bool savable, const QString& why_not) {
    m_savable = savable;
    m_save->setToolTip(savable ? tr("Write the style's file (Ctrl+S)") : why_not);
    showDials();
}

void Dials::showDials() {
    for (const Row& row : m_rows) {
        const QSignalBlocker quiet(row.number);
        row.slider->setValue(m_dials.*row.value);
        row.number->setValue(m_dials.*row.value);
    }
    m_reset->setEnabled(m_dials != m_saved);
    m_save->setEnabled(m_savable && m_dials != m_saved);
}

} // namespace mh
