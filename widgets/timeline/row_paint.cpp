#include "core/base/easing.h"
#include "widgets/look/look.h"
#include "widgets/look/words.h"
#include "widgets/timeline/strip_paint.h"

#include <QPainter>

#include <array>

namespace mh {
namespace {

// How far open each lip-sync shape is, A to X: a mouth row reads as a waveform from afar.
constexpr std::array<double, mouth_shape_count> openness{0.12, 0.3, 0.6, 1,   0.7,
                                                         0.45, 0.3, 0.6, 0.04};
constexpr double word_px = 34;        // of room a second and word asks for before words are shown
constexpr double letter_px = 11;      // of room a mouth shape asks for before its letter is shown
constexpr double lettered_zoom = 110; // pixels a second, from where most shapes have that room

struct RowPainter {
    const StripPicture& strip;
    const Actor& actor;
    QColor colour;
    QRect place;
    QPainter& painter;

    [[nodiscard]] double x(Seconds t) const { return strip.axis.x_of(t); }
    [[nodiscard]] bool sees(const TimeRange& range) const {
        return range.overlaps(strip.axis.visible);
    }
    [[nodiscard]] QRectF rect(const TimeRange& range) const {
        return {x(range.start), static_cast<double>(place.top()),
                std::max(1.0, x(range.end) - x(range.start)), static_cast<double>(place.height())};
    }
    // Text in what can be seen of a span, or nothing where not even a few letters fit.
    void label(const QRectF& rect, const QString& words, const QColor& ink) const {
        const QRectF inside = rect.intersected(QRectF(strip.area)).adjusted(4, 0, -2, 0);
        const QFontMetrics metrics = painter.fontMetrics();
        if (inside.width() < metrics.horizontalAdvance(words.left(5)) + 4)
            return;
        painter.setPen(ink);
        painter.drawText(
            inside, Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(words, Qt::ElideRight, static_cast<int>(inside.width()) + 1));
    }
};

bool words_fit(const RowPainter& row, const Line& line) {
    return !line.words.empty() && row.strip.axis.px_per_second() * line.range.duration() >=
                                      word_px * static_cast<double>(line.words.size());
}

void paint_words(const RowPainter& row, const Line& line) {
    for (const Word& word : line.words) {
        if (!row.sees(word.range))
            continue;
        const QRectF rect = row.rect(word.range);
        row.painter.fillRect(QRectF(rect.left(), rect.top(), 1, rect.height()),
                             look::sunk(row.colour, 0.3));
        row.label(rect.adjusted(-1, 0, 8, 0), QString::fromStdString(word.text), look::text);
    }
}

void paint_lines(const RowPainter& row) {
    for (const Line& line : row.strip.timeline.lines) {
        if (line.actor != row.actor.id || !row.sees(line.range))
            continue;
        const QRectF rect = row.rect(line.range);
        row.painter.fillRect(rect, look::sunk(row.colour, line.on_screen ? 0.55 : 0.8));
        row.painter.fillRect(QRectF(rect.left(), rect.top(), 2, rect.height()), row.colour);
        if (words_fit(row, line))
            paint_words(row, line);
        else
            row.label(rect, QString::fromStdString(line.id + "  " + line.text), look::text);
    }
}

void paint_mouths(const RowPainter& row) {
    const std::vector<MouthKey>& keys = row.actor.mouths;
    const Seconds last = seconds_of(row.strip.timeline.frames, row.strip.timeline.fps);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const TimeRange range{keys[i].time, i + 1 < keys.size() ? keys[i + 1].time : last};
        if (!row.sees(range))
            continue;
        const auto shape = static_cast<std::size_t>(keys[i].shape);
        const QRectF rect = row.rect(range);
        const double height = openness[shape] * rect.height();
        const bool lettered = row.strip.axis.px_per_second() >= lettered_zoom &&
                              rect.width() >= letter_px && keys[i].shape != MouthShape::X;
        row.painter.fillRect(QRectF(rect.left(), rect.bottom() - height,
                                    std::max(1.0, rect.width() - (lettered ? 1 : 0)), height),
                             look::sunk(row.colour, lettered ? 0.6 : 0.35));
        if (!lettered)
            continue;
        row.painter.setPen(look::text);
        row.painter.drawText(rect, Qt::AlignCenter,
                             QString::fromUtf8(mouth_shape_names[shape].data(), 1));
    }
}

// Up by the stroke, held, and down: the shape of the gesture's envelope.
void paint_gesture(const RowPainter& row, const Gesture& g) {
    const double top = row.place.top() + 1;
    const double bottom = row.place.bottom() + 1;
    const auto part = [&](std::initializer_list<QPointF> points, double u) {
        row.painter.setBrush(look::sunk(row.colour, u));
        row.painter.drawPolygon(QPolygonF(points));
    };
    row.painter.setRenderHint(QPainter::Antialiasing);
    row.painter.setPen(Qt::NoPen);
    part({{row.x(g.prepare), bottom}, {row.x(g.stroke), top}, {row.x(g.stroke), bottom}}, 0.5);
    part({{row.x(g.hold_end), top}, {row.x(g.release_end), bottom}, {row.x(g.hold_end), bottom}},
         0.72);
    row.painter.setRenderHint(QPainter::Antialiasing, false);
    const QRectF hold(row.x(g.stroke), top, std::max(2.0, row.x(g.hold_end) - row.x(g.stroke)),
                      bottom - top);
    row.painter.fillRect(hold, look::sunk(row.colour, 0.42));
    row.painter.fillRect(QRectF(hold.left(), top, 2, hold.height()), look::text);
    const QString name = look::words(name_of(g.kind));
    const QRectF room(hold.left(), top, std::max(hold.width(), row.x(g.release_end) - hold.left()),
                      hold.height());
    row.label(room, name, look::text);
}

void paint_gestures(const RowPainter& row) {
    for (const Gesture& gesture : row.actor.gestures)
        if (row.sees({gesture.prepare, gesture.release_end}))
            paint_gesture(row, gesture);
}

void paint_walks(const RowPainter& row) {
    for (const Walk& walk : row.actor.walks) {
        if (!row.sees(walk.range))
            continue;
        const QRectF rect = row.rect(walk.range).adjusted(0, 1, 0, -1);
        row.painter.fillRect(rect, look::sunk(row.colour, 0.68));
        row.painter.setPen(QPen(look::sunk(row.colour, 0.15), 1));
        const double lean = (walk.backwards ? -1 : 1) * rect.height() / 2;
        for (double x = rect.left() + 4; x + rect.height() < rect.right(); x += 9)
            row.painter.drawPolyline(QPolygonF(
                {{x, rect.top() + 2}, {x + lean, rect.center().y()}, {x, rect.bottom() - 2}}));
    }
}

void paint_expressions(const RowPainter& row) {
    const std::vector<ExpressionKey>& keys = row.actor.expressions;
    const Seconds last = seconds_of(row.strip.timeline.frames, row.strip.timeline.fps);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const TimeRange range{keys[i].time, i + 1 < keys.size() ? keys[i + 1].time : last};
        if (!row.sees(range))
            continue;
        const QRectF rect = row.rect(range);
        row.painter.fillRect(QRectF(rect.left(), rect.bottom() - 2, rect.width() - 1, 2),
                             look::sunk(row.colour, lerp(0.85, 0.25, keys[i].strength)));
        row.painter.fillRect(QRectF(rect.left(), rect.top() + 3, 1, rect.height() - 3), row.colour);
        row.label(rect, QString::fromUtf8(name_of(keys[i].emotion).data()), look::text_dim);
    }
}

} // namespace

void paint_row(const StripPicture& strip, const StripRow& row, const QRect& place,
               QPainter& painter) {
    static constexpr std::array<void (*)(const RowPainter&), 5> paints{
        paint_lines, paint_mouths, paint_gestures, paint_walks, paint_expressions};
    painter.setFont(look::small_font(row.kind == RowKind::lines ? 0.86 : 0.78));
    paints[static_cast<std::size_t>(row.kind)](
        {strip, strip.timeline.actors[row.actor], look::actor_colour(row.actor), place, painter});
}

} // namespace mh
