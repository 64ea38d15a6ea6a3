#include "core/show/audit_limits.h"

#include "core/show/strict_json.h"

namespace mh {

void read(const JsonValue& json, AuditLimits& out) {
    JsonObject object(json);
    object.optional("stillSeconds", out.still_seconds, 0.0, 600.0);
    object.optional("stillShare", out.still_share, 0.0, 1.0);
    object.optional("stillMetres", out.still_metres, 0.0, 10.0);
    object.optional("strokeSeconds", out.stroke_seconds, 0.0, 60.0);
    object.optional("crowdSeen", out.crowd_seen, std::int64_t{1}, std::int64_t{1000});
    object.optional("trembleShare", out.tremble_share, 0.0, 1.0);
    object.optional("framingScore", out.framing_score, 0.0, 1.0);
    object.close();
}

Json to_json(const AuditLimits& limits) {
    return {{"stillSeconds", limits.still_seconds}, {"stillShare", limits.still_share},
            {"stillMetres", limits.still_metres},   {"strokeSeconds", limits.stroke_seconds},
            {"crowdSeen", limits.crowd_seen},       {"trembleShare", limits.tremble_share},
            {"framingScore", limits.framing_score}};
}

} // namespace mh
