#include "app/cli/cast_input.h"
#include "app/cli/commands.h"
#include "app/cli/output.h"
#include "app/cli/sheet_files.h"
#include "app/cli/shipped.h"
#include "core/audit/faces.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <memory>

namespace mh::cli {

namespace {

constexpr PictureSize cell{150, 158};
constexpr double shouting = 1.0;
constexpr double speaking = 0.5;

struct FacesOptions {
    std::vector<std::string> inputs;
    std::filesystem::path out;
};

// The demo's cast, the showcase's captains, and whom the blank style is shown on.
Result<std::vector<SheetSubject>> shipped_subjects() {
    std::vector<SheetSubject> subjects;
    for (const std::string name : {"demo", "showcase"}) {
        const auto folder = shipped_show(name);
        if (!folder)
            return fail(folder.error());
        const auto cast = subjects_of(*folder);
        if (!cast)
            return fail(cast.error());
        std::copy_if(cast->begin(), cast->end(), std::back_inserter(subjects),
                     [&](const SheetSubject& subject) {
                         return name == "demo" || subject.character.id.starts_with("captain");
                     });
    }
    subjects.push_back({generated_character("Swatch"), Style{}});
    return subjects;
}

Result<std::vector<SheetSubject>> subjects_named(const FacesOptions& options) {
    if (options.inputs.empty())
        return shipped_subjects();
    std::vector<SheetSubject> subjects;
    for (const std::string& input : options.inputs) {
        const auto some = subjects_of(input);
        if (!some)
            return fail(some.error());
        subjects.insert(subjects.end(), some->begin(), some->end());
    }
    return subjects;
}

SheetCell face_cell(const SheetSubject& subject, const Model& standing, Emotion emotion,
                    MouthShape mouth, double loudness, const std::vector<FaceFinding>& findings) {
    SheetCell one;
    Model model = standing;
    model.face = face_of(emotion, mouth, 1, loudness);
    Drawing whole;
    draw_model(model, subject.style,
               Projection(camera_round(head_middle(model), head_view_m(model), 0.3), cell), whole);
    append_parts(whole, is_head, std::nullopt, one.drawing);
    one.fault = std::any_of(findings.begin(), findings.end(), [&](const FaceFinding& finding) {
        return finding.emotion == emotion && finding.loudness == loudness;
    });
    one.label = std::string(name_of(emotion)) + (loudness == shouting ? "!" : "");
    return one;
}

SheetSection faces_of(const SheetSubject& subject, const std::vector<FaceFinding>& findings) {
    const Model model = model_of(subject.character);
    SheetSection section{subject.character.name + ", at rest and shouting", {}};
    struct Row {
        MouthShape mouth;
        double loudness;
    };
    for (const Row& row : {Row{MouthShape::X, speaking}, Row{MouthShape::D, shouting}})
        for (std::size_t i = 0; i < emotion_count; ++i)
            section.cells.push_back(face_cell(subject, model, static_cast<Emotion>(i), row.mouth,
                                              row.loudness, findings));
    return section;
}

std::string line_of(const SheetSubject& subject, const FaceFinding& finding) {
    return subject.character.name + ": " + std::string(name_of(finding.emotion)) + ", mouth " +
           std::string(mouth_shape_names[static_cast<std::size_t>(finding.mouth)]) +
           (finding.loudness == shouting ? ", shouting" : "") + ": " +
           std::string(words_of(finding.fault)) + "\n";
}

Result<Outcome> check(const FacesOptions& options) {
    const bool draws = !options.out.empty();
    if (draws)
        if (const Result<void> possible = can_take_sheet(options.out); !possible)
            return fail(possible.error());
    const auto subjects = subjects_named(options);
    if (!subjects)
        return fail(subjects.error());
    std::vector<SheetSection> sections;
    std::string lines;
    for (const SheetSubject& subject : *subjects) {
        const std::vector<FaceFinding> findings = check_faces(subject.character, subject.style);
        for (const FaceFinding& finding : findings)
            lines += line_of(subject, finding);
        if (draws)
            sections.push_back(faces_of(subject, findings));
    }
    if (draws)
        if (const Result<void> written = write_sheet(
                contact_sheet(sections, {cell, static_cast<int>(emotion_count)}), options.out);
            !written)
            return fail(written.error());
    const bool passes = lines.empty();
    if (passes)
        lines = "faces: " + std::to_string(subjects->size()) + " characters pass\n";
    if (const Result<void> told = write_result(std::nullopt, lines); !told)
        return fail(told.error());
    return passes ? Outcome::done : Outcome::faults_found;
}

} // namespace

Command add_faces(CLI::App& subcommand) {
    const auto options = std::make_shared<FacesOptions>();
    subcommand
        .add_option("inputs", options->inputs,
                    "Shows, screenplays and characters' files; else the cast that ships")
        ->type_name("");
    add_sheet_file(subcommand, options->out);

    return [options] { return check(*options); };
}

} // namespace mh::cli
