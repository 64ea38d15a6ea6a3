#include "widgets/transport/transport.h"

#include "widgets/look/icons.h"
#include "widgets/look/look.h"
#include "widgets/transport/timecode.h"

#include <QBoxLayout>
#include <QFontDatabase>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

namespace mh {
namespace {

// What gives way when there is little room, widest first.
constexpr int timecode_from_px = 560;
constexpr int rate_from_px = 470;
constexpr int length_from_px = 420;
constexpr int least_px = 300;

QToolButton* button(QWidget* parent, look::Sign sign, const QString& name, const QString& tip) {
    auto* made = new QToolButton(parent);
    made->setIcon(look::icon(sign));
    made->setIconSize({16, 16});
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::NoFocus);
    made->setObjectName(name);
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    return made;
}

QLabel* label(QWidget* parent, const QString& name, const QString& tip) {
    auto* made = new QLabel(parent);
    made->setObjectName(name);
    made->setToolTip(tip);
    return made;
}

void set_colour(QLabel* label, const QColor& colour) {
    QPalette palette = label->palette();
    if (palette.color(QPalette::WindowText) == colour)
        return;
    palette.setColor(QPalette::WindowText, colour);
    label->setPalette(palette);
}

} // namespace

Transport::Transport(QWidget* parent) : QWidget(parent) {
    auto* first = button(this, look::Sign::first, "first", tr("First frame (Home)"));
    auto* back = button(this, look::Sign::previous, "back", tr("Back one frame (←)"));
    m_play = button(this, look::Sign::play, "play", tr("Play (Space)"));
    m_play->setIconSize({20, 20});
    auto* forward = button(this, look::Sign::next, "forward", tr("Forward one frame (→)"));
    auto* last = button(this, look::Sign::last, "last", tr("Last frame (End)"));
    m_loop = button(this, look::Sign::loop, "loop", tr("Loop"));
    m_loop->setCheckable(true);

    const QFont figures = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    m_frame = new QSpinBox(this);
    m_frame->setObjectName("frame");
    m_frame->setToolTip(tr("The frame on the picture, from 0"));
    m_frame->setAccessibleName(tr("Frame"));
    m_frame->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_frame->setAlignment(Qt::AlignRight);
    m_frame->setFocusPolicy(Qt::ClickFocus);
    m_frame->setKeyboardTracking(false);
    m_frame->setMinimumWidth(60);
    m_of = label(this, "length", tr("Frames in the episode"));
    set_colour(m_of, look::text_dim);
    m_timecode = label(this, "timecode", tr("Timecode: hours, minutes, seconds, frames"));
    m_timecode->setFont(figures);
    m_shot = label(this, "shot", tr("The shot on the picture"));
    QFont bold = m_shot->font();
    bold.setBold(true);
    m_shot->setFont(bold);
    m_rate = label(this, "rate", tr("The show's rate; while playing, the rate reached"));
    m_rate->setAlignment(Qt::AlignRight | Qt::AlignVCenter);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 3, 10, 3);
    row->setSpacing(2);
    row->addWidget(m_frame);
    row->addSpacing(4);
    row->addWidget(m_of);
    row->addSpacing(14);
    row->addWidget(m_timecode);
    row->addStretch(1);
    for (QToolButton* b : {first, back, m_play, forward, last, m_loop})
        row->addWidget(b);
    row->addStretch(1);
    row->addWidget(m_shot);
    row->addSpacing(14);
    row->addWidget(m_rate);

    connect(m_play, &QToolButton::clicked, this, &Transport::playToggled);
    connect(m_loop, &QToolButton::toggled, this, &Transport::loopToggled);
    connect(first, &QToolButton::clicked, this, &Transport::firstWanted);
    connect(last, &QToolButton::clicked, this, &Transport::lastWanted);
    connect(back, &QToolButton::clicked, this, [this] { emit stepped(-1); });
    connect(forward, &QToolButton::clicked, this, [this] { emit stepped(1); });
    connect(m_frame, &QSpinBox::valueChanged, this,
            [this](int value) { emit frameEntered(value); });
    connect(m_frame, &QSpinBox::editingFinished, m_frame, &QWidget::clearFocus);
    setMinimumWidth(least_px);
    setLength(0, 24);
}

void Transport::setLength(Frame frames, double fps) {
    m_frames = frames;
    m_fps = fps;
    const QSignalBlocker quiet(m_frame);
    m_frame->setRange(0, static_cast<int>(std::max<Frame>(frames - 1, 0)));
    m_frame->setEnabled(frames > 0);
    m_of->setText(tr("/ %1").arg(std::max<Frame>(frames - 1, 0)));
    // A label that may change its size lays the window out anew with every text.
    m_timecode->setText(timecode(frames, fps));
    m_timecode->setFixedSize(m_timecode->sizeHint());
    setFrame(m_frame->value());
    showRate();
}

void Transport::setFrame(Frame frame) {
    const QSignalBlocker quiet(m_frame);
    m_frame->setValue(static_cast<int>(frame));
    m_timecode->setText(timecode(frame, m_fps));
}

void Transport::setShot(const QString& shot) {
    m_shot->setText(shot);
}

void Transport::setPlaying(bool playing) {
    if (m_playing == playing)
        return;
    m_playing = playing;
    m_measured_fps = 0;
    m_dropped = 0;
    m_play->setIcon(look::icon(playing ? look::Sign::pause : look::Sign::play));
    m_play->setToolTip(playing ? tr("Pause (Space)") : tr("Play (Space)"));
    m_play->setAccessibleName(m_play->toolTip());
    showRate();
}

void Transport::setLooping(bool looping) {
    const QSignalBlocker quiet(m_loop);
    m_loop->setChecked(looping);
}

void Transport::setMeasuredRate(double fps, int dropped) {
    m_measured_fps = fps;
    m_dropped = dropped;
    showRate();
}

void Transport::showRate() {
    const QString rate = QString::number(m_fps, 'g', 5);
    if (!m_playing || m_measured_fps <= 0) {
        m_rate->setText(tr("%1 fps").arg(rate));
        set_colour(m_rate, look::text_dim);
        return;
    }
    const QString real = tr("%1 of %2 fps").arg(m_measured_fps, 0, 'f', 1).arg(rate);
    m_rate->setText(m_dropped > 0 ? tr("%1 · %n dropped", nullptr, m_dropped).arg(real) : real);
    set_colour(m_rate, m_dropped > 0 ? look::warning : look::text);
}

void Transport::resizeEvent(QResizeEvent*) {
    m_timecode->setVisible(width() >= timecode_from_px);
    m_rate->setVisible(width() >= rate_from_px);
    m_of->setVisible(width() >= length_from_px);
}

} // namespace mh
