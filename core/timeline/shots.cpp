#include "core/timeline/shots.h"

#include "core/timeline/camera_move.h"

#include <algorithm>

namespace mh {

namespace {

Seconds start_of(const std::vector<LaidBeat>& beats, int beat, const TimeRange& scene) {
    const auto index = static_cast<std::size_t>(std::max(0, beat));
    return index < beats.size() ? beats[index].range.start : scene.end;
}

Shot laid_shot(const DirectedShot& shot, std::string id, const TimeRange& range,
               const std::string& set, const Timeline& timeline) {
    return {std::move(id), range,           set,
            shot.framing,  shot.subjects,   camera_keys(shot, range, timeline),
            shot.because,  shot.source_line};
}

} // namespace

void lay_shots(const Direction& direction, const DirectedScene& scene, const LaidScene& laid,
               const std::string& set, Timeline& timeline) {
    Seconds start = laid.range.start;
    for (std::size_t i = 0; i < scene.shots.size(); ++i) {
        const bool last = i + 1 == scene.shots.size();
        const Seconds end =
            last ? laid.range.end : start_of(laid.beats, scene.shots[i + 1].first_beat, laid.range);
        if (end <= start)
            continue;
        timeline.shots.push_back(laid_shot(scene.shots[i],
                                           shot_name(direction, scene, scene.shots[i]),
                                           {start, end}, set, timeline));
        start = end;
    }
    if (start < laid.range.end) {
        DirectedShot everybody; // a wide
        everybody.id = "sh010";
        timeline.shots.push_back(laid_shot(everybody, shot_name(direction, scene, everybody),
                                           {start, laid.range.end}, set, timeline));
    }
}

} // namespace mh
