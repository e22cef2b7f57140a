#include <cmath>
#include <numbers>

#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

/// From the same height over the same kind of ground the same is drawn, however far the terrain reaches
/// beyond what is seen.
TEST(RenderGrowth, APictureCostsTheSameOnAnySizeOfTerrain) {
  constexpr int kRenderGrowthWidth = 640, kRenderGrowthHeight = 400;
  std::optional<TerrainStats> smallest;
  for (const int side : {1025, 2049, 8193}) {
    const TerrainDocument document(test::wideTerrain(side));
    test::RenderHarness harness(kRenderGrowthWidth, kRenderGrowthHeight);
    Camera camera;
    camera.position = {0.0, 0.0, 150.0 + heightAt(document.heights(), 0.5 * (side - 1), 0.5 * (side - 1))};
    camera.pitch = -1.2;  // So steeply that the smallest one fills the picture.
    camera.fitClipPlanes(document.box());
    SceneView view = harness.view(camera);
    view.settings.cellPixels = 6.0;
    harness.draw(document, view);
    const TerrainStats stats = harness.renderer().stats();
    if (!smallest) smallest = stats;
    EXPECT_GT(stats.triangles, 10000);
    EXPECT_LE(double(stats.triangles), 1.3 * double(smallest->triangles)) << side;
    EXPECT_LE(stats.draws, smallest->draws + 1) << side;
    EXPECT_LE(stats.uploads, 1.3 * smallest->uploads) << side;
    EXPECT_LE(double(stats.uploadedBytes), 1.3 * double(smallest->uploadedBytes)) << side;
  }
}

/// From over the ground its border's walls are hidden, however deep they reach, and cost nothing.
TEST(RenderGrowth, WallsBehindTheGroundAreNotDrawn) {
  const TerrainDocument document(test::wideTerrain(1025));
  test::RenderHarness harness(320, 200);
  Camera camera;
  camera.position = {50.0, -30.0, 60.0 + heightAt(document.heights(), 562.0, 542.0)};
  for (const double pitch : {-1.4, -0.9, -0.4}) {
    camera.pitch = pitch;
    camera.fitClipPlanes(document.box());
    SceneView view = harness.view(camera);
    view.settings.cellPixels = 6.0;
    harness.draw(document, view);
    const TerrainStats without = harness.renderer().stats();
    const QImage picture = harness.picture();
    view.settings.walls = true;
    harness.draw(document, view);
    EXPECT_EQ(harness.picture(), picture) << pitch;
    EXPECT_EQ(harness.renderer().stats().patches, without.patches) << pitch;
  }
}

TEST(RenderGrowth, AWallShowsThroughAHoleAndFromBeside) {
  const GridFrame frame{257, 257, 1.0, 1.0};
  const Terrain ground = test::makeTerrain(frame, [](int c, int r) {
    return std::abs(c - 128) < 8 && std::abs(r - 128) < 8 ? test::kHole : static_cast<float>(c % 2) * 0.01F;
  });
  const TerrainDocument document(ground);
  test::RenderHarness harness(64, 64);
  const auto background = [&](const Camera& camera, bool walls) {
    SceneView view = harness.view(camera);
    view.settings.walls = walls;
    harness.draw(document, view);
    return harness.picture().pixel(32, 32) == qRgb(255, 0, 255);
  };
  // Over the ground, through the hole, to the middle of the northern wall's inside.
  const double down = 0.015;  // Walls reach 3.8 m below this ground.
  Camera camera;
  camera.position = {0.0, -20.0, 20.0 * down};
  camera.pitch = -std::atan(down);
  camera.fitClipPlanes(document.box());
  EXPECT_TRUE(background(camera, false));
  EXPECT_FALSE(background(camera, true));
  // Before the southern one.
  camera.position = {0.0, -200.0, -64.0 * down};
  camera.pitch = 0.0;
  camera.fitClipPlanes(document.box());
  EXPECT_TRUE(background(camera, false));
  EXPECT_FALSE(background(camera, true));
}

/// From above, the border of a hole shows a wall on the side of the hole, not the background.
TEST(RenderGrowth, HolesHaveWallsOnAllSides) {
  const GridFrame frame{257, 257, 1.0, 1.0};
  const auto missing = [](int column, int row) {
    return std::abs(column - 128) < 8 && std::abs(row - 128) < 8;
  };
  const TerrainDocument document(test::makeTerrain(
      frame, [&](int c, int r) { return missing(c, r) ? test::kHole : static_cast<float>(c % 2) * 0.01F; }));
  test::RenderHarness harness(64, 64);
  // From over the middle of the hole to 2 m below the upper end of a wall, 8 m away. Walls reach 3.8 m down.
  for (int side = 0; side < 4; ++side) {
    Camera camera;
    camera.position = {0.0, 0.0, 6.0};
    camera.pitch = -0.25 * std::numbers::pi;
    camera.yaw = 0.5 * std::numbers::pi * side;
    camera.fitClipPlanes(document.box());
    for (const double cellPixels : {1.0, 8.0}) {
      SceneView view = harness.view(camera);
      view.settings.cellPixels = cellPixels;
      view.settings.walls = false;
      harness.draw(document, view);
      EXPECT_EQ(harness.picture().pixel(32, 32), qRgb(255, 0, 255)) << side;
      view.settings.walls = true;
      harness.draw(document, view);
      EXPECT_NE(harness.picture().pixel(32, 32), qRgb(255, 0, 255)) << side;
      const int triangles = static_cast<int>(harness.renderer().stats().triangles);
      view.settings.walls = false;
      harness.draw(document, view);
      EXPECT_LT(triangles - harness.renderer().stats().triangles, 20000) << "only edges of holes have walls";
    }
  }
}

}  // namespace
}  // namespace scarp
