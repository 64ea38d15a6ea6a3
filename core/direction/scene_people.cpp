#include "core/direction/scene_people.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace mh {

namespace {
constexpr std::size_t most_present = 12;
}

ScenePeople::ScenePeople(const ScriptScene& script, const Set& set, const CastNames& names) {
    for (std::size_t i = 0; i < script.items.size(); ++i) {
        if (const auto* speech = std::get_if<Speech>(&script.items[i])) {
            note(names.id_of_cue(speech->cue), i, speech->on_screen());
        } else {
            const auto& action = std::get<ScriptAction>(script.items[i]);
            if (!action.card) {
                for (const CastNames::Mention& mention : names.named_in(words_of(action.text)))
                    note(mention.id, i, !mention.possessive);
            }
        }
    }
    m_staging = staged(m_people, set, names.crowds());
    for (const Staging& one : m_staging)
        m_place.push_back(one.position);
}

void ScenePeople::note(const std::string& id, std::size_t item, bool seen) {
    if (id.empty() || !seen)
        return;
    const auto [found, first] = m_index.try_emplace(id, m_people.size());
    if (first) {
        m_people.push_back(id);
        m_items.push_back({item, item});
    }
    m_items[found->second].last = item;
}

std::vector<std::string> ScenePeople::present() const {
    std::vector<std::string> present;
    for (std::size_t i = 0; i < m_people.size() && present.size() < most_present; ++i) {
        if (std::abs(m_place[i].x()) < off_stage_m)
            present.push_back(m_people[i]);
    }
    return present;
}

std::vector<std::string> ScenePeople::present_at_first() const {
    std::vector<std::string> present;
    for (const Staging& one : m_staging) {
        if (present.size() < most_present && std::abs(one.position.x()) < off_stage_m)
            present.push_back(one.character);
    }
    return present;
}

bool ScenePeople::appears_before(const std::string& id, std::size_t item) const {
    return on_stage(id) && m_items[m_index.at(id)].first < item;
}

bool ScenePeople::appears_after(const std::string& id, std::size_t item) const {
    return on_stage(id) && m_items[m_index.at(id)].last > item;
}

Vec3 ScenePeople::keep_for_entrance(const std::string& id) {
    const Vec3 kept = place(id);
    const Vec3 outside{kept.x() > 0 ? off_stage_m : -off_stage_m, 0, kept.z()};
    m_staging[m_index.at(id)].position = outside;
    move(id, outside);
    return kept;
}

std::string ScenePeople::nearest_to(const std::string& id) const {
    const std::size_t self = m_index.at(id);
    std::size_t nearest = self;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < m_place.size(); ++i) {
        const double distance = (m_place[i] - m_place[self]).squaredNorm();
        if (i != self && distance < least) {
            least = distance;
            nearest = i;
        }
    }
    return nearest == self ? "" : m_people[nearest];
}

Vec3 ScenePeople::exit_of(const std::string& id) const {
    const Vec3& from = place(id);
    return {from.x() < 0 ? -off_stage_m : off_stage_m, 0, from.z()};
}

} // namespace mh
