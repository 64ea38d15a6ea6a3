#pragma once

// The transport's signs, painted at the size and scale they are shown at.

#include <QIcon>

namespace mh::look {

enum class Sign { first, previous, backwards, play, pause, next, last, loop };

[[nodiscard]] QIcon icon(Sign sign);

} // namespace mh::look
