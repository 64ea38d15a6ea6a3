#include "core/show/character.h"
#include "core/show/strict_json.h"

#include <gtest/gtest.h>

#include <set>

namespace mh {
namespace {

Character read_back(const Character& character) {
    JsonDocument document = parse_json(to_text(to_json(character)), "x.json").value();
    Character out;
    read(JsonValue(document), out);
    EXPECT_FALSE(document.error) << to_string(document.error.value_or(Error{}));
    return out;
}

TEST(GeneratedCharacter, IsTheSameTomorrow) {
    EXPECT_EQ(generated_character("STEEL"), generated_character("STEEL"));
    EXPECT_NE(generated_character("STEEL"), generated_character("BRICK"));
}

TEST(GeneratedCharacter, ReadsBackEqualWhateverItsName) {
    for (const char* name : {"STEEL", "DR. O'HARA", "ЖЕНЯ", "!!!", "", "WOMAN #2", "李"})
        EXPECT_EQ(read_back(generated_character(name)), generated_character(name)) << name;
}

TEST(GeneratedCharacter, VariesAcrossACast) {
    std::set<std::string> looks;
    std::set<double> heights;
    for (int i = 0; i < 50; ++i) {
        const Character character = generated_character("EXTRA " + std::to_string(i));
        looks.insert(to_text(to_json(character)["appearance"]));
        heights.insert(character.build.height);
    }
    EXPECT_GT(looks.size(), 48u);
    EXPECT_GT(heights.size(), 48u);
}

} // namespace
} // namespace mh
