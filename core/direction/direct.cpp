#include "core/direction/direct.h"

#include "core/direction/crowds.h"
#include "core/direction/gesture_framing.h"
#include "core/direction/plan_direction.h"
#include "core/direction/scene_set.h"
#include "core/direction/shots.h"

#include <cstdio>
#include <filesystem>

namespace mh {

namespace {

std::string title_of(const Screenplay& screenplay) {
    for (const auto& [key, value] : screenplay.title_page) {
        std::string title;
        for (const std::string& word : spoken_words_of(key == "title" ? value : ""))
            title += (title.empty() ? "" : " ") + word;
        if (!title.empty())
            return title;
    }
    return std::filesystem::path(screenplay.file).stem().string();
}

std::string scene_id(std::size_t index) {
    char id[24];
    std::snprintf(id, sizeof id, "sc%02zu", index + 1);
    return id;
}

DirectedScene directed(const ScriptScene& script, std::string id, const Set& set,
                       const CastNames& names) {
    PlannedScene planned = plan_scene(script, set, names);
    DirectedScene scene{std::move(id),      script.heading, script.line, set.id, {}, {},
                        plan_shots(planned)};
    scene.staging = std::move(planned.staging);
    for (PlannedBeat& beat : planned.beats)
        scene.beats.push_back(std::move(beat.beat));
    return scene;
}

} // namespace

Direction plan_direction(const Screenplay& screenplay, const Show& show,
                         const std::vector<Character>& cast, const ChosenSets& chosen_sets) {
    const CastNames names(cast);
    Direction direction;
    direction.title = title_of(screenplay);
    for (const ScriptScene& script : scenes_of(screenplay)) {
        const std::string id = scene_id(direction.scenes.size());
        const auto chosen = chosen_sets.find(id);
        const Set& set =
            chosen == chosen_sets.end() ? set_of_scene(show, script.heading) : *chosen->second;
        direction.scenes.push_back(directed(script, id, set, names));
    }
    return direction;
}

Direction direct(const Screenplay& screenplay, const Show& show, const std::vector<Character>& cast,
                 const DirectorSettings& settings) {
    Direction direction = plan_direction(screenplay, show, cast);
    for (DirectedScene& scene : direction.scenes) {
        for (DirectedShot& shot : scene.shots) {
            if (settings.gesture_framing)
                frame_gestures(scene, shot);
        }
    }
    give_crowds_to_extras(cast, direction);
    return direction;
}

} // namespace mh
