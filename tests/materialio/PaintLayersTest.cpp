#include <cmath>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/MaterialOperations.h"
#include "core/material/PaintRaster.h"
#include "core/materialio/PaintLayers.h"
#include "core/script/Script.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using Bytes = std::vector<std::uint8_t>;

PaintLayers readLayers(const std::vector<std::string>& paths, const Terrain& onto,
                       const MaterialImportOptions& options = {.fillUp = false}) {
  auto read = readPaintLayers(paths, onto, options);
  EXPECT_TRUE(read.ok()) << read.error().text();
  return read ? *read : PaintLayers{};
}

struct EngineCase {
  MaterialExportOptions options;
  std::vector<std::string> files;
  int materials;  ///< So many that nothing is lost.
};

std::vector<EngineCase> engineCases() {
  return {
      {{.preset = MaterialPreset::Unity, .anySize = true}, {"alphamap_0.png", "alphamap_1.png"}, 7},
      {{.preset = MaterialPreset::Unity, .anySize = true, .pictures = {PictureFormat::Tga}},
       {"alphamap_0.tga", "alphamap_1.tga"},
       7},
      {{.preset = MaterialPreset::Unreal, .anySize = true}, {"Stuff_0.png", "Stuff_1.png", "Stuff_2.png"}, 3},
      {{.preset = MaterialPreset::Blender}, {"Stuff_0.png", "Stuff_1.png", "Stuff_2.png"}, 3},
      {{.preset = MaterialPreset::Terrain3d}, {"control.exr"}, 2},
      {{.preset = MaterialPreset::HTerrain, .anySize = true}, {"splat.png", "splat2.png"}, 6},
      {{.preset = MaterialPreset::HTerrain, .anySize = true, .splat = SplatKind::Array},
       {"splat_weight.png", "splat_index.png"},
       3},
      {{.preset = MaterialPreset::Gis}, {"weights.tif"}, 5}};
}

TEST(PaintLayers, EveryEnginesFilesComeBackAsTheyWereWithTheirNames) {
  for (const EngineCase& engine : engineCases()) {
    SCOPED_TRACE(materialPresetNames().key(engine.options.preset));
    const TempFolder folder;
    PaintedGround ground = paintedGround(150, 130, engine.materials, engine.materials);
    // Names as people give them; those of Blender's masks are told by the files alone.
    for (std::size_t k = 0; k < ground.materials.size(); ++k)
      ground.materials[k].name = "Stuff " + std::to_string(k);
    ASSERT_TRUE(exportMaterials(ground.ground(), folder.path().string(), engine.options).ok());
    std::vector<std::string> paths;
    for (const std::string& file : engine.files) paths.push_back(folder.file(file));
    const PaintLayers read = readLayers(paths, ground.terrain);

    TerrainDocument document(ground.terrain);
    ASSERT_TRUE(perform(MaterialsOperation{ground.materials, {ground.materials[0].id, {}}}, document).ok());
    const ImportPaintOperation operation =
        assignedByName(read, document.materials(), document.newMaterialId());
    EXPECT_TRUE(operation.added.empty()) << operation.added.front().name;
    ASSERT_TRUE(perform(operation, document).ok());
    const auto map = DerivedContent(document.content()).materials();
    ASSERT_TRUE(map.ok());
    for (std::size_t k = 0; k < ground.materials.size(); ++k)
      for (std::size_t i = 0; i < ground.samples(); ++i)
        ASSERT_EQ((*map)->weight(ground.materials[k].id, int(i % 150), int(i / 150)), ground.weights[k][i])
            << k << " " << i;
  }
}

