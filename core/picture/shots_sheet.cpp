#include "core/picture/shots_sheet.h"

#include "core/picture/picture.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr int cell_width = 480;
constexpr int columns = 4;
constexpr double letter_px = 7.2;   // a label's, on the whole
constexpr double shut = 0.15;       // of a blink, from where a face looks sleepy
constexpr Seconds most_moved = 0.5; // to open its eyes

TimeRange meet(const TimeRange& a, const TimeRange& b) {
    return {std::max(a.start, b.start), std::min(a.end, b.end)};
}

Seconds middle(const TimeRange& range) {
    return 0.5 * (range.start + range.end);
}

// Of what overlaps the shot, the range met for longest; not one where none does.
template <typename Ranges>
std::optional<TimeRange> longest_met(const Ranges& ranges, const TimeRange& shot) {
    std::optional<TimeRange> longest;
    for (const TimeRange& range : ranges) {
        const TimeRange met = meet(range, shot);
        if (met.duration() > 0 && (!longest || met.duration() > longest->duration()))
            longest = met;
    }
    return longest;
}

std::vector<TimeRange> holds_of(const Timeline& timeline, const Shot& shot, bool of_subjects) {
    std::vector<TimeRange> holds;
    for (const Actor& actor : timeline.actors) {
        const bool is_subject =
            std::find(shot.subjects.begin(), shot.subjects.end(), actor.id) != shot.subjects.end();
        if (is_subject == of_subjects)
            for (const Gesture& gesture : actor.gestures)
                holds.push_back({gesture.stroke, gesture.hold_end});
    }
    return holds;
}

std::vector<TimeRange> ranges_of(const std::vector<Line>& lines) {
    std::vector<TimeRange> ranges;
    for (const Line& line : lines)
        ranges.push_back(line.range);
    return ranges;
}

Seconds telling_moment(const Timeline& timeline, const Shot& shot) {
    for (const bool of_subjects : {true, false})
        if (const auto hold = longest_met(holds_of(timeline, shot, of_subjects), shot.range))
            return middle(*hold);
    return middle(longest_met(ranges_of(timeline.lines), shot.range).value_or(shot.range));
}

bool somebody_blinks(const Performance& performance, Frame frame) {
    const Timeline& timeline = performance.timeline();
    for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
        const ActorFrame posed =
            performance.at(actor, seconds_of(frame, timeline.fps), timeline.style.dials);
        if (posed.on_stage && posed.face.blink > shut)
            return true;
    }
    return false;
}

// The line under way, or else the next that the shot shows.
const Line* line_of(const Timeline& timeline, const Shot& shot, Seconds t) {
    for (const Line& line : timeline.lines)
        if (line.range.end > t && line.range.overlaps(shot.range))
            return &line;
    return nullptr;
}

// As many whole words as fit.
std::string shortened(const std::string& text, std::size_t letters) {
    if (text.size() <= letters)
        return text;
    const std::size_t space = text.rfind(' ', letters);
    return space == std::string::npos ? "" : text.substr(0, space) + " …";
}

std::string label_of(const Timeline& timeline, const Shot& shot, Seconds t) {
    const Line* line = line_of(timeline, shot, t);
    if (line == nullptr)
        return shot.id;
    const auto actor = actor_index(timeline, line->actor);
    const std::string who = actor ? timeline.characters[*actor].name : line->actor;
    const std::string label = shot.id + "   " + who + ": " + line->text;
    return shortened(label, static_cast<std::size_t>(cell_width / letter_px));
}

} // namespace

Frame telling_frame(const Performance& performance, const Shot& shot) {
    const Timeline& timeline = performance.timeline();
    const FrameRange frames = frames_in(shot.range, timeline.fps);
    const auto wanted =
        std::clamp(static_cast<Frame>(std::floor(telling_moment(timeline, shot) * timeline.fps)),
                   frames.first, std::max(frames.first, frames.end - 1));
    const auto reach = static_cast<Frame>(most_moved * timeline.fps);
    for (Frame away = 0; away <= reach; ++away)
        for (const Frame frame : {wanted + away, wanted - away})
            if (frames.contains(frame) && !somebody_blinks(performance, frame))
                return frame;
    return wanted;
}

ContactSheet shots_sheet(const Performance& performance) {
    const Timeline& timeline = performance.timeline();
    const PictureSize cell{cell_width,
                           cell_width * timeline.picture.height / timeline.picture.width};
    SheetSection section{timeline.title, {}};
    FrameScratch scratch;
    for (const Shot& shot : timeline.shots) {
        const Seconds t = seconds_of(telling_frame(performance, shot), timeline.fps);
        SheetCell& one = section.cells.emplace_back();
        draw_frame(performance, {t, cell, timeline.style.dials, Layer::on}, scratch, one.drawing);
        one.label = label_of(timeline, shot, t);
    }
    return contact_sheet({section}, {cell, columns});
}

} // namespace mh
