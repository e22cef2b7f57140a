#include <gtest/gtest.h>

#include <algorithm>

#include "core/edit/Operation.h"
#include "core/scene/Scene.h"
#include "core/script/Script.h"
#include "tests/edit/Layered.h"
#include "tests/project/ProjectFolder.h"

namespace scarp {
namespace {

void expectSameField(const ScatterField& one, const ScatterField& other) {
  ASSERT_EQ(one.rules(), other.rules());
  for (std::size_t rule = 0; rule < one.rules().size(); ++rule)
    for (int tile = 0; tile < one.tileCount(); ++tile)
      ASSERT_TRUE(std::ranges::equal(one.objects(rule, tile), other.objects(rule, tile))) << rule;
}

void must(const std::string& operations, TerrainDocument& document) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operations + "]}");
  ASSERT_TRUE(script.ok()) << script.error().message;
  const auto done = replay(*script, document);
  ASSERT_TRUE(done.ok()) << done.error().message;
}

TEST(ProjectScatter, WhatRulesPutDownIsTheSameBitsAfterSavingAndOpening) {
  const test::ProjectFolder folder;
  TerrainDocument document(test::fractalTerrain(260, 240));
  must(R"({"op": "scatter-rules", "rules": [
            {"name": "Trees", "density": 333.3, "spacing": 3.7, "keep-out": 2.1, "seed": 4,
             "assets": [{"asset": "conifer", "weight": 2.3}, {"asset": "broadleaf"}],
             "conditions": [{"by": "slope", "high": 33.3, "soft-high": 7.7}]},
            {"name": "Stones", "density": 512, "assets": [{"asset": "rock"}]}]},
          {"op": "take-scattered", "rule": 1, "keys": [[0, 0, 0], [1, 2, 0], [-3, 1, 0]],
           "objects": [{"asset": "conifer", "x": 1.5, "y": 2.5, "yaw": 33}]})",
       document);
  must(R"({"op": "place", "asset": "house", "x": 20, "y": 20})", document);
  Scene scene(document);
  LiveScatter& live = scene.scatter();
  live.update();
  EXPECT_GT(live.field().count(0), 500U);
  EXPECT_GT(live.field().count(1), 500U);
  test::savedAs(folder.path(), document).reset();
  auto project = test::opened(folder.path());
  TerrainDocument again(std::move(project.document));
  EXPECT_EQ(again.scatterRules(), document.scatterRules());
  EXPECT_EQ(again.scatterRules()[0].without.size(), 3U);
  EXPECT_EQ(again.newScatterRuleId(), 3U);
  Scene openedScene(again);
  LiveScatter& opened = openedScene.scatter();
  opened.update();
  expectSameField(opened.field(), live.field());
  // Its history leads back to the rules as they were.
  for (int i = 0; i < 2; ++i) {
    ASSERT_TRUE(again.undo());
    ASSERT_TRUE(document.undo());
  }
  opened.update();
  live.update();
  EXPECT_TRUE(again.scatterRules()[0].without.empty());
  expectSameField(opened.field(), live.field());
  ASSERT_TRUE(again.undo());
  EXPECT_TRUE(again.scatterRules().empty());
}

TEST(ProjectScatter, AScriptSaysWhatIsWrongWithRules) {
  const auto refusalOf = [](const std::string& rules) {
    const auto script =
        parseScript(R"({"scarp": 1, "operations": [{"op": "scatter-rules", "rules": )" + rules + "}]}");
    if (!script.ok()) return script.error().message;
    TerrainDocument document(test::fractalTerrain(20, 20));
    const auto done = replay(*script, document);
    return done.ok() ? std::string() : done.error().message;
  };
  EXPECT_EQ(refusalOf(R"([{"assets": [{"asset": "rock"}]}])"), "");
  for (const auto& [rules, part] :
       {std::pair(R"([{}])", "it has no asset"),
        {R"([{"assets": [{"asset": "oak"}]}])", "there is no asset"},
        {R"([{"assets": [{"asset": "rock"}], "onto": 7}])", "there is no material 7"},
        {R"([{"assets": [{"asset": "rock"}], "density": -1}])", "density"},
        {R"([{"assets": [{"asset": "rock"}], "rule": "stay"}])", "keep-offset"},
        {R"([{"assets": [{"asset": "rock"}], "without": [[1, 2]]}])", "without[0]"},
        {R"([{"assets": [{"asset": "rock"}], "without": [[1, 2, -1]]}])", "without[0]"},
        {R"([{"assets": [{"asset": "rock"}], "conditions": [{"by": "mask", "mask": "x"}]}])",
         "there is no kept selection"},
        {R"([{"id": 3, "assets": [{"asset": "rock"}]}, {"id": 3, "assets": [{"asset": "rock"}]}])", "id"},
        {R"([{"assets": [{"asset": "rock"}], "dense": 1}])", "dense"}}) {
    const std::string why = refusalOf(rules);
    EXPECT_NE(why.find(part), std::string::npos) << rules << ": " << why;
    EXPECT_EQ(why.find('\n'), std::string::npos) << why;
  }
}

}  // namespace
}  // namespace scarp
