#include "core/direction/direct.h"
#include "core/direction/framing_rules.h"
#include "core/figure/figure.h"
#include "core/picture/picture.h"
#include "core/timeline/compile.h"
#include "tests/core/picture/generated_scenes.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

namespace mh {
namespace {

constexpr Frame frame_step = 16;

// An episode with all that says whose heads its pictures hold.
class Heads {
  public:
    Heads(const Show& show, const Episode& episode)
        : m_performance(std::make_shared<const Timeline>(
              sketch_episode(show, episode, m_memory).value().timeline)) {
        const DirectedEpisode directed = direct_episode(show, episode).value();
        for (const DirectedScene& scene : directed.direction.scenes)
            for (const DirectedShot& shot : scene.shots)
                if (shot.move.kind == CameraMove::Kind::pan)
                    m_pans.insert(shot_name(directed.direction, scene, shot));
    }

    [[nodiscard]] const Timeline& timeline() const { return m_performance.timeline(); }

    // Frames of a shot that are judged: of a pan the last, for it begins beside its subjects.
    [[nodiscard]] std::vector<Frame> frames_of(const Shot& shot) const {
        const FrameRange range = frames_in(shot.range, timeline().fps);
        if (m_pans.contains(shot.id))
            return {range.end - 1};
        std::vector<Frame> frames;
        for (Frame frame = range.first; frame < range.end; frame += frame_step)
            frames.push_back(frame);
        frames.push_back(range.end - 1);
        return frames;
    }

    // Empty off the stage. Of a head far from every edge a spot in it, which need not be drawn.
    [[nodiscard]] Box head_at(const Shot& shot, std::size_t actor, Frame frame) const {
        const Seconds t = seconds_of(frame, timeline().fps);
        const ActorFrame posed = m_performance.at(actor, t, timeline().style.dials);
        if (!posed.on_stage)
            return {};
        const Projection projection(camera_at(shot, t), timeline().picture);
        if (const auto spot = far_from_edges(posed.pose, projection, timeline().characters[actor]))
            return {spot->x() - 1, spot->y() - 1, spot->x() + 1, spot->y() + 1};
        Drawing drawing;
        draw_head(timeline().characters[actor], m_performance.skeleton(actor), posed.pose,
                  posed.face, timeline().style, projection, 0, drawing);
        return head_box(drawing, 0);
    }

  private:
    static std::optional<Vec2> far_from_edges(const Pose& pose, const Projection& projection,
                                              const Character& character) {
        const Vec3& joint = pose.at(Bone::head);
        const std::optional<Vec2> at = projection.to_picture(joint);
        if (!at)
            return Vec2(-2, -2);
        const double reach = (character.build.head_height + character.build.head_width) * 1.2 *
                             projection.pixels_per_metre(projection.to_camera(joint).z());
        const auto far = [&](double x, double size) {
            return std::abs(x) > reach && std::abs(x - size) > reach;
        };
        const PictureSize picture = projection.picture();
        return far(at->x(), picture.width) && far(at->y(), picture.height) ? at : std::nullopt;
    }

    SpeechMemory m_memory;
    Performance m_performance;
    std::set<std::string> m_pans;
};

bool is_whole(const Box& head, PictureSize picture) {
    return head.left >= 0 && head.top >= 0 && head.right <= picture.width &&
           head.bottom <= picture.height;
}

bool is_out(const Box& head, PictureSize picture) {
    return head.right <= 0 || head.bottom <= 0 || head.left >= picture.width ||
           head.top >= picture.height;
}

// Those whose whole heads the shot's framing is to hold.
std::vector<std::size_t> held_by(const Shot& shot, const Timeline& timeline) {
    std::vector<std::size_t> held;
    for (const std::string& id : shot.subjects) {
        if (!rule_of(shot.framing).holds_hats ||
            (shot.framing == Framing::over_the_shoulder && !held.empty()))
            break;
        held.push_back(actor_index(timeline, id).value());
    }
    return held;
}

// Comes, goes, sits down or gets up while the shot lasts, so that an edge is passed on the way.
bool moves_during(const Actor& actor, const TimeRange& range) {
    const auto within = [&](const auto& span) { return span.range.overlaps(range); };
    return std::any_of(actor.walks.begin(), actor.walks.end(), within) ||
           std::any_of(actor.seats.begin(), actor.seats.end(), [&](const Sitting& seat) {
               return seat.range.overlaps(range) &&
                      (seat.range.start > range.start - 1 || seat.range.end < range.end + 1);
           });
}

std::string told(const Heads& heads, const Shot& shot, std::size_t actor, Frame frame) {
    const Box head = heads.head_at(shot, actor, frame);
    return heads.timeline().actors[actor].id + " in " + heads.timeline().episode + " " + shot.id +
           " (" + std::string(name_of(shot.framing)) + ", " + shot.because + "), frame " +
           std::to_string(frame) + ": left " + std::to_string(head.left) + ", top " +
           std::to_string(head.top) + ", right " + std::to_string(head.right) + ", bottom " +
           std::to_string(head.bottom);
}

void expect_subjects_whole(const Heads& heads) {
    const Timeline& timeline = heads.timeline();
    for (const Shot& shot : timeline.shots)
        for (const std::size_t actor : held_by(shot, timeline))
            for (const Frame frame : heads.frames_of(shot)) {
                const Box head = heads.head_at(shot, actor, frame);
                EXPECT_TRUE(head.empty() || is_whole(head, timeline.picture))
                    << told(heads, shot, actor, frame);
            }
}

// In a picture that stands still.
void expect_nobody_cut(const Heads& heads) {
    const Timeline& timeline = heads.timeline();
    for (const Shot& shot : timeline.shots) {
        if (shot.camera.size() > 1 || !rule_of(shot.framing).clean_edges)
            continue;
        for (std::size_t actor = 0; actor < timeline.actors.size(); ++actor) {
            if (moves_during(timeline.actors[actor], shot.range))
                continue;
            for (const Frame frame : heads.frames_of(shot)) {
                const Box head = heads.head_at(shot, actor, frame);
                EXPECT_TRUE(head.empty() || is_whole(head, timeline.picture) ||
                            is_out(head, timeline.picture))
                    << told(heads, shot, actor, frame);
            }
        }
    }
}

Show shipped(const std::string& name) {
    return read_show(std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows" / name).value();
}

TEST(WholeHeads, OfEverySubjectOfTheShippedEpisodes) {
    std::size_t episodes = 0;
    for (const std::string name : {"demo", "showcase"}) {
        const Show show = shipped(name);
        for (const Episode& episode : show.episodes) {
            expect_subjects_whole(Heads(show, episode));
            ++episodes;
        }
    }
    EXPECT_EQ(episodes, 4u);
}

TEST(WholeHeads, OfEverybodyInAStillPictureOfTheShippedEpisodes) {
    for (const std::string name : {"demo", "showcase"}) {
        const Show show = shipped(name);
        for (const Episode& episode : show.episodes)
            expect_nobody_cut(Heads(show, episode));
    }
}

TEST(WholeHeads, OfEverybodyInGeneratedScenesOfOneToFivePeople) {
    for (std::int64_t i = 0; i < 15; ++i) {
        Show show;
        show.id = "show " + std::to_string(i);
        const Heads heads(show,
                          generated_scene(Seed{7}.with(i), 1 + static_cast<std::size_t>(i % 5)));
        SCOPED_TRACE("seed 7/" + std::to_string(i));
        expect_subjects_whole(heads);
        expect_nobody_cut(heads);
    }
}

} // namespace
} // namespace mh
