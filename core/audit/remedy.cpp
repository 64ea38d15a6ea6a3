#include "core/audit/remedy.h"

#include "core/audit/reason.h"
#include "core/audit/shot_audit.h"
#include "core/audit/tried.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr int whole_dial = 100; // in hundredths

const Shot* shot_named(const Timeline& timeline, const std::string& id) {
    const auto found = std::find_if(timeline.shots.begin(), timeline.shots.end(),
                                    [&](const Shot& shot) { return shot.id == id; });
    return found == timeline.shots.end() ? nullptr : &*found;
}

bool steady(const ShotFindings& found) {
    return std::all_of(found.trembling.begin(), found.trembling.end(),
                       [](const Trembling& one) { return one.passes; });
}

bool line_passes(const ShotFindings& found, const std::string& line) {
    const auto spoken = std::find_if(found.speaking.begin(), found.speaking.end(),
                                     [&](const SpeakingShot& one) { return one.line == line; });
    return spoken != found.speaking.end() && spoken->passes && steady(found);
}

using Passes = std::function<bool(const ShotFindings&)>;

// From the hundredth next to `dials.fidget` on by `step`, the first with which the body passes in
// the shot.
std::optional<Remedy> fidget_that(const Performance& performance, const Shot& shot,
                                  std::size_t actor, const IdleDials& dials, int step,
                                  const Passes& passes) {
    const Timeline& timeline = performance.timeline();
    ShotContents body_alone =
        contents_of(timeline)[static_cast<std::size_t>(&shot - timeline.shots.data())];
    body_alone.gestures.clear();
    const double now = whole_dial * dials.fidget;
    const int first = static_cast<int>(step > 0 ? std::floor(now + 1e-9) : std::ceil(now - 1e-9));
    for (int hundredths = first + step; hundredths >= 0 && hundredths <= whole_dial;
         hundredths += step) {
        IdleDials tried = dials;
        tried.fidget = static_cast<double>(hundredths) / whole_dial;
        if (passes(audit_shot(performance, shot, body_alone, {tried, false, nullptr, actor, {}})))
            return Remedy{
                RemedyKind::fidget, tried.fidget, "fidget " + two_decimals(tried.fidget), {}, {}};
    }
    return std::nullopt;
}

void keep(std::optional<Remedy> remedy, std::vector<Remedy>& remedies) {
    if (remedy)
        remedies.push_back(std::move(*remedy));
}

} // namespace

std::vector<Remedy> remedies_of(const Performance& performance, const SpeakingShot& fault,
                                const IdleDials& dials) {
    const Shot* shot = shot_named(performance.timeline(), fault.shot);
    std::vector<Remedy> remedies;
    if (shot == nullptr)
        return remedies;
    const Passes passes = [&](const ShotFindings& found) { return line_passes(found, fault.line); };
    keep(fidget_that(performance, *shot, fault.actor, dials, 1, passes), remedies);
    keep(gesture_on_a_word(performance, *shot, fault, dials), remedies);
    return remedies;
}

std::vector<Remedy> remedies_of(const Performance& performance, const GestureSeen& fault,
                                const IdleDials& dials) {
    const Shot* shot = shot_named(performance.timeline(), fault.shot);
    std::vector<Remedy> remedies;
    if (shot == nullptr)
        return remedies;
    keep(wider_picture(performance, *shot, fault, dials), remedies);
    keep(moved_camera(performance, *shot, fault, dials), remedies);
    return remedies;
}

std::vector<Remedy> remedies_of(const Performance& performance, const Trembling& fault,
                                const IdleDials& dials) {
    const Shot* shot = shot_named(performance.timeline(), fault.shot);
    std::vector<Remedy> remedies;
    if (shot != nullptr)
        keep(fidget_that(performance, *shot, fault.actor, dials, -1, steady), remedies);
    return remedies;
}

std::string words_of(const std::vector<Remedy>& remedies) {
    std::string words;
    for (const Remedy& remedy : remedies)
        words += (words.empty() ? "" : ", or ") + remedy.words;
    return words;
}

bool put_remedies(const Performance& performance, Audit& audit,
                  const std::function<bool()>& cancelled) {
    const auto put = [&](auto& fault) {
        if (fault.passes)
            return true;
        if (cancelled && cancelled())
            return false;
        const std::string words = words_of(remedies_of(performance, fault, audit.dials));
        fault.remedy = words.empty() ? std::string(nothing_helps) : words;
        return true;
    };
    const auto put_all = [&](auto& faults) {
        return std::all_of(faults.begin(), faults.end(), put);
    };
    return put_all(audit.speaking) && put_all(audit.gestures) && put_all(audit.trembling);
}

} // namespace mh
