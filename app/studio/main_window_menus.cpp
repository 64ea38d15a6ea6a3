#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "widgets/dials/dials.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/viewport/viewport.h"

#include <QAction>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QUndoStack>

#include <cmath>
#include <functional>

namespace mh {
namespace {

struct ActionSpec {
    QString text;
    QKeySequence key;
    std::function<void()> does;
    QKeySequence also = {};
};

// An action with no text is a line between others.
void add_actions(QMenu* menu, const std::vector<ActionSpec>& specs) {
    for (const ActionSpec& spec : specs) {
        if (spec.text.isEmpty()) {
            menu->addSeparator();
            continue;
        }
        QAction* action = menu->addAction(spec.text);
        action->setShortcuts({spec.key, spec.also});
        QObject::connect(action, &QAction::triggered, menu, [does = spec.does] { does(); });
    }
}

} // namespace

void MainWindow::buildMenus() {
    buildFileMenu();
    buildEditMenu();
    buildPlaybackMenu();
    buildViewMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&File"));
    add_actions(menu, {{tr("&Open…"), QKeySequence::Open, [this] { askForFile(); }},
                       {tr("Open Show &Folder…"), Qt::CTRL | Qt::SHIFT | Qt::Key_O,
                        [this] { askForFolder(); }},
                       {}});
    m_save_style = menu->addAction(tr("&Save Style"));
    m_save_style->setShortcut(QKeySequence::Save);
    connect(m_save_style, &QAction::triggered, this, &MainWindow::saveStyle);
    add_actions(menu,
                {{tr("Save S&till…"), Qt::CTRL | Qt::SHIFT | Qt::Key_S, [this] { saveStill(); }},
                 {},
                 {tr("&Quit"), QKeySequence::Quit, [this] { close(); }}});
}

void MainWindow::buildEditMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Edit"));
    QAction* undo = m_document.undoStack().createUndoAction(menu);
    QAction* redo = m_document.undoStack().createRedoAction(menu);
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y});
    menu->addActions({undo, redo});
}

void MainWindow::buildPlaybackMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Playback"));
    const auto step = [this](Frame frames) {
        return [=, this] { go(m_document.frame() + frames); };
    };
    const auto second = [this](int sign) {
        return [=, this] { go(m_document.frame() + sign * std::lround(m_document.fps())); };
    };
    const auto shot = [this](int by) { return [=, this] { go(m_document.shotStart(by)); }; };
    add_actions(menu, {{tr("&Play / Pause"), Qt::Key_Space, [this] { togglePlay(); }},
                       {tr("Shuttle &Backwards"), Qt::Key_J, [this] { shuttle(-1); }},
                       {tr("&Stop"), Qt::Key_K, [this] { m_player.stop(); }},
                       {tr("Shuttle &Forwards"), Qt::Key_L, [this] { shuttle(1); }},
                       {},
                       {tr("Mark &In"), Qt::Key_I,
                        [this] { m_document.markIn(m_document.frame()); }, Qt::Key_BracketLeft},
                       {tr("Mark &Out"), Qt::Key_O,
                        [this] { m_document.markOut(m_document.frame()); }, Qt::Key_BracketRight},
                       {tr("Mark the &Shot"), Qt::Key_X, [this] { markShot(); }},
                       {tr("&Clear Marks"), Qt::Key_Backslash, [this] { m_document.clearMarks(); }},
                       {tr("Play Between the &Marks"), Qt::Key_P, [this] { playMarked(); }},
                       {},
                       {tr("Back One Frame"), Qt::Key_Left, step(-1)},
                       {tr("Forward One Frame"), Qt::Key_Right, step(1)},
                       {tr("Back Ten Frames"), Qt::SHIFT | Qt::Key_Left, step(-10)},
                       {tr("Forward Ten Frames"), Qt::SHIFT | Qt::Key_Right, step(10)},
                       {tr("Back One Second"), Qt::CTRL | Qt::Key_Left, second(-1)},
                       {tr("Forward One Second"), Qt::CTRL | Qt::Key_Right, second(1)},
                       {},
                       {tr("Previous Shot"), Qt::Key_Up, shot(-1)},
                       {tr("Next Shot"), Qt::Key_Down, shot(1)},
                       {tr("First Frame"), Qt::Key_Home, [this] { go(0); }},
                       {tr("Last Frame"), Qt::Key_End, [this] { go(m_document.frames() - 1); }},
                       {},
                       {tr("Previous Finding"), Qt::Key_Comma, [this] { goToFault(false); }},
                       {tr("Next Finding"), Qt::Key_Period, [this] { goToFault(true); }}});
}

void MainWindow::buildViewMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&View"));
    add_actions(menu,
                {{tr("&Fit Picture"), Qt::Key_F, [this] { m_viewport->fit(); }},
                 {tr("Zoom &In"), QKeySequence::ZoomIn, [this] { m_viewport->zoomBy(1.25); }},
                 {tr("Zoom Ou&t"), QKeySequence::ZoomOut, [this] { m_viewport->zoomBy(1 / 1.25); }},
                 {tr("Fit &Timeline"), Qt::SHIFT | Qt::Key_F, [this] { m_strip->fitAll(); }},
                 {}});
    m_layer_off = menu->addAction(tr("Idle Layer &Off (While Held)"));
    m_layer_off->setCheckable(true);
    m_layer_off->setShortcut(Qt::Key_B);
    m_layer_off->setAutoRepeat(false);
    connect(m_layer_off, &QAction::toggled, this,
            [this](bool off) { m_document.setLayer(off ? Layer::off : Layer::on); });
    menu->addSeparator();
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        QAction* toggle = dock->toggleViewAction();
        if (dock->objectName() == "dials")
            toggle->setShortcut(Qt::Key_D);
        menu->addAction(toggle);
    }
    menu->addSeparator();
    add_actions(menu, {{tr("&Reset Layout"), {}, [this] { resetLayout(); }}});
}

void MainWindow::buildHelpMenu() {
    QMenu* menu = menuBar()->addMenu(tr("&Help"));
    add_actions(menu, {{tr("&About Moving Hold"), {}, [this] {
                            QMessageBox::about(
                                this, tr("Moving Hold"),
                                tr("<b>Moving Hold</b><p>A studio for character animation in "
                                   "which held poses stay alive.<p>GPL-3.0-or-later."));
                        }}});
}

} // namespace mh
