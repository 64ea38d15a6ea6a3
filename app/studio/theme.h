#pragma once

// The studio's look: Fusion in neutral greys, and a small style sheet.

class QApplication;

namespace mh {

void apply_theme(QApplication& application);

} // namespace mh
