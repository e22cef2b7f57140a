#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "core/recipe/ExportRecipe.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::vector<ExportRecipe> recipes() {
  ExportOptions unity;
  unity.preset = "unity";
  unity.format = RasterFormat::Raw16;
  unity.resample = SampleSize{33, 33};
  unity.rangeMin = -10.0;
  unity.dither = true;
  TileSettings tiles{TileUse::Unity, 33};
  tiles.fit = TileFit::Resample;
  WebSettings web{WebKind::Mapbox, 3, 7, WebScheme::Tms};
  MeshSettings mesh;
  mesh.tileColumns = 2;
  mesh.error = 0.5;
  return {{"plain", "a.tif", ExportOptions()},
          {"engine", "b.raw", unity},
          {"pieces", "tiles", tiles},
          {"map", "web", web},
          {"print", "c.obj", mesh}};
}

TEST(ExportRecipe, ComesBackAsItWasWritten) {
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const ExportRecipe& recipe : recipes()) list.push_back(recipeJson(recipe));
  const auto back = readRecipes(nlohmann::json::parse(list.dump()), "exports");
  ASSERT_TRUE(back.ok()) << back.error().message;
  ASSERT_EQ(back->size(), recipes().size());
  for (std::size_t i = 0; i < back->size(); ++i) {
    EXPECT_EQ((*back)[i].name, recipes()[i].name);
    EXPECT_EQ((*back)[i].path, recipes()[i].path);
    EXPECT_EQ(recipeJson((*back)[i]).dump(), list[i].dump());
  }
}

TEST(ExportRecipe, WhatMakesNoSenseIsOneLineThatNamesIt) {
  const auto refused = [](const char* text, const std::vector<std::string>& words) {
    expectOneLine(readRecipes(nlohmann::json::parse(text), "exports"), words);
  };
  refused("{}", {"exports", "no list"});
  refused(R"([{"kind": "terrain", "path": "a.tif"}])", {"exports[0]", "name"});
  refused(R"([{"name": "", "kind": "terrain", "path": "a.tif"}])", {"exports[0].name", "empty"});
  refused(R"([{"name": "a", "kind": "game", "path": "a.tif"}])", {"exports[0].kind", "game"});
  refused(R"([{"name": "a", "kind": "tiles", "path": "a", "side": 1}])", {"exports[0].side"});
  refused(R"([{"name": "a", "kind": "tiles", "path": "a", "sides": 65}])", {"sides"});
  refused(
      R"([{"name": "a", "kind": "mesh", "path": "a.glb"}, {"name": "a", "kind": "mesh", "path": "b.glb"}])",
      {"exports[1].name", "another"});
}

TEST(ExportRecipe, EachKindWritesItsFiles) {
  const TempFolder folder;
  Terrain terrain = fractalTerrain(60, 50, 10.0, 10.0);
  for (const ExportRecipe& recipe : recipes()) {
    if (std::holds_alternative<WebSettings>(recipe.choices)) continue;  // It lies nowhere.
    const auto report = perform(recipe, terrain, folder.path().string());
    ASSERT_TRUE(report.ok()) << report.error().message;
    ASSERT_FALSE(report->files.empty());
    for (const std::string& file : report->files) {
      EXPECT_TRUE(std::filesystem::is_regular_file(file)) << file;
      EXPECT_TRUE(file.starts_with(folder.path().string())) << file;
    }
  }
  expectOneLine(perform(recipes()[3], terrain, folder.path().string()), {"web: ", "does not say where"});
}

}  // namespace
}  // namespace scarp::test
