// What a whole 1280×720 frame with two characters and a set costs on one thread, posed, drawn and
// painted with its outlines, beside what QPainter needs merely to fill the same frame's paths; and
// how much sooner two cores render a movie than one.

#include "core/picture/picture.h"
#include "core/timeline/compile.h"
#include "core/timeline/open.h"
#include "widgets/paint/paint.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <sched.h>
#include <set>
#include <time.h>
#include <vector>

namespace mh {
namespace {

constexpr PictureSize picture{1280, 720};
constexpr int frames_timed = 60;
constexpr int rounds = 5; // of each frame, the quickest taken
constexpr double most_ratio = 1.5;
constexpr double least_speed_up = 1.8;

double median(std::vector<double> numbers) {
    std::sort(numbers.begin(), numbers.end());
    return numbers[numbers.size() / 2];
}

// What this thread has run for, whoever else uses the machine.
double thread_ms() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

template <typename Work>
double quickest_ms(const Work& work) {
    double best = 1e9;
    for (int round = 0; round < rounds; ++round) {
        const double start = thread_ms();
        work();
        best = std::min(best, thread_ms() - start);
    }
    return best;
}

// A shape as QPainter takes it, made before the clock starts.
struct Recorded {
    QPainterPath path;
    QBrush brush;
};

QPainterPath path_of(const Drawing& drawing, const Shape& shape) {
    const auto at = [](const Vec2& p) { return QPointF(p.x(), p.y()); };
    QPainterPath path;
    path.setFillRule(shape.even_odd ? Qt::OddEvenFill : Qt::WindingFill);
    const Vec2* p = drawing.points(shape).data();
    for (const Verb verb : drawing.verbs(shape)) {
        if (verb == Verb::move)
            path.moveTo(at(*p++));
        else if (verb == Verb::line)
            path.lineTo(at(*p++));
        else if (verb == Verb::cubic) {
            path.cubicTo(at(p[0]), at(p[1]), at(p[2]));
            p += 3;
        } else
            path.closeSubpath();
    }
    return path;
}

// Every path of the frame with the one colour it begins with: neither outlines nor gradients.
std::vector<Recorded> recorded(const Drawing& drawing) {
    std::vector<Recorded> paths;
    for (const Shape& shape : drawing.shapes())
        paths.push_back({path_of(drawing, shape),
                         QColor(shape.fill.r, shape.fill.g, shape.fill.b, shape.fill.a)});
    return paths;
}

void fill_all(const std::vector<Recorded>& paths, QImage& image) {
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const Recorded& shape : paths)
        painter.fillPath(shape.path, shape.brush);
}

int actors_in(const Drawing& drawing) {
    std::set<int> actors;
    for (const Shape& shape : drawing.shapes())
        if (shape.tag.part == Part::head)
            actors.insert(shape.tag.actor);
    return static_cast<int>(actors.size());
}

struct FrameTimes {
    std::vector<double> whole_ms;
    std::vector<double> filled_ms;
    std::vector<double> ratio;
};

FrameTimes time_frames(const Performance& performance) {
    const Timeline& timeline = performance.timeline();
    QImage image(picture.width, picture.height, QImage::Format_ARGB32_Premultiplied);
    FrameScratch scratch;
    Drawing drawing;
    FrameTimes times;
    for (int i = 0; i < frames_timed; ++i) {
        FrameRequest request;
        request.t = seconds_of(timeline.frames * i / frames_timed, timeline.fps);
        request.size = picture;
        request.dials = timeline.style.dials;
        draw_frame(performance, request, scratch, drawing);
        if (actors_in(drawing) != 2)
            continue;
        const std::vector<Recorded> paths = recorded(drawing);
        const double filled = quickest_ms([&] { fill_all(paths, image); });
        const double whole = quickest_ms([&] {
            draw_frame(performance, request, scratch, drawing);
            image.fill(Qt::black);
            QPainter painter(&image);
            paint(drawing, painter);
        });
        times.whole_ms.push_back(whole);
        times.filled_ms.push_back(filled);
        times.ratio.push_back(whole / filled);
    }
    return times;
}

// Ten seconds by the program itself, held to its first cores: a movie, or its frames as files where
// there is no encoder.
double movie_ms(const QTemporaryDir& folder, int cores) {
    const bool encodes = !QStandardPaths::findExecutable("ffmpeg").isEmpty();
    const QString out = folder.filePath(QString::number(cores) + (encodes ? ".mp4" : ""));
    if (!encodes)
        QDir().mkdir(out);
    QProcess program;
    program.setChildProcessModifier([cores] {
        cpu_set_t some;
        CPU_ZERO(&some);
        for (int core = 0; core < cores; ++core)
            CPU_SET(core, &some);
        sched_setaffinity(0, sizeof some, &some);
    });
    QElapsedTimer clock;
    clock.start();
    program.start(MOVINGHOLD_PROGRAM,
                  {"render", MOVINGHOLD_RESOURCES "/shows/demo", "--episode", "cold-open",
                   "--frames", "0-240", "--jobs", QString::number(cores), "--out", out});
    program.waitForFinished(-1);
    return program.exitCode() == 0 ? static_cast<double>(clock.nsecsElapsed()) / 1e6 : 0;
}

Result<Performance> cold_open() {
    const auto opened = open_input(MOVINGHOLD_RESOURCES "/shows/demo");
    if (!opened)
        return fail(opened.error());
    const Show& show = std::get<Show>(*opened);
    SpeechMemory memory;
    Result<Timeline> timeline = compile_episode(show, *show.episode_named("cold-open"), memory);
    if (!timeline)
        return fail(timeline.error());
    return Performance(std::make_shared<const Timeline>(*std::move(timeline)));
}

int run() {
    const Result<Performance> performance = cold_open();
    if (!performance) {
        std::fprintf(stderr, "%s\n", to_string(performance.error()).c_str());
        return 2;
    }
    const FrameTimes times = time_frames(*performance);
    const double ratio = median(times.ratio);
    std::printf("%zu frames of the cold open with two characters, 1280×720, one thread\n",
                times.ratio.size());
    std::printf("posed, drawn and painted  median %6.2f ms\n", median(times.whole_ms));
    std::printf("its paths merely filled   median %6.2f ms\n", median(times.filled_ms));
    std::printf("ratio %.2f (median), %.2f (worst); at most %.2f\n", ratio,
                *std::max_element(times.ratio.begin(), times.ratio.end()), most_ratio);
    const QTemporaryDir folder;
    const double one = movie_ms(folder, 1);
    const double two = movie_ms(folder, 2);
    if (one == 0 || two == 0) {
        std::fprintf(stderr, "no movie was rendered\n");
        return 2;
    }
    std::printf("ten seconds rendered: one core %.1f s, two %.1f s: %.2f times the speed; "
                "at least %.1f\n",
                one / 1e3, two / 1e3, one / two, least_speed_up);
    return ratio <= most_ratio && one / two >= least_speed_up ? 0 : 1;
}

} // namespace
} // namespace mh

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    return mh::run();
}