TEST(PaintLayers, AMaskAloneLeavesTheRulesTheRest) {
  const TempFolder folder;
  const Terrain terrain = makeTerrain({60, 40, 1.0, 1.0}, [](int, int) { return 1.0F; });
  std::vector<double> mask(60 * 40);
  for (std::size_t i = 0; i < mask.size(); ++i) mask[i] = static_cast<double>(i % 256);
  writeOutside(folder.file("road.tif"), 60, 40, mask, {.type = "Byte"});
  const PaintLayers read = readLayers({folder.file("road.tif")}, terrain);
  ASSERT_EQ(read.layers.size(), 1U);
  EXPECT_EQ(read.layers[0].name, "road");
  Bytes bytes(mask.size());
  readPaint(*read.layers[0].weights, terrain.frame.samples(), bytes);
  double sum = 0.0;
  for (std::size_t i = 0; i < mask.size(); ++i) {
    ASSERT_EQ(bytes[i], i % 256);
    sum += bytes[i];
  }
  EXPECT_NEAR(read.layers[0].share, sum / 255.0 / static_cast<double>(mask.size()), 1e-12);
  EXPECT_TRUE(anyHolds(read.notes, "add up to less than 255"));
  // Brought to 255 it lies wholly wherever it lies at all.
  const PaintLayers whole = readLayers({folder.file("road.tif")}, terrain, {});
  readPaint(*whole.layers[0].weights, terrain.frame.samples(), bytes);
  for (std::size_t i = 0; i < mask.size(); ++i) ASSERT_EQ(bytes[i], i % 256 == 0 ? 0 : 255);
}

TEST(PaintLayers, SumsAreThoseOfTheLayersThatAreTaken) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(20, 20);
  const std::vector<std::vector<double>> bands{
      std::vector<double>(400, 100.0), std::vector<double>(400, 155.0), std::vector<double>(400, 200.0)};
  writeBands(folder.file("w.tif"), 20, 20, bands, {.type = "Byte"});
  const auto read = readPaintLayers({folder.file("w.tif")}, terrain, {});
  ASSERT_TRUE(read.ok()) << read.error().text();
  const auto shares = [&](const std::vector<bool>& leftOut) {
    std::vector<double> all;
    for (const PaintLayer& layer : without(*read, leftOut, terrain).layers)
      all.push_back(255.0 * layer.share);
    return all;
  };
  const auto expectShares = [&](const std::vector<bool>& leftOut, const std::vector<double>& expected) {
    const std::vector<double> found = shares(leftOut);
    for (std::size_t k = 0; k < 3; ++k) EXPECT_NEAR(found[k], expected[k], 1e-9) << k;
  };
  expectShares({false, false, true}, {100.0, 155.0, 0.0});
  expectShares({true, true, false}, {0.0, 0.0, 255.0});
  const std::vector<double> all = shares({false, false, false});
  EXPECT_NEAR(all[0], 255.0 * 100.0 / 455.0, 0.6);

  // The same by a script; one of an earlier version names an opaque alpha.
  std::vector<std::vector<double>> opaque(bands.begin(), bands.begin() + 2);
  opaque.push_back(std::vector<double>(400, 0.0));
  opaque.push_back(std::vector<double>(400, 255.0));
  writeBands(folder.file("splat.png"), 20, 20, opaque, {.driver = "PNG", .type = "Byte"});
  TerrainDocument document(terrain);
  const auto script = parseScript(
      R"({"scarp": 1, "operations": [{"op": "import-paint", "files": ["splat.png"], "fill-up": true,
      "materials": [{"id": 101, "name": "R"}, {"id": 102, "name": "G"}],
      "layers": [{"name": "r", "material": 101}, {"name": "g", "material": 102}, {"name": "b"}, {"name": "alpha"}]}]})",
      folder.path().string());
  ASSERT_TRUE(script.ok()) << script.error().text();
  const auto done = replay(*script, document);
  ASSERT_TRUE(done.ok()) << done.error().text();
  std::vector<std::uint8_t> row(20);
  readPaint(*document.raster({RasterRole::Paint, 101}), {0, 3, 20, 4}, row);
  EXPECT_EQ(row, std::vector<std::uint8_t>(20, 100));
  readPaint(*document.raster({RasterRole::Paint, 102}), {0, 3, 20, 4}, row);
  EXPECT_EQ(row, std::vector<std::uint8_t>(20, 155));
}

