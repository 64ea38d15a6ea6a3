#include "app/studio/error_bar.h"
#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "widgets/audit/audit_table.h"
#include "widgets/dials/dials.h"
#include "widgets/plots/plots.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/transport/transport.h"
#include "widgets/viewport/viewport.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalBlocker>
#include <QStatusBar>

namespace mh {

void MainWindow::connectOpening() {
    connect(&m_opener, &Opener::started, this,
            [this](const QString& what) { statusBar()->showMessage(tr("Opening %1…").arg(what)); });
    connect(&m_opener, &Opener::failed, this, [this](const Error& error) {
        statusBar()->clearMessage();
        m_errors->showError(error);
        showEpisodes();
    });
    connect(&m_opener, &Opener::opened, this, [this](const OpenEpisode& episode, Frame frame) {
        statusBar()->clearMessage();
        m_errors->hide();
        m_player.stop();
        m_document.open(episode);
        showOpened(frame);
    });
    connect(&m_opener, &Opener::speaking, this, [this](int done, int lines) {
        statusBar()->showMessage(
            tr("Speaking line %1 of %2; lengths are estimates until then").arg(done).arg(lines));
    });
    connect(&m_opener, &Opener::spoken, this, [this](const OpenEpisode& episode) {
        statusBar()->clearMessage();
        m_document.respeak(episode);
    });
    connect(&m_document, &Document::respoken, this, &MainWindow::showRespoken);
    connect(m_episodes, &QComboBox::activated, this, [this](int row) {
        m_opener.openEpisode(m_document.episode(),
                             m_episodes->itemData(row).toString().toStdString());
    });
}

void MainWindow::connectFrame() {
    connect(m_live, &LiveFrame::shown, this, [this](Frame frame) {
        m_strip->setFrame(frame);
        m_plots->setFrame(frame);
        m_transport->setFrame(frame);
        showShot();
        m_player.shown(frame);
    });
    connect(&m_document, &Document::marksChanged, this, [this] {
        m_strip->setMarked(m_document.marked());
        if (const double speed = m_player.speed(); speed != 0)
            play(speed);
    });
    const auto pause = [this] { m_player.pause(); };
    const auto resume = [this] { m_player.resume(m_document.frame()); };
    const auto scrub = [this](Frame frame) { m_document.setFrame(frame); };
    connect(m_strip, &TimelineStrip::scrubStarted, this, pause);
    connect(m_strip, &TimelineStrip::scrubbed, this, scrub);
    connect(m_strip, &TimelineStrip::scrubEnded, this, resume);
    connect(m_plots, &Plots::scrubStarted, this, pause);
    connect(m_plots, &Plots::scrubbed, this, scrub);
    connect(m_plots, &Plots::scrubEnded, this, resume);
    connect(m_strip, &TimelineStrip::visibleRangeChanged, m_plots, &Plots::setVisibleRange);
    connect(m_plots, &Plots::visibleRangeChanged, m_strip, &TimelineStrip::setVisibleRange);
    connect(m_transport, &Transport::frameEntered, this, &MainWindow::go);
    connect(m_transport, &Transport::stepped, this,
            [this](int frames) { go(m_document.frame() + frames); });
    connect(m_transport, &Transport::firstWanted, this, [this] { go(0); });
    connect(m_transport, &Transport::lastWanted, this, [this] { go(m_document.frames() - 1); });
}

void MainWindow::connectPlaying() {
    connect(m_transport, &Transport::playToggled, this, &MainWindow::togglePlay);
    connect(m_transport, &Transport::loopToggled, &m_player, &Player::setLooping);
    connect(&m_player, &Player::playingChanged, m_transport, &Transport::setPlaying);
    connect(&m_player, &Player::rateMeasured, m_transport, &Transport::setMeasuredRate);
    connect(&m_player, &Player::frameDue, &m_document, &Document::setFrame);
    m_transport->setLooping(m_player.looping());
}

void MainWindow::connectDials() {
    connect(m_dials, &Dials::dialsChanged, this,
            [this](const IdleDials& dials) { m_document.setDials(dials, m_drag); });
    connect(m_dials, &Dials::dialsCommitted, this, [this] { ++m_drag; });
    connect(m_dials, &Dials::saveWanted, this, &MainWindow::saveStyle);
    connect(&m_document, &Document::dialsChanged, m_dials, &Dials::setDials);
    connect(&m_document, &Document::savedDialsChanged, m_dials, &Dials::setSavedDials);
    connect(&m_document, &Document::dialsChanged, this, [this](const IdleDials& dials) {
        m_auditor.auditSoon(m_document.performance(), dials);
    });
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this,
            [this](bool clean) { setWindowModified(!clean); });
    connect(&m_document, &Document::layerChanged, this, [this](Layer layer) {
        m_viewport->setBadge(layer == Layer::off ? tr("IDLE LAYER OFF") : QString());
    });
}

