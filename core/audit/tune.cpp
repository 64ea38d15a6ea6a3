#include "core/audit/tune.h"

#include <algorithm>
#include <cmath>

namespace mh {

namespace {

using Episodes = std::span<const std::shared_ptr<const Performance>>;

void add(const Audit& audit, TuneStep& step) {
    for (const SpeakingShot& shot : audit.speaking) {
        if (!shot.still_on_purpose)
            step.longest_still =
                std::max(step.longest_still, seconds_of(shot.longest.frames.count(), audit.fps));
        step.faults += shot.passes ? 0 : 1;
    }
    for (const Trembling& trembling : audit.trembling) {
        step.tremble = std::max(step.tremble, trembling.share);
        step.faults += trembling.passes ? 0 : 1;
    }
}

// A search by single steps, of which it takes at most `most`.
class Search {
  public:
    Search(Episodes episodes, const TuneRequest& request, int most)
        : m_episodes(episodes), m_request(request), m_most(most) {}

    // Nothing when it was cancelled.
    std::optional<TuneStep> at(const IdleDials& dials) {
        TuneStep step{dials, 0, 0, 0};
        for (const auto& episode : m_episodes) {
            AuditRequest request{dials, false, m_request.threads, {}, m_request.cancelled};
            request.heads = false;
            const std::optional<Audit> found = audit(*episode, request);
            if (!found)
                return std::nullopt;
            add(*found, step);
        }
        if (m_request.progress)
            m_request.progress(std::min(1.0, static_cast<double>(++m_taken) / m_most));
        return step;
    }

  private:
    Episodes m_episodes;
    const TuneRequest& m_request;
    int m_most;
    int m_taken = 0;
};

// Dials on the grid exactly as people write them.
double on_grid(int steps, double step) {
    return std::round(1000 * steps * step) / 1000;
}

void sort_by_fidget(std::vector<TuneStep>& steps) {
    std::sort(steps.begin(), steps.end(),
              [](const TuneStep& a, const TuneStep& b) { return a.dials.fidget < b.dials.fidget; });
}

constexpr int coarse_steps = 20; // to 1
constexpr int fine_steps = 9;    // between two coarse ones

// False when it was cancelled.
bool search_fidget(Search& search, const IdleDials& now, Tuning& tuning) {
    const auto try_fidget = [&](double fidget) -> std::optional<bool> {
        IdleDials dials = now;
        dials.fidget = fidget;
        const auto step = search.at(dials);
        if (!step)
            return std::nullopt;
        tuning.fidget.push_back(*step);
        if (step->faults == 0)
            tuning.subtlest = dials;
        return step->faults == 0;
    };
    int coarse = 0;
    for (; coarse <= coarse_steps && !tuning.subtlest; ++coarse)
        if (!try_fidget(on_grid(coarse, tune_coarse)))
            return false;
    if (!tuning.subtlest || coarse == 1)
        return true;
    for (int fine = 1; fine <= fine_steps; ++fine) {
        const auto passes = try_fidget(on_grid((coarse - 2) * (fine_steps + 1) + fine, tune_fine));
        if (!passes)
            return false;
        if (*passes)
            break;
    }
    sort_by_fidget(tuning.fidget);
    return true;
}

bool search_breathing(Search& search, Tuning& tuning) {
    const IdleDials found = *tuning.subtlest;
    for (int steps = static_cast<int>(std::ceil(found.breathing / tune_coarse)) - 1; steps >= 0;
         --steps) {
        IdleDials dials = found;
        dials.breathing = on_grid(steps, tune_coarse);
        const auto step = search.at(dials);
        if (!step)
            return false;
        tuning.breathing.insert(tuning.breathing.begin(), *step);
        if (step->faults > 0)
            break;
        tuning.subtlest = dials;
    }
    return true;
}

} // namespace

std::optional<Tuning> tune(Episodes episodes, const TuneRequest& request) {
    Tuning tuning;
    tuning.now = request.now;
    Search search(episodes, request, 2 * coarse_steps);
    if (!search_fidget(search, request.now, tuning))
        return std::nullopt;
    if (tuning.subtlest && !search_breathing(search, tuning))
        return std::nullopt;
    return tuning;
}

} // namespace mh
