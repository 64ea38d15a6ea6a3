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
                    note(mention.id, i, true);
            }
        }
    }
    m_staging = staged(m_people, set);
    for (const Staging& one : m_staging)
        m_place[one.character] = one.position;
}

void ScenePeople::note(const std::string& id, std::size_t item, bool seen) {
    if (id.empty() || !seen)
        return;
    const auto [found, first] = m_items.try_emplace(id, Items{item, item});
    found->second.last = item;
    if (first)
        m_people.push_back(id);
}

std::vector<std::string> ScenePeople::present() const {
    std::vector<std::string> present;
    for (const std::string& id : m_people) {
        if (present.size() < most_present && std::abs(place(id).x()) < off_stage_m)
            present.push_back(id);
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
    const auto found = m_items.find(id);
    return found != m_items.end() && found->second.first < item;
}

bool ScenePeople::appears_after(const std::string& id, std::size_t item) const {
    const auto found = m_items.find(id);
    return found != m_items.end() && found->second.last > item;
}

Vec3 ScenePeople::keep_for_entrance(const std::string& id) {
    const Vec3 kept = place(id);
    const Vec3 outside{kept.x() > 0 ? off_stage_m : -off_stage_m, 0, kept.z()};
    for (Staging& one : m_staging) {
        if (one.character == id)
            one.position = outside;
    }
    m_place[id] = outside;
    return kept;
}

std::string ScenePeople::nearest_to(const std::string& id) const {
    std::string nearest;
    double least = std::numeric_limits<double>::max();
    for (const std::string& other : m_people) {
        const double distance = (place(other) - place(id)).norm();
        if (other != id && distance < least) {
            least = distance;
            nearest = other;
        }
    }
    return nearest;
}

Vec3 ScenePeople::exit_of(const std::string& id) const {
    const Vec3& from = place(id);
    return {from.x() < 0 ? -off_stage_m : off_stage_m, 0, from.z()};
}

} // namespace mh
