#pragma once

// A two-hour screenplay that nobody wrote: 120 pages, 80 scenes, 1440 speeches of which no two are
// alike, with action, parentheticals and a cast of twelve.

#include "core/base/noise.h"

#include <array>
#include <string>
#include <string_view>

namespace mh {

inline constexpr int feature_scenes = 80;
inline constexpr int feature_speeches_per_scene = 18;

class FeatureScreenplay {
  public:
    // The text; the speech of that number, from 0, says something else.
    [[nodiscard]] static std::string text(int changed = -1) {
        std::string out = "Title: The Long Tow\nAuthor: Nobody\n\n";
        for (int i = 0; i < feature_scenes * feature_speeches_per_scene; ++i) {
            const Seed seed = Seed{120}.with(i);
            if (i % feature_speeches_per_scene == 0)
                out += scene_head(i / feature_speeches_per_scene);
            if (seed.with("acts").unit() < 0.4)
                out += action(i, seed);
            out += speech(i, seed, i == changed);
        }
        return out;
    }

  private:
    template <std::size_t N>
    static std::string one_of(const std::array<std::string_view, N>& choices, Seed seed) {
        return std::string(choices[static_cast<std::size_t>(seed.unit() * N)]);
    }

    static constexpr std::array<std::string_view, 12> cast{
        "OTTO", "CHIEF", "JUNE", "GRANDPA", "MAYA", "DR. O'NEIL",
        "WEN",  "PILOT", "ABEL", "SISTER",  "RUTH", "THE HARBOUR MASTER"};

    // Four of the cast talk in a scene.
    static std::string speaker(int i) {
        const int scene = i / feature_speeches_per_scene;
        const auto who = static_cast<int>(Seed{121}.with(i).unit() * 4);
        return std::string(cast[static_cast<std::size_t>((scene * 5 + who * 3) % 12)]);
    }

    static std::string scene_head(int scene) {
        static constexpr std::array<std::string_view, 6> places{
            "INT. HARBOUR OFFICE", "EXT. PIER",       "INT. ENGINE ROOM",
            "EXT. DECK",           "INT. CHART ROOM", "EXT. BREAKWATER"};
        const Seed seed = Seed{122}.with(scene);
        return one_of(places, seed) + " " + std::to_string(scene + 1) +
               (scene % 3 ? " - NIGHT" : " - DAY") +
               "\n\nRain comes over the wall in sheets and the lamps swing on their hooks. Nobody "
               "has slept, and the tow rope hums like a wire.\n\n";
    }

    static std::string action(int i, Seed seed) {
        static constexpr std::array<std::string_view, 6> doings{
            " crosses to the window and counts the lights out loud.",
            " shrugs and walks over to the table, nodding.",
            " points at the chart, wide-eyed.",
            " sits down on the coil of rope and folds both arms.",
            " backs away from the rail. A long beat.",
            " waves at somebody out in the dark."};
        return speaker(i) + one_of(doings, seed.with("doing")) + "\n\n";
    }

    static std::string speech(int i, Seed seed, bool changed) {
        static constexpr std::array<std::string_view, 8> manners{
            "", "", "", "", "(quietly)\n", "(shouting)\n", "(amused)\n", "(a beat)\n"};
        std::string out = speaker(i) + "\n" + one_of(manners, seed.with("manner"));
        const auto words = 3 + static_cast<int>(seed.with("length").unit() * 9);
        for (int word = 0; word < words; ++word)
            out += (word ? " " : "") + spoken(seed.with(word));
        return out + (changed ? " and more!" : ".") + " Mark " + std::to_string(i) + ".\n\n";
    }

    static std::string spoken(Seed seed) {
        static constexpr std::array<std::string_view, 32> words{
            "the",     "rope",    "comet", "never", "harbour", "light",   "under",  "water",
            "we",      "cannot",  "hold",  "her",   "against", "morning", "twelve", "fathoms",
            "captain", "barrel",  "sings", "when",  "nobody",  "listens", "and",    "every",
            "lantern", "remains", "lit",   "for",   "your",    "mother",  "wind,",  "believe"};
        return one_of(words, seed);
    }
};

} // namespace mh
