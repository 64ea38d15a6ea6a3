#pragma once

// A show: a folder of what people author, read whole.

#include "core/base/error.h"
#include "core/show/audit_limits.h"
#include "core/show/character.h"
#include "core/show/set.h"
#include "core/show/style.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace mh {

struct PictureSize {
    int width = 1280; // pixels, 16 to 16384
    int height = 720;

    bool operator==(const PictureSize&) const = default;
};

// An episode's own files; both texts are as they stand on the disk.
struct Episode {
    std::string id;
    std::filesystem::path screenplay_file;
    std::string screenplay;
    std::optional<std::filesystem::path> direction_file;
    std::string direction; // empty where there is no direction.json

    bool operator==(const Episode&) const = default;
};

struct Show {
    std::filesystem::path folder; // empty for a lone screenplay
    std::string id;
    std::string title;
    double fps = 24;
    PictureSize picture;
    std::uint64_t seed = 1;
    std::string default_style;
    AuditLimits audit;
    std::vector<Style> styles;
    std::vector<Character> characters;
    std::vector<Set> sets;
    std::vector<Episode> episodes; // in the order of show.json, else by id

    [[nodiscard]] const Style& style() const; // the default style, or the blank one
    [[nodiscard]] const Character* character_named(const std::string& cue) const;
    [[nodiscard]] const Set* set_named(const std::string& id) const;
    [[nodiscard]] const Episode* episode_named(const std::string& id) const;
};

// Reads <folder>/show.json and all it names. Every fault is an Error with its file and place.
[[nodiscard]] Result<Show> read_show(const std::filesystem::path& folder);

// A lone screenplay as a show of one episode: blank style, plain set, nobody in it yet (the
// compiler generates the cast from the cues).
[[nodiscard]] Result<Show> show_around_screenplay(const std::filesystem::path& fountain_file);

// A style's file on its own, named for its id.
[[nodiscard]] Result<Style> read_style(const std::filesystem::path& file);
// Writes styles/<id>.json in the show's folder.
[[nodiscard]] Result<void> write_style(const Show& show, const Style& style);

} // namespace mh