TEST(PaintLayers, LayersOfOtherNamesBecomeNewMaterials) {
  PaintLayers read;
  const auto empty = std::make_shared<const HeightRaster>(emptyPaint({4, 4, 1, 1}));
  read.layers = {{"dry_GRASS", {}, {}, empty, 0.5},
                 {"Tree cover", {{1, 2, 3}}, {}, empty, 0.25},
                 {"Nowhere", {}, {}, empty, 0.0},
                 {"tree cover", {}, 7.0, empty, 0.1}};
  const ImportPaintOperation made = assignedByName(read, defaultMaterials(), 40);
  EXPECT_EQ(made.layers[0].material, 2U) << "Dry grass, as its file is called";
  EXPECT_EQ(made.layers[1].material, 40U);
  EXPECT_EQ(made.layers[2].material, 0U);
  EXPECT_EQ(made.layers[3].material, 40U) << "one that came with an earlier layer";
  ASSERT_EQ(made.added.size(), 1U);
  EXPECT_EQ(made.added[0].name, "Tree cover");
  EXPECT_EQ(made.added[0].colour, (std::array<std::uint8_t, 3>{1, 2, 3}));
  // Known names bring the materials that come along, with the file's colours where it has some.
  read.layers = {{"Dark_rock", {}, {}, empty, 0.5}, {"snow", {{1, 2, 3}}, {}, empty, 0.5}};
  const ImportPaintOperation known = assignedByName(read, {}, 1);
  ASSERT_EQ(known.added.size(), 2U);
  EXPECT_EQ(known.added[0].name, "Dark rock");
  EXPECT_EQ(known.added[0].colour,
            std::ranges::find(defaultMaterials(), "Dark rock", &Material::name)->colour);
  EXPECT_EQ(known.added[1].name, "Snow");
  EXPECT_EQ(known.added[1].colour, (std::array<std::uint8_t, 3>{1, 2, 3}));
}

TEST(PaintLayers, ClassesOfLandCoverBecomeWhatTheyLookLike) {
  for (const LandCover legend : {LandCover::WorldCover, LandCover::Nlcd, LandCover::Corine})
    for (const LandCoverClass& one : landCoverClasses(legend))
      EXPECT_NE(std::ranges::find(defaultMaterials(), one.material, &Material::name),
                defaultMaterials().end())
          << one.name;
  const TempFolder folder;
  const Terrain terrain = makeTerrain({30, 20, 1.0, 1.0}, [](int, int) { return 1.0F; });
  std::vector<double> classes(600, 41.0);
  for (std::size_t i = 0; i < 200; ++i) classes[i] = i < 100 ? 43.0 : 11.0;
  writeOutside(folder.file("nlcd.tif"), 30, 20, classes, {.type = "Byte"});
  const PaintLayers read =
      readLayers({folder.file("nlcd.tif")}, terrain, {.kind = WeightKind::LandCover, .fillUp = false});
  ASSERT_EQ(read.layers.size(), 3U);
  const ImportPaintOperation made = assignedByName(read, {}, 1);
  ASSERT_EQ(made.added.size(), 2U) << "two kinds of forest are one floor";
  EXPECT_EQ(made.added[0].name, "Water bed");
  EXPECT_EQ(made.added[1].name, "Forest floor");
  EXPECT_EQ(made.layers[1].material, made.layers[2].material);
  const ImportPaintOperation known = assignedByName(read, defaultMaterials(), 40);
  EXPECT_TRUE(known.added.empty());
}

