#pragma once

// Keeps the picture on the document's frame: input sets what is wanted, and at most once a display
// tick the newest wish is posed, painted and announced. There is never a queue of frames.

#include "app/studio/document.h"
#include "core/picture/picture.h"
#include "widgets/paint/backdrops.h"

#include <QElapsedTimer>
#include <QImage>
#include <QTimer>

namespace mh {

class Viewport;

// What one thread uses again from frame to frame.
struct FrameMemory {
    FrameScratch scratch;
    Drawing drawing;
    Backdrops backdrops;
};

// Poses, draws and paints one frame: what a render does. `image` keeps its memory.
void make_frame(const Performance& performance, const FrameRequest& request, FrameMemory& memory,
                QImage& image);
// The part of it that lies in `seen`, in the frame's pixels.
void make_frame(const Performance& performance, const FrameRequest& request, const QRect& seen,
                FrameMemory& memory, QImage& image);

class LiveFrame : public QObject {
    Q_OBJECT

  public:
    LiveFrame(Document& document, Viewport& viewport, QObject* parent = nullptr);

    // Something that the picture shows has changed.
    void wish();

  signals:
    // The picture shows it; panels move their cursors.
    void shown(mh::Frame frame);

  private:
    void show();

    Document& m_document;
    Viewport& m_viewport;
    QTimer m_tick;
    QElapsedTimer m_since_shown;
    FrameMemory m_memory;
    QImage m_spare;
};

} // namespace mh
