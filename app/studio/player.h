#pragma once

// Plays against the clock and measures what is really shown.

#include "app/studio/playback.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <deque>

namespace mh {

class Player : public QObject {
    Q_OBJECT

  public:
    explicit Player(QObject* parent = nullptr);

    // Begins at the range's other end where `from` is its end, or outside it.
    void play(Frame from, double fps, const FrameRange& within, double speed);
    void stop();
    // While a press on the timeline holds it; goes on from another frame.
    void pause();
    void resume(Frame from);
    void setLooping(bool looping);
    // Tells the player that a frame came onto the screen.
    void shown(Frame frame);

    [[nodiscard]] bool playing() const { return m_playing; }
    [[nodiscard]] bool looping() const { return m_playback.loop; }
    [[nodiscard]] double speed() const { return m_playing ? m_playback.speed : 0; }

  signals:
    void frameDue(mh::Frame frame);
    void playingChanged(bool playing);
    void rateMeasured(double fps, int dropped);

  private:
    void begin(Frame from);
    void tick();

    Playback m_playback;
    QElapsedTimer m_clock;
    QTimer m_timer;
    bool m_playing = false;
    std::deque<qint64> m_shown_ms; // of the last second
    Frame m_last_shown = -1;
    int m_dropped = 0;
};

} // namespace mh
