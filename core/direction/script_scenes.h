#pragma once

// A screenplay's elements gathered into scenes of speeches and action.

#include "core/screenplay/screenplay.h"

#include <string>
#include <variant>
#include <vector>

namespace mh {

struct SpeechPart {
    bool parenthetical = false;
    std::string text;
    int line = 0;
};

struct Speech {
    std::string cue;
    std::string extension;
    bool dual = false;
    int line = 0;
    std::vector<SpeechPart> parts;

    // Heard, but not seen to be said: "(V.O.)", "(O.S.)", "(off)" …
    [[nodiscard]] bool on_screen() const;
};

struct ScriptAction {
    std::string text;
    int line = 0;
    bool card = false; // centred text: a title on the screen
};

struct ScriptScene {
    std::string heading; // empty for what stands before the first heading
    int line = 0;
    std::vector<std::variant<Speech, ScriptAction>> items;
};

[[nodiscard]] std::vector<ScriptScene> scenes_of(const Screenplay& screenplay);

} // namespace mh
