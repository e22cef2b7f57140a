#include <gtest/gtest.h>

#include <algorithm>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
#include "core/recipe/ExportRecipe.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

std::vector<ExportRecipe> recipes() {
  ExportOptions unity;
  unity.preset = "unity";
  unity.format = RasterFormat::Raw;
  unity.resample = SampleSize{33, 33};
  unity.rangeMin = -10.0;
  unity.dither = true;
  TileSettings tiles{TileUse::Unity, 33};
  tiles.fit = TileFit::Resample;
  WebSettings web{WebKind::Mapbox, 3, 7, WebScheme::Tms};
  MeshExportOptions mesh;
  mesh.settings.tileColumns = 2;
  mesh.settings.error = 0.5;
  mesh.crop = GridRect{3, 4, 40, 45};
  SceneExportOptions scene;
  scene.settings.instancing = true;
  scene.settings.texture = 128;
  SceneExportOptions engine;
  engine.settings.program = SceneProgram::Godot;
  engine.settings.heights = true;
  engine.settings.objects = engine.settings.ground = false;
  engine.settings.godot = GodotTerrain::HTerrain;
  engine.resample = SampleSize{513, 513};
  engine.rangeMin = -12.5;
  MaterialExportOptions materials;
  materials.preset = MaterialPreset::HTerrain;
  materials.splat = SplatKind::Classic4;
  materials.all = true;
  materials.chosen = {2, 5};
  materials.pictures = {PictureFormat::Tga};
  materials.resample = SampleSize{513, 513};
  return {{"plain", "a.tif", ExportOptions()},
          {"engine", "b.raw", unity},
          {"pieces", "tiles", tiles},
          {"map", "web", web},
          {"print", "c.obj", mesh},
          {"scene", "d.glb", scene},
          {"points", "e.geojson", ObjectExportOptions{{}, ObjectCoordinates::Local}},
          {"table", "f.csv", ObjectExportOptions{{}, {}, true}},
          {"ground", "materials", materials},
          {"game", "g", engine},
          {"roads", "h.geojson", LineExportOptions{"Roads", {"Pass", "2"}, true}}};
}

/// Adds a layer of that name with two roads: Pass and, without a name, line 2.
void addRoads(TerrainDocument& document, const std::string& layer) {
  AddLayerOperation add{layer};
  add.ofLines = true;
  ASSERT_TRUE(perform(add, document));
  Line pass, other;
  pass.name = "Pass";
  pass.points = {{-200.0, -100.0}, {0.0, 50.0}, {200.0, 0.0}};
  other.points = {{-200.0, 100.0}, {200.0, 120.0}};
  ASSERT_TRUE(perform(LinesOperation{document.placeOf(document.activeLayer()), {pass, other}, {}}, document));
}

TEST(ExportRecipe, ComesBackAsItWasWritten) {
  Json list = Json::array();
  for (const ExportRecipe& recipe : recipes()) list.push_back(recipeJson(recipe));
  const auto back = readRecipes(Json::parse(list.dump()), "exports");
  ASSERT_TRUE(back.ok()) << back.error().text();
  ASSERT_EQ(back->size(), recipes().size());
  for (std::size_t i = 0; i < back->size(); ++i) {
    EXPECT_EQ((*back)[i].name, recipes()[i].name);
    EXPECT_EQ((*back)[i].path, recipes()[i].path);
    EXPECT_EQ(recipeJson((*back)[i]).dump(), list[i].dump());
  }
}

TEST(ExportRecipe, WhatMakesNoSenseIsOneLineThatNamesIt) {
  const auto refused = [](const char* text, const std::vector<std::string>& words) {
    expectOneLine(readRecipes(Json::parse(text), "exports"), words);
  };
  refused("{}", {"exports", "no list"});
  refused(R"([{"kind": "terrain", "path": "a.tif"}])", {"exports[0]", "name"});
  refused(R"([{"name": "", "kind": "terrain", "path": "a.tif"}])", {"exports[0].name", "empty"});
  refused(R"([{"name": "a", "kind": "game", "path": "a.tif"}])", {"exports[0].kind", "game"});
  refused(R"([{"name": "a", "kind": "tiles", "path": "a", "side": 1}])", {"exports[0].side"});
  refused(R"([{"name": "a", "kind": "tiles", "path": "a", "sides": 65}])", {"sides"});
  refused(R"([{"name": "a", "kind": "mesh", "path": "a.glb", "crop": [0, 0, 1, 9]}])", {"crop", "COLUMN"});
  refused(R"([{"name": "a", "kind": "objects", "path": "a.csv", "coordinates": "mars"}])",
          {"coordinates", "mars"});
  refused(R"([{"name": "a", "kind": "materials", "path": "a", "pictures": ["bmp"]}])", {"pictures", "tga"});
  refused(
      R"([{"name": "a", "kind": "mesh", "path": "a.glb"}, {"name": "a", "kind": "mesh", "path": "b.glb"}])",
      {"exports[1].name", "another"});
}

