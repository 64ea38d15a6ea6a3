#include "app/studio/dials_command.h"

#include "app/studio/document.h"

namespace mh {

DialsCommand::DialsCommand(Document& document, const IdleDials& dials, int drag)
    : QUndoCommand(QObject::tr("Dials")), m_document(document), m_other(dials), m_drag(drag) {}

// The newer one has been done already, so the older's way back leads from where it ended.
bool DialsCommand::mergeWith(const QUndoCommand* newer) {
    const auto* other = static_cast<const DialsCommand*>(newer);
    if (other->m_drag != m_drag)
        return false;
    setObsolete(m_other == m_document.dials());
    return true;
}

void DialsCommand::swap() {
    const IdleDials now = m_document.dials();
    m_document.applyDials(m_other);
    m_other = now;
}

} // namespace mh
