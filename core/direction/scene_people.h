#pragma once

// Who is in a scene, who takes part when, and where they are as it goes on.

#include "core/direction/cast_names.h"
#include "core/direction/script_scenes.h"
#include "core/direction/staging.h"

#include <map>
#include <string>
#include <vector>

namespace mh {

class ScenePeople {
  public:
    ScenePeople(const ScriptScene& script, const Set& set, const CastNames& names);

    // Staging as the scene begins. Whoever enters later stands off stage.
    [[nodiscard]] const std::vector<Staging>& staging() const { return m_staging; }
    [[nodiscard]] bool on_stage(const std::string& id) const { return m_index.contains(id); }
    // Everybody with a place, in order of their first mention.
    [[nodiscard]] const std::vector<std::string>& people() const { return m_people; }

    // The first dozen of them who are not outside the picture now.
    [[nodiscard]] std::vector<std::string> present() const;
    [[nodiscard]] std::vector<std::string> present_at_first() const;

    // Somebody's first and last items of the scene.
    [[nodiscard]] bool appears_before(const std::string& id, std::size_t item) const;
    [[nodiscard]] bool appears_after(const std::string& id, std::size_t item) const;

    [[nodiscard]] const Vec3& place(const std::string& id) const { return m_place[m_index.at(id)]; }
    void move(const std::string& id, const Vec3& to) { m_place[m_index.at(id)] = to; }
    // Puts somebody who has not appeared off stage until they enter; gives the place kept for them.
    [[nodiscard]] Vec3 keep_for_entrance(const std::string& id);
    // The one nearest to somebody; empty where they are alone.
    [[nodiscard]] std::string nearest_to(const std::string& id) const;
    // Where a walk off stage ends.
    [[nodiscard]] Vec3 exit_of(const std::string& id) const;

  private:
    void note(const std::string& id, std::size_t item, bool seen);

    struct Items {
        std::size_t first;
        std::size_t last;
    };
    std::vector<std::string> m_people;
    std::map<std::string, std::size_t> m_index; // into each of the lists
    std::vector<Items> m_items;
    std::vector<Vec3> m_place;
    std::vector<Staging> m_staging;
};

} // namespace mh
