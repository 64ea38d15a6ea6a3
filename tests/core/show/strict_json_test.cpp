#include "core/show/strict_json.h"

#include <gtest/gtest.h>

namespace mh {
namespace {

struct Sample {
    double size = 1;
    int count = 0;
    std::string name;
    std::vector<double> list;
};

void read(const JsonValue& json, Sample& out) {
    JsonObject object(json);
    object.required("name", out.name);
    object.optional("size", out.size, 0.0, 10.0);
    object.optional("count", out.count, std::int64_t{0}, std::int64_t{5});
    object.optional("list", out.list);
    object.close();
}

// The error of reading `text` as a Sample; its problem is empty where there is none.
Error fault_of(const std::string& text) {
    Result<JsonDocument> document = parse_json(text, "x.json");
    if (!document)
        return document.error();
    Sample sample;
    read(JsonValue(*document), sample);
    return document->error.value_or(Error{});
}

TEST(StrictJson, ReadsWhatIsThereAndKeepsDefaults) {
    JsonDocument document =
        parse_json(R"({"name": "a", "count": 3, "list": [1, 2.5]})", "x").value();
    Sample sample;
    read(JsonValue(document), sample);
    EXPECT_FALSE(document.error);
    EXPECT_EQ(sample.name, "a");
    EXPECT_EQ(sample.size, 1);
    EXPECT_EQ(sample.count, 3);
    EXPECT_EQ(sample.list, (std::vector<double>{1, 2.5}));
}

TEST(StrictJson, RefusesUnknownKeysAndOffersTheNearest) {
    const Error error = fault_of(R"({"name": "a", "siez": 2})");
    EXPECT_EQ(error.place, "/siez");
    EXPECT_EQ(error.remedy, "did you mean \"size\"?");
}

TEST(StrictJson, SaysWhereTypesAndRangesAreWrong) {
    EXPECT_EQ(fault_of(R"({"name": 7})").place, "/name");
    EXPECT_EQ(fault_of(R"({"name": 7})").problem, "is a number");
    EXPECT_EQ(fault_of(R"({"name": "a", "size": 11})").remedy, "must lie from 0 to 10");
    EXPECT_EQ(fault_of(R"({"name": "a", "count": 2.5})").remedy, "must be a whole number");
    EXPECT_EQ(fault_of(R"({"name": "a", "list": [1, "2"]})").place, "/list/1");
    EXPECT_EQ(fault_of(R"([1])").place, "/");
}

TEST(StrictJson, SaysWhatIsMissing) {
    EXPECT_EQ(fault_of("{}").problem, "\"name\" is missing");
    EXPECT_EQ(fault_of(R"({"nmae": "a"})").remedy, "did you mean \"name\"?");
}

TEST(StrictJson, KeepsTheFirstFaultOnly) {
    EXPECT_EQ(fault_of(R"({"name": "a", "size": "x", "count": "y"})").place, "/size");
}

TEST(StrictJson, PointsIntoBrokenText) {
    EXPECT_EQ(fault_of("{\n  \"name\": \"a\",,\n}").place, "2:15");
    EXPECT_EQ(fault_of("").place, "1:1");
    EXPECT_EQ(fault_of("{\"name\": ").remedy, "the text ends too early");
    EXPECT_FALSE(fault_of("\xff\xfe").problem.empty());
}

TEST(StrictJson, PointsAtANumberTooLargeForAny) {
    const Result<JsonDocument> document =
        parse_json("{\n  \"count\": 3,\n  \"far\": -2.5e308}", "x");
    ASSERT_FALSE(document);
    EXPECT_EQ(document.error().place, "3:10");
    EXPECT_NE(document.error().problem.find("too large"), std::string::npos);
}

TEST(StrictJson, RefusesTwiceTheSameKeyAndBottomlessNesting) {
    EXPECT_NE(fault_of(R"({"name": "a", "name": "b"})").problem.find("twice"), std::string::npos);
    EXPECT_NE(fault_of(std::string(100000, '[')).problem, "");
    EXPECT_NE(fault_of(std::string(300, '[') + std::string(300, ']')).problem.find("deep"),
              std::string::npos);
}

TEST(StrictJson, SaysWholeNumbersAsPeopleWriteThem) {
    JsonDocument document = *parse_json(R"({"volume": 99})", "x.json");
    double volume = 0;
    JsonObject object{JsonValue(document)};
    object.optional("volume", volume, 0.05, 8.0);
    EXPECT_EQ(document.error->problem, "is 99");
    EXPECT_EQ(document.error->remedy, "must lie from 0.05 to 8");
}

TEST(StrictJson, ListsAFewNamesWhereNoneIsNear) {
    JsonDocument document = *parse_json(R"("zeppelin")", "x.json");
    EXPECT_FALSE(read_name(JsonValue(document), "set", {"pier", "deck"}));
    EXPECT_EQ(document.error->remedy, "there is \"pier\", \"deck\"");
}

} // namespace
} // namespace mh
