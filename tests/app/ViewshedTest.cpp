#include <cmath>

#include "core/visibility/Viewshed.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Rough ground with a hole, at a place in the world, its heights in feet.
struct ViewshedScene {
  TempFolder folder;
  std::string in = folder.file("a.tif"), out = folder.file("seen.tif");
  Terrain ground = fractalTerrain(90, 70, 10.0, 10.0);

  ViewshedScene() {
    std::vector<double> feet;
    for (const float h : samplesOf(ground.heights)) feet.push_back(std::round(h / 0.3048));
    feet[20 * 90 + 30] = -9999.0;
    OutsideFile file;
    file.type = "Int16";
    file.geoTransform = {500000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    file.epsg = 32632;
    file.unit = "ft";
    file.nodata = -9999.0;
    writeOutside(in, 90, 70, feet, file);
    ground = importRaster(in).value().terrain;
  }
};

void expectSame(const OutsideRaster& raster, const SightRaster& seen) {
  ASSERT_EQ(raster.samples.size(), seen.samples.size());
  for (std::size_t i = 0; i < seen.samples.size(); ++i) {
    ASSERT_EQ(raster.isHole(i), seen.samples[i] == Sight::NoData) << i;
    if (!raster.isHole(i)) {
      ASSERT_EQ(raster.samples[i], seen.samples[i] == Sight::Visible ? 1.0 : 0.0) << i;
    }
  }
}

TEST(ViewshedCommand, WritesWhatTheCoreSeesAtItsPlaceInTheWorld) {
  const ViewshedScene scene;
  const ProgramRun run = runProgram({"viewshed", scene.in, "--unit", "ft", "-o", scene.out, "--at", "-31,42.5",
                                     "--height", "30", "--target-height", "2", "--radius", "350"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.err, "");
  ViewshedSettings settings;
  settings.observer = {-31.0, 42.5};
  settings.observerHeight = 30.0;
  settings.targetHeight = 2.0;
  settings.radius = 350.0;
  const HeightPyramid pyramid(scene.ground.heights);
  const auto seen =
      viewshed(scene.ground.heights, pyramid, scene.ground.frame, settings, scene.ground.frame.samples());
  ASSERT_TRUE(seen.ok());
  const OutsideRaster raster = readOutside(scene.out);
  expectSame(raster, *seen);
  EXPECT_EQ(raster.columns, 90);
  EXPECT_EQ(raster.type, "Float32");
  EXPECT_EQ(raster.unit, "");
  EXPECT_EQ(raster.geoTransform, readOutside(scene.in).geoTransform);
  EXPECT_NE(raster.wkt.find("UTM zone 32N"), std::string::npos);
  EXPECT_TRUE(std::isnan(*raster.nodata));
  const auto visible = std::ranges::count(seen->samples, Sight::Visible);
  EXPECT_GT(visible, 100);
  EXPECT_NE(run.out.find("seen.tif: 90 x 70 samples\n" + std::to_string(visible) + " of "), std::string::npos)
      << run.out;
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "seen.tif"}));
}

TEST(ViewshedCommand, TheWorldFrameIsTheCrs) {
  const ViewshedScene scene;
  ASSERT_EQ(runProgram({"viewshed", scene.in, "-o", scene.out, "--at", "100,-50"}).code, 0);
  const std::string local = readBytes(scene.out);
  // The terrain's middle is at 500450, 5199650.
  const ProgramRun run =
      runProgram({"viewshed", scene.in, "-o", scene.out, "--at", "500550,5199600", "--frame", "world"});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(readBytes(scene.out), local);
}

TEST(ViewshedCommand, BadInputIsOneLineAndLeavesTheOldFile) {
  const ViewshedScene scene;
  writeBytes(scene.out, "old");
  expectRefusals({"viewshed", scene.in, "-o", scene.out},
                 {{2, {"--at", "0,0", "--radius", "0"}, {"--radius", "above 0"}},
                  {2, {"--at", "0,north"}, {"--at", "0,north"}},
                  {2, {}, {"--at"}},
                  {1, {"--at", "-145,145"}, {"a.tif", "no ground under the observer"}},
                  {1, {"--at", "0,1e300", "--frame", "world"}, {"a.tif", "no ground under the observer"}}});
  expectRefusal(runProgram({"viewshed", scene.in, "-o", scene.in + "/b.tif", "--at", "0,0"}), 1,
                {"b.tif", "cannot be written"});
  expectRefusal(runProgram({"viewshed", scene.in, "-o", scene.folder.file("b.jpg"), "--at", "0,0"}), 1,
                {"b.jpg", ".tif"});
  EXPECT_EQ(readBytes(scene.out), "old");
  EXPECT_EQ(scene.folder.names(), (std::vector<std::string>{"a.tif", "seen.tif"}));
}

}  // namespace
}  // namespace scarp::test
