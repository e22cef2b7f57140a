#include <algorithm>
#include <array>

#include "core/pick/SurfacePicker.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderCracksWidth = 640, kRenderCracksHeight = 400;

/// Background with ground close by on two opposite sides: what a crack looks like.
bool enclosed(const QImage& picture, QRgb background, int column, int row) {
  const auto ground = [&](int c, int r) { return picture.valid(c, r) && picture.pixel(c, r) != background; };
  for (const auto& [dc, dr] : {std::pair(1, 0), std::pair(0, 1), std::pair(1, 1), std::pair(1, -1)})
    if ((ground(column + dc, row + dr) || ground(column + 2 * dc, row + 2 * dr)) &&
        (ground(column - dc, row - dr) || ground(column - 2 * dc, row - 2 * dr)))
      return true;
  return false;
}

/// Whether rays all round a pixel meet the ground: it should be covered, however coarse the rim.
bool wellInside(const TerrainDocument& document, const SceneView& view, int column, int row) {
  const double far = std::max(1.5, 0.25 * view.settings.cellPixels);
  for (const double dx : {-far, 0.0, far})
    for (const double dy : {-far, 0.0, far})
      if (!document.picker().pick(view.camera.rayThrough({column + 0.5 + dx, row + 0.5 + dy}, view.size)))
        return false;
  return true;
}

int cracks(const TerrainDocument& document, const SceneView& view, const QImage& picture) {
  const QRgb background = qRgb(255, 0, 255);
  int found = 0;
  for (int row = 1; row < kRenderCracksHeight - 1; ++row)
    for (int column = 1; column < kRenderCracksWidth - 1; ++column)
      if (picture.pixel(column, row) == background && enclosed(picture, background, column, row) &&
          wellInside(document, view, column, row))
        ++found;
  return found;
}

TEST(RenderCracks, NoneInRoughGroundOfOddSizeAndUnevenCells) {
  const TerrainDocument document(test::fractalTerrain(701, 523, 3.0, 2.0));
  test::RenderHarness harness(kRenderCracksWidth, kRenderCracksHeight);
  constexpr unsigned kSeed = 12;
  std::mt19937 random(kSeed);
  for (int i = 0; i < 32; ++i) {
    SceneView view = harness.view(test::someCamera(document, random));
    view.settings.cellPixels = std::array{7.0, 3.0, 12.0, 40.0}[static_cast<std::size_t>(i % 4)];
    harness.draw(document, view);
    EXPECT_EQ(cracks(document, view, harness.picture()), 0) << "view " << i << " of seed " << kSeed;
  }
}

TEST(RenderCracks, HolesAreNotDrawn) {
  Terrain terrain = test::makeTerrain({65, 65, 1.0, 1.0}, [](int c, int r) {
    return c > 20 && c < 40 && r > 20 && r < 40 ? test::kHole : 0.0f;
  });
  const TerrainDocument document(std::move(terrain));
  test::RenderHarness harness(kRenderCracksWidth, kRenderCracksHeight);
  Camera camera;
  camera.pitch = -1.5707;
  camera.frame(document.box(), {kRenderCracksWidth, kRenderCracksHeight});
  camera.fitClipPlanes(document.box());
  const SceneView view = harness.view(camera);
  harness.draw(document, view);
  const DepthPicture depth = harness.renderer().readDepth();
  int wrong = 0, holes = 0;
  for (int row = 0; row < kRenderCracksHeight; ++row)
    for (int column = 0; column < kRenderCracksWidth; ++column) {
      const bool hit =
          document.picker().pick(camera.rayThrough({column + 0.5, row + 0.5}, view.size)).has_value();
      holes += !hit;
      wrong += hit != std::isfinite(depth.at(column, row));
    }
  EXPECT_GT(holes, 1000);
  EXPECT_LT(wrong, 300);  // pixels on the rims
}

TEST(RenderCracks, SmallestTerrainsAreDrawn) {
  for (const auto& [name, terrain] : test::pickingTerrains()) {
    const TerrainDocument document(terrain);
    test::RenderHarness harness(kRenderCracksWidth, kRenderCracksHeight);
    Camera camera;
    camera.frame(document.box(), {kRenderCracksWidth, kRenderCracksHeight});
    camera.fitClipPlanes(document.box());
    SceneView view = harness.view(camera);
    view.settings.walls = true;
    harness.draw(document, view);
    const DepthPicture depth = harness.renderer().readDepth();
    EXPECT_TRUE(std::ranges::any_of(depth.depths, [](float d) { return std::isfinite(d); })) << name;
  }
}

}  // namespace
}  // namespace scarp
