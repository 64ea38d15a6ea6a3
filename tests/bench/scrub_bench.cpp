// How long a drag on the timeline takes to become a painted 1280×720 frame, through the real window
// with all its panels, beside the bare posing, drawing and painting of the same frames.

#include "app/studio/live_frame.h"
#include "app/studio/main_window.h"
#include "app/studio/theme.h"
#include "widgets/paint/paint.h"
#include "widgets/timeline/timeline_strip.h"
#include "widgets/viewport/viewport.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <random>
#include <vector>

namespace mh {
namespace {

constexpr int drags = 500;
constexpr int warm_up = 20;
constexpr int patience_ms = 60000;
constexpr PictureSize picture{1280, 720};

struct Times {
    std::vector<double> ms;

    [[nodiscard]] double at(double share) {
        std::sort(ms.begin(), ms.end());
        return ms[static_cast<std::size_t>(share * static_cast<double>(ms.size() - 1))];
    }
};

template <typename Until>
bool run_until(Until until) {
    QElapsedTimer clock;
    clock.start();
    while (!until() && clock.elapsed() < patience_ms)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents, 5);
    return until();
}

// Tells when the viewport has painted, and after it everything that was due with it.
class PaintWatch : public QObject {
  public:
    explicit PaintWatch(QWidget& watched) { watched.installEventFilter(this); }
    bool painted = false;

  protected:
    bool eventFilter(QObject*, QEvent* event) override {
        painted = painted || event->type() == QEvent::Paint;
        return false;
    }
};

void send(QWidget& to, QEvent::Type type, QPoint at) {
    const bool moves = type == QEvent::MouseMove;
    QMouseEvent event(type, at, to.mapToGlobal(at), moves ? Qt::NoButton : Qt::LeftButton,
                      type == QEvent::MouseButtonRelease ? Qt::NoButton : Qt::LeftButton, {});
    QApplication::sendEvent(&to, &event);
}

std::vector<Frame> random_frames(Frame count) {
    std::mt19937 random(2);
    std::uniform_int_distribution<Frame> any(0, count - 1);
    std::vector<Frame> frames;
    while (frames.size() < warm_up + drags) {
        const Frame frame = any(random);
        if (frames.empty() || frame != frames.back())
            frames.push_back(frame);
    }
    return frames;
}

Times time_drags(MainWindow& window, const std::vector<Frame>& frames) {
    auto& strip = *window.findChild<TimelineStrip*>();
    PaintWatch watch(*window.findChild<Viewport*>());
    const TimeAxis axis = strip.axis();
    const double fps = window.document().fps();
    const auto place = [&](Frame frame) {
        return QPoint(static_cast<int>(axis.x_of((static_cast<double>(frame) + 0.5) / fps)), 30);
    };
    Times times;
    send(*strip.viewport(), QEvent::MouseButtonPress, place(frames.front()));
    run_until([&] { return watch.painted; });
    for (const Frame frame : frames) {
        // As a hand's: the display has ticked, and nothing else waits, when the next one comes.
        QElapsedTimer rest;
        rest.start();
        run_until([&] { return rest.elapsed() >= 20; });
        const Frame before = window.document().frame();
        watch.painted = false;
        QElapsedTimer clock;
        clock.start();
        send(*strip.viewport(), QEvent::MouseMove, place(frame));
        if (window.document().frame() == before)
            continue;
        run_until([&] { return watch.painted; });
        times.ms.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    send(*strip.viewport(), QEvent::MouseButtonRelease, place(frames.back()));
    times.ms.erase(times.ms.begin(), times.ms.begin() + warm_up);
    return times;
}

// Whole frames, each from nothing; or, with `memory`, as the studio makes them.
Times time_bare(const Document& document, const std::vector<Frame>& frames, FrameMemory* memory) {
    FrameMemory own;
    QImage image;
    Times times;
    for (const Frame frame : frames) {
        FrameRequest request;
        request.t = seconds_of(frame, document.fps());
        request.size = picture;
        request.dials = document.dials();
        QElapsedTimer clock;
        clock.start();
        if (memory != nullptr) {
            make_frame(*document.performance(), request, *memory, image);
        } else {
            draw_frame(*document.performance(), request, own.scratch, own.drawing);
            paint(own.drawing, QRect(0, 0, picture.width, picture.height), image);
        }
        times.ms.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    times.ms.erase(times.ms.begin(), times.ms.begin() + warm_up);
    return times;
}

int run() {
    MainWindow window;
    window.resize(1920, 1440);
    window.show();
    window.open(MOVINGHOLD_RESOURCES "/shows/demo", "cold-open");
    if (!run_until([&] { return window.document().audit() != nullptr; })) {
        std::fprintf(stderr, "the cold open did not open\n");
        return 2;
    }
    auto& viewport = *window.findChild<Viewport*>();
    viewport.setFixedSize(picture.width, picture.height);
    run_until([&] { return viewport.wholeSize() == QSize(picture.width, picture.height); });

    const std::vector<Frame> frames = random_frames(window.document().frames());
    Times drag = time_drags(window, frames);
    Times bare = time_bare(window.document(), frames, nullptr);
    FrameMemory memory;
    Times kept = time_bare(window.document(), frames, &memory);
    std::printf("%zu random frames of the cold open at 1280×720, ms\n", drag.ms.size());
    std::printf("%-44s median %6.2f   95th %6.2f\n", "drag on the timeline to painted frame",
                drag.at(0.5), drag.at(0.95));
    std::printf("%-44s median %6.2f   95th %6.2f\n", "bare posing, drawing and painting",
                bare.at(0.5), bare.at(0.95));
    std::printf("%-44s median %6.2f   95th %6.2f\n", "the same, painted sets kept", kept.at(0.5),
                kept.at(0.95));
    std::printf("ratio %.2f (median), %.2f (95th); at most 1.50, and 40 ms at the 95th\n",
                drag.at(0.5) / kept.at(0.5), drag.at(0.95) / kept.at(0.95));
    // Against the frames that are made as the studio makes them: against frames from nothing the
    // kept sets would hide what the window costs.
    return drag.at(0.5) <= 1.5 * kept.at(0.5) && drag.at(0.95) <= 40 ? 0 : 1;
}

} // namespace
} // namespace mh

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    mh::apply_theme(application);
    return mh::run();
}
