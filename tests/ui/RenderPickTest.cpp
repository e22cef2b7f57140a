#include <algorithm>
#include <iostream>
#include <limits>

#include "core/edit/EditSession.h"
#include "core/pick/SurfacePicker.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderPickWidth = 640, kRenderPickHeight = 400;

struct Tally {
  int both = 0, near = 0, nearInSpace = 0;
  double worstProjection = 0.0;
};

/// Whether a depth is met within one pixel of a place, as it is in the picture.
bool metNearby(const DepthPicture& depth, int column, int row, double wanted, double slack) {
  float low = std::numeric_limits<float>::infinity(), high = 0.0f;
  for (int r = std::max(0, row - 1); r <= std::min(depth.height - 1, row + 1); ++r)
    for (int c = std::max(0, column - 1); c <= std::min(depth.width - 1, column + 1); ++c) {
      low = std::min(low, depth.at(c, r));
      high = std::max(high, depth.at(c, r));
    }
  return wanted >= double(low) - slack && wanted <= double(high) + slack;
}

void compare(const TerrainDocument& document, const SceneView& view, const DepthPicture& depth,
             Tally& tally) {
  const SurfacePicker picker = document.picker();
  for (int row = 2; row < kRenderPickHeight; row += 7)
    for (int column = 2; column < kRenderPickWidth; column += 7) {
      const Vec2 pixel = Vec2(column + 0.5, row + 0.5) * (view.size.width / kRenderPickWidth);
      const LocalRay ray = view.camera.rayThrough(pixel, view.size);
      const auto hit = picker.pick(ray);
      const double drawn = double(depth.at(column, row));
      if (!hit || !std::isfinite(drawn)) continue;
      ++tally.both;
      const auto back = view.camera.project(hit->point, view.size);
      ASSERT_TRUE(back);
      tally.worstProjection = std::max(tally.worstProjection, (*back - pixel).norm());
      const double perPixel = view.camera.metresPerPixel(hit->point, {kRenderPickWidth, kRenderPickHeight});
      const double picked = view.camera.depth(hit->point);
      if (metNearby(depth, column, row, picked, 0.5 * perPixel)) ++tally.near;
      // The same along the ray: harder at low angles, where a pixel covers much ground.
      const Vec3 seen = view.camera.stretched(ray.direction);
      const double along = std::abs(picked - drawn) * seen.norm() / seen.dot(view.camera.forward());
      if (along <= 1.5 * perPixel) ++tally.nearInSpace;
    }
}

/// Seeded views, drawn to within a pixel: `change` makes them of a kind.
void expectAgreement(int views, const auto& change) {
  const TerrainDocument document(test::mountains());
  test::RenderHarness harness(kRenderPickWidth, kRenderPickHeight);
  constexpr unsigned kSeed = 20240607;
  std::mt19937 random(kSeed);
  Tally all;
  for (int i = 0; i < views; ++i) {
    SceneView view = harness.view(test::someCamera(document, random));
    view.settings.pixelError = 1.0;
    change(view);
    harness.draw(document, view);
    Tally tally;
    compare(document, view, harness.renderer().readDepth(), tally);
    all.both += tally.both;
    all.near += tally.near;
    all.nearInSpace += tally.nearInSpace;
    all.worstProjection = std::max(all.worstProjection, tally.worstProjection);
    EXPECT_GE(tally.near, 0.97 * tally.both) << "view " << i << " of seed " << kSeed;
  }
  std::cout << all.both << " pixels hit both, " << 100.0 * all.near / all.both
            << " % within 1.5 px on the screen, " << 100.0 * all.nearInSpace / all.both
            << " % within 1.5 px in space, worst projection " << all.worstProjection << " px\n";
  EXPECT_GT(all.both, 600 * views);
  EXPECT_LT(all.worstProjection, 0.01);
  EXPECT_GE(all.near, 0.999 * all.both) << "seed " << kSeed;
}

TEST(RenderPick, PickAgreesWithWhatIsDrawn) {
  expectAgreement(50, [](SceneView&) {});
}
TEST(RenderPick, PickAgreesWhereALogicalPixelIsSeveral) {
  // The same device pixels, a logical one being two of them a side.
  expectAgreement(12, [](SceneView& view) { view.size = {kRenderPickWidth / 2.0, kRenderPickHeight / 2.0}; });
}

