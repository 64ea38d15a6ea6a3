#include "core/show/style.h"

#include "core/show/strict_json.h"

namespace mh {

void read(const JsonValue& json, IdleDials& out) {
    JsonObject object(json);
    object.optional("breathing", out.breathing, 0.0, 1.0);
    object.optional("fidget", out.fidget, 0.0, 1.0);
    object.optional("eyeDarts", out.eye_darts, 0.0, 1.0);
    object.close();
}

namespace {

struct Motion {
    IdleDials idle;
};

void read(const JsonValue& json, Motion& out) {
    JsonObject object(json);
    object.optional("idle", out.idle);
    object.close();
}

} // namespace

void read(const JsonValue& json, Style& out) {
    JsonObject object(json);
    Motion motion;
    object.required("id", out.id);
    object.required("title", out.title);
    object.optional("ink", out.ink);
    object.optional("lineWidth", out.line_width, 0.0, 0.05);
    object.optional("lineVariation", out.line_variation, 0.0, 1.0);
    object.optional("shadow", out.shadow);
    object.optional("shadowReach", out.shadow_reach, 0.0, 2.0);
    object.optional("tint", out.tint);
    object.optional("motion", motion);
    object.close();
    out.dials = motion.idle;
}

Json to_json(const IdleDials& dials) {
    return {
        {"breathing", dials.breathing}, {"fidget", dials.fidget}, {"eyeDarts", dials.eye_darts}};
}

Json to_json(const Style& style) {
    return {{"id", style.id},
            {"title", style.title},
            {"ink", to_text(style.ink)},
            {"lineWidth", style.line_width},
            {"lineVariation", style.line_variation},
            {"shadow", to_text(style.shadow)},
            {"shadowReach", style.shadow_reach},
            {"tint", to_text(style.tint)},
            {"motion", {{"idle", to_json(style.dials)}}}};
}

} // namespace mh
