#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "core/brush/BrushKinds.h"
#include "core/document/EditHistory.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/script/Script.h"
#include "core/tools/SculptTool.h"
#include "tests/support/Brushes.h"
#include "tests/support/Terrains.h"
#include "tests/tools/ToolHarness.h"

namespace scarp {
namespace {

Script parsed(const std::string& operations) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operations + "]}");
  EXPECT_TRUE(script.ok()) << script.error().text();
  return script.ok() ? *script : Script{};
}

const char* kStroke = R"({"op": "stroke", "brush": {"kind": "raise", "radius": 10, "strength": 3},
                          "samples": [[-20, 0], [20, 5, 1, 1], [20, 5, 1, 1.5]]})";

TEST(ScriptReplay, GivesWhatTheHandGaveWithEveryBrush) {
  for (const BrushKind kind : allBrushKinds()) {
    SCOPED_TRACE(brushTitle(kind));
    std::mt19937_64 random(1);
    test::ToolHarness hand(test::fractalTerrain(180, 200, 1.0, 1.3));
    const auto start = hand.samples();
    hand.drag({{300.0, 260.0}, {430.0, 330.0}});
    Script script{{StrokeOperation{hand.tools.get<SculptTool>().lastStroke()->brush,
                                   hand.tools.get<SculptTool>().lastStroke()->samples}}};
    hand.tools.setBrush(test::usualBrush(kind, random));
    hand.press({310.0, 300.0});
    hand.move({360.0, 310.0});
    hand.hold({360.0, 310.0}, 0.3);
    hand.move({420.0, 280.0});
    hand.release({425.0, 290.0});
    ASSERT_TRUE(hand.tools.get<SculptTool>().lastStroke());
    script.operations.emplace_back(StrokeOperation{hand.tools.get<SculptTool>().lastStroke()->brush,
                                                   hand.tools.get<SculptTool>().lastStroke()->samples});
    const auto reread = parseScript(writeScript(script));
    ASSERT_TRUE(reread.ok()) << reread.error().text();
    TerrainDocument replayed(test::fractalTerrain(180, 200, 1.0, 1.3));
    const auto done = replay(*reread, replayed);
    ASSERT_TRUE(done.ok()) << done.error().text();
    EXPECT_TRUE(test::sameBits(hand.samples(), test::samplesOf(replayed.heights())));
    EXPECT_TRUE(hand.document.goTo(0).ok());
    EXPECT_TRUE(test::sameBits(hand.samples(), start)) << "and undone it is as it was";
  }
}

std::string failure(const std::string& operations, TerrainDocument& document) {
  const auto result = replay(parsed(operations), document);
  return result ? "" : result.error().text();
}

TEST(ScriptReplay, ErrorsNameTheOperation) {
  TerrainDocument document(test::makeTerrain(
      {50, 50, 1.0, 1.0}, [](int c, int r) { return c < 10 && r < 10 ? test::kHole : 0.0f; }));
  EXPECT_EQ(failure(std::string(kStroke) + R"(, {"op": "undo"}, {"op": "undo"})", document),
            "operations[2]: there is nothing to undo");
  EXPECT_EQ(failure(std::string(kStroke) + R"(, {"op": "redo"})", document),
            "operations[1]: there is nothing to redo");
  EXPECT_EQ(failure(R"({"op": "place", "asset": "house", "x": 500, "y": 0})", document),
            "operations[0]: house at 500, 0 is off the terrain");
  EXPECT_EQ(failure(R"({"op": "place", "asset": "house", "x": -20, "y": 20})", document),
            "operations[0]: house at -20, 20 is over a hole");
  EXPECT_EQ(document.objects().size(), 0u);
}

