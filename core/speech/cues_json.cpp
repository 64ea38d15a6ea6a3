#include "core/show/strict_json.h"
#include "core/speech/cue_files.h"

namespace mh {

// {"start": 0.05, "end": 0.27, "value": "F"}
static void read(const JsonValue& json, MouthCue& out) {
    JsonObject object(json);
    object.required("start", out.range.start, 0.0, longest_recording);
    object.required("end", out.range.end, 0.0, longest_recording);
    object.optional_with("value", [&](const JsonValue& value) {
        if (const auto shape = read_name(value, "mouth shape", names_of(mouth_shape_names)))
            out.shape = static_cast<MouthShape>(*shape);
    });
    if (!json.failed() && !object.has("value"))
        json.fault("\"value\" is missing", "one of A to H or X");
    object.close();
    if (!json.failed() && out.range.end < out.range.start)
        json.fault("this cue ends before it begins");
}

Result<std::vector<MouthCue>> parse_cues_json(std::string_view text, const std::string& file) {
    Result<JsonDocument> document = parse_json(text, file);
    if (!document)
        return fail(document.error());
    const JsonValue root(*document);
    std::vector<MouthCue> cues;
    if (root.json().is_array()) {
        read(root, cues);
    } else {
        JsonObject object(root);
        object.optional_with("metadata", [](const JsonValue&) {});
        object.required("mouthCues", cues);
        object.close();
    }
    if (document->error)
        return fail(*document->error);
    return cues;
}

} // namespace mh
