#include "core/direction/speakers.h"

namespace mh {

Speakers::Speakers(const ScriptScene& script, const CastNames& names) {
    for (const auto& item : script.items) {
        const auto* speech = std::get_if<Speech>(&item);
        m_speaker.push_back(speech ? names.id_of_cue(speech->cue) : "");
    }
    m_next.resize(m_speaker.size());
    std::string next;
    std::string after_next; // the next who is not `next`
    for (std::size_t i = m_speaker.size(); i-- > 0;) {
        m_next[i] = m_speaker[i] == next ? after_next : next;
        if (m_speaker[i].empty() || m_speaker[i] == next)
            continue;
        after_next = next;
        next = m_speaker[i];
    }
}

} // namespace mh
