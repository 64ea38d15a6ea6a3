#include "core/audit/faces.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace mh {
namespace {

std::vector<Character> shipped_cast() {
    std::vector<Character> cast;
    const std::filesystem::path shows = std::filesystem::path(MOVINGHOLD_RESOURCES) / "shows";
    for (const auto& entry : std::filesystem::directory_iterator(shows)) {
        const Result<Show> show = read_show(entry.path());
        EXPECT_TRUE(show) << entry.path();
        if (show)
            cast.insert(cast.end(), show->characters.begin(), show->characters.end());
    }
    return cast;
}

void expect_pass(const Character& character) {
    for (const FaceFinding& finding : check_faces(character, Style{}))
        ADD_FAILURE() << character.name << ", " << name_of(finding.emotion) << ", mouth "
                      << mouth_shape_names[static_cast<std::size_t>(finding.mouth)] << ": "
                      << words_of(finding.fault);
}

// Draws from before, with one feeling taken for another.
FaceDrawer drawer(const Character& character, Emotion taken, Emotion drawn_as) {
    return [=, model = model_of(character)](const FaceState& face) mutable {
        model.face = face;
        std::swap(model.face.feeling[static_cast<std::size_t>(taken)],
                  model.face.feeling[static_cast<std::size_t>(drawn_as)]);
        Drawing drawing;
        const Projection projection(camera_round(head_middle(model), head_view_m(model), 0),
                                    {640, 640});
        draw_model(model, Style{}, projection, drawing);
        return drawing;
    };
}

bool finds(const std::vector<FaceFinding>& findings, Emotion emotion, FaceFault fault) {
    return std::any_of(findings.begin(), findings.end(), [&](const FaceFinding& finding) {
        return finding.emotion == emotion && finding.fault == fault;
    });
}

Character with(Moustache moustache) {
    Character character;
    character.appearance.moustache = moustache;
    return character;
}

TEST(Faces, OfTheWholeShippedCastPass) {
    const std::vector<Character> cast = shipped_cast();
    EXPECT_GE(cast.size(), 7u);
    for (const Character& character : cast)
        expect_pass(character);
}

TEST(Faces, OfFiftyGeneratedCharactersPass) {
    for (int i = 0; i < 50; ++i)
        expect_pass(generated_character("somebody " + std::to_string(i)));
}

TEST(Faces, FailWhereFearIsDrawnAsAGrin) {
    const Character plain = with(Moustache::none);
    const auto findings =
        check_faces(drawer(plain, Emotion::afraid, Emotion::happy), Moustache::none);
    EXPECT_TRUE(finds(findings, Emotion::afraid, FaceFault::open_like_a_grin));
    EXPECT_TRUE(finds(findings, Emotion::afraid, FaceFault::ends_turn_up));
    EXPECT_FALSE(finds(findings, Emotion::angry, FaceFault::open_like_a_grin));
}

TEST(Faces, FailWhereAWalrusMoustacheIsLifted) {
    const Character walrus = with(Moustache::walrus);
    const auto findings =
        check_faces(drawer(walrus, Emotion::sad, Emotion::happy), Moustache::walrus);
    EXPECT_TRUE(finds(findings, Emotion::sad, FaceFault::moustache_lifted));
    EXPECT_FALSE(finds(findings, Emotion::angry, FaceFault::moustache_lifted));
}

TEST(DrawnMouth, OfAGrinHasItsCornersAtTheTop) {
    const DrawnMouth grin{10.0, 9.0, 30.0, 19.0, true};
    EXPECT_EQ(fault_of(grin), FaceFault::open_like_a_grin);
    const DrawnMouth round{15.0, 9.0, 30.0, 19.0, true};
    EXPECT_EQ(fault_of(round), std::nullopt);
}

TEST(DrawnMouth, ThatIsShutFailsWhereItsEndsRise) {
    const DrawnMouth smile{10.0, 9.0, 16.0, 15.0, false};
    EXPECT_EQ(fault_of(smile), FaceFault::ends_turn_up);
    const DrawnMouth frown{15.0, 9.0, 16.0, 10.0, false};
    EXPECT_EQ(fault_of(frown), std::nullopt);
}

} // namespace
} // namespace mh
