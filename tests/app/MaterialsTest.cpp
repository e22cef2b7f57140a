
#include "core/base/Json.h"
#include "core/material/DefaultRules.h"
#include "core/script/MaterialJson.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/RealData.h"
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

TEST(MaterialsCommand, WritesForEachPreset) {
  const std::vector<std::pair<std::string, std::string>> presets{
      {"unity", "alphamap_0.raw"}, {"unreal", "Grass.png"},    {"terrain3d", "control.exr"},
      {"hterrain", "splat.png"},   {"blender", "material.py"}, {"gis", "dominant.tif"},
      {"picture", "colour.png"},   {"gltf", "terrain.glb"}};
  for (const auto& [preset, file] : presets) {
    SCOPED_TRACE(preset);
    const MaterialsScene scene;
    const ProgramRun run = scene.run({"--preset", preset});
    ASSERT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    EXPECT_TRUE(scene.wrote(file)) << run.out;
    EXPECT_NE(run.out.find("out/" + file + ": "), std::string::npos) << run.out;
    EXPECT_NE(run.out.find(" materials, "), std::string::npos) << run.out;
    const bool weighs = file != "colour.png" && file != "terrain.glb";
    EXPECT_EQ(run.out.find("\nweights lost: ") != std::string::npos, weighs) << run.out;
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
  writeBytes(scene.folder.file("s.json"), R"({"scarp": 1, "operations": [
    {"op": "select", "rectangle": [[-300, -200], [300, 200]]}, {"op": "keep-mask", "name": "wood"}]})");
  const std::string project = scene.folder.file("p.scarp");
  ASSERT_EQ(runProgram({"run", scene.folder.file("s.json"), "--in", scene.in, "-o", project}).code, 0);
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

TEST(MaterialsCommand, TellsLossAndSizes) {
  const MaterialsScene scene;
  const ProgramRun unreal = scene.run({"--preset", "unreal"});
  EXPECT_NE(unreal.out.find("127 x 127 samples, resampled from 150 x 130"), std::string::npos) << unreal.out;
  const ProgramRun own = scene.run({"--preset", "unreal", "--resample", "none"});
  EXPECT_NE(own.out.find("150 x 130 samples\n"), std::string::npos) << own.out;
  const ProgramRun two = scene.run({"--preset", "terrain3d"});
  EXPECT_NE(two.out.find("/255 of a sample at most, "), std::string::npos) << two.out;
  const ProgramRun size = scene.run({"--preset", "unity", "--resample", "64x64", "--pictures", "tga"});
  EXPECT_NE(size.out.find("64 x 64 samples"), std::string::npos) << size.out;
  EXPECT_TRUE(scene.wrote("alphamap_0.tga"));
  EXPECT_FALSE(scene.wrote("alphamap_0.raw"));
}

TEST(MaterialsCommand, ChosenMaterialsAreThoseOfTheSplatMap) {
  const MaterialsScene scene;
  const ProgramRun run = scene.run({"--preset", "hterrain", "--splat", "classic4", "--choose", "Rock,Grass"});
  ASSERT_EQ(run.code, 0) << run.err;
  const auto layers = Json::parse(readBytes(scene.out + "/textures.json"))["layers"];
  ASSERT_EQ(layers.size(), 2u);
  EXPECT_EQ(layers[0]["name"], "Rock");
  EXPECT_EQ(layers[1]["name"], "Grass");
  expectRefusal(scene.run({"--preset", "hterrain", "--splat", "classic4", "--choose", "Lava"}), 1,
                {"--choose", "'Lava'"});
}

TEST(MaterialsCommand, BadInputIsOneLineAndWritesNothing) {
  const MaterialsScene scene;
  const auto refused = [&](int code, const std::vector<std::string>& options,
                           const std::vector<std::string>& words) {
    expectRefusal(scene.run(options), code, words);
  };
  refused(2, {}, {"--preset"});
  refused(2, {"--preset", "quake"}, {"--preset", "'quake'", "unity"});
  refused(2, {"--preset", "hterrain", "--splat", "big"}, {"--splat", "'big'", "multisplat16"});
  refused(2, {"--preset", "unity", "--pictures", "png,bmp"}, {"--pictures", "'bmp'"});
  refused(2, {"--preset", "picture", "--depth", "32"}, {"--depth", "'32'"});
  refused(2, {"--preset", "gis", "--resample", "big"}, {"--resample", "'big'"});
  refused(2, {"--preset", "gis", "--rules", "a", "--weights", "b"}, {"--weights", "--rules"});
  refused(2, {"--preset", "gis", "--weights", "a", "--weights-kind", "paint"},
          {"--weights-kind", "'paint'", "layers"});
  refused(2, {"--preset", "gis", "--land-cover", "nlcd"}, {"--land-cover", "--weights"});
  refused(1, {"--preset", "gis", "--rules", scene.folder.file("none.json")}, {"none.json", "No such file"});
  writeBytes(scene.folder.file("bad.json"), R"({"scarp": 1, "base": "Lava"})");
  refused(1, {"--preset", "gis", "--rules", scene.folder.file("bad.json")}, {"bad.json: base: ", "Lava"});
  refused(1, {"--preset", "gis", "--weights", scene.folder.file("none.png")}, {"none.png", "No such file"});
  expectRefusal(runProgram({"materials", scene.in, "-o", scene.in + "/x", "--preset", "gis"}), 1,
                {"a.tif/x"});
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "bad.json"}));
}

TEST(MaterialsCommand, DoesARealMountain) {
  SCARP_REAL_DATA(path, "SainteHelens.dem");
  const TempFolder folder;
  const ProgramRun run = runProgram({"materials", path, "-o", folder.file("out"), "--preset", "gis"});
  ASSERT_EQ(run.code, 0) << run.err;
  const OutsideRaster heights = readOutside(path), classes = readOutside(folder.file("out/dominant.tif"));
  EXPECT_EQ(classes.geoTransform, heights.geoTransform);
  long long holes = 0;
  for (std::size_t i = 0; i < heights.samples.size(); ++i) {
    ASSERT_EQ(classes.samples[i] == 0.0, heights.isHole(i)) << i;
    holes += heights.isHole(i) ? 1 : 0;
  }
  EXPECT_EQ(holes, 4151);
}

}  // namespace
}  // namespace scarp::test
