#include "core/audit/audit.h"
#include "core/timeline/intensity.h"

#include <gtest/gtest.h>

#include <random>

namespace mh {
namespace {

constexpr IdleDials saturday_morning{1, full_fidget, 0.1};
constexpr int lines = 200;

struct Speech {
    Emotion feeling = Emotion::neutral;
    Volume volume = Volume::normal;
    Seconds length = 4;
    double yaw_rad = 0;
    bool seated = false;
    bool arms_folded = false;
    Build build;
    std::vector<Seconds> beats;
    double camera_m = 6; // away
};

class Chance {
  public:
    explicit Chance(unsigned seed) : m_random(seed) {}

    double between(double a, double b) { return std::uniform_real_distribution(a, b)(m_random); }
    std::size_t below(std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(m_random);
    }

  private:
    std::mt19937 m_random;
};

constexpr Seconds line_start = 3;

Speech some_speech(unsigned seed) {
    Chance chance(seed);
    Speech line;
    line.feeling = static_cast<Emotion>(chance.below(emotion_count));
    line.volume = static_cast<Volume>(chance.below(volume_count));
    line.length = chance.between(2, 10);
    line.yaw_rad = chance.between(-1, 1);
    line.seated = chance.below(4) == 0;
    line.camera_m = chance.between(2.5, 8);
    const double size = chance.between(0.75, 1.3);
    for (double* measure :
         {&line.build.height, &line.build.head_height, &line.build.head_width,
          &line.build.shoulder_width, &line.build.chest_width, &line.build.belly_width,
          &line.build.hip_width, &line.build.arm_length, &line.build.leg_length,
          &line.build.limb_width, &line.build.hand_length, &line.build.foot_length})
        *measure *= size;
    if (chance.below(3) > 0)
        for (Seconds beat = line_start + chance.between(0.1, 0.6); beat < line_start + line.length;
             beat += chance.between(0.4, 1.2))
            line.beats.push_back(beat);
    return line;
}

std::shared_ptr<Timeline> spoken(const Speech& line, unsigned seed) {
    auto timeline = std::make_shared<Timeline>();
    const Seconds length = line_start + line.length + 1;
    timeline->seed = seed;
    timeline->frames = static_cast<Frame>(length * timeline->fps);
    timeline->picture = {1280, 720};
    timeline->characters.resize(1);
    timeline->characters[0].id = "otto";
    timeline->characters[0].build = line.build;
    Actor actor;
    actor.id = "otto";
    actor.on_stage = {{0, length}};
    actor.marks = {{0, Vec3::Zero(), line.yaw_rad}};
    if (line.seated)
        actor.seats = {{{0, length}, {0, 0.42, 0}, line.yaw_rad}};
    const TimeRange range{line_start, line_start + line.length};
    actor.speaking = {{range, speaking_intensity(line.feeling, line.volume), line.beats}};
    actor.expressions = {{0, line.feeling, 0.7}};
    if (line.arms_folded)
        actor.gestures = {
            {GestureKind::arms_folded, Hands::both, 0, 0.5, length, length + 0.5, 0.7, {}, "", 0}};
    timeline->actors = {actor};
    timeline->lines.emplace_back();
    timeline->lines[0].id = "l01";
    timeline->lines[0].actor = "otto";
    timeline->lines[0].range = range;
    Shot shot;
    shot.id = "sh010";
    shot.range = {0, length};
    shot.subjects = {"otto"};
    const double middle = 0.55 * line.build.height;
    shot.camera = {{0, {Vec3(0, middle, line.camera_m), Vec3(0, middle, 0), 0.6, 0}}};
    timeline->shots = {shot};
    return timeline;
}

double longest_still(const Speech& line, unsigned seed) {
    const Performance performance(spoken(line, seed));
    const auto found = audit(performance, {saturday_morning, false, 1, {}, {}, false});
    const SpeakingShot& shot = found->speaking.at(0);
    return static_cast<double>(shot.longest.frames.count()) / found->fps;
}

std::string name_of(const Speech& line) {
    return std::string(name_of(line.feeling)) + ", " + std::string(name_of(line.volume)) + ", " +
           std::to_string(line.length) + " s" + (line.seated ? ", seated" : "");
}

TEST(SpeakingBody, NeverStandsStillForTwoSecondsHoweverQuiet) {
    for (unsigned seed = 1; seed <= lines; ++seed) {
        const Speech line = some_speech(seed);
        EXPECT_LE(longest_still(line, seed), AuditLimits{}.still_seconds)
            << "seed " << seed << ": " << name_of(line);
    }
}

TEST(SpeakingBody, NeverStandsStillForTwoSecondsInGriefOrFear) {
    for (unsigned seed = 1; seed <= lines; ++seed) {
        Speech line = some_speech(seed);
        line.feeling = seed % 2 ? Emotion::sad : Emotion::afraid;
        line.volume = Volume::whisper;
        EXPECT_LE(longest_still(line, seed), AuditLimits{}.still_seconds)
            << "seed " << seed << ": " << name_of(line);
    }
}

TEST(SpeakingBody, NeverStandsStillForTwoSecondsBehindFoldedArms) {
    for (unsigned seed = 1; seed <= lines; ++seed) {
        Speech line = some_speech(seed);
        line.arms_folded = true;
        line.seated = false;
        EXPECT_LE(longest_still(line, seed), AuditLimits{}.still_seconds)
            << "seed " << seed << ": " << name_of(line);
    }
}

// A breath and a settle, never a jitter: a body that speaks comes to rest between its accents, so
// that over many lines the longest rest of each is more often over half a second than under it.
TEST(SpeakingBody, ComesToRestBetweenItsAccents) {
    int rests = 0;
    for (unsigned seed = 1; seed <= lines; ++seed) {
        Speech line = some_speech(seed);
        line.seated = false;
        rests += longest_still(line, seed) >= 0.5;
    }
    EXPECT_GT(rests, lines * 3 / 4);
}

} // namespace
} // namespace mh
