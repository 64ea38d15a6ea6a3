#pragma once

// Who speaks in a scene, in turn.

#include "core/direction/cast_names.h"
#include "core/direction/script_scenes.h"

#include <string>
#include <vector>

namespace mh {

class Speakers {
  public:
    Speakers(const ScriptScene& script, const CastNames& names);

    // The id of whom an item's speech comes from; empty for action.
    [[nodiscard]] const std::string& of(std::size_t item) const { return m_speaker[item]; }
    // Of the next who is somebody else; empty where nobody is.
    [[nodiscard]] const std::string& next_after(std::size_t item) const { return m_next[item]; }

  private:
    std::vector<std::string> m_speaker;
    std::vector<std::string> m_next;
};

} // namespace mh
