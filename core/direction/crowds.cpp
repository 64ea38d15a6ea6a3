#include "core/direction/crowds.h"

#include "core/base/easing.h"
#include "core/base/noise.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace mh {

namespace {

constexpr double apart_m = 0.82;
constexpr double row_behind_m = 0.75;
constexpr std::size_t most_in_a_row = 5;
constexpr double astray_m = 0.09; // from the even place, either way
constexpr double turned_deg = 9;  // from the crowd's facing, either way
constexpr Seconds latest = 0.22;  // behind the first to move
constexpr double less_keen = 0.2; // of a gesture's intensity
constexpr double heads_m = 1.3;   // over the floor: where a crowd is looked at

// How an extra plays the crowd's part.
struct Extra {
    std::string id;
    Vec3 offset; // from the crowd's place where it faces the camera
    double turn_deg;
    Seconds late;
    double keen; // of the crowd's intensity
};
using Crowds = std::map<std::string, std::vector<Extra>>;

// The shorter ones first, who stand in front.
std::vector<std::string> by_height(const Character& crowd, const std::vector<Character>& cast) {
    const auto height_of = [&](const std::string& id) {
        const auto found = std::find_if(cast.begin(), cast.end(),
                                        [&](const Character& one) { return one.id == id; });
        return found == cast.end() ? 0 : found->build.height;
    };
    std::vector<std::string> ids = crowd.extras;
    std::stable_sort(ids.begin(), ids.end(), [&](const std::string& a, const std::string& b) {
        return height_of(a) < height_of(b);
    });
    return ids;
}

Vec3 place_in_crowd(std::size_t i, std::size_t count) {
    const std::size_t rows = (count + most_in_a_row - 1) / most_in_a_row + (count > 3 ? 1 : 0);
    const std::size_t wide = (count + rows - 1) / rows;
    const std::size_t row = i / wide;
    const std::size_t in_row = std::min(wide, count - row * wide);
    const double stagger = row % 2 == 0 ? -0.25 : 0.25;
    const double column = static_cast<double>(i % wide) - 0.5 * static_cast<double>(in_row - 1);
    return {(column + stagger) * apart_m, 0, -row_behind_m * static_cast<double>(row)};
}

std::vector<Extra> extras_of(const Character& crowd, const std::vector<Character>& cast) {
    const std::vector<std::string> ids = by_height(crowd, cast);
    std::vector<Extra> extras;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Seed seed = Seed{}.with(crowd.id).with(ids[i]);
        const Vec3 astray(seed.with("x").signed_unit(), 0, seed.with("z").signed_unit());
        extras.push_back({ids[i], place_in_crowd(i, ids.size()) + astray_m * astray,
                          turned_deg * seed.with("turn").signed_unit(),
                          latest * seed.with("late").unit(),
                          1 - less_keen * seed.with("keen").unit()});
    }
    return extras;
}

class SceneCrowds {
  public:
    SceneCrowds(const Crowds& crowds, DirectedScene& scene) : m_crowds(crowds), m_scene(scene) {
        for (const Staging& staging : scene.staging)
            m_staged.emplace(staging.character, staging);
    }

    void run() {
        give(m_scene.staging, [this](Staging& one, const Extra& extra) {
            one.position += turned(extra.offset, one.yaw_deg);
            one.yaw_deg += extra.turn_deg;
            one.seat.reset();
        });
        for (Beat& beat : m_scene.beats)
            give_beat(beat);
        for (DirectedShot& shot : m_scene.shots)
            give_names(shot.subjects);
    }

  private:
    void give_beat(Beat& beat) {
        give(beat.gestures, [](DirectedGesture& gesture, const Extra& extra) {
            gesture.intensity = clamp01(gesture.intensity * extra.keen);
            gesture.at += extra.late;
        });
        give(beat.looks, [](DirectedLook& look, const Extra& extra) { look.at += extra.late; });
        give(beat.walks, [this](DirectedWalk& walk, const Extra& extra) {
            walk.to += turned(extra.offset, facing_of(walk.character));
            walk.at += extra.late;
        });
        give(beat.seats, [](DirectedSeat&, const Extra&) {});
        give(beat.poses, [](DirectedPose&, const Extra&) {});
        for (DirectedGesture& gesture : beat.gestures)
            aim(gesture.target);
        for (DirectedLook& look : beat.looks)
            aim(look.target);
        give_feelings(beat);
        give_names(beat.still);
        if (beat.line)
            give_line(*beat.line);
    }

    // A crowd's item becomes one for each extra.
    template <typename Item, typename Vary>
    void give(std::vector<Item>& items, Vary vary) const {
        std::vector<Item> given;
        for (const Item& item : items) {
            const auto crowd = m_crowds.find(item.character);
            if (crowd == m_crowds.end()) {
                given.push_back(item);
                continue;
            }
            for (const Extra& extra : crowd->second) {
                Item own = item;
                vary(own, extra);
                own.character = extra.id;
                given.push_back(std::move(own));
            }
        }
        items = std::move(given);
    }

    void give_names(std::vector<std::string>& names) const {
        std::vector<std::string> given;
        for (const std::string& name : names) {
            const auto crowd = m_crowds.find(name);
            if (crowd == m_crowds.end())
                given.push_back(name);
            else
                for (const Extra& extra : crowd->second)
                    given.push_back(extra.id);
        }
        names = std::move(given);
    }

    void give_feelings(Beat& beat) const {
        std::vector<std::pair<std::string, Reading>> given;
        for (const auto& [who, reading] : beat.feelings) {
            std::vector<std::string> names{who};
            give_names(names);
            for (const std::string& name : names)
                given.emplace_back(name, reading);
        }
        beat.feelings = std::move(given);
    }

    void give_line(DirectedLine& line) const {
        const auto crowd = m_crowds.find(line.character);
        if (crowd == m_crowds.end())
            return;
        line.character = crowd->second.front().id;
        for (std::size_t i = 1; i < crowd->second.size(); ++i)
            line.chorus.push_back(crowd->second[i].id);
    }

    void aim(Target& target) const {
        if (target.kind != Target::Kind::character || !m_crowds.contains(target.character))
            return;
        const auto staged = m_staged.find(target.character);
        const Vec3 place = staged == m_staged.end() ? Vec3::Zero() : staged->second.position;
        target = {Target::Kind::place, "", place + heads_m * Vec3::UnitY()};
    }

    [[nodiscard]] double facing_of(const std::string& crowd) const {
        const auto staged = m_staged.find(crowd);
        return staged == m_staged.end() ? 0 : staged->second.yaw_deg;
    }

    static Vec3 turned(const Vec3& offset, double yaw_deg) {
        const double c = std::cos(radians(yaw_deg));
        const double s = std::sin(radians(yaw_deg));
        return {c * offset.x() + s * offset.z(), offset.y(), c * offset.z() - s * offset.x()};
    }

    const Crowds& m_crowds;
    DirectedScene& m_scene;
    std::map<std::string, Staging> m_staged; // as the crowds were
};

} // namespace

void give_crowds_to_extras(const std::vector<Character>& cast, Direction& direction) {
    Crowds crowds;
    for (const Character& character : cast) {
        if (character.is_crowd())
            crowds.emplace(character.id, extras_of(character, cast));
    }
    if (crowds.empty())
        return;
    for (DirectedScene& scene : direction.scenes)
        SceneCrowds(crowds, scene).run();
}

} // namespace mh
