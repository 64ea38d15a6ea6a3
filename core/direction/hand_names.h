#pragma once

// What names in direction.json may stand for, in one scene.

#include "core/direction/direction.h"
#include "core/show/set.h"
#include "core/show/strict_json.h"

#include <optional>
#include <string>
#include <vector>

namespace mh {

struct HandNames {
    std::vector<std::string> characters; // ids of the whole cast
    const Set* set = nullptr;
};

// Each reads one value; a fault leaves nothing.
[[nodiscard]] std::optional<std::string> read_character(const JsonValue& json,
                                                        const HandNames& names);
// "character" of something done; the speaker where it is left out, who must not be nobody then.
void read_doer(JsonObject& object, const JsonValue& json, const HandNames& names,
               const std::string& speaker, std::string& out);
[[nodiscard]] std::optional<Target> read_target(const JsonValue& json, const HandNames& names);
[[nodiscard]] std::optional<Vec3> read_mark(const JsonValue& json, const HandNames& names,
                                            double* yaw_deg = nullptr);
[[nodiscard]] std::optional<std::string> read_seat(const JsonValue& json, const HandNames& names);
// A word of a line by its number from 0, or as it is written.
[[nodiscard]] std::optional<int> read_word(const JsonValue& json, const std::string& line_text);

// What asked for a thing: the file's name and the place in it.
[[nodiscard]] Because because_of_hand(const JsonValue& json);

} // namespace mh
