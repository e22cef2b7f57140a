#include <gtest/gtest.h>

#include <sstream>

#include "core/base/Json.h"
#include "core/base/Message.h"
#include "core/base/Result.h"

namespace scarp {
namespace {

/// A message with a value of each kind, and one within another.
Message example() {
  return Message("the tile \"%1\" has %2 of %3 samples, %4 x %5 apart, %6 at the most: %7", "north 3", 12,
                 groupedCount(1234567), plainMetres(0.5), metres(2.0), 0.25,
                 Message("it is %1 away", Length{"1.5", "km"}));
}

Message deep(int levels) {
  Message message("end");
  for (int i = 0; i < levels; ++i) message = Message("%1", std::move(message));
  return message;
}

Json jsonOf(const char* text) { return Json::parse(text); }

TEST(Message, PutsEachValueInItsPlace) {
  EXPECT_EQ(example().text(),
            "the tile \"north 3\" has 12 of 1 234 567 samples, 0.5 x 2 m apart, 0.25 at the most: it is 1.5 "
            "km away");
  EXPECT_EQ(Message("%2 before %1", "a", "b").text(), "b before a");
  EXPECT_EQ(Message("%1 and %1", "again").text(), "again and again");
  EXPECT_EQ(Message("plain").text(), "plain");
  EXPECT_EQ(Message("%1", metres("1e+06")).text(), "1e+06 m");
  std::ostringstream out;
  out << Message("%1 rows", 7U);
  EXPECT_EQ(out.str(), "7 rows");
}

TEST(Message, FillsNoPlaceOfAValueAndKeepsOtherPercentSigns) {
  EXPECT_EQ(Message("%1 is not %2", "%2", "%1").text(), "%2 is not %1");
  EXPECT_EQ(Message("%1: %2", "a", Message("100% of %1, %2", "%1")).text(), "a: 100% of %1, %2");
  EXPECT_EQ(Message("50% %x %0 %% %", "value").text(), "50% %x %0 %% %");
  EXPECT_EQ(Message("%1%", 5).text(), "5%");
  EXPECT_EQ(Message("%1 %2 %3", "one").text(), "one %2 %3") << "places without a value stay";
  EXPECT_EQ(withPlacesFilled("%1%2%10", {"a", "b"}), "aba0");
}

TEST(Message, KeepsVerbatimTextsOutOfItsPattern) {
  const Message message = Message::verbatim("100 %1 of \"x\"");
  EXPECT_EQ(message.pattern(), "%1");
  EXPECT_EQ(message.text(), "100 %1 of \"x\"");
  EXPECT_TRUE(Message::verbatim({}).empty());
  EXPECT_TRUE(Message().empty());
  EXPECT_EQ(Message().text(), "");
}

TEST(Message, IsEqualByPatternAndValues) {
  EXPECT_EQ(example(), example());
  EXPECT_FALSE(Message("%1 m", "3") == Message("%1", metres(3.0))) << "same text";
  EXPECT_TRUE(Message("%1", metres(3.0)) == "3 m");
  EXPECT_FALSE(Message("%1", metres(3.0)) == Message("%1", plainMetres(3.0)));
  EXPECT_FALSE(Message("%1", Message("a")) == Message("%1", "a"));
}

TEST(Message, NamesWhatItIsAbout) {
  EXPECT_EQ(messageIn("a.tif", "has %1 bands", 3).text(), "a.tif: has 3 bands");
  EXPECT_EQ(messageIn("%1", Message("is %1", "%2")).text(), "%1: is %2");
  EXPECT_TRUE(messageIn("a.tif", Message()).empty());
  EXPECT_EQ(errorIn("a.tif", "has %1 bands", 3).text(), "a.tif: has 3 bands");
  EXPECT_EQ(errorIn("a.tif", Error{"is empty"}).text(), "a.tif: is empty");
  const Error cancelled = errorIn("a.tif", Error::cancel());
  EXPECT_TRUE(cancelled.cancelled);
  EXPECT_EQ(cancelled.text(), "cancelled");
}

TEST(Message, JoinsWhatIsNotEmpty) {
  EXPECT_TRUE(joined({}, ", ").empty());
  EXPECT_TRUE(joined({Message(), Message()}, ", ").empty());
  EXPECT_EQ(joined({Message("one %1", 1)}, ", "), Message("one %1", 1));
  EXPECT_EQ(joined({Message("a"), Message(), Message("%1", "%2"), Message("c")}, ", ").text(), "a, %2, c");
  for (const int count : {9, 10, 11, 81, 82, 100, 1000}) {
    std::vector<Message> many;
    std::string expected;
    for (int i = 0; i < count; ++i) {
      many.push_back(Message("item %1", i));
      expected += (i == 0 ? "item " : "; item ") + std::to_string(i);
    }
    const Message all = joined(many, "; ");
    EXPECT_EQ(all.text(), expected);
    EXPECT_EQ(Message::fromJson(all.toJson()), all) << "not nested too deeply";
  }
  EXPECT_EQ(textsOf({Message("a"), Message("%1 b", 2)}), (std::vector<std::string>{"a", "2 b"}));
}

TEST(Message, ReplacesTheTextsOfItsValues) {
  const auto shout = [](std::string text) { return text + "!"; };
  const Message message = messageIn("name", "%1 of %2, %3", "a", metres(2.0), Message("because %1", "b"));
  const Message replaced = message.withTexts(shout);
  EXPECT_EQ(replaced.text(), "name!: a! of 2! m, because b!");
  EXPECT_EQ(replaced.pattern(), message.pattern());
  EXPECT_TRUE(Message().withTexts(shout).empty());
}

TEST(Message, ComesBackFromJson) {
  for (const Message& message : {example(), Message(), Message("plain"), Message::verbatim("%1 \"x\""),
                                 deep(31), messageIn("a", messageIn("b", "%1", plainMetres(1e300)))}) {
    EXPECT_EQ(Message::fromJson(message.toJson()), message);
    EXPECT_EQ(Message::fromJson(Json::parse(message.toJson().dump())), message);
    EXPECT_EQ(Message::fromJson(Json::fromCbor(message.toJson().toCbor())), message);
  }
  EXPECT_EQ(Message::fromJson("of an older version: 100%1"), Message::verbatim("of an older version: 100%1"));
}

TEST(Message, ReadsNothingOutOfOtherJson) {
  for (const char* text : {"null", "true", "5", "{}", "[]", "[\"a\"]", "[\"a\", \"b\"]", "[[], []]",
                           "[1, []]", "[\"a\", {}]", "[\"a\", [], []]", "{\"m\": \"3\"}", "\"\""})
    EXPECT_TRUE(Message::fromJson(jsonOf(text)).empty()) << text;
  EXPECT_EQ(
      Message::fromJson(jsonOf("[\"%1%2%3%4%5|\", [5, null, {}, [\"a\"], {\"a\": 1, \"b\": 2}]]")).text(),
      "|");
  EXPECT_EQ(Message::fromJson(jsonOf("[\"%1, %2, %3\", [{\"m\": 3}, {\"mile\": \"4\"}, {\"plain\": \"5\"}]]"))
                .text(),
            " m, 4 m, 5");
}

TEST(Message, LimitsHowDeepAndHowLongAReadMessageIs) {
  EXPECT_EQ(Message::fromJson(deep(31).toJson()).text(), "end");
  EXPECT_EQ(Message::fromJson(deep(32).toJson()).text(), "");
  EXPECT_EQ(Message::fromJson(deep(1000).toJson()).text(), "");
  // Each level has the one below it ten times.
  Message laughs = Message::verbatim("ha");
  for (int i = 0; i < 30; ++i) laughs = Message("%1%1%1%1%1%1%1%1%1%1", std::move(laughs));
  EXPECT_TRUE(Message::fromJson(laughs.toJson()).empty());
  const Message longest = Message("%1.", std::string((std::size_t{1} << 20) - 1, 'a'));
  EXPECT_EQ(Message::fromJson(longest.toJson()), longest);
  EXPECT_TRUE(Message::fromJson(Message("%1..", *longest.values().front().asText()).toJson()).empty());
}

TEST(Message, FindsAMessageWithinAnother) {
  const Message whole = messageIn("a.scarp", "is damaged: %1", Message("a tile is lost"));
  ASSERT_TRUE(whole.find("is damaged: "));
  EXPECT_EQ(*whole.find("is damaged: "), "is damaged: a tile is lost");
  EXPECT_EQ(whole.find("%1: "), &whole);
  EXPECT_EQ(*whole.find("a tile"), "a tile is lost");
  EXPECT_FALSE(whole.find("a.scarp")) << "a value is not a pattern";
  EXPECT_FALSE(messageIn("x", Message::verbatim("y: is damaged: z")).find("is damaged: "));
}

TEST(Error, NamesItsFileOnce) {
  const std::string path = "maps/a.obj";
  EXPECT_EQ(errorInFile(path, Error{"is empty"}).text(), "maps/a.obj: is empty");
  EXPECT_EQ(errorInFile(path, errorIn(path, "is empty")).text(), "maps/a.obj: is empty");
  EXPECT_EQ(errorInFile(path, errorIn("maps/a.mtl", "is empty")).text(), "maps/a.obj: maps/a.mtl: is empty");
  EXPECT_EQ(errorInFolderOf(path, errorIn("maps/a.mtl", "is empty")).text(), "maps/a.mtl: is empty");
  EXPECT_EQ(errorInFolderOf(path, errorIn("b/a.mtl", "is empty")).text(), "maps/a.obj: b/a.mtl: is empty");
  EXPECT_EQ(errorInFolderOf("a.obj", errorIn("./a.mtl", "is empty")).text(), "./a.mtl: is empty");
  EXPECT_TRUE(errorInFile(path, Error::cancel()).cancelled);
  EXPECT_EQ(errorInFile(path, Error::cancel()).text(), Error::cancel().text());
}

}  // namespace
}  // namespace scarp
