#include <cmath>

#include "core/geometry/SunPosition.h"
#include "core/visibility/SkyView.h"
#include "core/visibility/SunShadow.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

struct BakeScene {
  TempFolder folder;
  std::string in = folder.file("a.tif"), out = folder.file("b.tif");
  Terrain ground = fractalTerrain(80, 60, 10.0, 10.0);

  BakeScene() {
    ground.heights.write({10, 10, 12, 13}, std::vector<float>(6, kHole));
    ground.georeference.hasGeoTransform = true;
    ground.georeference.geoTransform = {500000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    EXPECT_TRUE(exportRaster(ground, in).ok());
  }
  /// The output read by others, against shares.
  void expectFractions(const Result<FractionRaster>& shares, double tolerance = 0.0) const {
    ASSERT_TRUE(shares.ok());
    const OutsideRaster raster = readOutside(out);
    ASSERT_EQ(raster.samples.size(), shares->values.size());
    EXPECT_EQ(raster.geoTransform, readOutside(in).geoTransform);
    for (std::size_t i = 0; i < raster.samples.size(); ++i) {
      ASSERT_EQ(raster.isHole(i), std::isnan(shares->values[i])) << i;
      if (!raster.isHole(i)) {
        ASSERT_NEAR(raster.samples[i], shares->values[i], tolerance) << i;
      }
    }
  }
};

TEST(BakeCommand, WritesWhatTheCoreComputes) {
  const BakeScene scene;
  const HeightPyramid pyramid(scene.ground.heights);
  const GridFrame& frame = scene.ground.frame;
  ProgramRun run = runProgram({"bake", scene.in, "-o", scene.out, "--kind", "shadow", "--azimuth", "120",
                               "--elevation", "15", "--softness", "2"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("b.tif: 80 x 60 samples"), std::string::npos) << run.out;
  scene.expectFractions(sunShadow(scene.ground.heights, pyramid, frame, {120.0, 15.0, 2.0}, frame.samples()));
  // The sun at a time, over a place.
  run = runProgram({"bake", scene.in, "-o", scene.out, "--kind", "shadow", "--sun-at", "2024-12-21T15:00Z",
                    "--latitude", "46.5", "--longitude", "8.25"});
  ASSERT_EQ(run.code, 0) << run.err;
  const SunPosition sun = sunPosition(parseUtcTime("2024-12-21T15:00Z").value(), {46.5, 8.25});
  EXPECT_NE(run.out.find("sun: azimuth 227.88, elevation 5.08"), std::string::npos) << run.out;
  scene.expectFractions(
      sunShadow(scene.ground.heights, pyramid, frame, {sun.azimuth, sun.elevation, 0.0}, frame.samples()));
  // Sixteen bits from dark to light.
  const std::string png = scene.folder.file("b.png");
  run = runProgram(
      {"bake", scene.in, "-o", png, "--kind", "ambient", "--directions", "16", "--distance", "200"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("note: holes"), std::string::npos) << run.out;
  const auto sky = skyView(scene.ground.heights, frame, {16, 200.0}, frame.samples());
  const OutsideRaster raster = readOutside(png);
  EXPECT_EQ(raster.type, "UInt16");
  for (std::size_t i = 0; i < raster.samples.size(); ++i) {
    const double share = std::isnan(sky->values[i]) ? 0.0 : sky->values[i];
    ASSERT_NEAR(raster.samples[i], share * 65535.0, 0.51) << i;
  }
}

TEST(BakeCommand, BadInputIsOneLineAndLeavesTheOldFile) {
  const BakeScene scene;
  writeBytes(scene.out, "old");
  const std::string time = "2024-06-21T12:00Z";
  expectRefusals(
      {"bake", scene.in, "-o", scene.out},
      {{2, {}, {"--kind"}},
       {2, {"--kind", "shadow", "--directions", "8"}, {"--directions", "--kind ambient"}},
       {2, {"--kind", "ambient", "--azimuth", "8"}, {"--azimuth", "--kind shadow"}},
       {2, {"--kind", "shadow", "--elevation", "0"}, {"--elevation", "'0'", "above 0 to 90"}},
       {2, {"--kind", "shadow", "--sun-at", "noon"}, {"--sun-at", "'noon'"}},
       {2, {"--kind", "shadow", "--sun-at", time, "--elevation", "9"}, {"--sun-at", "--elevation"}},
       {2, {"--kind", "ambient", "--sun-at", time}, {"--sun-at", "--kind shadow"}},
       {1, {"--kind", "shadow", "--sun-at", time}, {"a.tif", "place in the world", "--latitude"}},
       {1,
        {"--kind", "shadow", "--sun-at", time, "--latitude", "0", "--longitude", "179"},
        {"below the horizon"}},
       {2, {"--kind", "ambient", "--directions", "4.5"}, {"--directions", "not a whole number"}},
       {2, {"--kind", "ambient", "--directions", "many"}, {"--directions", "'many' is not a number"}}});
  expectRefusal(runProgram({"bake", scene.in, "-o", "/dev/full", "--kind", "ambient"}), 1, {"/dev/full"});
  EXPECT_EQ(readBytes(scene.out), "old");
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "b.tif"}));
}

TEST(BakeCommand, AfterCtrlCNothingHalfWrittenIsLeft) {
  const TempFolder folder;
  ASSERT_TRUE(exportRaster(fractalTerrain(1500, 1500), folder.file("a.tif")).ok());
  const std::string out = folder.file("b.tif");
  writeBytes(out, "old");
  expectRefusal(
      interruptProgram({"bake", folder.file("a.tif"), "-o", out, "--kind", "ambient", "--directions", "128"}),
      1, {"cancelled"});
  const std::string script = folder.file("s.json");
  writeBytes(script, R"({"scarp": 1, "operations": [{"op": "reshape", "reshape": "resample", "columns": 9001,
      "rows": 9001}]})");
  expectRefusal(interruptProgram({"run", script, "--in", folder.file("a.tif"), "-o", out}), 1, {"cancelled"});
  EXPECT_EQ(readBytes(out), "old");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.tif", "b.tif", "s.json"}));
}

}  // namespace
}  // namespace scarp::test