TEST(PaintLayers, AListOfAnotherKindIsNoTrouble) {
  const TempFolder folder;
  const Terrain terrain = makeTerrain({30, 20, 1.0, 1.0}, [](int, int) { return 1.0F; });
  writeOutside(folder.file("a.tif"), 30, 20, std::vector<double>(600, 200.0), {.type = "Byte"});
  for (const char* text : {"", "{", "[]", "{\"layers\": 3}", "{\"layers\": [1, {\"file\": \"a.tif\"}]}",
                           "{\"layers\": [{\"file\": \"a.tif\", \"name\": 5}]}"}) {
    writeBytes(folder.file("layers.json"), text);
    EXPECT_EQ(readLayers({folder.file("a.tif")}, terrain).layers[0].name, "a") << text;
  }
  writeBytes(
      folder.file("layers.json"),
      "{\"layers\": [{\"file\": \"a.tif\", \"name\": \"Gravel\", \"colour\": \"#010203\", \"size\": -4}]}");
  const PaintLayers read = readLayers({folder.file("a.tif")}, terrain);
  EXPECT_EQ(read.layers[0].name, "Gravel");
  EXPECT_EQ(read.layers[0].colour, (std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_FALSE(read.layers[0].size);
}

class PaintImportScript : public testing::Test {
 protected:
  PaintImportScript() : terrain_(makeTerrain({30, 20, 1.0, 1.0}, [](int, int) { return 1.0F; })) {
    std::vector<double> mask(600);
    for (std::size_t i = 0; i < 600; ++i) mask[i] = static_cast<double>(i % 200);
    writeOutside(folder_.file("road.tif"), 30, 20, mask, {.type = "Byte"});
  }
  Result<void> run(const std::string& operation, TerrainDocument& document) {
    auto script = parseScript(R"({"scarp": 1, "operations": [)" + operation + "]}", folder_.path().string());
    if (!script) return script.error();
    return replay(*script, document);
  }
  TempFolder folder_;
  Terrain terrain_;
};

TEST_F(PaintImportScript, NamesFilesAloneOrAllThatWasDone) {
  TerrainDocument document(terrain_);
  const auto done = run(R"({"op": "import-paint", "files": ["road.tif"], "opacity": 0.5})", document);
  ASSERT_TRUE(done.ok()) << done.error().text();
  ASSERT_EQ(document.materials().size(), 1U);
  EXPECT_EQ(document.materials()[0].name, "road");
  // What the history has of it does the same to another terrain.
  const auto operation = document.history().record(0).operation;
  const auto again = parseScript(writeScript({{*operation}}));
  ASSERT_TRUE(again.ok()) << again.error().text();
  TerrainDocument finer(makeTerrain({60, 40, 0.5, 0.5}, [](int, int) { return 1.0F; })), other(terrain_);
  const auto fitted = run(R"({"op": "import-paint", "files": ["road.tif"]})", finer);
  ASSERT_TRUE(fitted.ok()) << fitted.error().text();
  EXPECT_TRUE(finer.raster({RasterRole::Paint, finer.materials().at(0).id}));
  const auto replayed = replay(*again, other);
  ASSERT_TRUE(replayed.ok()) << replayed.error().text();
  EXPECT_EQ(other.materials(), document.materials());
  const RasterId paint{RasterRole::Paint, document.materials()[0].id};
  Bytes first(600), second(600);
  readPaint(*document.raster(paint), terrain_.frame.samples(), first);
  readPaint(*other.raster(paint), terrain_.frame.samples(), second);
  EXPECT_EQ(first, second);
  EXPECT_NEAR(first[150], 75, 1);
}

TEST_F(PaintImportScript, WhatIsWrongIsOneLine) {
  TerrainDocument document(terrain_);
  const auto problem = [&](const std::string& keys) {
    const auto done = run(R"({"op": "import-paint", )" + keys + "}", document);
    EXPECT_EQ(document.history().size(), 0U);
    return done ? std::string("none") : done.error().text();
  };
  EXPECT_EQ(problem(R"("how": "over")"), "operations[0].files: is missing");
  EXPECT_EQ(problem(R"("files": [])"), "operations[0].files: must be an array of paths");
  EXPECT_EQ(
      problem(R"("files": ["road.tif"], "kind": "x")"),
      "operations[0].kind: unknown value \"x\" (known are layers, terrain3d, hterrain-array, land-cover)");
  EXPECT_EQ(problem(R"("files": ["none.tif"])"),
            "operations[0]: " + folder_.file("none.tif") + ": cannot be read");
  EXPECT_EQ(problem(R"("files": ["road.tif"], "sum": "1")"),
            "operations[0]: " + folder_.file("road.tif") + ": has changed since the script was written");
  EXPECT_EQ(problem(R"("files": ["road.tif"], "layers": [{"name": "a", "material": 1}, {}])"),
            "operations[0]: " + folder_.file("road.tif") + ": has 1 layers; the script names 2");
}

}  // namespace
}  // namespace scarp::test
