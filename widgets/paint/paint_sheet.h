#pragma once

// Contact sheets with their words. Needs a QGuiApplication, which has the letters.

#include "core/picture/contact_sheet.h"

#include <QImage>

namespace mh {

[[nodiscard]] QImage paint_sheet(const ContactSheet& sheet);

} // namespace mh
