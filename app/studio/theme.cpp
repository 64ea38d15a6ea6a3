#include "app/studio/theme.h"

#include "widgets/look/look.h"

#include <QApplication>
#include <QFile>
#include <QPalette>
#include <QStyleFactory>

// The macro declares a function of the global namespace.
static void load_resources() {
    Q_INIT_RESOURCE(theme);
}

namespace mh {
namespace {

QPalette dark_palette() {
    QPalette palette;
    palette.setColor(QPalette::Window, look::window);
    palette.setColor(QPalette::WindowText, look::text);
    palette.setColor(QPalette::Base, look::field);
    palette.setColor(QPalette::AlternateBase, QColor(41, 41, 41));
    palette.setColor(QPalette::Text, look::text);
    palette.setColor(QPalette::PlaceholderText, look::text_dim);
    palette.setColor(QPalette::Button, look::raised);
    palette.setColor(QPalette::ButtonText, look::text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, look::surround);
    palette.setColor(QPalette::ToolTipText, look::text);
    palette.setColor(QPalette::Highlight, QColor(122, 84, 38));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::Link, look::accent);
    palette.setColor(QPalette::Light, QColor(82, 82, 82));
    palette.setColor(QPalette::Midlight, QColor(70, 70, 70));
    palette.setColor(QPalette::Mid, QColor(38, 38, 38));
    palette.setColor(QPalette::Dark, look::edge);
    palette.setColor(QPalette::Shadow, Qt::black);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, look::text_off);
    return palette;
}

} // namespace

void apply_theme(QApplication& application) {
    load_resources();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setPalette(dark_palette());
    QFile sheet(QStringLiteral(":/theme/studio.qss"));
    if (sheet.open(QIODevice::ReadOnly))
        application.setStyleSheet(QString::fromUtf8(sheet.readAll()));
}

} // namespace mh
