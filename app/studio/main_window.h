#pragma once

// The window: makes the parts, connects them, and owns the menus. What it knows of the work is
// which signal goes to which slot.

#include "app/studio/auditor.h"
#include "app/studio/document.h"
#include "app/studio/opener.h"
#include "app/studio/player.h"

#include <QMainWindow>

class QComboBox;
class QLabel;

namespace mh {

class AuditTable;
class Dials;
class ErrorBar;
class LiveFrame;
class Plots;
class TimelineStrip;
class Transport;
class Viewport;

class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow();
    ~MainWindow() override;

    void open(const QString& path, const QString& episode = {}, Frame frame = 0);

    [[nodiscard]] Document& document() { return m_document; }
    [[nodiscard]] Player& player() { return m_player; }
    [[nodiscard]] LiveFrame& liveFrame() { return *m_live; }
    [[nodiscard]] Opener& opener() { return m_opener; }
    [[nodiscard]] Auditor& auditor() { return m_auditor; }
    [[nodiscard]] QMenu* createPopupMenu() override;

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // Parts and panels.
    void buildCentre();
    void buildPanels();
    void resetLayout();
    void restoreLayout();
    QDockWidget* addPanel(const char* name, const QString& title, QWidget* content,
                          Qt::DockWidgetArea area);

    // Connections.
    void connectOpening();
    void connectFrame();
    void connectPlaying();
    void connectDials();
    void connectAudit();

    // Menus.
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildPlaybackMenu();
    void buildViewMenu();
    void buildHelpMenu();

    // What menus do.
    void askForFile();
    void askForFolder();
    void saveStyle();
    void saveStill();
    void shuttle(double direction);
    void play(double speed);
    void playMarked();
    void markShot();
    void togglePlay();
    void goToFault(bool forwards);
    void go(Frame frame);

    void showOpened(Frame frame);
    void showTimeline();
    void showRespoken();
    void showAudit();
    void showShot();
    void showEpisodes();
    void showTitle();

    Document m_document;
    Opener m_opener;
    Auditor m_auditor;
    Player m_player;
    Viewport* m_viewport;
    Transport* m_transport;
    TimelineStrip* m_strip;
    Plots* m_plots;
    Dials* m_dials;
    AuditTable* m_audit;
    ErrorBar* m_errors;
    LiveFrame* m_live;
    QComboBox* m_episodes;
    QLabel* m_about_picture;
    QAction* m_layer_off = nullptr;
    QAction* m_save_style = nullptr;
    QByteArray m_first_layout;
    int m_drag = 0; // names the dial drag that goes on
};

} // namespace mh
