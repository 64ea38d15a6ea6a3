// How long it takes to open a two-hour screenplay in the real window: from the wish to the first
// picture, for the first time and for the second; and how long until its lines are spoken.

#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "app/studio/theme.h"
#include "core/base/file.h"
#include "feature_screenplay.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>

#include <cstdio>
#include <string>

namespace mh {
namespace {

constexpr double most_seconds_at_first = 3;
constexpr double most_seconds_again = 1;
constexpr int patience_ms = 120000;

struct Opening {
    double to_picture = -1; // seconds
    double to_speech = -1;
    double minutes = 0;
};

Opening open(const QString& screenplay) {
    Opening opening;
    QElapsedTimer clock;
    clock.start();
    const auto seconds = [&] { return static_cast<double>(clock.nsecsElapsed()) / 1e9; };
    MainWindow window;
    window.resize(1600, 1000);
    window.show();
    QObject::connect(&window.liveFrame(), &LiveFrame::shown, [&](Frame) {
        if (opening.to_picture < 0 && window.document().frames() > 0)
            opening.to_picture = seconds();
    });
    window.open(screenplay);
    const auto is_spoken = [&] {
        return window.document().isOpen() && window.document().episode().unspoken.empty();
    };
    while ((opening.to_picture < 0 || !is_spoken()) && clock.elapsed() < patience_ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 20);
    opening.to_speech = is_spoken() ? seconds() : -1;
    opening.minutes =
        static_cast<double>(window.document().frames()) / window.document().fps() / 60;
    return opening;
}

int run(const QString& folder) {
    const QString screenplay = folder + "/feature.fountain";
    if (!write_file(screenplay.toStdString(), FeatureScreenplay::text()))
        return 2;
    const Opening first = open(screenplay);
    const Opening again = open(screenplay);
    std::printf("a screenplay of %.0f minutes\n", first.minutes);
    std::printf(
        "first opening   picture after %5.2f s (at most %.0f), all lines spoken after %.1f s\n",
        first.to_picture, most_seconds_at_first, first.to_speech);
    std::printf(
        "second opening  picture after %5.2f s (at most %.0f), all lines spoken after %.1f s\n",
        again.to_picture, most_seconds_again, again.to_speech);
    const bool opened = first.to_speech > 0 && again.to_speech > 0;
    return opened && first.to_picture <= most_seconds_at_first &&
                   again.to_picture <= most_seconds_again
               ? 0
               : 1;
}

} // namespace
} // namespace mh

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir folder; // with a cache that knows nothing yet
    qputenv("XDG_CACHE_HOME", folder.filePath("cache").toUtf8());
    QApplication application(argc, argv);
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    mh::apply_theme(application);
    return mh::run(folder.path());
}
