#pragma once

// How a picture lies in a room: fitted, or enlarged and moved. All places are pixels of the screen.

#include <QPoint>
#include <QRect>
#include <QSize>

namespace mh {

struct PictureView {
    static constexpr double most_scale = 16;

    double scale = 1;         // of the picture that just fits; 1 to most_scale
    QPointF middle{0.5, 0.5}; // what lies in the room's middle, as shares of the picture

    bool operator==(const PictureView&) const = default;
};

struct PicturePlace {
    QSize whole; // of the picture; empty where there is nothing to show or no room
    QPoint at;   // its first pixel in the room; beyond it where the picture is larger

    // The part of the picture that lies in the room, in the picture's own pixels.
    [[nodiscard]] QRect seen(QSize room) const;
    bool operator==(const PicturePlace&) const = default;
};

// A picture of `shape` (in any unit) in a room. It covers the room as far as it can, and where it
// cannot it lies in the middle.
[[nodiscard]] PicturePlace place_of(const PictureView& view, QSize shape, QSize room);

// Larger by `factor`, or smaller, with the point of the picture under `at` left there where the
// picture's edges allow.
[[nodiscard]] PictureView zoomed(const PictureView& view, QSize shape, QSize room, QPointF at,
                                 double factor);

// Pulled along by the mouse.
[[nodiscard]] PictureView pulled(const PictureView& view, QSize shape, QSize room, QPointF by);

} // namespace mh
