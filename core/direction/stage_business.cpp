#include "core/direction/stage_business.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

constexpr Seconds first_gesture_at = 0.5;
constexpr Seconds between_gestures = 1.1;
constexpr Seconds moves_at = 0.2;
constexpr Seconds answers_a_look_at = 0.35;
constexpr double walking_pace = 1.2; // metres a second
constexpr double arms_reach_m = 0.9; // how near somebody walks up to somebody
constexpr double retreat_m = 0.55;
constexpr double stroll_m = 1.3;
constexpr double spoken_pace = 0.45;   // metres a second, of one who talks as he walks
constexpr double stage_side_m = 1.8;   // how far from the middle a stroll stays
constexpr double most_forward_m = 0.9; // how far it comes to the camera
constexpr double alone_facing_deg = 15;

template <typename... Fs>
struct Overloaded : Fs... {
    using Fs::operator()...;
};

Target at_character(const std::string& id) {
    return {Target::Kind::character, id, Vec3::Zero()};
}

// Past the camera, on the near side.
Target away_from(const Vec3& place) {
    return {Target::Kind::place, "", place + Vec3(place.x() > 0 ? 1.6 : -1.6, 0.3, 1.4)};
}

// Outwards as far as the stage goes, and what is left of the way towards the camera.
Vec3 end_of_stroll(const Vec3& from, Seconds lasts) {
    const double metres = std::max(stroll_m, spoken_pace * lasts);
    const double outwards = from.x() > 0 ? 1 : -1;
    const double room = std::max(0.0, stage_side_m - std::abs(from.x()));
    const double aside = std::min(metres, room);
    const double forward = std::sqrt(metres * metres - aside * aside);
    return from + Vec3(outwards * aside, 0, std::min(forward, most_forward_m));
}

} // namespace

void StageBusiness::add(const Business& business, const Doing& doing, PlannedBeat& planned) {
    if (const auto* pause = std::get_if<PauseBusiness>(&business)) {
        planned.pause = true;
        planned.beat.least = std::max(planned.beat.least, pause->seconds);
        return;
    }
    if (!m_people.on_stage(doing.who))
        return;
    Beat& beat = planned.beat;
    std::visit(
        Overloaded{[&](const GestureBusiness& gesture) { add_gesture(gesture, doing, beat); },
                   [&](WalkBusiness walk) { add_walk(walk, doing, beat); },
                   [&](LookBusiness look) { add_look(look, doing, beat); },
                   [&](SeatBusiness seat) { add_seat(seat, doing, beat); },
                   [](const PauseBusiness&) {}},
        business);
}

void StageBusiness::add_gesture(const GestureBusiness& gesture, const Doing& doing,
                                Beat& beat) const {
    // "Cheers, arms in the air" is one cheer.
    const bool again =
        std::any_of(beat.gestures.begin(), beat.gestures.end(), [&](const DirectedGesture& one) {
            return one.character == doing.who && one.kind == gesture.kind &&
                   one.because == doing.because;
        });
    if (again)
        return;
    const Seconds at =
        first_gesture_at + between_gestures * static_cast<double>(beat.gestures.size());
    beat.gestures.push_back({doing.who, gesture.kind, gesture.hands, 0.7, std::nullopt, at,
                             std::nullopt, gesture.holds_on, doing.target, doing.because});
    beat.least = std::max(beat.least, at + between_gestures);
}

void StageBusiness::add_walk(WalkBusiness kind, const Doing& doing, Beat& beat) {
    const bool walks_already =
        std::any_of(beat.walks.begin(), beat.walks.end(),
                    [&](const DirectedWalk& walk) { return walk.character == doing.who; });
    if (walks_already)
        return;
    const std::optional<Vec3> to = end_of_walk(kind, doing);
    const Vec3 from = m_people.place(doing.who);
    if (!to || (*to - from).norm() < 0.2)
        return;
    const std::string other = m_people.nearest_to(doing.who);
    const double facing =
        other.empty() ? alone_facing_deg : cheated_yaw_deg(*to, m_people.place(other));
    beat.walks.push_back({doing.who, *to, facing, kind == WalkBusiness::retreat, moves_at,
                          std::nullopt, doing.because});
    beat.least = std::max(beat.least, 0.6 + (*to - from).norm() / walking_pace);
    m_people.move(doing.who, *to);
}

std::optional<Vec3> StageBusiness::end_of_walk(WalkBusiness kind, const Doing& doing) {
    const Vec3 from = m_people.place(doing.who);
    switch (kind) {
    case WalkBusiness::enter:
        if (m_people.appears_before(doing.who, doing.item))
            return std::nullopt;
        return m_people.keep_for_entrance(doing.who);
    case WalkBusiness::leave:
        if (m_people.appears_after(doing.who, doing.item))
            return std::nullopt;
        return m_people.exit_of(doing.who);
    case WalkBusiness::to_somebody: {
        if (doing.target.kind != Target::Kind::character)
            return std::nullopt;
        const Vec3 way = m_people.place(doing.target.character) - from;
        if (way.norm() <= arms_reach_m)
            return std::nullopt;
        return Vec3(from + way * (1 - arms_reach_m / way.norm()));
    }
    case WalkBusiness::retreat: {
        const std::string nearest = m_people.nearest_to(doing.who);
        const double away = nearest.empty() ? 0 : from.x() - m_people.place(nearest).x();
        return Vec3(from + Vec3(away < 0 ? -retreat_m : retreat_m, 0, -0.2));
    }
    case WalkBusiness::about:
        return end_of_stroll(from, doing.lasts);
    }
    return std::nullopt;
}

void StageBusiness::add_look(LookBusiness kind, const Doing& doing, Beat& beat) const {
    const auto look = [&](const std::string& who, const Target& target, Seconds at) {
        beat.looks.push_back({who, target, at, std::nullopt, doing.because});
    };
    const std::string other = m_people.nearest_to(doing.who);
    if (kind == LookBusiness::at_each_other && !other.empty()) {
        look(doing.who, at_character(other), moves_at);
        look(other, at_character(doing.who), answers_a_look_at);
    } else if (kind == LookBusiness::at_camera) {
        look(doing.who, {Target::Kind::camera, "", Vec3::Zero()}, moves_at);
    } else if (kind == LookBusiness::away) {
        look(doing.who, away_from(m_people.place(doing.who)), moves_at);
    } else if (kind == LookBusiness::at_target && doing.target.kind != Target::Kind::none) {
        look(doing.who, doing.target, moves_at);
    }
}

void StageBusiness::add_seat(SeatBusiness kind, const Doing& doing, Beat& beat) {
    if (kind == SeatBusiness::stand) {
        if (m_seat.erase(doing.who) > 0)
            beat.seats.push_back({doing.who, "", moves_at, doing.because});
        return;
    }
    if (m_seat.contains(doing.who))
        return;
    const auto free = std::find_if(m_set.seats.begin(), m_set.seats.end(), [&](const auto& seat) {
        return std::none_of(m_seat.begin(), m_seat.end(),
                            [&](const auto& taken) { return taken.second == seat.id; });
    });
    if (free == m_set.seats.end())
        return;
    m_seat[doing.who] = free->id;
    beat.seats.push_back({doing.who, free->id, moves_at, doing.because});
    beat.least = std::max(beat.least, 1.6);
}

} // namespace mh