void MainWindow::connectAudit() {
    connect(&m_auditor, &Auditor::started, this, [this] { m_audit->setBusy(true); });
    connect(&m_auditor, &Auditor::audited, &m_document, &Document::setAudit);
    connect(&m_document, &Document::auditChanged, this, &MainWindow::showAudit);
    connect(m_audit, &AuditTable::findingChosen, this, [this](const Finding& finding) {
        m_document.select(finding.actor);
        go(finding.frames.first);
    });
}

void MainWindow::showTimeline() {
    const std::shared_ptr<const Timeline> timeline = m_document.timeline();
    m_strip->setTimeline(timeline);
    m_strip->setMarked(m_document.marked());
    m_plots->setTimeline(timeline);
    m_transport->setLength(timeline->frames, timeline->fps);
    m_about_picture->setText(tr("%1 × %2   %3 frames   %4 fps")
                                 .arg(timeline->picture.width)
                                 .arg(timeline->picture.height)
                                 .arg(timeline->frames)
                                 .arg(timeline->fps));
}

// What plays goes on playing, from the same moment.
void MainWindow::showRespoken() {
    const double speed = m_player.speed();
    m_player.stop();
    showTimeline();
    showShot();
    if (speed != 0)
        play(speed);
    m_auditor.audit(m_document.performance(), m_document.dials());
}

void MainWindow::showOpened(Frame frame) {
    const std::shared_ptr<const Timeline> timeline = m_document.timeline();
    m_viewport->setPictureShape({timeline->picture.width, timeline->picture.height});
    m_viewport->setHint(tr("This episode has no frames."));
    showTimeline();
    m_dials->setDials(m_document.dials());
    m_dials->setSavedDials(m_document.savedDials());
    m_dials->setSavable(m_document.canSaveStyle(),
                        tr("Only a show's folder has a style file to write"));
    showEpisodes();
    showTitle();
    m_document.setFrame(frame);
    showShot();
    // Stillness is judged by the clock, and estimates are none.
    if (m_document.episode().unspoken.empty())
        m_auditor.audit(m_document.performance(), m_document.dials());
    else
        m_auditor.cancel();
}

void MainWindow::showAudit() {
    m_strip->setFindings(m_document.findings());
    m_plots->setAudit(m_document.audit());
    m_audit->setFindings(m_document.findings());
    m_audit->setBusy(m_auditor.busy());
}

void MainWindow::showShot() {
    const Shot* shot = m_document.shot();
    m_transport->setShot(shot ? QString::fromStdString(shot->id) : QString());
}

void MainWindow::showEpisodes() {
    const QSignalBlocker quiet(m_episodes);
    m_episodes->clear();
    const std::shared_ptr<const Show>& show = m_document.episode().show;
    if (show)
        for (const Episode& episode : show->episodes)
            m_episodes->addItem(QString::fromStdString(episode.id),
                                QString::fromStdString(episode.id));
    if (m_document.isOpen())
        m_episodes->setCurrentIndex(
            m_episodes->findData(QString::fromStdString(m_document.episode().timeline().episode)));
    m_episodes->setVisible(m_episodes->count() > 0);
}

void MainWindow::showTitle() {
    setWindowModified(false);
    if (!m_document.isOpen()) {
        setWindowTitle(tr("Moving Hold"));
        return;
    }
    const Timeline& timeline = m_document.episode().timeline();
    setWindowTitle(
        tr("%1 – %2[*] – Moving Hold")
            .arg(QString::fromStdString(timeline.title), QString::fromStdString(timeline.show)));
}

} // namespace mh
