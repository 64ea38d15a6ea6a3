#include "program.h"

#include <QImage>

#include <algorithm>

namespace mh {
namespace {

class Sheet : public ProgramTest {
  protected:
    [[nodiscard]] static std::string otto() { return demo() + "/characters/otto.json"; }
};

TEST_F(Sheet, DrawsEveryKindAsAPicture) {
    for (const std::string kind :
         {"model", "turntable", "expressions", "mouths", "hands", "silhouettes", "poses"}) {
        const std::string file = in_folder(kind + ".png");
        const Ran ran = run({"sheet", otto(), "--kind", kind, "--out", file});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        EXPECT_GT(QImage(QString::fromStdString(file)).width(), 400) << kind;
    }
}

TEST_F(Sheet, LinesUpAShow) {
    const std::string file = in_folder("cast.svg");
    EXPECT_EQ(run({"sheet", demo(), "--kind", "lineup", "--out", file}).exit_code, 0);
    EXPECT_NE(text_of(file).find(">Chief</text>"), std::string::npos);
}

TEST_F(Sheet, ShowsEveryShotOfAnEpisode) {
    const std::string file = in_folder("shots.svg");
    const Ran ran =
        run({"sheet", demo(), "--episode", "cold-open", "--kind", "shots", "--out", file});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    const std::string svg = text_of(file);
    for (const std::string shot : {"sh010", "sh020", "sh080"})
        EXPECT_NE(svg.find(">" + shot), std::string::npos) << shot;
    expect_refused(run({"sheet", demo(), "--kind", "shots", "--out", file}), {"--episode"});
    expect_refused(run({"sheet", otto(), "--episode", "cold-open", "--out", file}), {"--episode"});
}

TEST_F(Sheet, WearsAStyleAsAShowInItDoes) {
    const std::string show = copy_of_demo();
    const std::string style = show + "/styles/gloom.json";
    std::filesystem::copy(show + "/styles/saturday-morning.json", style);
    change(style, [](Json& json) {
        json["id"] = "gloom";
        json["tint"] = "#20305080";
    });
    const auto drawn = [&](const std::vector<std::string>& more) {
        const std::string file = in_folder("sheet.svg");
        std::vector<std::string> arguments{"sheet", show + "/characters/otto.json", "--out", file};
        arguments.insert(arguments.end(), more.begin(), more.end());
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        return text_of(file);
    };
    const std::string plain = drawn({});
    const std::string worn = drawn({"--style", style});
    EXPECT_NE(worn, plain);
    change(show + "/show.json", [](Json& json) { json["style"] = "gloom"; });
    EXPECT_EQ(drawn({}), worn);
    expect_refused(
        run({"sheet", otto(), "--style", in_folder("none.json"), "--out", in_folder("a.png")}),
        {"none.json"});
}

TEST_F(Sheet, HidesTheNamesOfATrialAndPrintsThem) {
    const std::string file = in_folder("trial.svg");
    const auto trial = [&](const std::string& shuffle) {
        const Ran ran = run({"sheet", otto(), "--kind", "expressions", "--unlabelled", "--shuffle",
                             shuffle, "--out", file});
        EXPECT_EQ(ran.exit_code, 0) << ran.err;
        return ran.out;
    };
    const std::string key = trial("1");
    const std::string svg = text_of(file);
    EXPECT_EQ(svg.find("afraid"), std::string::npos);
    EXPECT_NE(svg.find(">19</text>"), std::string::npos);
    EXPECT_NE(key.find(" afraid\n"), std::string::npos);
    EXPECT_EQ(std::count(key.begin(), key.end(), '\n'), 19);
    EXPECT_EQ(trial("1"), key);
    EXPECT_NE(trial("2"), key);
}

TEST_F(Sheet, RefusesWhatItCannotDraw) {
    const std::string file = in_folder("a.png");
    expect_refused(run({"sheet", otto(), "--kind", "expresions", "--out", file}),
                   {"--kind", "expressions"});
    expect_refused(run({"sheet", otto(), "--out", in_folder("a.gif")}), {"--out", ".png"});
    expect_refused(run({"sheet", otto(), "--unlabelled", "--out", file}),
                   {"--unlabelled", "expressions"});
    expect_refused(run({"sheet", demo(), "--kind", "model", "--out", file}), {"single character"});
    expect_refused(run({"sheet", in_folder("none.json"), "--out", file}), {"none.json"});
}

class Faces : public ProgramTest {};

TEST_F(Faces, PassForTheCastThatShips) {
    const Ran ran = run({"faces"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("pass"), std::string::npos);
}

TEST_F(Faces, AreDrawnOnASheet) {
    const std::string file = in_folder("faces.svg");
    const Ran ran = run({"faces", demo() + "/characters/chief.json", "--out", file});
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    const std::string svg = text_of(file);
    EXPECT_NE(svg.find(">afraid</text>"), std::string::npos);
    EXPECT_NE(svg.find(">afraid!</text>"), std::string::npos);
}

TEST_F(Faces, RefuseWhatHoldsNobody) {
    expect_refused(run({"faces", in_folder("none.json")}), {"none.json"});
}

} // namespace
} // namespace mh
