#include "widgets/look/look.h"
#include "widgets/look/words.h"

#include <QImage>
#include <QPainter>
#include <gtest/gtest.h>

#include <cmath>

namespace mh::look {
namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

// WCAG 2.1, 1.4.3.
double contrast(const QColor& a, const QColor& b) {
    const double hi = std::max(luminance(a), luminance(b));
    const double lo = std::min(luminance(a), luminance(b));
    return (hi + 0.05) / (lo + 0.05);
}

TEST(Look, HasGreysWithoutHue) {
    for (const QColor& grey : {surround, field, window, raised, edge, grid, text, text_dim}) {
        EXPECT_EQ(grey.red(), grey.green());
        EXPECT_EQ(grey.green(), grey.blue());
    }
}

TEST(Look, WritesTextThatCanBeRead) {
    constexpr double readable = 4.5;
    for (const QColor& ground : {surround, field, window})
        for (const QColor& ink : {text, text_dim, warning, good})
            EXPECT_GE(contrast(ink, ground), readable) << ink.name().toStdString();
    EXPECT_GE(contrast(fault, field), readable);
}

TEST(Look, HatchesInsideItsRectangleAlone) {
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    fill_hatched(painter, QRectF(10, 10, 20, 20), Qt::red);
    painter.end();
    for (int y = 0; y < 40; ++y)
        for (int x = 0; x < 40; ++x) {
            const bool inside = x >= 10 && x < 30 && y >= 10 && y < 30;
            EXPECT_EQ(image.pixelColor(x, y) != QColor(Qt::black), inside) << x << "," << y;
        }
    EXPECT_NE(image.pixelColor(15, 20), image.pixelColor(18, 20)) << "stripes, not one colour";
}

TEST(Words, AreWhatPeopleRead) {
    EXPECT_EQ(words("armsFolded"), "arms folded");
    EXPECT_EQ(words("left_hand"), "left hand");
    EXPECT_EQ(words("nod"), "nod");
}

TEST(Person, IsWrittenAsANameWhereItIsACue) {
    EXPECT_EQ(person("OTTO"), "Otto");
    EXPECT_EQ(person("MRS. O'HARA"), "Mrs. O'Hara");
    EXPECT_EQ(person("McLeod"), "McLeod");
    EXPECT_EQ(person(""), "");
}

} // namespace
} // namespace mh::look
