#pragma once

// Business put on the stage: who makes which gesture, walks where, looks at whom, sits on what.

#include "core/direction/business.h"
#include "core/direction/planned_scene.h"
#include "core/direction/scene_people.h"

#include <map>
#include <string>

namespace mh {

// Somebody's doing, as the script tells it in one of the scene's items.
struct Doing {
    std::string who;
    Target target;
    Because because;
    std::size_t item = 0;
    Seconds lasts = 0; // about how long a line under it takes; 0 where nobody speaks
};

class StageBusiness {
  public:
    StageBusiness(ScenePeople& people, const Set& set) : m_people(people), m_set(set) {}

    // Adds it to a beat, and lengthens the beat to hold it. What somebody off the stage does, and a
    // seat that the set has not got, adds nothing.
    void add(const Business& business, const Doing& doing, PlannedBeat& planned);

  private:
    void add_gesture(const GestureBusiness& gesture, const Doing& doing, Beat& beat) const;
    void add_walk(WalkBusiness kind, const Doing& doing, Beat& beat);
    void add_look(LookBusiness kind, const Doing& doing, Beat& beat) const;
    void add_seat(SeatBusiness kind, const Doing& doing, Beat& beat);
    [[nodiscard]] std::optional<Vec3> end_of_walk(WalkBusiness kind, const Doing& doing);

    ScenePeople& m_people;
    const Set& m_set;
    std::map<std::string, std::string> m_seat; // by who sits on it
};

} // namespace mh
