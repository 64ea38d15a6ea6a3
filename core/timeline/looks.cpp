#include "core/timeline/looks.h"

#include <algorithm>
#include <map>

namespace mh {

namespace {

constexpr Seconds speaker_leads = 0.3;    // looks before he speaks
constexpr Seconds listener_follows = 0.2; // hears before he looks
constexpr Seconds looks_on = 1.2;         // after a line that nothing follows

using Looks = std::map<std::string, std::vector<Look>>;

Target at_character(const std::string& id) {
    return {Target::Kind::character, id, Vec3::Zero()};
}

struct SpokenBeat {
    const DirectedLine* line;
    TimeRange range;
};

std::vector<SpokenBeat> spoken_beats(const DirectedScene& scene, const LaidScene& laid) {
    std::vector<SpokenBeat> beats;
    for (std::size_t i = 0; i < scene.beats.size(); ++i)
        if (scene.beats[i].line)
            beats.push_back({&*scene.beats[i].line, *laid.beats[i].line});
    return beats;
}

// Whoever spoke last, else whoever speaks next, else anybody else on stage.
std::string addressee(const std::vector<SpokenBeat>& beats, std::size_t index,
                      const std::vector<std::string>& present) {
    const std::string& speaker = beats[index].line->character;
    const auto is_other = [&](const std::string& id) {
        return id != speaker && std::find(present.begin(), present.end(), id) != present.end();
    };
    for (std::size_t i = index; i-- > 0;)
        if (is_other(beats[i].line->character))
            return beats[i].line->character;
    for (std::size_t i = index + 1; i < beats.size(); ++i)
        if (is_other(beats[i].line->character))
            return beats[i].line->character;
    const auto other = std::find_if(present.begin(), present.end(), is_other);
    return other == present.end() ? std::string() : *other;
}

Looks looks_of_lines(const std::vector<SpokenBeat>& beats, const std::vector<std::string>& present,
                     const TimeRange& scene) {
    Looks looks;
    for (std::size_t i = 0; i < beats.size(); ++i) {
        const std::string& speaker = beats[i].line->character;
        const TimeRange& range = beats[i].range;
        Seconds end = std::min(scene.end, range.end + looks_on);
        if (i + 1 < beats.size() && beats[i + 1].range.start > range.start)
            end = std::clamp(beats[i + 1].range.start, range.end, std::max(end, range.end));
        const std::string to = addressee(beats, i, present);
        if (!to.empty())
            looks[speaker].push_back(
                {{std::max(scene.start, range.start - speaker_leads), end}, at_character(to)});
        if (std::find(present.begin(), present.end(), speaker) == present.end())
            continue; // a voice from elsewhere
        const Seconds heard = range.start + listener_follows;
        const std::vector<std::string>& chorus = beats[i].line->chorus;
        for (const std::string& listener : present)
            if (listener != speaker && heard < end &&
                std::find(chorus.begin(), chorus.end(), listener) == chorus.end())
                looks[listener].push_back({{heard, end}, at_character(speaker)});
    }
    return looks;
}

Looks directed_looks(const DirectedScene& scene, const LaidScene& laid) {
    Looks looks;
    for (std::size_t i = 0; i < scene.beats.size(); ++i) {
        for (const DirectedLook& order : scene.beats[i].looks) {
            const Seconds start = laid.beats[i].range.start + order.at;
            const Seconds end = order.seconds ? start + *order.seconds : laid.beats[i].range.end;
            if (start < end)
                looks[order.character].push_back({{start, end}, order.target});
        }
    }
    return looks;
}

// A look that starts while a directed one lasts waits until it is over.
void give_way(std::vector<Look>& looks, const std::vector<Look>& directed) {
    for (Look& look : looks)
        for (const Look& stronger : directed)
            if (stronger.range.contains(look.range.start))
                look.range.start = stronger.range.end;
    std::erase_if(looks, [](const Look& look) { return look.range.start >= look.range.end; });
}

// Looks that follow each other at the same target are one: the eyes do not leave it.
std::vector<Look> joined(const std::vector<Look>& looks) {
    std::vector<Look> out;
    for (const Look& look : looks) {
        if (!out.empty() && out.back().target == look.target &&
            look.range.start <= out.back().range.end)
            out.back().range.end = std::max(out.back().range.end, look.range.end);
        else
            out.push_back(look);
    }
    return out;
}

} // namespace

void lay_looks(const DirectedScene& scene, const LaidScene& laid, Timeline& timeline) {
    std::vector<std::string> present;
    for (const Actor& actor : timeline.actors)
        if (is_on_stage(actor, laid.range.start))
            present.push_back(actor.id);
    Looks looks = looks_of_lines(spoken_beats(scene, laid), present, laid.range);
    Looks directed = directed_looks(scene, laid);
    for (Actor& actor : timeline.actors) {
        std::vector<Look>& own = looks[actor.id];
        std::vector<Look>& given = directed[actor.id];
        std::stable_sort(given.begin(), given.end(), [](const Look& a, const Look& b) {
            return a.range.start < b.range.start;
        });
        give_way(own, given);
        own.insert(own.end(), given.begin(), given.end());
        std::stable_sort(own.begin(), own.end(), [](const Look& a, const Look& b) {
            return a.range.start < b.range.start;
        });
        own = joined(own);
        actor.looks.insert(actor.looks.end(), own.begin(), own.end());
    }
}

} // namespace mh
