#include "widgets/transport/timecode.h"

#include <algorithm>

namespace mh {

QString timecode(Frame frame, double fps) {
    const Frame rate = std::max<Frame>(1, std::llround(fps));
    const Frame seconds = frame / rate;
    return QStringLiteral("%1:%2:%3:%4")
        .arg(seconds / 3600, 2, 10, QChar('0'))
        .arg(seconds / 60 % 60, 2, 10, QChar('0'))
        .arg(seconds % 60, 2, 10, QChar('0'))
        .arg(frame % rate, 2, 10, QChar('0'));
}

} // namespace mh
