// Whether the limit parts bodies that act from bodies that shake: what ships, Timelines such as no
// compiler would write, and the same bodies with a shake laid over them.

#include "core/audit/shot_stillness.h"
#include "core/audit/trembling.h"
#include "core/timeline/compile.h"
#include "episodes.h"
#include "tests/core/acting/random_timeline.h"

#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <random>

namespace mh {
namespace {

using namespace episodes;

constexpr unsigned timelines = 200;
constexpr double limit = AuditLimits{}.tremble_share;
constexpr IdleDials full{1, full_fidget, 0.5};

double most_of(const Audit& found) {
    double most = 0;
    for (const Trembling& one : found.trembling)
        most = std::max(most, one.share);
    return most;
}

Audit body_audit(const Timeline& timeline, const IdleDials& dials) {
    AuditRequest request;
    request.dials = dials;
    request.heads = false;
    return audit(*performed(timeline), request).value();
}

// With a camera that sees them all.
Timeline acted(unsigned seed, const RandomTimeline& wanted) {
    Timeline timeline = *random_timeline(seed, wanted);
    timeline.shots = {shot_of("sh010", {0, wanted.length}, {0, 1, 0})};
    timeline.shots[0].camera[0].camera.position.z() = 9;
    return timeline;
}

TEST(TrembleLimit, IsFarAboveAllThatShips) {
    SpeechMemory memory;
    for (const std::string show_id : {"demo", "showcase"}) {
        const Show show =
            read_show(std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows" / show_id).value();
        for (const Episode& episode : show.episodes) {
            const Timeline timeline = compile_episode(show, episode, memory).value();
            const Audit found = body_audit(timeline, timeline.style.dials);
            EXPECT_GT(found.trembling.size(), 3u) << episode.id;
            EXPECT_LT(most_of(found), limit / 2) << episode.id;
        }
    }
}

// Every other one with gestures, walks and keyed poses, which leave little to judge.
TEST(TrembleLimit, IsFarAboveBodiesThatActWithoutPattern) {
    std::size_t judged = 0;
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        const bool busy = seed % 2 == 0;
        const Audit found =
            body_audit(acted(seed, {.gestures = busy, .walks = busy, .keyed = busy}), full);
        judged += found.trembling.size();
        EXPECT_LT(most_of(found), limit / 2) << "seed " << seed;
    }
    EXPECT_GT(judged, timelines);
}

Motion motion_of(const Timeline& timeline) {
    const Performance performance(std::make_shared<const Timeline>(timeline));
    const Projection projection(timeline.shots[0].camera[0].camera, timeline.picture);
    Track track{0, {}};
    for (Frame frame = 0; frame < timeline.frames; ++frame)
        track.probes.push_back(probe_actor(timeline.characters[0], performance.skeleton(0),
                                           performance.at(0, seconds_of(frame, timeline.fps), full),
                                           projection));
    return body_motion(*portrait_of(timeline, 0, timeline.shots[0], track), track.probes,
                       timeline.picture, timeline.audit);
}

// A shake that a viewer sees as motion of its own: it goes over all of what a still body may range
// over, up to four times as far.
TEST(TrembleLimit, IsFarBelowTheSameBodiesShaking) {
    for (unsigned seed = 1; seed <= timelines; ++seed) {
        Motion motion = motion_of(acted(
            seed, {.length = 8, .actors = 1, .gestures = false, .walks = false, .keyed = false}));
        std::mt19937 random(seed);
        const auto between = [&](double a, double b) {
            return std::uniform_real_distribution(a, b)(random);
        };
        const double hz = between(4.5, 12);
        const double phase = between(0, 2 * pi);
        const double metres = 0.5 * motion.tolerance[0] * between(1, 4);
        const double way = between(0, 2 * pi);
        const std::size_t points = motion.channels / 2;
        const std::size_t point = std::uniform_int_distribution<std::size_t>(0, points - 1)(random);
        for (std::size_t frame = 0; frame < motion.frames; ++frame) {
            const double off =
                metres * std::sin(2 * pi * hz * static_cast<double>(frame) / fps + phase);
            float* row = motion.values.data() + frame * motion.channels;
            row[point] += static_cast<float>(off * std::cos(way));
            row[points + point] += static_cast<float>(off * std::sin(way));
        }
        const Tremble tremble = most_trembling(motion, std::vector<bool>(motion.frames), fps);
        EXPECT_GT(tremble.share, 1.5 * limit) << "seed " << seed << ": " << hz << " Hz";
        EXPECT_EQ(tremble.point, point) << "seed " << seed;
    }
}

} // namespace
} // namespace mh
