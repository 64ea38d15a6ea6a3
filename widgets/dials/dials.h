#pragma once

// The style's three idle dials.

#include "core/show/style.h"

#include <QWidget>

#include <array>

class QDoubleSpinBox;
class QPushButton;

namespace mh {

class MarkedSlider;

class Dials : public QWidget {
    Q_OBJECT

  public:
    explicit Dials(QWidget* parent = nullptr);

    [[nodiscard]] const IdleDials& dials() const { return m_dials; }
    void setDials(const IdleDials& dials); // tells nobody
    // What "Reset" goes back to: the style as its file has it.
    void setSavedDials(const IdleDials& dials);
    void setSavable(bool savable, const QString& why_not);

  signals:
    void dialsChanged(const mh::IdleDials& dials);   // with every movement of a drag
    void dialsCommitted(const mh::IdleDials& dials); // when it ends; a typed number both at once
    void saveWanted();

  private:
    struct Row {
        double IdleDials::*value;
        MarkedSlider* slider;
        QDoubleSpinBox* number;
    };
    Row makeRow(double IdleDials::*value);
    void change(double IdleDials::*dial, double value);
    void commit(const IdleDials& dials);
    void showDials();

    IdleDials m_dials;
    IdleDials m_saved;
    bool m_savable = false;
    std::array<Row, 3> m_rows;
    QPushButton* m_reset;
    QPushButton* m_save;
};

} // namespace mh
