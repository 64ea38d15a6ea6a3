#pragma once

// Play, step, and where we are: frame, timecode, shot, and the rate that playback really reaches.

#include "core/base/time.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QToolButton;

namespace mh {

class Transport : public QWidget {
    Q_OBJECT

  public:
    explicit Transport(QWidget* parent = nullptr);

    void setLength(Frame frames, double fps);
    void setFrame(Frame frame);
    void setShot(const QString& shot);
    void setPlaying(bool playing);
    void setLooping(bool looping);
    // While playing: frames shown in the last second, and frames dropped since it began.
    void setMeasuredRate(double fps, int dropped);

  signals:
    void playToggled();
    void loopToggled(bool looping);
    void frameEntered(mh::Frame frame);
    void stepped(int frames);
    void firstWanted();
    void lastWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void showRate();

    Frame m_frames = 0;
    double m_fps = 24;
    double m_measured_fps = 0;
    int m_dropped = 0;
    bool m_playing = false;
    QToolButton* m_play;
    QToolButton* m_loop;
    QSpinBox* m_frame;
    QLabel* m_of;
    QLabel* m_timecode;
    QLabel* m_shot;
    QLabel* m_rate;
};

} // namespace mh
