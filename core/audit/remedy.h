#pragma once

// What would make a fault pass, found by auditing the changed value until it does. Nothing here is
// reckoned: each remedy is one that was tried, and the step before it fails.

#include "core/audit/audit.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace mh {

enum class RemedyKind { fidget, gesture_on_word, wider, camera_move };

struct Remedy {
    RemedyKind kind = RemedyKind::fidget;
    // The dial; how many times as wide the picture is; how far the camera goes, metres. Nothing for
    // a gesture.
    double amount = 0;
    std::string words; // "fidget 0.12", "a shrug on “lighthouse”", "the camera 0.30 m lower"
    // The change itself: the shot with its new camera, the gesture with its times.
    std::optional<Shot> shot;
    std::optional<Gesture> gesture;
};

// For a speaker who is still for too long: the smallest fidget, in hundredths, and a gesture on the
// word nearest the middle of the still stretch that does it.
[[nodiscard]] std::vector<Remedy> remedies_of(const Performance& performance,
                                              const SpeakingShot& fault, const IdleDials& dials);
// For hands out of the picture: how much wider it must be, in hundredths, and how far the camera
// must move, by 5 cm to any of eight sides, without cutting a head that was whole.
[[nodiscard]] std::vector<Remedy> remedies_of(const Performance& performance,
                                              const GestureSeen& fault, const IdleDials& dials);
// For a body that trembles: the largest fidget, in hundredths, at which it does not.
[[nodiscard]] std::vector<Remedy> remedies_of(const Performance& performance,
                                              const Trembling& fault, const IdleDials& dials);

[[nodiscard]] std::string words_of(const std::vector<Remedy>& remedies);

// Gives every fault of the audit its remedy, or says that nothing tried helped. `cancelled`, which
// may be empty, is asked before each; false where it stopped there.
bool put_remedies(const Performance& performance, Audit& audit,
                  const std::function<bool()>& cancelled);

} // namespace mh
