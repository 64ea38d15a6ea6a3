#include "app/studio/document.h"

#include "app/studio/dials_command.h"
#include "app/studio/same_moment.h"

#include <algorithm>

namespace mh {

Document::Document(QObject* parent) : QObject(parent), m_undo(this) {}

void Document::open(OpenEpisode episode) {
    m_open = std::move(episode);
    m_frame = 0;
    m_marked.reset();
    m_dials = m_saved_dials = m_open.timeline().style.dials;
    m_audit.reset();
    m_findings.clear();
    m_selected.reset();
    m_undo.clear();
    emit opened();
    emit auditChanged();
}

void Document::respeak(OpenEpisode episode) {
    const auto moved = [&](Frame frame) {
        return same_moment(m_open.timeline(), frame, episode.timeline());
    };
    m_frame = moved(m_frame);
    if (m_marked) {
        const Frame first = moved(m_marked->first);
        m_marked = FrameRange{first, std::max(first, moved(m_marked->end - 1)) + 1};
    }
    // The style may have been saved meanwhile.
    episode.show = m_open.show;
    m_open = std::move(episode);
    m_audit.reset();
    m_findings.clear();
    emit respoken();
    emit auditChanged();
}

std::shared_ptr<const Timeline> Document::timeline() const {
    if (!isOpen())
        return nullptr;
    return {m_open.performance, &m_open.performance->timeline()};
}

Frame Document::frames() const {
    return isOpen() ? m_open.timeline().frames : 0;
}

double Document::fps() const {
    return isOpen() ? m_open.timeline().fps : 24;
}

void Document::setFrame(Frame frame) {
    frame = std::clamp<Frame>(frame, 0, std::max<Frame>(frames() - 1, 0));
    if (m_frame == frame)
        return;
    m_frame = frame;
    emit frameChanged(m_frame);
}

void Document::mark(const std::optional<FrameRange>& range) {
    if (m_marked == range || frames() == 0)
        return;
    m_marked = range;
    emit marksChanged();
}

void Document::markIn(Frame first) {
    const Frame end = playRange().end;
    mark(FrameRange{first, first < end ? end : frames()});
}

void Document::markOut(Frame last) {
    const Frame first = playRange().first;
    mark(FrameRange{first <= last ? first : 0, last + 1});
}

void Document::clearMarks() {
    mark({});
}

const Shot* Document::shot() const {
    return isOpen() ? shot_at(m_open.timeline(), seconds_of(m_frame, fps())) : nullptr;
}

Frame Document::shotStart(int shots_away) const {
    const Shot* current = shot();
    if (!current)
        return 0;
    const std::vector<Shot>& shots = m_open.timeline().shots;
    const auto start_of = [&](std::ptrdiff_t i) {
        return frames_in(shots[static_cast<std::size_t>(i)].range, fps()).first;
    };
    std::ptrdiff_t at = current - shots.data();
    if (shots_away < 0 && m_frame > start_of(at))
        ++shots_away;
    const std::ptrdiff_t last = static_cast<std::ptrdiff_t>(shots.size()) - 1;
    return start_of(std::clamp<std::ptrdiff_t>(at + shots_away, 0, last));
}

void Document::setDials(const IdleDials& dials, int drag) {
    if (isOpen() && dials != m_dials)
        m_undo.push(new DialsCommand(*this, dials, drag));
}

void Document::applyDials(const IdleDials& dials) {
    m_dials = dials;
    emit dialsChanged(m_dials);
}

bool Document::canSaveStyle() const {
    return isOpen() && m_open.show && !m_open.show->folder.empty() && !m_open.show->styles.empty();
}

Result<void> Document::saveStyle() {
    Style style = m_open.timeline().style;
    style.dials = m_dials;
    const Result<void> written = write_style(*m_open.show, style);
    if (!written)
        return written;
    // Other episodes of the show are compiled from this value.
    Show show = *m_open.show;
    std::replace_if(
        show.styles.begin(), show.styles.end(),
        [&](const Style& old) { return old.id == style.id; }, style);
    m_open.show = std::make_shared<const Show>(std::move(show));
    m_saved_dials = m_dials;
    m_undo.setClean();
    emit savedDialsChanged(m_saved_dials);
    return written;
}

void Document::setLayer(Layer layer) {
    if (m_layer == layer)
        return;
    m_layer = layer;
    emit layerChanged(m_layer);
}

void Document::setAudit(std::shared_ptr<const Audit> audit) {
    m_audit = std::move(audit);
    m_findings =
        m_audit && isOpen() ? findings_of(m_open.timeline(), *m_audit) : std::vector<Finding>{};
    emit auditChanged();
}

void Document::select(std::optional<std::size_t> actor) {
    if (m_selected == actor)
        return;
    m_selected = actor;
    emit selectionChanged();
}

} // namespace mh
