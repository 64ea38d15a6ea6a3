#pragma once

// What an audit of the show is held to. The defaults are the project's own; a show that wants
// others says so in show.json.

#include "core/show/json_fwd.h"

namespace mh {

struct AuditLimits {
    double still_seconds = 2;     // a speaker's body still for longer fails
    double still_share = 0.0125;  // of the picture's height: what a point ranges over unnoticed
    double still_metres = 0.02;   // or this at the body's own scale, where it is fewer pixels
    double stroke_seconds = 0.35; // for which the hands of a gesture with no hold are to be seen
    int crowd_seen = 3;           // extras that make a reaction seen, or all of a smaller crowd
    double tremble_share = 0.25;  // of a point's motion above 4 Hz; more fails
    double framing_score = 0;     // the least that a shot's heads may sit in it; 0 fails none

    bool operator==(const AuditLimits&) const = default;
};

void read(const JsonValue& json, AuditLimits& out);
[[nodiscard]] Json to_json(const AuditLimits& limits);

} // namespace mh
