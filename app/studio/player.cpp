#include "app/studio/player.h"

#include <cmath>

namespace mh {
namespace {

constexpr int poll_ms = 4;
constexpr qint64 window_ms = 1000;

} // namespace

Player::Player(QObject* parent) : QObject(parent) {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(poll_ms);
    connect(&m_timer, &QTimer::timeout, this, &Player::tick);
}

void Player::play(Frame from, double fps, const FrameRange& within, double speed) {
    if (within.count() <= 0)
        return;
    m_playback = {from, fps, speed, within, m_playback.loop};
    const Frame start = speed > 0 ? within.first : within.end - 1;
    const Frame end = speed > 0 ? within.end - 1 : within.first;
    m_dropped = 0;
    m_playing = true;
    begin(within.contains(from) && from != end ? from : start);
    emit playingChanged(true);
}

void Player::begin(Frame from) {
    m_playback.from = from;
    m_shown_ms.clear();
    m_last_shown = -1;
    m_clock.start();
    m_timer.start();
    emit frameDue(from);
}

void Player::stop() {
    if (!m_playing)
        return;
    m_playing = false;
    m_timer.stop();
    emit playingChanged(false);
}

void Player::pause() {
    m_timer.stop();
}

void Player::resume(Frame from) {
    if (m_playing)
        begin(from);
}

void Player::setLooping(bool looping) {
    m_playback.loop = looping;
}

void Player::tick() {
    const DueFrame due = frame_due(m_playback, static_cast<double>(m_clock.elapsed()) / 1000);
    emit frameDue(due.frame);
    if (due.ended)
        stop();
}

void Player::shown(Frame frame) {
    if (!m_timer.isActive() || frame == m_last_shown)
        return;
    const qint64 now = m_clock.elapsed();
    const auto stride = std::max<Frame>(1, std::llround(std::abs(m_playback.speed)));
    const Frame gone = std::abs(frame - m_last_shown);
    if (m_last_shown >= 0 && gone > stride && gone < m_playback.within.count() / 2)
        m_dropped += static_cast<int>(gone / stride - 1);
    m_last_shown = frame;
    m_shown_ms.push_back(now);
    while (m_shown_ms.front() < now - window_ms)
        m_shown_ms.pop_front();
    const qint64 over = now - m_shown_ms.front();
    if (over > window_ms / 4)
        emit rateMeasured(1000.0 * static_cast<double>(m_shown_ms.size() - 1) /
                              static_cast<double>(over),
                          m_dropped);
}

} // namespace mh
