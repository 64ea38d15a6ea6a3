#include "app/studio/main_window.h"

#include "app/studio/error_bar.h"
#include "app/studio/live_frame.h"
#include "widgets/audit/audit_table.h"
#include "widgets/dials/dials.h"
#include "widgets/plots/plots.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/transport/transport.h"
#include "widgets/viewport/viewport.h"

#include <QApplication>
#include <QBoxLayout>
#include <QCloseEvent>
#include <QComboBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>

namespace mh {
namespace {

const QString geometry_key = QStringLiteral("window/geometry");
const QString layout_key = QStringLiteral("window/layout");
constexpr int layout_version = 1;

} // namespace

MainWindow::MainWindow()
    : m_viewport(new Viewport), m_transport(new Transport), m_strip(new TimelineStrip),
      m_plots(new Plots), m_dials(new Dials), m_audit(new AuditTable), m_errors(new ErrorBar),
      m_live(new LiveFrame(m_document, *m_viewport, this)), m_episodes(new QComboBox),
      m_about_picture(new QLabel) {
    setAcceptDrops(true);
    buildCentre();
    buildPanels();
    buildMenus();
    connectOpening();
    connectFrame();
    connectPlaying();
    connectDials();
    connectAudit();
    showTitle();
    restoreLayout();
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow() {
    qApp->removeEventFilter(this);
}

void MainWindow::buildCentre() {
    m_viewport->setHint(tr("Open a show, a screenplay or a Timeline (Ctrl+O), or drop it here."));
    auto* centre = new QWidget(this);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_errors);
    column->addWidget(m_viewport, 1);
    column->addWidget(m_transport);
    setCentralWidget(centre);
    m_episodes->setFocusPolicy(Qt::NoFocus);
    m_episodes->setObjectName("episodes");
    m_episodes->setToolTip(tr("Episode"));
    m_episodes->setAccessibleName(tr("Episode"));
    m_episodes->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    auto* corner = new QWidget(menuBar());
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 1, 8, 1);
    row->addWidget(m_episodes);
    menuBar()->setCornerWidget(corner);
    m_episodes->hide();
    m_about_picture->setContentsMargins(0, 0, 10, 0);
    statusBar()->addPermanentWidget(m_about_picture);
    statusBar()->setSizeGripEnabled(false);
}

QDockWidget* MainWindow::addPanel(const char* name, const QString& title, QWidget* content,
                                  Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    dock->setWidget(content);
    addDockWidget(area, dock);
    return dock;
}

void MainWindow::buildPanels() {
    setDockNestingEnabled(true);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    QDockWidget* strip = addPanel("timeline", tr("Timeline"), m_strip, Qt::BottomDockWidgetArea);
    QDockWidget* plots = addPanel("plots", tr("Plots"), m_plots, Qt::BottomDockWidgetArea);
    splitDockWidget(strip, plots, Qt::Vertical);
    addPanel("dials", tr("Style Dials"), m_dials, Qt::RightDockWidgetArea);
    addPanel("audit", tr("Audit"), m_audit, Qt::RightDockWidgetArea);
    resize(1600, 1000);
    m_first_layout = saveState(layout_version);
}

void MainWindow::resetLayout() {
    restoreState(m_first_layout, layout_version);
    const auto dock = [this](const char* name) { return findChild<QDockWidget*>(name); };
    resizeDocks({dock("dials"), dock("audit")}, {width() * 28 / 100, width() * 28 / 100},
                Qt::Horizontal);
    resizeDocks({dock("timeline"), dock("plots")}, {height() * 215 / 1000, height() * 27 / 100},
                Qt::Vertical);
    resizeDocks({dock("dials"), dock("audit")}, {170, height() - 170}, Qt::Vertical);
}

void MainWindow::restoreLayout() {
    const QSettings settings;
    restoreGeometry(settings.value(geometry_key).toByteArray());
    if (!restoreState(settings.value(layout_key).toByteArray(), layout_version))
        resetLayout();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    QSettings settings;
    settings.setValue(geometry_key, saveGeometry());
    settings.setValue(layout_key, saveState(layout_version));
    event->accept();
}

// The panels' list is in the View menu.
QMenu* MainWindow::createPopupMenu() {
    return nullptr;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    open(event->mimeData()->urls().front().toLocalFile());
    event->acceptProposedAction();
}

void MainWindow::open(const QString& path, const QString& episode, Frame frame) {
    m_opener.open(path.toStdString(), episode.toStdString(), frame);
}

} // namespace mh