TEST(ExportRecipe, LastExportsNeedNoNames) {
  const Json list = Json::parse(
      R"([{"name": "", "kind": "mesh", "path": "a.glb"}, {"name": "", "kind": "tiles", "path": "b"}])");
  const auto last = readLastExports(list, "last");
  ASSERT_TRUE(last.ok()) << last.error().text();
  EXPECT_EQ(last->size(), 2U);
  expectOneLine(readLastExports(Json::parse(R"([{"name": "", "kind": "mesh", "path": ""}])"), "last"),
                {"last[0].path", "empty"});
}

TEST(ExportRecipe, EachKindWritesItsFiles) {
  const TempFolder folder;
  TerrainDocument document(fractalTerrain(60, 50, 10.0, 10.0));
  ASSERT_TRUE(perform(PlaceOperation{{.asset = AssetKind::House, .x = 5.0, .y = 7.0}}, document));
  MaterialsOperation materials;
  const auto usual = defaultMaterials();
  materials.materials.assign(usual.begin(), usual.end());
  materials.rules.base = usual.front().id;
  ASSERT_TRUE(perform(materials, document));
  const DerivedContent scene(document.content());
  for (const ExportRecipe& recipe : recipes()) {
    if (std::holds_alternative<WebSettings>(recipe.choices)) continue;        // It lies nowhere.
    if (std::holds_alternative<LineExportOptions>(recipe.choices)) continue;  // There are none.
    const auto report = perform(recipe, scene, folder.path().string());
    ASSERT_TRUE(report.ok()) << report.error().text();
    ASSERT_FALSE(report->files.empty());
    EXPECT_EQ(report->name, recipe.name);
    if (std::holds_alternative<MeshExportOptions>(recipe.choices)) {
      EXPECT_EQ(std::ranges::count(textsOf(report->notes), "1 placed object is not in this file"), 1);
    }
    if (recipe.choices.index() > 2) {  // A mesh, a scene, objects or materials.
      ASSERT_FALSE(report->lines.empty());
      EXPECT_TRUE(report->lines.front().starts_with(report->files.front() + ": "));
    }
    for (const std::string& file : report->files) {
      EXPECT_TRUE(std::filesystem::is_regular_file(file)) << file;
      EXPECT_TRUE(file.starts_with(folder.path().string())) << file;
    }
  }
  expectOneLine(perform(recipes()[3], scene, folder.path().string()), {"web: ", "does not say where"});
}

TEST(ExportRecipe, APlainTerrainHasNoObjectsAndNoMaterials) {
  const TempFolder folder;
  const DerivedContent scene(fractalTerrain(60, 50, 10.0, 10.0));
  const auto performed = [&](std::size_t i) { return perform(recipes()[i], scene, folder.path().string()); };
  EXPECT_TRUE(performed(5).ok());
  ASSERT_TRUE(performed(6).ok());
  EXPECT_EQ(performed(6)->files.size(), 1U);
  expectOneLine(performed(8), {"materials: ", "no materials"});
}

TEST(ExportRecipe, LinesAreThoseThatTheRecipeNames) {
  const TempFolder folder;
  TerrainDocument document(fractalTerrain(60, 50, 10.0, 10.0));
  addRoads(document, "Roads");
  addRoads(document, "Paths");
  const DerivedContent scene(document.content());
  const auto written = [&](const LineExportOptions& options) {
    const auto report = perform({"roads", "a.geojson", options}, scene, folder.path().string());
    EXPECT_TRUE(report.ok()) << report.error().text();
    return report ? std::get<LineExportReport>(report->made).lines : 0;
  };
  EXPECT_EQ(written({}), 4U);
  EXPECT_EQ(written({.layer = "Paths"}), 2U);
  EXPECT_EQ(written({.lines = {"Pass"}}), 2U);
  EXPECT_EQ(written({"Roads", {"Pass", "2"}}), 2U);
  const auto refused = [&](const char* path, const LineExportOptions& options,
                           const std::vector<std::string>& words) {
    expectOneLine(perform({"roads", path, options}, scene, folder.path().string()), words);
  };
  refused("a.geojson", {.lines = {"Nowhere"}}, {"a.geojson: ", "no line \"Nowhere\""});
  refused("a.geojson", {.layer = "Rails"}, {"a.geojson: ", "no lines"});
  refused("a.tif", {}, {"a.tif: ", ".gpkg"});
  expectOneLine(readRecipes(Json::parse(R"([{"name": "a", "kind": "lines", "path": "a.dxf", "lines": [2]}])"),
                            "exports"),
                {"exports[0].lines", "text"});
}

TEST(ExportRecipe, APartBesideTheTerrainIsOneLine) {
  const TempFolder folder;
  const DerivedContent scene(fractalTerrain(30, 30, 10.0, 10.0));
  expectOneLine(perform(recipes()[4], scene, folder.path().string()), {"c.obj: "});
}

}  // namespace
}  // namespace scarp::test
