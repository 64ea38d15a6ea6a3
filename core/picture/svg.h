#pragma once

// A drawing as an SVG 1.1 file: the same shapes in the same order as a painter paints them.

#include "core/picture/contact_sheet.h"

namespace mh {

[[nodiscard]] std::string to_svg(const Drawing& drawing, PictureSize size);
[[nodiscard]] std::string to_svg(const ContactSheet& sheet);

} // namespace mh
