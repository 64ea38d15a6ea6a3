#include "app/studio/live_frame.h"

#include "widgets/paint/paint.h"
#include "widgets/viewport/viewport.h"

#include <QScreen>

#include <algorithm>

namespace mh {

void make_frame(const Performance& performance, const FrameRequest& request, FrameMemory& memory,
                QImage& image) {
    make_frame(performance, request, QRect(0, 0, request.size.width, request.size.height), memory,
               image);
}

void make_frame(const Performance& performance, const FrameRequest& request, const QRect& seen,
                FrameMemory& memory, QImage& image) {
    draw_frame(performance, request, memory.scratch, memory.drawing);
    paint(memory.drawing, seen, image, memory.backdrops);
}

LiveFrame::LiveFrame(Document& document, Viewport& viewport, QObject* parent)
    : QObject(parent), m_document(document), m_viewport(viewport) {
    m_tick.setSingleShot(true);
    m_tick.setTimerType(Qt::PreciseTimer);
    connect(&m_tick, &QTimer::timeout, this, &LiveFrame::show);
    connect(&document, &Document::opened, this, &LiveFrame::wish);
    connect(&document, &Document::respoken, this, &LiveFrame::wish);
    connect(&document, &Document::frameChanged, this, &LiveFrame::wish);
    connect(&document, &Document::dialsChanged, this, &LiveFrame::wish);
    connect(&document, &Document::layerChanged, this, &LiveFrame::wish);
    connect(&viewport, &Viewport::frameWanted, this, &LiveFrame::wish);
}

// A wish after a rest is met once the events that wait are through; one in a stream of wishes
// waits for the display's next tick.
void LiveFrame::wish() {
    if (m_tick.isActive())
        return;
    const double rate = std::max(30.0, m_viewport.screen()->refreshRate());
    const auto tick_ms = static_cast<qint64>(1000 / rate);
    const qint64 since_ms = m_since_shown.isValid() ? m_since_shown.elapsed() : tick_ms;
    m_tick.start(static_cast<int>(std::clamp<qint64>(tick_ms - since_ms, 0, tick_ms)));
}

void LiveFrame::show() {
    m_since_shown.start();
    const QSize size = m_viewport.wholeSize();
    const QRect seen = m_viewport.seenRect();
    const bool has_picture = !seen.isEmpty() && m_document.frames() > 0 && m_document.shot();
    if (has_picture) {
        FrameRequest request;
        request.t = seconds_of(m_document.frame(), m_document.fps());
        request.size = {size.width(), size.height()};
        request.dials = m_document.dials();
        request.layer = m_document.layer();
        make_frame(*m_document.performance(), request, seen, m_memory, m_spare);
        m_spare = m_viewport.exchangeFrame(std::move(m_spare));
        // The eye is on the picture: it need not wait for the panels.
        m_viewport.repaint();
    }
    emit shown(m_document.frame());
}

} // namespace mh
