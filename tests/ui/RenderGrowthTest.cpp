#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

/// From the same height over the same kind of ground the same is drawn, however far the terrain reaches
/// beyond what is seen.
TEST(RenderGrowth, APictureCostsTheSameOnAnySizeOfTerrain) {
  constexpr int kWidth = 640, kHeight = 400;
  std::optional<TerrainStats> smallest;
  for (const int side : {1025, 2049, 8193}) {
    const TerrainDocument document(test::wideTerrain(side));
    test::RenderHarness harness(kWidth, kHeight);
    Camera camera;
    camera.position = {0.0, 0.0, 150.0 + heightAt(document.heights(), 0.5 * (side - 1), 0.5 * (side - 1))};
    camera.pitch = -0.9;
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

}  // namespace
}  // namespace scarp
