#pragma once

// One clear line about what could not be opened, over the viewport until it is closed. Nothing
// waits for it.

#include "core/base/error.h"

#include <QFrame>

class QLabel;

namespace mh {

class ErrorBar : public QFrame {
    Q_OBJECT

  public:
    explicit ErrorBar(QWidget* parent = nullptr);

    void showError(const Error& error);
    [[nodiscard]] QString text() const;

  private:
    QLabel* m_text;
};

} // namespace mh
