#include "widgets/plots/energy.h"

#include "widgets/look/look.h"
#include "widgets/look/words.h"

#include <QStringList>

#include <algorithm>

namespace mh {
namespace {

struct CurveSpec {
    QPen pen;
    QColor fill;
    bool on_right = true;
};

void add_curve(const std::vector<float>& values, double fps, const CurveSpec& spec,
               QCPAxisRect& rect) {
    QCPAxis* side = rect.axis(spec.on_right ? QCPAxis::atRight : QCPAxis::atLeft);
    QCPGraph* graph = rect.parentPlot()->addGraph(rect.axis(QCPAxis::atBottom), side);
    graph->setPen(spec.pen);
    if (spec.fill.isValid())
        graph->setBrush(spec.fill);
    QVector<QCPGraphData> points;
    points.reserve(static_cast<qsizetype>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i)
        points.append({seconds_of(static_cast<Frame>(i), fps), double(values[i])});
    graph->data()->set(points, true);
}

QColor faint(QColor colour, int alpha) {
    colour.setAlpha(alpha);
    return colour;
}

} // namespace

double motion_scale_px(const Audit& audit) {
    std::vector<float> values;
    for (const ActorCurves& curves : audit.actors)
        for (const std::vector<float>* moved : {&curves.body_px, &curves.face_px})
            values.insert(values.end(), moved->begin(), moved->end());
    if (values.empty())
        return 1;
    const auto most = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 98 / 100);
    std::nth_element(values.begin(), most, values.end());
    return std::max(1.0, 1.15 * double(*most));
}

void show_energy(const Audit& audit, QCPAxisRect& rect) {
    for (QCPGraph* graph : rect.graphs())
        rect.parentPlot()->removeGraph(graph);
    rect.axis(QCPAxis::atRight)->setRange(0, motion_scale_px(audit));
    for (std::size_t i = 0; i < audit.actors.size(); ++i) {
        const QColor colour = look::actor_colour(i);
        const ActorCurves& curves = audit.actors[i];
        add_curve(curves.body_px, audit.fps, {QPen(faint(colour, 130), 1), faint(colour, 60)},
                  rect);
        add_curve(curves.face_px, audit.fps, {QPen(faint(colour, 150), 1, Qt::DotLine), QColor()},
                  rect);
        add_curve(curves.energy, audit.fps, {QPen(colour, 2), QColor(), false}, rect);
    }
}

std::vector<LegendEntry> energy_legend(const Timeline& timeline) {
    std::vector<LegendEntry> legend{
        {LegendEntry::Mark::line, look::text_dim, QObject::tr("energy")},
        {LegendEntry::Mark::area, look::text_dim, QObject::tr("body px/frame")},
        {LegendEntry::Mark::dots, look::text_dim, QObject::tr("face px/frame")},
    };
    for (std::size_t i = 0; i < timeline.characters.size(); ++i)
        legend.push_back({LegendEntry::Mark::box, look::actor_colour(i),
                          look::person(timeline.characters[i].name)});
    return legend;
}

QString energy_at(const Timeline& timeline, const Audit& audit, Frame frame) {
    QStringList words;
    const auto at = static_cast<std::size_t>(frame);
    for (std::size_t i = 0; i < audit.actors.size(); ++i) {
        const ActorCurves& curves = audit.actors[i];
        if (at >= curves.energy.size() || at >= curves.body_px.size() ||
            at >= curves.face_px.size())
            continue;
        words << QObject::tr("%1 %2  body %3  face %4")
                     .arg(look::person(timeline.characters[i].name))
                     .arg(double(curves.energy[at]), 0, 'f', 2)
                     .arg(double(curves.body_px[at]), 0, 'f', 1)
                     .arg(double(curves.face_px[at]), 0, 'f', 1);
    }
    return words.join(QStringLiteral("   "));
}

} // namespace mh
