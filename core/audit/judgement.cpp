#include "core/audit/judgement.h"

#include "core/audit/reason.h"

#include <algorithm>
#include <array>

namespace mh {

namespace {

struct MeasureWords {
    std::string_view name, unit;
};
constexpr std::array<MeasureWords, measure_count> measures{{
    {"still", "s"},
    {"gesture", "px"},
    {"tremble", ""},
    {"listening", "s"},
    {"heads", ""},
}};
constexpr std::array<std::string_view, verdict_count> verdicts{"pass", "fail", "onPurpose", "told"};

Verdict verdict_of(bool passes) {
    return passes ? Verdict::pass : Verdict::fail;
}

Judgement about(const Timeline& timeline, Measure measure, const std::string& shot,
                std::size_t actor) {
    Judgement judgement;
    judgement.measure = measure;
    judgement.shot = shot;
    judgement.actor = actor;
    judgement.id = timeline.actors[actor].id;
    judgement.name = timeline.characters[actor].name;
    return judgement;
}

void put_span(const StillSpan& span, double fps, Judgement& out) {
    out.frames = span.frames;
    out.value = seconds_of(span, fps);
    out.point = name_of(span.nearest);
}

int source_line_of(const Timeline& timeline, const std::string& line) {
    const auto found = std::find_if(timeline.lines.begin(), timeline.lines.end(),
                                    [&](const Line& one) { return one.id == line; });
    return found == timeline.lines.end() ? 0 : found->source_line;
}

Judgement judged(const SpeakingShot& shot, const Timeline& timeline, const Audit& audit) {
    Judgement out = about(timeline, Measure::stillness, shot.shot, shot.actor);
    put_span(shot.longest, audit.fps, out);
    out.verdict =
        shot.passes && shot.still_on_purpose ? Verdict::on_purpose : verdict_of(shot.passes);
    out.of = shot.line;
    out.source_line = source_line_of(timeline, shot.line);
    out.over = shot.frames;
    out.limit = audit.limits.still_seconds;
    if (shot.before)
        out.before = seconds_of(*shot.before, audit.fps);
    out.body_px = shot.body_px;
    out.face_px = shot.face_px;
    out.levels = shot.levels;
    out.levels_before = shot.levels_before;
    for (const StillSpan& span : shot.spans)
        out.spans.push_back(span.frames);
    out.reason = reason(shot, audit);
    out.remedy = shot.remedy;
    return out;
}

Judgement judged(const GestureSeen& seen, const Timeline& timeline) {
    Judgement out = about(timeline, Measure::gesture, seen.shot, seen.actor);
    const Gesture& gesture = timeline.actors[seen.actor].gestures[seen.gesture];
    if (seen.extras)
        out.id = out.name = timeline.actors[seen.actor].crowd;
    out.verdict = verdict_of(seen.passes);
    out.of = name_of(gesture.kind);
    out.cue = gesture.cue;
    out.source_line = gesture.source_line;
    out.frames = out.over = seen.frames;
    out.value = seen.missing_px;
    out.limit = 0;
    out.seen = seen.seen;
    if (!seen.passes)
        out.point = name_of(seen.hand);
    out.reason = reason(seen);
    out.remedy = seen.remedy;
    return out;
}

Judgement judged(const Trembling& trembling, const Timeline& timeline, const Audit& audit) {
    Judgement out = about(timeline, Measure::trembling, trembling.shot, trembling.actor);
    out.verdict = verdict_of(trembling.passes);
    out.frames = out.over = trembling.frames;
    out.value = trembling.share;
    out.limit = audit.limits.tremble_share;
    out.point = name_of(trembling.point);
    out.reason = reason(trembling, audit);
    out.remedy = trembling.remedy;
    return out;
}

Judgement judged(const Listening& listening, const Timeline& timeline, const Audit& audit) {
    Judgement out = about(timeline, Measure::listening, listening.shot, listening.actor);
    put_span(listening.longest, audit.fps, out);
    out.verdict = Verdict::told;
    out.over = listening.frames;
    out.reason = reason(listening, audit);
    return out;
}

Judgement judged(const FramedHeads& heads, const Timeline& timeline, const Audit& audit) {
    Judgement out = about(timeline, Measure::heads, heads.shot, heads.actor);
    const bool held = audit.limits.framing_score > 0;
    out.verdict = held ? verdict_of(heads.passes) : Verdict::told;
    out.frames = {heads.worst, heads.worst + 1};
    out.over = heads.frames;
    out.value = heads.score;
    if (held)
        out.limit = audit.limits.framing_score;
    out.reason = reason(heads, audit, out.name);
    return out;
}

} // namespace

std::string_view name_of(Measure measure) {
    return measures[static_cast<std::size_t>(measure)].name;
}

std::string_view unit_of(Measure measure) {
    return measures[static_cast<std::size_t>(measure)].unit;
}

std::string_view name_of(Verdict verdict) {
    return verdicts[static_cast<std::size_t>(verdict)];
}

std::vector<Judgement> judgements_of(const Timeline& timeline, const Audit& audit) {
    std::vector<Judgement> all;
    for (const SpeakingShot& shot : audit.speaking)
        all.push_back(judged(shot, timeline, audit));
    for (const GestureSeen& seen : audit.gestures)
        all.push_back(judged(seen, timeline));
    for (const Trembling& trembling : audit.trembling)
        all.push_back(judged(trembling, timeline, audit));
    for (const Listening& listening : audit.listening)
        all.push_back(judged(listening, timeline, audit));
    for (const FramedHeads& heads : audit.heads)
        all.push_back(judged(heads, timeline, audit));
    return all;
}

} // namespace mh
