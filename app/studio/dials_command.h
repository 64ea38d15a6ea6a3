#pragma once

#include "core/show/style.h"

#include <QUndoCommand>

namespace mh {

class Document;

// The dials before and after; undo and redo are the same swap. Commands of one drag are one step.
class DialsCommand : public QUndoCommand {
  public:
    DialsCommand(Document& document, const IdleDials& dials, int drag);

    void undo() override { swap(); }
    void redo() override { swap(); }
    [[nodiscard]] int id() const override { return 1; }
    bool mergeWith(const QUndoCommand* newer) override;

  private:
    void swap();

    Document& m_document;
    IdleDials m_other; // what a swap puts in
    int m_drag;
};

} // namespace mh