TEST(RenderPick, PickAgreesWithWhatIsDrawnUnderExaggeration) {
  const TerrainDocument document(test::mountains());
  test::RenderHarness harness(kRenderPickWidth, kRenderPickHeight);
  constexpr unsigned kSeed = 20261121;
  std::mt19937 random(kSeed);
  for (const double exaggeration : {0.1, 0.4, 2.5, 10.0}) {
    Tally all;
    for (int i = 0; i < 4; ++i) {
      Camera camera = test::someCamera(document, random);
      // As high above its ground on the screen as without.
      const GridFrame& frame = document.frame();
      const double ground =
          heightAt(document.heights(), frame.column(camera.position.x()), frame.row(camera.position.y()));
      const double foot = std::isnan(ground) ? 0.0 : ground;
      camera.position.z() = foot + (camera.position.z() - foot) / exaggeration;
      camera.exaggeration = exaggeration;
      camera.fitClipPlanes(document.box());
      const SceneView view = harness.view(camera);
      harness.draw(document, view);
      compare(document, view, harness.renderer().readDepth(), all);
    }
    std::cout << exaggeration << " times: " << all.both << " pixels hit both, " << 100.0 * all.near / all.both
              << " % within 1.5 px on the screen, worst projection " << all.worstProjection << " px\n";
    EXPECT_GT(all.both, 2000) << exaggeration;
    EXPECT_LT(all.worstProjection, 0.01) << exaggeration;
    EXPECT_GE(all.near, 0.97 * all.both) << exaggeration << ", seed " << kSeed;
  }
}

TEST(RenderPick, NearGroundIsDrawnExactly) {
  const TerrainDocument document(test::mountains());
  test::RenderHarness harness(kRenderPickWidth, kRenderPickHeight);
  const double cell = document.frame().cellSize();
  Camera camera;
  camera.position = {
      0.0, -8.0 * cell,
      heightAt(document.heights(), document.frame().column(0.0), document.frame().row(0.0)) + 8.0 * cell};
  camera.pitch = -0.9;
  camera.fitClipPlanes(document.box());
  const SceneView view = harness.view(camera);
  harness.draw(document, view);
  const DepthPicture depth = harness.renderer().readDepth();
  int both = 0, off = 0;
  for (int row = 0; row < kRenderPickHeight; row += 9)
    for (int column = 0; column < kRenderPickWidth; column += 9) {
      const auto hit = document.picker().pick(camera.rayThrough({column + 0.5, row + 0.5}, view.size));
      if (!hit || !std::isfinite(depth.at(column, row))) continue;
      ++both;
      const double picked = camera.depth(hit->point);
      if (std::abs(picked - double(depth.at(column, row))) >
          0.02 * view.camera.metresPerPixel(hit->point, view.size) * 10)
        ++off;
    }
  EXPECT_GT(both, 1000);
  EXPECT_LE(off, both / 200);  // only where an edge passes through the pixel
}

TEST(RenderPick, EditedGroundIsDrawnAtOnceAndOnlyThatIsUploaded) {
  TerrainDocument document(test::fractalTerrain(1025, 1025, 2.0, 2.0));
  test::RenderHarness harness(kRenderPickWidth, kRenderPickHeight);
  const Subscription changed = document.changed.subscribe([&](const DocumentChange& change) {
    for (const GridRect& rect : change.ground) harness.renderer().terrainChanged(rect);
  });
  Camera camera;
  camera.pitch = -0.8;
  camera.frame(document.box(), {kRenderPickWidth, kRenderPickHeight});
  camera.dolly(document.box().centre(), 0.3);
  camera.fitClipPlanes(document.box());
  SceneView view = harness.view(camera);
  view.settings.cellPixels = 1.5;  // fine enough to be compared sample for sample
  harness.draw(document, view);
  const int first = harness.renderer().stats().uploads;
  harness.draw(document, view);
  EXPECT_EQ(harness.renderer().stats().uploads, 0);
  {
    EditSession session(document, Message("hill"));
    const GridRect rect{500, 500, 540, 540};
    for (const TileLoan<float>& loan : session.lend(rect))
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        for (int i = 0; i < loan.rect.width(); ++i) loan.row(row)[i] += 40.0f;
    session.touched(rect);
    session.commit();
  }
  harness.draw(document, view);
  EXPECT_GE(harness.renderer().stats().uploads, 1);
  EXPECT_LT(harness.renderer().stats().uploads, std::max(5, first / 4));
  Tally tally;
  compare(document, view, harness.renderer().readDepth(), tally);
  EXPECT_GE(tally.near, 0.99 * tally.both);
}

}  // namespace
}  // namespace scarp
