#include <algorithm>
#include <limits>

#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderPopsWidth = 480, kRenderPopsHeight = 300;

/// Pixels of one frame whose ground is not there in the other, within a pixel of where it should appear: one
/// sees past it. That something else hides it is no matter.
int gone(const DepthPicture& before, const DepthPicture& now, const SceneView& from, const SceneView& to,
         const GridFrame& frame, int& compared) {
  int found = 0;
  for (int row = 3; row < kRenderPopsHeight - 3; row += 2)
    for (int column = 3; column < kRenderPopsWidth - 3; column += 2) {
      const double depth = double(now.at(column, row));
      if (!std::isfinite(depth)) continue;
      // The place that this pixel shows, and where it was before.
      const LocalRay ray = to.camera.rayThrough({column + 0.5, row + 0.5}, to.size);
      const double along = (depth - to.camera.depth(ray.origin)) /
                           (to.camera.depth(ray.origin + ray.direction) - to.camera.depth(ray.origin));
      const Vec3 place = ray.origin + along * ray.direction;
      // The rim is seen from its edge: what lies behind it is no ground.
      const double rim = 8.0 * to.camera.metresPerPixel(place, to.size);
      if (std::abs(place.x()) > 0.5 * frame.width() - rim || std::abs(place.y()) > 0.5 * frame.depth() - rim)
        continue;
      const auto was = from.camera.project(place, from.size);
      if (!was) continue;
      const int c = static_cast<int>(was->x()), r = static_cast<int>(was->y());
      if (c < 2 || r < 2 || c >= kRenderPopsWidth - 2 || r >= kRenderPopsHeight - 2) continue;
      const double wanted = from.camera.depth(place);
      float low = std::numeric_limits<float>::infinity();
      for (int j = r - 1; j <= r + 1; ++j)
        for (int k = c - 1; k <= c + 1; ++k) low = std::min(low, before.at(k, j));
      const double slack = 0.5 * from.camera.metresPerPixel(place, from.size);
      ++compared;
      found += wanted < double(low) - slack;
    }
  return found;
}

/// A dolly through changes of level, in steps of 2 % of the way that is left, over ground drawn so coarsely
/// that a change of level without gliding would show. On made ground, which is rough at every scale, 170 of 7.7 million
/// pixels move by more.
TEST(RenderPops, ASlowDollyMovesNothingByMoreThanAPixel) {
  SCARP_REAL_DATA(path, "srtm_bigtujunga30m_utm11.tif");
  const TerrainDocument document(test::mountains());
  test::RenderHarness harness(kRenderPopsWidth, kRenderPopsHeight);
  constexpr unsigned kSeed = 77;
  std::mt19937 random(kSeed);
  int compared = 0, found = 0, levels = 0;
  for (int dolly = 0; dolly < 4; dolly += 2) {
    Camera camera = test::someCamera(document, random);
    const Box box = document.box();
    const Vec2 middle(std::uniform_real_distribution(-0.3, 0.3)(random) * document.frame().width(),
                      std::uniform_real_distribution(-0.3, 0.3)(random) * document.frame().depth());
    const Vec3 target(
        middle.x(), middle.y(),
        heightAt(document.heights(), document.frame().column(middle.x()), document.frame().row(middle.y())));
    camera.projection = Camera::Projection::Perspective;
    camera.pitch = -0.2 - 0.15 * dolly;
    camera.position = target - 0.6 * box.diagonal() * camera.forward();
    std::optional<DepthPicture> before;
    SceneView from;
    for (int i = 0; i < 40; ++i) {
      camera.dolly(target, 0.97);
      camera.fitClipPlanes(box);
      SceneView view = harness.view(camera);
      view.settings.cellPixels = 10.0;
      harness.draw(document, view);
      levels += harness.renderer().stats().uploads > 0 ? 1 : 0;
      DepthPicture now = harness.renderer().readDepth();
      if (before)
        found += gone(*before, now, from, view, document.frame(), compared) +
                 gone(now, *before, view, from, document.frame(), compared);
      before = std::move(now);
      from = view;
    }
  }
  EXPECT_GT(compared, 1300000);
  EXPECT_GT(levels, 8) << "the paths lead through changes of level";
  EXPECT_EQ(found, 0) << "of " << compared << " pixels, seed " << kSeed;
}

}  // namespace
}  // namespace scarp
