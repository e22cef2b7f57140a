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

TEST(BakeCommand, ShadowsAreThoseOfTheCore) {
  const BakeScene scene;
  const ProgramRun run = runProgram({"bake", scene.in, "-o", scene.out, "--kind", "shadow", "--azimuth",
                                     "120", "--elevation", "15", "--softness", "2"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  EXPECT_NE(run.out.find("b.tif: 80 x 60 samples"), std::string::npos) << run.out;
  const HeightPyramid pyramid(scene.ground.heights);
  scene.expectFractions(sunShadow(scene.ground.heights, pyramid, scene.ground.frame, {120.0, 15.0, 2.0},
                                  scene.ground.frame.samples()));
}

TEST(BakeCommand, TheSunAtATimeIsWhereItStandsOverThePlace) {
  const BakeScene scene;
  const ProgramRun run = runProgram({"bake", scene.in, "-o", scene.out, "--kind", "shadow", "--sun-at",
                                     "2024-12-21T15:00Z", "--latitude", "46.5", "--longitude", "8.25"});
  ASSERT_EQ(run.code, 0) << run.err;
  const SunPosition sun = sunPosition(parseUtcTime("2024-12-21T15:00Z").value(), {46.5, 8.25});
  EXPECT_NE(run.out.find("sun: azimuth 227.88, elevation 5.08"), std::string::npos) << run.out;
  const HeightPyramid pyramid(scene.ground.heights);
  scene.expectFractions(sunShadow(scene.ground.heights, pyramid, scene.ground.frame,
                                  {sun.azimuth, sun.elevation, 0.0}, scene.ground.frame.samples()));
}

TEST(BakeCommand, AmbientLightIsThatOfTheCore) {
  const BakeScene scene;
  const ProgramRun run = runProgram(
      {"bake", scene.in, "-o", scene.out, "--kind", "ambient", "--directions", "16", "--distance", "200"});
  ASSERT_EQ(run.code, 0) << run.err;
  scene.expectFractions(
      skyView(scene.ground.heights, scene.ground.frame, {16, 200.0}, scene.ground.frame.samples()));
}

TEST(BakeCommand, SixteenBitsSpanDarkToLight) {
  const BakeScene scene;
  const std::string png = scene.folder.file("b.png");
  const ProgramRun run = runProgram({"bake", scene.in, "-o", png, "--kind", "ambient"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_NE(run.out.find("note: holes"), std::string::npos) << run.out;
  const auto sky = skyView(scene.ground.heights, scene.ground.frame, {}, scene.ground.frame.samples());
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
  const auto refused = [&](int code, const std::vector<std::string>& options,
                           const std::vector<std::string>& words) {
    std::vector<std::string> all{"bake", scene.in, "-o", scene.out};
    all.insert(all.end(), options.begin(), options.end());
    expectRefusal(runProgram(all), code, words);
  };
  refused(2, {}, {"--kind"});
  refused(2, {"--kind", "moonlight"}, {"--kind", "moonlight"});
  refused(2, {"--kind", "shadow", "--directions", "8"}, {"--directions", "--kind ambient"});
  refused(2, {"--kind", "ambient", "--azimuth", "8"}, {"--azimuth", "--kind shadow"});
  refused(2, {"--kind", "shadow", "--elevation", "91"}, {"--elevation", "'91'"});
  refused(2, {"--kind", "shadow", "--elevation", "0"}, {"--elevation", "'0'", "above 0 to 90"});
  refused(2, {"--kind", "shadow", "--azimuth", "nan"}, {"--azimuth", "'nan'", "out of range"});
  refused(2, {"--kind", "shadow", "--sun-at", "noon"}, {"--sun-at", "'noon'"});
  refused(2, {"--kind", "shadow", "--sun-at", "2024-06-21T12:00Z", "--elevation", "9"},
          {"--sun-at", "--elevation"});
  refused(2, {"--kind", "ambient", "--sun-at", "2024-06-21T12:00Z"}, {"--sun-at", "--kind shadow"});
  refused(1, {"--kind", "shadow", "--sun-at", "2024-06-21T12:00Z"},
          {"a.tif", "place in the world", "--latitude"});
  refused(1, {"--kind", "shadow", "--sun-at", "2024-06-21T12:00Z", "--latitude", "0", "--longitude", "179"},
          {"below the horizon"});
  refused(2, {"--kind", "shadow", "--softness", "-1"}, {"--softness", "'-1'"});
  refused(2, {"--kind", "ambient", "--directions", "4.5"}, {"--directions", "not a whole number"});
  refused(2, {"--kind", "ambient", "--directions", "many"}, {"--directions", "'many' is not a number"});
  refused(2, {"--kind", "ambient", "--directions", "3"}, {"--directions", "'3'"});
  refused(2, {"--kind", "ambient", "--distance", "0"}, {"--distance", "above 0"});
  expectRefusal(runProgram({"bake", scene.folder.file("none.tif"), "-o", scene.out, "--kind", "ambient"}), 1,
                {"none.tif"});
  expectRefusal(runProgram({"bake", scene.in, "-o", scene.in + "/b.tif", "--kind", "ambient"}), 1,
                {"b.tif", "Not a directory"});
  expectRefusal(runProgram({"bake", scene.in, "-o", "/dev/full", "--kind", "ambient"}), 1, {"/dev/full"});
  EXPECT_EQ(readBytes(scene.out), "old");
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "b.tif"}));
}

}  // namespace
}  // namespace scarp::test
