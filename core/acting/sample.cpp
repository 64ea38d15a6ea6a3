#include "core/acting/sample.h"

#include "core/base/easing.h"
#include "core/idle/breath.h"
#include "core/idle/energy.h"
#include "core/idle/head.h"
#include "core/idle/lean.h"
#include "core/idle/switching.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr EaseWindow feeling_window{0.15, 0.30};
constexpr Seconds still_ease = 0.6;

double keyed_weight(const KeyedPose& pose, Seconds t) {
    const Seconds eases = pose.ease_in + pose.ease_out;
    const double fit = std::min(1.0, pose.range.duration() / std::max(eases, 1e-9));
    return pose.weight * ease_in_out(pose.range.start, pose.range.start + fit * pose.ease_in,
                                     pose.range.end - fit * pose.ease_out, pose.range.end, t);
}

// Adds the turns keyed by hand; gives the strongest pose's weight.
double add_keyed(const Role& role, Seconds t, ActorState& state) {
    // The strongest of several without a corner where they cross: of one, exactly its own.
    constexpr double sharpness = 16;
    double powers = 0;
    double strongest = 0;
    int count = 0;
    role.keyed_index.visit(t, 0, 0, [&](std::size_t i) {
        const KeyedTurns& keyed = role.keyed[i];
        const double weight = keyed_weight(keyed.pose, t);
        if (!state.keyed)
            state.keyed_rad.fill(Vec3::Zero());
        state.keyed = true;
        for (const auto& [bone, turn] : keyed.turns_rad)
            state.keyed_rad[index_of(bone)] += weight * turn;
        powers += std::pow(weight, sharpness);
        strongest = std::max(strongest, weight);
        ++count;
    });
    return count < 2 ? strongest : std::min(1.0, std::pow(powers, 1 / sharpness));
}

double still_on_purpose(const Role& role, Seconds t) {
    double moving = 1;
    role.still_index.visit(t, still_ease, still_ease, [&](std::size_t i) {
        const TimeRange& still = role.still[i];
        moving *= 1 - ease_in_out(still.start - still_ease, still.start, still.end,
                                  still.end + still_ease, t);
    });
    return 1 - moving;
}

IdleSignals signals_of(const Role& role, const ActorState& state, const Talking& talking,
                       const Moment& moment) {
    const Seconds t = moment.t;
    const double idle = moment.layer == Layer::on ? state.idle_share : 0;
    IdleSignals signals;
    signals.breath_m =
        full_breath_m * moment.dials.breathing * breath_at(role.breathing, role.talk, idle, t);
    if (idle == 0)
        return signals;
    const double all = idle * moment.dials.fidget / full_fidget * layer_gain(state.energy);
    if (all > 0) {
        const double push = all * push_gain(state.energy);
        const Lean lean = lean_at(role.talk, talking, t);
        const Settle settle = role.settling.at(t);
        const HeadAccent head = head_accent_at(role.talk, t);
        signals.weight = all * (1 - state.where.moving) * role.weight.at(t);
        signals.drift = state.where.place.seated > 0 ? all * role.weight.drift_at(t) : 0;
        signals.lean = push * lean.in;
        signals.lift = all * beat_gain(state.energy) * lean.lift;
        signals.sway = all * beat_gain(state.energy) * lean.sway;
        signals.dip = all * settle.dip;
        signals.swing = all * settle.swing;
        signals.nod = push * head.nod;
        signals.tilt = push * head.tilt;
    }
    const Glance glance = role.darts.at(t, moment.dials.eye_darts);
    signals.glance = {idle * glance.yaw_rad, idle * glance.pitch_rad};
    return signals;
}

// What it feels, and the energy of that.
void feel(const Role& role, Seconds t, ActorState& state) {
    visit_switching(role.feeling_times, t, feeling_window, [&](std::size_t i, double share) {
        const ExpressionKey& key = role.feelings[i];
        state.face.feeling[static_cast<std::size_t>(key.emotion)] += share * key.strength;
        state.energy += share * energy_of(key.emotion);
    });
}

} // namespace

double energy_at(const Role& role, Seconds t) {
    double energy = 0;
    visit_switching(role.feeling_times, t, feeling_window, [&](std::size_t i, double share) {
        energy += share * energy_of(role.feelings[i].emotion);
    });
    return energy;
}

ActorState sample_role(const Ensemble& ensemble, std::size_t actor, const Moment& moment) {
    const Role& role = ensemble.roles[actor];
    const Seconds t = moment.t;
    const auto point_of = [&](const Spot& spot) { return ensemble.point_of(role, spot, t); };
    ActorState state;
    state.where = role.blocking.at(t);
    role.gesturing.pose(role.body, t, point_of, state);
    const YawTurn& facing = state.where.facing;
    state.gaze = role.looking.at(t, facing, role.eyes_at(state.where.place, facing), point_of);
    feel(role, t, state);
    state.idle_share = (1 - add_keyed(role, t, state)) * (1 - still_on_purpose(role, t));
    const Talking talking = talking_at(role.talk, t);
    state.idle = signals_of(role, state, talking, moment);
    state.face.mouth = role.mouths[role.mouth_times.until(t)];
    state.face.loudness = lerp(0.5, talking.intensity, talking.weight);
    state.face.blink = role.blinks.at(t);
    return state;
}

} // namespace mh
