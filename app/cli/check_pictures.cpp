#include "app/cli/check_pictures.h"

#include "core/audit/levels.h"
#include "core/audit/parallel.h"
#include "core/picture/picture.h"
#include "widgets/paint/paint.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <cmath>
#include <utility>

namespace mh::cli {

namespace {

constexpr int picture_lines = 270;
constexpr int levels_lines = 360;

// In the picture's shape, at most so high.
PictureSize no_higher_than(const PictureSize& size, int lines) {
    const double scale = std::min(1.0, static_cast<double>(lines) / size.height);
    return {std::max(16, static_cast<int>(std::lround(scale * size.width))),
            std::max(16, static_cast<int>(std::lround(scale * size.height)))};
}

struct Painted {
    FrameScratch scratch;
    Drawing drawing;
    Backdrops backdrops{32 << 20};
    QImage image;

    void make(const Performance& performance, const FrameRequest& request) {
        draw_frame(performance, request, scratch, drawing);
        paint(drawing, QRect(0, 0, request.size.width, request.size.height), image, backdrops);
    }
};

std::string png_of(const QImage& image) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes.toStdString();
}

Pixels pixels_of(const QImage& image) {
    return {reinterpret_cast<const std::uint32_t*>(image.constBits()), image.width(),
            image.height(), image.bytesPerLine() / 4};
}

MotionLevels levels_of(const Performance& performance, const SpeakingShot& shot,
                       const IdleDials& dials, Layer layer, Painted& painted) {
    const Timeline& timeline = performance.timeline();
    const PictureSize size = no_higher_than(timeline.picture, levels_lines);
    LevelMeter meter;
    QImage before;
    for (Frame frame = shot.frames.first; frame < shot.frames.end; ++frame) {
        painted.make(performance, {seconds_of(frame, timeline.fps), size, dials, layer});
        if (!before.isNull())
            meter.add(pixels_of(before), pixels_of(painted.image),
                      regions_of(painted.drawing, static_cast<int>(shot.actor)));
        before = painted.image.copy();
    }
    return meter.mean();
}

} // namespace

void put_pictures(const Performance& performance, EpisodeReport& report) {
    const Timeline& timeline = performance.timeline();
    const PictureSize size = no_higher_than(timeline.picture, picture_lines);
    Painted painted;
    for (std::size_t i = 0; i < report.judgements.size(); ++i) {
        const Judgement& one = report.judgements[i];
        if (one.verdict != Verdict::fail)
            continue;
        const Frame middle = one.frames.first + one.frames.count() / 2;
        painted.make(performance,
                     {seconds_of(middle, timeline.fps), size, report.dials, Layer::on});
        report.exhibits[i].picture_png = png_of(painted.image);
    }
}

bool put_levels(const Performance& performance, const LevelsRequest& request, Audit& audit) {
    const auto work = [&](std::size_t first, std::size_t end) {
        Painted painted;
        for (std::size_t i = first; i < end; ++i) {
            SpeakingShot& shot = audit.speaking[i];
            shot.levels = levels_of(performance, shot, audit.dials, Layer::on, painted);
            shot.levels_before = levels_of(performance, shot, audit.dials, Layer::off, painted);
        }
    };
    return for_each_chunk(
        {audit.speaking.size(), 1, request.jobs, request.progress, request.cancelled}, work);
}

} // namespace mh::cli
