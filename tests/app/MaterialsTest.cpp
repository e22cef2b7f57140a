
#include "core/base/Json.h"
#include "core/material/DefaultRules.h"
#include "core/script/MaterialJson.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

struct MaterialsScene {
  TempFolder folder;
  std::string in = folder.file("a.tif"), out = folder.file("out");

  MaterialsScene() {
    Terrain ground = fractalTerrain(150, 130, 12.0, 12.0);
    ground.georeference.hasGeoTransform = true;
    ground.georeference.geoTransform = {500000.0, 12.0, 0.0, 5200000.0, 0.0, -12.0};
    EXPECT_TRUE(exportRaster(ground, in).ok());
  }
  [[nodiscard]] ProgramRun run(const std::vector<std::string>& options) const {
    std::vector<std::string> all{"materials", in, "-o", out};
    all.insert(all.end(), options.begin(), options.end());
    return runProgram(all);
  }
  [[nodiscard]] bool wrote(const std::string& name) const {
    return std::filesystem::exists(out + "/" + name);
  }
};

TEST(MaterialsCommand, WritesForEachPresetAndTellsLossAndSizes) {
  struct Preset {
    std::vector<std::string> options;
    std::string file, told;
  };
  const Preset presets[] = {
      {{"unity", "--resample", "64x64", "--pictures", "tga"}, "alphamap_0.tga", "64 x 64 samples"},
      {{"unreal"}, "Grass.png", "127 x 127 samples, resampled from 150 x 130"},
      {{"unreal", "--resample", "none"}, "Grass.png", "150 x 130 samples\n"},
      {{"terrain3d"}, "control.exr", "/255 of a sample at most, "},
      {{"hterrain", "--splat", "classic4", "--choose", "Rock,Grass"}, "splat.png", " materials, "},
      {{"blender"}, "material.py", " materials, "},
      {{"picture"}, "colour.png", " materials, "},
      {{"gltf"}, "terrain.glb", " materials, "}};
  for (const Preset& preset : presets) {
    SCOPED_TRACE(preset.options.front());
    const MaterialsScene scene;
    std::vector<std::string> options{"--preset"};
    options.insert(options.end(), preset.options.begin(), preset.options.end());
    const ProgramRun run = scene.run(options);
    ASSERT_EQ(run.code, 0) << run.err;
    if (preset.options.size() == 1) {
      EXPECT_EQ(run.err, "");
    }
    EXPECT_TRUE(scene.wrote(preset.file)) << run.out;
    EXPECT_NE(run.out.find("out/" + preset.file + ": "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find(preset.told), std::string::npos) << run.out;
    const bool weighs = preset.file != "colour.png" && preset.file != "terrain.glb";
    EXPECT_EQ(run.out.find("\nweights lost: ") != std::string::npos, weighs) << run.out;
    if (preset.file != "splat.png") continue;
    const auto layers = Json::parse(readBytes(scene.out + "/textures.json"))["layers"];
    ASSERT_EQ(layers.size(), 2u);
    EXPECT_EQ(layers[0]["name"], "Rock");
    EXPECT_EQ(layers[1]["name"], "Grass");
  }
}

TEST(MaterialsCommand, RulesOfAFileLayTheMaterials) {
  const MaterialsScene scene;
  writeBytes(
      scene.folder.file("rules.json"),
      R"({"scarp": 1, "materials": [{"name": "Low", "colour": "#00ff00"}, {"name": "High"}], "base": "Low",
                 "rules": [{"material": "High", "conditions": [{"by": "height", "low": 0}]}]})");
  const ProgramRun run = scene.run({"--preset", "gis", "--rules", scene.folder.file("rules.json")});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("2 materials, 150 x 130 samples\nweights lost: nothing\n"), std::string::npos)
      << run.out;
  const OutsideRaster classes = readOutside(scene.out + "/dominant.tif"), heights = readOutside(scene.in);
  EXPECT_EQ(classes.geoTransform, heights.geoTransform);
  for (std::size_t i = 0; i < heights.samples.size(); ++i)
    ASSERT_EQ(classes.samples[i], heights.samples[i] >= 0.0 ? 2.0 : 1.0) << i;
}

TEST(MaterialsCommand, RulesGoBySelectionsThatAProjectKeeps) {
  const MaterialsScene scene;
  const std::string project = scene.folder.file("p.scarp");
  writeProject(project, fractalTerrain(150, 130, 12.0, 12.0), R"({"op": "select", "rectangle":
    [[-300, -200], [300, 200]]}, {"op": "keep-mask", "name": "wood"})");
  writeBytes(scene.folder.file("rules.json"), R"({"scarp": 1, "base": "Grass", "rules": [
    {"material": "Forest floor", "conditions": [{"by": "mask", "mask": "wood", "low": 0.5}]}]})");
  const ProgramRun run = runProgram(
      {"materials", project, "-o", scene.out, "--preset", "gis", "--rules", scene.folder.file("rules.json")});
  ASSERT_EQ(run.code, 0) << run.err;
  const OutsideRaster classes = readOutside(scene.out + "/dominant.tif");
  EXPECT_EQ(std::ranges::count(classes.samples, 2.0), 50 * 34);  // 12 m a cell, middles at half cells
  EXPECT_EQ(classes.samples[std::size_t{65} * 150 + 75], 2.0);
}

TEST(MaterialsCommand, WeightsOfFilesGoIntoAnotherFormat) {
  const MaterialsScene scene;
  ASSERT_EQ(scene.run({"--preset", "gis"}).code, 0);
  const std::string weights = scene.out + "/weights.tif", again = scene.folder.file("again");
  const ProgramRun run =
      runProgram({"materials", scene.in, "-o", again, "--preset", "gis", "--weights", weights});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(readOutside(again + "/weights.tif").samples, readOutside(weights).samples);
  EXPECT_EQ(readOutside(again + "/dominant.tif").samples, readOutside(scene.out + "/dominant.tif").samples);
}

TEST(MaterialsCommand, BadInputIsOneLineAndWritesNothing) {
  const MaterialsScene scene;
  const auto file = [&](const char* name) { return scene.folder.file(name); };
  writeBytes(file("bad.json"), R"({"scarp": 1, "base": "Lava"})");
  expectRefusals(
      {"materials", scene.in, "-o", scene.out, "--preset"},
      {{2, {"hterrain", "--splat", "big"}, {"--splat", "'big'", "multisplat16"}},
       {2, {"unity", "--pictures", "png,bmp"}, {"--pictures", "'bmp'"}},
       {2, {"picture", "--depth", "32"}, {"--depth", "'32'"}},
       {2, {"gis", "--resample", "big"}, {"--resample", "'big'"}},
       {2, {"gis", "--rules", "a", "--weights", "b"}, {"--weights", "--rules"}},
       {2, {"gis", "--weights", "a", "--weights-kind", "paint"}, {"--weights-kind", "'paint'", "layers"}},
       {2, {"gis", "--land-cover", "nlcd"}, {"--land-cover", "--weights"}},
       {1, {"hterrain", "--splat", "classic4", "--choose", "Lava"}, {"--choose", "'Lava'"}},
       {1, {"gis", "--rules", file("none.json")}, {"none.json", "No such file"}},
       {1, {"gis", "--rules", file("bad.json")}, {"bad.json: base: ", "Lava"}},
       {1, {"gis", "--weights", file("none.png")}, {"none.png", "No such file"}}});
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "bad.json"}));
}

}  // namespace
}  // namespace scarp::test
