#pragma once

// An episode with one actor on a mark at the origin, and the builds that bodies come in.

#include "core/timeline/timeline.h"

#include <array>
#include <functional>
#include <memory>
#include <utility>

namespace mh {

[[nodiscard]] inline std::shared_ptr<Timeline>
one_actor(const std::function<void(Actor&)>& change = {}, const Build& build = {},
          Seconds length = 60) {
    auto timeline = std::make_shared<Timeline>();
    timeline->episode = "e";
    timeline->frames = static_cast<Frame>(length * timeline->fps);
    timeline->characters.resize(1);
    timeline->characters[0].id = "otto";
    timeline->characters[0].build = build;
    Actor actor;
    actor.id = "otto";
    actor.on_stage = {{0, length}};
    actor.marks = {{0, Vec3::Zero(), 0}};
    if (change)
        change(actor);
    timeline->actors = {std::move(actor)};
    return timeline;
}

struct NamedBuild {
    std::string_view name;
    Build build;
};

[[nodiscard]] inline std::array<NamedBuild, 6> all_builds() {
    const Build child{.height = 1.16,
                      .head_height = 0.43,
                      .head_width = 0.40,
                      .shoulder_width = 0.24,
                      .chest_width = 0.28,
                      .chest_depth = 0.22,
                      .belly_width = 0.40,
                      .belly_depth = 0.34,
                      .hip_width = 0.15,
                      .arm_length = 0.40,
                      .leg_length = 0.34,
                      .limb_width = 0.09,
                      .hand_length = 0.145,
                      .foot_length = 0.22};
    const Build barrel{.height = 1.60,
                       .head_width = 0.38,
                       .shoulder_width = 0.46,
                       .chest_width = 0.64,
                       .chest_depth = 0.48,
                       .belly_width = 0.80,
                       .belly_depth = 0.68,
                       .hip_width = 0.24,
                       .arm_length = 0.52,
                       .leg_length = 0.42,
                       .limb_width = 0.165,
                       .hand_length = 0.20,
                       .foot_length = 0.31};
    const Build giant{.height = 2.4,
                      .head_height = 0.5,
                      .head_width = 0.42,
                      .shoulder_width = 0.7,
                      .chest_width = 0.7,
                      .chest_depth = 0.4,
                      .belly_width = 0.55,
                      .belly_depth = 0.4,
                      .hip_width = 0.3,
                      .arm_length = 1.0,
                      .leg_length = 1.0,
                      .limb_width = 0.17,
                      .hand_length = 0.3,
                      .foot_length = 0.4};
    const Build thin{.height = 1.8,
                     .chest_width = 0.28,
                     .chest_depth = 0.18,
                     .belly_width = 0.22,
                     .belly_depth = 0.16,
                     .hip_width = 0.13,
                     .arm_length = 0.70,
                     .leg_length = 0.82,
                     .limb_width = 0.07};
    const Build bent{.height = 1.66, .shoulder_width = 0.44, .leg_length = 0.62, .stoop = 0.85};
    return {{{"plain", {}},
             {"child", child},
             {"barrel", barrel},
             {"giant", giant},
             {"thin", thin},
             {"bent", bent}}};
}

} // namespace mh
