#pragma once

// A Timeline made ready to be posed: skeletons, seeds and the indexes that keep a frame's cost from
// growing with the episode. Immutable once made; any number of threads may read it.

#include "core/acting/face_state.h"
#include "core/rig/pose.h"
#include "core/timeline/timeline.h"

#include <memory>

namespace mh {

// Whether the idle layer is in. `off` leaves the breathing cycle alone, as before the layer was.
enum class Layer { on, off };

struct ActorFrame {
    bool on_stage = false; // nothing else holds where false
    Pose pose;
    FaceState face;
};

class Performance {
  public:
    explicit Performance(std::shared_ptr<const Timeline> timeline);
    ~Performance();
    Performance(Performance&&) noexcept;
    Performance& operator=(Performance&&) noexcept;

    [[nodiscard]] const Timeline& timeline() const;
    [[nodiscard]] const Skeleton& skeleton(std::size_t actor) const;

    // An actor of timeline().actors at any time, finite; before 0 and after the end the nearest
    // moment inside. A pure function of the Timeline and its arguments.
    [[nodiscard]] ActorFrame at(std::size_t actor, Seconds t, const IdleDials& dials,
                                Layer layer = Layer::on) const;

    // The energy of what an actor feels, −1 to 1, eased between expression keys.
    [[nodiscard]] double energy(std::size_t actor, Seconds t) const;

  private:
    struct Tables;
    std::unique_ptr<const Tables> m_tables;
};

} // namespace mh
