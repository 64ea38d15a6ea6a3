#include "program.h"

#include <QXmlStreamReader>

#include <map>
#include <set>

namespace mh {
namespace {

class CheckFormats : public ProgramTest {
  protected:
    // The demo, so still that it fails.
    [[nodiscard]] std::string frozen_demo() const {
        const std::string show = copy_of_demo();
        for (const auto& style : std::filesystem::directory_iterator(show + "/styles"))
            change(style.path(), [](Json& json) { json["motion"]["idle"]["fidget"] = 0; });
        return show;
    }
    [[nodiscard]] Ran check(const std::string& show, const std::string& format) const {
        return run({"check", show, "--episode", "cold-open", "--format", format});
    }
};

// What the schema of JUnit's results, as continuous integration servers read them, lets an element
// hold: its attributes, the ones it must have, and its children in the order they may come in.
struct Rule {
    std::set<QString> attributes, required;
    std::vector<QString> children;
};
const std::map<QString, Rule> junit{
    {"testsuites",
     {{"name", "time", "tests", "failures", "disabled", "errors"}, {}, {"testsuite"}}},
    {"testsuite",
     {{"name", "tests", "failures", "errors", "time", "disabled", "skipped", "timestamp",
       "hostname", "id", "package"},
      {"name", "tests"},
      {"properties", "testcase", "system-out", "system-err"}}},
    {"testcase",
     {{"name", "assertions", "time", "classname", "status"},
      {"name"},
      {"skipped", "error", "failure", "system-out", "system-err"}}},
    {"failure", {{"type", "message"}, {}, {}}},
    {"skipped", {{"type", "message"}, {}, {}}}};
const std::set<QString> counts{"tests", "failures", "errors", "disabled", "skipped"};

// Returns what does not fit, or nothing.
QString misfit(QXmlStreamReader& xml) {
    const QString name = xml.name().toString();
    const auto rule = junit.find(name);
    if (rule == junit.end())
        return "<" + name + "> is unknown";
    std::set<QString> seen;
    for (const QXmlStreamAttribute& attribute : xml.attributes()) {
        const QString key = attribute.name().toString();
        seen.insert(key);
        if (!rule->second.attributes.contains(key))
            return name + " may not have " + key;
        bool is_number = true;
        if (counts.contains(key))
            static_cast<void>(attribute.value().toUInt(&is_number));
        if (key == "time")
            static_cast<void>(attribute.value().toDouble(&is_number));
        if (!is_number)
            return key + " is no number";
    }
    for (const QString& key : rule->second.required)
        if (!seen.contains(key))
            return name + " lacks " + key;
    const std::vector<QString>& order = rule->second.children;
    auto reached = order.begin();
    while (xml.readNext() != QXmlStreamReader::EndElement) {
        if (xml.atEnd())
            return xml.errorString();
        if (!xml.isStartElement())
            continue;
        const QString child = xml.name().toString();
        reached = std::find(reached, order.end(), child);
        if (reached == order.end())
            return child + " may not come here in " + name;
        if (const QString bad = misfit(xml); !bad.isEmpty())
            return bad;
    }
    return {};
}

QString misfit(const std::string& text) {
    QXmlStreamReader xml(QByteArray::fromStdString(text));
    if (!xml.readNextStartElement())
        return xml.errorString();
    const QString bad = misfit(xml);
    while (!xml.atEnd())
        xml.readNext();
    return bad.isEmpty() && xml.hasError() ? xml.errorString() : bad;
}

TEST_F(CheckFormats, WriteJUnitThatFitsItsSchemaAndFailsEachFaultWithItsFrames) {
    const std::string show = frozen_demo();
    const Ran ran = check(show, "junit");
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_EQ(misfit(ran.out).toStdString(), "");
    const Json report = Json::parse(check(show, "json").out);
    std::size_t faults = 0;
    for (const Json& one : report["episodes"][0]["findings"])
        if (one["verdict"] == "fail") {
            ++faults;
            const std::string frames = "frames " + one["frames"]["first"].dump() + "–" +
                                       one["frames"]["last"].dump() + ": ";
            EXPECT_NE(ran.out.find(">" + frames), std::string::npos) << frames << ran.out;
        }
    ASSERT_GT(faults, 0u);
    std::size_t failures = 0;
    for (std::size_t at = ran.out.find("<failure"); at != std::string::npos;
         at = ran.out.find("<failure", at + 1))
        ++failures;
    EXPECT_EQ(failures, faults);
    EXPECT_NE(ran.out.find("failures=\"" + std::to_string(faults) + "\""), std::string::npos);
}

TEST_F(CheckFormats, TellWhatDoesNotFitTheSchemaOfJUnit) {
    EXPECT_NE(misfit("<testsuites><testsuite name='a'/></testsuites>").toStdString(), "");
    EXPECT_NE(misfit("<testsuites><testcase name='a'/></testsuites>").toStdString(), "");
    EXPECT_NE(misfit("<testsuites tests='many'/>").toStdString(), "");
    EXPECT_NE(misfit("<testsuites>").toStdString(), "");
}

TEST_F(CheckFormats, ListStillnessOnPurposeAsSkipped) {
    const std::string show = frozen_demo();
    const std::string file = show + "/timeline.json";
    ASSERT_EQ(run({"compile", show, "--episode", "cold-open", "--out", file}).exit_code, 0);
    change(file, [](Json& timeline) {
        for (Json& actor : timeline["actors"])
            actor["still"] = Json::array({{{"start", 0}, {"end", 1000}}});
    });
    const Ran ran = run({"check", file, "--format", "junit"});
    EXPECT_EQ(ran.exit_code, 0) << ran.out;
    EXPECT_EQ(misfit(ran.out).toStdString(), "");
    EXPECT_NE(ran.out.find("<skipped message=\"still on purpose\"/>"), std::string::npos);
    const Ran table = run({"check", file});
    EXPECT_NE(table.out.find("still on purpose"), std::string::npos);
}

TEST_F(CheckFormats, PutAPictureOfEachFaultOnThePage) {
    const Ran ran = check(frozen_demo(), "html");
    EXPECT_EQ(ran.exit_code, 1);
    std::size_t pictures = 0;
    for (std::size_t at = ran.out.find("data:image/png;base64,iVBOR"); at != std::string::npos;
         at = ran.out.find("data:image/png;base64,iVBOR", at + 1))
        ++pictures;
    std::size_t cards = 0;
    for (std::size_t at = ran.out.find("<article"); at != std::string::npos;
         at = ran.out.find("<article", at + 1))
        ++cards;
    EXPECT_GT(cards, 0u);
    EXPECT_EQ(pictures, cards);
    EXPECT_NE(ran.out.find("Tried, and passes:"), std::string::npos);
}

class CheckAgainst : public CheckFormats {};

TEST_F(CheckAgainst, FailsOnARegressionAndNotOnAnOldFault) {
    const std::string show = frozen_demo();
    const std::string frozen = write("frozen.json", check(show, "json").out);
    const std::string alive = write("alive.json", check(demo(), "json").out);
    const auto against = [&](const std::string& now, const std::string& then) {
        return run({"check", now, "--episode", "cold-open", "--against", then});
    };
    const Ran worse = against(show, alive);
    EXPECT_EQ(worse.exit_code, 1);
    EXPECT_NE(worse.out.find("worse"), std::string::npos) << worse.out;
    EXPECT_NE(worse.out.find("regressions"), std::string::npos) << worse.out;
    const Ran better = against(demo(), frozen);
    EXPECT_EQ(better.exit_code, 0) << better.out;
    EXPECT_NE(better.out.find("better"), std::string::npos);
    const Ran same = against(show, frozen);
    EXPECT_EQ(same.exit_code, 0) << "faults, and old ones: " << same.out;
    EXPECT_NE(same.out.find("0 changes, 0 regressions"), std::string::npos) << same.out;
}

TEST_F(CheckAgainst, RefusesWhatItCannotReadBeforeAnythingIsChecked) {
    expect_refused(run({"check", demo(), "--against", in_folder("gone.json")}), {"gone.json"});
    expect_refused(run({"check", demo(), "--against", write("bad.json", "{,")}), {"bad.json:1:2"});
    expect_refused(run({"check", demo(), "--against",
                        write("old.json", R"({"format": "movinghold-audit", "version": 1})")}),
                   {"old.json:/version", "version 1", "write it anew"});
    expect_refused(run({"check", demo(), "--against", demo() + "/show.json"}),
                   {"show.json", "no report of an audit"});
}

class CheckTune : public CheckFormats {};

TEST_F(CheckTune, FindsDialsAndPrintsTheCurveItSearched) {
    const Ran ran = run({"check", demo(), "--episode", "cold-open", "--tune", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 0);
    const Json tuning = Json::parse(ran.out)["tuning"];
    ASSERT_TRUE(tuning["subtlest"].is_object());
    EXPECT_LT(tuning["subtlest"]["fidget"].get<double>(), 0.2);
    EXPECT_GT(tuning["fidgetCurve"].size(), 2u);
    EXPECT_GT(tuning["fidgetCurve"][0]["faults"].get<int>(), 0) << "with no fidget it fails";
    const Ran table = run({"check", demo(), "--episode", "cold-open", "--tune"});
    EXPECT_NE(table.out.find("subtlest"), std::string::npos);
    EXPECT_NE(table.out.find("fidget 0.000"), std::string::npos) << table.out;
}

class CheckPixels : public CheckFormats {};

TEST_F(CheckPixels, GivesLevelsForEverySpeakingShotAndLessBodyWithTheLayerOff) {
    const Ran ran =
        run({"check", demo(), "--episode", "cold-open", "--pixels", "--format", "json"});
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    double body = 0;
    double body_before = 0;
    std::size_t lines = 0;
    const Json report = Json::parse(ran.out);
    for (const Json& one : report["episodes"][0]["findings"]) {
        if (one["measure"] != "still")
            continue;
        ++lines;
        SCOPED_TRACE(one["shot"]);
        ASSERT_TRUE(one["levels"].is_object());
        EXPECT_GT(one["levels"]["body"].get<double>(), 0);
        EXPECT_GT(one["levels"]["face"].get<double>(), 0);
        body += one["levels"]["body"].get<double>();
        body_before += one["levelsBefore"]["body"].get<double>();
    }
    EXPECT_EQ(lines, 5u);
    EXPECT_GT(body, 1.3 * body_before) << "over the whole episode";
}

} // namespace
} // namespace mh