TEST(ScriptReplay, AStrokeWithoutEndIsAnErrorNotAHang) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  const auto before = test::samplesOf(document.heights());
  for (const char* far : {"1e9", "1e300", "-1.7e308"}) {
    const std::string message =
        failure(R"({"op": "stroke", "brush": {"kind": "raise", "radius": 1}, "samples": [[0, 0], [)" +
                    std::string(far) + ", 0]]}",
                document);
    EXPECT_NE(message.find("operations[0]: the stroke is too long for its brush"), std::string::npos)
        << message;
  }
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
  EXPECT_EQ(
      failure(R"({"op": "stroke", "brush": {"kind": "raise", "radius": 100}, "samples": [[1e300, -1e300]]})",
              document),
      "");
  EXPECT_EQ(
      failure(
          R"({"op": "stroke", "brush": {"kind": "raise", "radius": 100}, "samples": [[1e6, 0], [1e6, 5000]]})",
          document),
      "");
  EXPECT_TRUE(test::sameBits(before, test::samplesOf(document.heights())));
}

TEST(ScriptReplay, ScriptsThatNoReaderSawAreCheckedToo) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  const double nan = std::numeric_limits<double>::quiet_NaN();
  BrushSettings inverted;
  inverted.radius = -1.0;
  const std::vector<Operation> bad{StrokeOperation{inverted, {{0.0, 0.0}}},
                                   StrokeOperation{{}, {{nan, 0.0}}},
                                   StrokeOperation{{}, {{0.0, 0.0, 2.0}}},
                                   StrokeOperation{{}, {{0.0, 0.0, 1.0, 2.0}, {0.0, 0.0, 1.0, 1.0}}},
                                   PlaceOperation{{.scale = -1.0}},
                                   PlaceOperation{{.x = nan}}};
  for (const Operation& operation : bad) EXPECT_FALSE(replay({{operation}}, document).ok());
  EXPECT_EQ(document.history().size(), 0u);
}

TEST(ScriptReplay, WrongScatterRulesAreNamed) {
  const auto refusalOf = [](const std::string& rules) {
    const auto script =
        parseScript(R"({"scarp": 1, "operations": [{"op": "scatter-rules", "rules": )" + rules + "}]}");
    if (!script.ok()) return script.error().text();
    TerrainDocument document(test::fractalTerrain(20, 20));
    const auto done = replay(*script, document);
    return done.ok() ? std::string() : done.error().text();
  };
  EXPECT_EQ(refusalOf(R"([{"assets": [{"asset": "rock"}]}])"), "");
  for (const auto& [rules, part] :
       {std::pair(R"([{}])", "it has no asset"),
        {R"([{"assets": [{"asset": "oak"}]}])", "there is no asset"},
        {R"([{"assets": [{"asset": "rock"}], "onto": 7}])", "there is no material 7"},
        {R"([{"assets": [{"asset": "rock"}], "rule": "stay"}])", "keep-offset"},
        {R"([{"assets": [{"asset": "rock"}], "without": [[1, 2]]}])", "without[0]"},
        {R"([{"assets": [{"asset": "rock"}], "without": [[1, 2, -1]]}])", "without[0]"},
        {R"([{"assets": [{"asset": "rock"}], "conditions": [{"by": "mask", "mask": "x"}]}])",
         "there is no kept selection"},
        {R"([{"id": 3, "assets": [{"asset": "rock"}]}, {"id": 3, "assets": [{"asset": "rock"}]}])", "id"}}) {
    const std::string why = refusalOf(rules);
    EXPECT_NE(why.find(part), std::string::npos) << rules << ": " << why;
    EXPECT_EQ(why.find('\n'), std::string::npos) << why;
  }
}

TEST(ScriptReplay, CancelledItKeepsWhatWasDone) {
  TerrainDocument document(test::fractalTerrain(100, 100));
  double last = 0.0;
  const auto result =
      replay(parsed(std::string(kStroke) + "," + kStroke + "," + kStroke), document, [&](double fraction) {
        EXPECT_GE(fraction, last);
        last = fraction;
        return fraction < 0.5;
      });
  ASSERT_FALSE(result.ok());
  EXPECT_TRUE(result.error().cancelled);
  EXPECT_EQ(document.history().size(), 2u);
  EXPECT_FALSE(document.editing());
}

}  // namespace
}  // namespace scarp
