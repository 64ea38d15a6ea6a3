#pragma once

// An audit's measures as rows that panels list, colour and jump to.

#include "core/audit/judgement.h"

#include <QString>

#include <optional>
#include <vector>

namespace mh {

struct Finding {
    Measure measure = Measure::stillness;
    bool passes = true;
    bool told = false; // reported, and held to no limit
    std::string shot;
    std::size_t actor = 0;
    FrameRange frames; // what failed or came nearest: the longest still span, the gesture's hold
    QString name;      // the character's
    QString subject;   // the line or the gesture
    double value = 0;  // as a Judgement's
    std::optional<double> before; // seconds still with the layer off
    double limit = 0;             // where it is held to one
    QString reason;               // one sentence

    bool operator==(const Finding&) const = default;
};

// By their first frames: every line and gesture, passed or failed, who trembles, how long listeners
// are still, and heads that are cut.
[[nodiscard]] std::vector<Finding> findings_of(const Timeline& timeline, const Audit& audit);

// The failed finding that starts next after `frame`, or the last that starts before it.
[[nodiscard]] const Finding* next_fault(const std::vector<Finding>& findings, Frame frame);
[[nodiscard]] const Finding* previous_fault(const std::vector<Finding>& findings, Frame frame);

} // namespace mh
