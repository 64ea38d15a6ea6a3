#pragma once

// Who in a sentence does what its words tell, and to whom.

#include "core/direction/business.h"
#include "core/direction/cast_names.h"
#include "core/direction/scene_people.h"

#include <string>
#include <vector>

namespace mh {

using Mentions = std::vector<CastNames::Mention>;

// Without those whose things alone are named.
[[nodiscard]] Mentions of_themselves(Mentions mentions);

// Who does it: the last one named before it, else the sentence's subject.
[[nodiscard]] std::string subject_of(const FoundBusiness& found, const Mentions& mentions,
                                     const std::string& subject);

// To whom: the first one on the stage who is named after it; nobody where there is none.
[[nodiscard]] Target target_of(const FoundBusiness& found, const Mentions& mentions,
                               const std::string& who, const ScenePeople& people);

} // namespace mh
