#pragma once

// What is open: an episode, the frame looked at, the dials it is played with, what is selected, and
// its audit. The one place where any of them changes; each change is announced once.

#include "app/studio/opening.h"
#include "core/audit/audit.h"
#include "widgets/findings/findings.h"

#include <QObject>
#include <QUndoStack>

namespace mh {

class Document : public QObject {
    Q_OBJECT

  public:
    explicit Document(QObject* parent = nullptr);

    // Replaces what was open. The undo stack starts anew; the dials are the style's.
    void open(OpenEpisode episode);
    // The same episode with its lines' true lengths: the moment looked at, the dials and what can
    // be undone stay.
    void respeak(OpenEpisode episode);
    [[nodiscard]] bool isOpen() const { return m_open.performance != nullptr; }
    [[nodiscard]] const OpenEpisode& episode() const { return m_open; }
    [[nodiscard]] const std::shared_ptr<const Performance>& performance() const {
        return m_open.performance;
    }
    [[nodiscard]] std::shared_ptr<const Timeline> timeline() const;

    // Held to the episode's frames.
    void setFrame(Frame frame);
    void step(Frame frames) { setFrame(m_frame + frames); }
    [[nodiscard]] Frame frame() const { return m_frame; }
    [[nodiscard]] Frame frames() const;
    [[nodiscard]] double fps() const;
    [[nodiscard]] const Shot* shot() const; // at the frame
    // The first frame of the shot that many after the one at the frame (before it, below 0; a frame
    // inside a shot goes to that shot's start first).
    [[nodiscard]] Frame shotStart(int shots_away) const;

    // What is played: between the marks, or the whole. A mark beyond the other takes it along.
    void markIn(Frame first);
    void markOut(Frame last);
    void clearMarks();
    [[nodiscard]] const std::optional<FrameRange>& marked() const { return m_marked; }
    [[nodiscard]] FrameRange playRange() const {
        return m_marked.value_or(FrameRange{0, frames()});
    }

    // One step of the undo stack for all calls with the same drag.
    void setDials(const IdleDials& dials, int drag);
    [[nodiscard]] const IdleDials& dials() const { return m_dials; }
    [[nodiscard]] const IdleDials& savedDials() const { return m_saved_dials; }

    [[nodiscard]] bool canSaveStyle() const;
    [[nodiscard]] Result<void> saveStyle();

    void setLayer(Layer layer);
    [[nodiscard]] Layer layer() const { return m_layer; }

    void setAudit(std::shared_ptr<const Audit> audit);
    [[nodiscard]] const std::shared_ptr<const Audit>& audit() const { return m_audit; }
    [[nodiscard]] const std::vector<Finding>& findings() const { return m_findings; }

    void select(std::optional<std::size_t> actor);
    [[nodiscard]] std::optional<std::size_t> selectedActor() const { return m_selected; }

    [[nodiscard]] QUndoStack& undoStack() { return m_undo; }

  signals:
    void opened();
    void respoken();
    void frameChanged(mh::Frame frame);
    void marksChanged();
    void dialsChanged(const mh::IdleDials& dials);
    void savedDialsChanged(const mh::IdleDials& dials);
    void layerChanged(mh::Layer layer);
    void auditChanged();
    void selectionChanged();

  private:
    friend class DialsCommand;
    void applyDials(const IdleDials& dials);
    void mark(const std::optional<FrameRange>& range);

    OpenEpisode m_open;
    Frame m_frame = 0;
    std::optional<FrameRange> m_marked;
    IdleDials m_dials;
    IdleDials m_saved_dials;
    Layer m_layer = Layer::on;
    std::shared_ptr<const Audit> m_audit;
    std::vector<Finding> m_findings;
    std::optional<std::size_t> m_selected;
    QUndoStack m_undo;
};

} // namespace mh
