#include "widgets/viewport/picture_view.h"

#include <algorithm>
#include <cmath>

namespace mh {
namespace {

QSize whole_of(double scale, QSize shape, QSize room) {
    if (shape.isEmpty() || room.isEmpty())
        return {};
    const QSize fitted =
        shape.scaled(room, Qt::KeepAspectRatio).expandedTo(QSize(1, 1)).boundedTo(room);
    return (QSizeF(fitted) * scale).toSize();
}

// The share of the picture in the room's middle, so that no edge of a larger picture comes inside.
double kept_along(double middle, double whole_px, double room_px) {
    const double half = 0.5 * room_px / whole_px;
    return half >= 0.5 ? 0.5 : std::clamp(middle, half, 1 - half);
}

PictureView kept(PictureView view, QSize shape, QSize room) {
    const QSize whole = whole_of(view.scale, shape, room);
    if (whole.isEmpty())
        return view;
    view.middle = {kept_along(view.middle.x(), whole.width(), room.width()),
                   kept_along(view.middle.y(), whole.height(), room.height())};
    return view;
}

} // namespace

QRect PicturePlace::seen(QSize room) const {
    return QRect(QPoint(0, 0), whole).intersected(QRect(-at, room));
}

PicturePlace place_of(const PictureView& view, QSize shape, QSize room) {
    const QSize whole = whole_of(view.scale, shape, room);
    const QPointF middle = kept(view, shape, room).middle;
    const auto at = [](int room_px, double share, int whole_px) {
        const int at_px = static_cast<int>(std::floor(0.5 * room_px - share * whole_px));
        return whole_px > room_px ? std::clamp(at_px, room_px - whole_px, 0) : at_px;
    };
    return {whole,
            {at(room.width(), middle.x(), whole.width()),
             at(room.height(), middle.y(), whole.height())}};
}

PictureView zoomed(const PictureView& view, QSize shape, QSize room, QPointF at, double factor) {
    const PictureView before = kept(view, shape, room);
    const double scale = std::clamp(before.scale * factor, 1.0, PictureView::most_scale);
    const QSize whole = whole_of(before.scale, shape, room);
    if (whole.isEmpty())
        return before;
    const QPointF from_middle = at - QPointF(0.5 * room.width(), 0.5 * room.height());
    const double moved = 1 - before.scale / scale;
    const QPointF shares(from_middle.x() / whole.width(), from_middle.y() / whole.height());
    return kept({scale, before.middle + moved * shares}, shape, room);
}

PictureView pulled(const PictureView& view, QSize shape, QSize room, QPointF by) {
    const PictureView before = kept(view, shape, room);
    const QSize whole = whole_of(before.scale, shape, room);
    if (whole.isEmpty())
        return before;
    const QPointF shares(by.x() / whole.width(), by.y() / whole.height());
    return kept({before.scale, before.middle - shares}, shape, room);
}

} // namespace mh
