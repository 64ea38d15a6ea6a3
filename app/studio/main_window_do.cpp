#include "app/studio/error_bar.h"
#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "widgets/audit/audit_table.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/transport/transport.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSaveFile>
#include <QStatusBar>

#include <algorithm>
#include <cmath>

namespace mh {
namespace {

constexpr double fastest_shuttle = 8;
constexpr int message_ms = 4000;

bool is_text_field(const QObject* object) {
    return qobject_cast<const QLineEdit*>(object) || qobject_cast<const QAbstractSpinBox*>(object);
}

} // namespace

void MainWindow::go(Frame frame) {
    m_player.stop();
    m_document.setFrame(frame);
}

void MainWindow::play(double speed) {
    m_player.play(m_document.frame(), m_document.fps(), m_document.playRange(), speed);
}

void MainWindow::markShot() {
    const Shot* shot = m_document.shot();
    if (!shot)
        return;
    const FrameRange frames = frames_in(shot->range, m_document.fps());
    m_document.markIn(frames.first);
    m_document.markOut(frames.end - 1);
}

void MainWindow::playMarked() {
    go(m_document.playRange().first);
    m_transport->setLooping(true);
    m_player.setLooping(true);
    play(1);
}

void MainWindow::togglePlay() {
    if (m_player.playing())
        m_player.stop();
    else
        play(1);
}

// Once more in the same direction is twice as fast.
void MainWindow::shuttle(double direction) {
    const double now = m_player.speed();
    const bool faster = now * direction > 0;
    const double speed = faster ? std::min(std::abs(now) * 2, fastest_shuttle) : 1;
    play(direction * speed);
}

void MainWindow::goToFault(bool forwards) {
    const std::vector<Finding>& findings = m_document.findings();
    const Finding* finding = forwards ? next_fault(findings, m_document.frame())
                                      : previous_fault(findings, m_document.frame());
    if (!finding) {
        statusBar()->showMessage(forwards ? tr("No finding after this frame")
                                          : tr("No finding before this frame"),
                                 message_ms);
        return;
    }
    go(finding->frames.first);
    m_document.select(finding->actor);
    m_audit->showFinding(*finding);
}

void MainWindow::askForFile() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open"), {},
        tr("Shows, screenplays and Timelines (show.json *.fountain *.txt *.json);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::askForFolder() {
    const QString path = QFileDialog::getExistingDirectory(this, tr("Open Show Folder"));
    if (!path.isEmpty())
        open(path);
}

void MainWindow::saveStyle() {
    if (!m_document.canSaveStyle()) {
        statusBar()->showMessage(tr("Only a show's folder has a style file to write"), message_ms);
        return;
    }
    const Result<void> saved = m_document.saveStyle();
    if (saved)
        statusBar()->showMessage(tr("Style saved"), message_ms);
    else
        m_errors->showError(saved.error());
}

// The frame at the picture's own size, as a render makes it.
void MainWindow::saveStill() {
    if (!m_document.isOpen() || m_document.frames() == 0)
        return;
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save Still"), {}, tr("PNG images (*.png)"));
    if (path.isEmpty())
        return;
    FrameRequest request;
    request.t = seconds_of(m_document.frame(), m_document.fps());
    request.size = m_document.timeline()->picture;
    request.dials = m_document.dials();
    request.layer = m_document.layer();
    FrameMemory memory;
    QImage image;
    make_frame(*m_document.performance(), request, memory, image);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !image.save(&file, "PNG") || !file.commit())
        m_errors->showError({path.toStdString(), "", "the still could not be written", ""});
}

// Keys go to the window's actions wherever the focus is, but a text field keeps those that it can
// use; and the idle layer comes back when its key is let go.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && is_text_field(watched)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->modifiers().testFlag(Qt::ControlModifier)) {
            event->accept();
            return true;
        }
    }
    const bool let_go = event->type() == QEvent::KeyRelease &&
                        static_cast<QKeyEvent*>(event)->key() == Qt::Key_B &&
                        !static_cast<QKeyEvent*>(event)->isAutoRepeat();
    if (let_go || (event->type() == QEvent::WindowDeactivate && watched == this))
        m_layer_off->setChecked(false);
    return QMainWindow::eventFilter(watched, event);
}

} // namespace mh
