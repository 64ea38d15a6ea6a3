#pragma once

// Screenplays of one scene made up from a seed, so that what holds for the shipped episodes can be
// asked of others.

#include "core/base/noise.h"
#include "core/show/show.h"

#include <array>
#include <string>
#include <vector>

namespace mh {

inline std::size_t pick(Seed seed, std::size_t count) {
    return static_cast<std::size_t>(seed.unit() * static_cast<double>(count));
}

inline std::string line_of_words(Seed seed, std::size_t count) {
    constexpr std::array<std::string_view, 9> words{
        "lantern", "never", "tomorrow", "harbour", "twelve", "because", "kettle", "north", "yes"};
    std::string line;
    for (std::size_t i = 0; i < count; ++i)
        line += (i == 0 ? "" : " ") +
                std::string(words[pick(seed.with(static_cast<std::int64_t>(i)), words.size())]);
    return line + ".";
}

// So many people talk, and do things between their lines.
inline Episode generated_scene(Seed seed, std::size_t people) {
    constexpr std::array<std::string_view, 5> names{"ADA", "BRUNO", "CLEO", "DANTE", "EVE"};
    constexpr std::array<std::string_view, 9> parentheticals{
        "",       "(whispers)",    "(angry, loud)", "(waves)", "(thumbs up)",
        "(nods)", "(arms folded)", "(points)",      "(sad)"};
    constexpr std::array<std::string_view, 9> business{
        " waits.",  " cheers.",   " walks over to ", " sits down.",  " salutes.",
        " shrugs.", " looks at ", " stands up.",     " walks about."};
    const auto name = [&](Seed of) { return std::string(names[pick(of, people)]); };
    Episode episode;
    episode.id = "scene";
    episode.screenplay_file = "scene.fountain";
    episode.screenplay = "INT. ROOM - DAY\n\n";
    for (std::size_t i = 0; i < people; ++i)
        episode.screenplay += std::string(names[i]) + (i + 1 < people ? ", " : " wait.\n\n");
    for (int i = 0; i < 9; ++i) {
        const Seed item = seed.with(i);
        if (item.with("kind").unit() < 0.35) {
            const std::string what(business[pick(item.with("what"), business.size())]);
            episode.screenplay += name(item.with("who")) + what +
                                  (what.back() == ' ' ? name(item.with("whom")) + "." : "") +
                                  "\n\n";
            continue;
        }
        const std::string_view how = parentheticals[pick(item.with("how"), parentheticals.size())];
        episode.screenplay += name(item.with("who")) + "\n";
        if (!how.empty())
            episode.screenplay += std::string(how) + "\n";
        episode.screenplay +=
            line_of_words(item.with("words"), 1 + pick(item.with("count"), 24)) + "\n\n";
    }
    return episode;
}

} // namespace mh
