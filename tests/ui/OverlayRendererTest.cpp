#include <cmath>

#include "tests/ui/RenderHarness.h"
#include "ui/render/MarkRenderers.h"

namespace scarp {
namespace {

constexpr int kOverlayRendererWidth = 640, kOverlayRendererHeight = 400;
constexpr Overlay::Colour kBlue{0.0F, 0.0F, 1.0F, 1.0F};

/// How much bluer a pixel is than it was.
int bluer(const QImage& before, const QImage& after, int x, int y) {
  return qBlue(after.pixel(x, y)) - qBlue(before.pixel(x, y));
}

class OverlayRendererTest : public ::testing::Test {
 protected:
  /// Level ground with a wall across it, north of the middle.
  OverlayRendererTest()
      : document_(test::makeTerrain({201, 201, 1.0, 1.0},
                                    [](int, int r) { return r >= 60 && r <= 62 ? 30.0F : 0.0F; })),
        harness_(kOverlayRendererWidth, kOverlayRendererHeight) {
    camera_.position = {0.0, -60.0, 25.0};
    camera_.pitch = -0.15;
    camera_.fitClipPlanes(document_.box());
  }
  QImage draw(const Overlay& overlay) {
    SceneView view = harness_.view(camera_);
    if (!overlay.empty()) view.overlays = {std::make_shared<const Overlay>(overlay)};
    harness_.draw(document_, view);
    return harness_.picture();
  }
  Vec2 pixelOf(const Vec3& place) const {
    return *camera_.project(place, {kOverlayRendererWidth, kOverlayRendererHeight});
  }

  TerrainDocument document_;
  test::RenderHarness harness_;
  Camera camera_;
};

TEST_F(OverlayRendererTest, ALineIsAsWideFarAwayAsNearBy) {
  const QImage bare = draw({});
  for (const double y : {-20.0, 0.0, 30.0}) {
    const Overlay overlay{{{{-90.0, y, 0.0}, {90.0, y, 0.0}, kBlue, 6.0F, 0.0F}}, {}};
    const QImage marked = draw(overlay);
    const Vec2 middle = pixelOf({0.0, y, 0.0});
    double covered = 0.0;
    for (int row = 0; row < kOverlayRendererHeight; ++row)
      covered += bluer(bare, marked, kOverlayRendererWidth / 2, row) /
                 (255.0 - qBlue(bare.pixel(kOverlayRendererWidth / 2, static_cast<int>(middle.y()))));
    EXPECT_NEAR(covered, 6.0, 0.7) << y;
  }
}

TEST_F(OverlayRendererTest, WhatIsHiddenShowsThroughDimmed) {
  const QImage bare = draw({});
  const Vec3 before(10.0, 20.0, 5.0), behind(-10.0, 70.0, 5.0);
  const QImage marked =
      draw({{{before, before, kBlue, 12.0F, 0.0F}, {behind, behind, kBlue, 12.0F, 0.0F}}, {}});
  const auto mark = [&](const Vec3& place) {
    const Vec2 at = pixelOf(place);
    return bluer(bare, marked, static_cast<int>(at.x()), static_cast<int>(at.y()));
  };
  EXPECT_GT(mark(before), 100);
  EXPECT_GT(mark(behind), 10);
  EXPECT_LT(mark(behind), mark(before) / 2);
}

TEST_F(OverlayRendererTest, AreasHaveTheirColourAndOpacity) {
  const QImage bare = draw({});
  const std::array<Vec3, 3> corners{Vec3(-20.0, -20.0, 1.0), Vec3(20.0, -20.0, 1.0), Vec3(0.0, 20.0, 1.0)};
  const QImage marked = draw({{}, {{corners, {0.0F, 0.0F, 1.0F, 0.5F}}}});
  const Vec2 at = pixelOf({0.0, -5.0, 1.0});
  const int x = static_cast<int>(at.x()), y = static_cast<int>(at.y());
  EXPECT_NEAR(qBlue(marked.pixel(x, y)), 0.5 * (255 + qBlue(bare.pixel(x, y))), 4);
  EXPECT_NEAR(qRed(marked.pixel(x, y)), 0.5 * qRed(bare.pixel(x, y)), 4);
}

TEST_F(OverlayRendererTest, ALineThatPassesTheEyeIsCutOffThere) {
  // From far behind the eye to ahead on the right: nothing of it may appear on the left.
  const QImage bare = draw({});
  const QImage marked = draw({{{{30.0, -300.0, 25.0}, {30.0, 30.0, 0.0}, kBlue, 4.0F, 0.0F}}, {}});
  int left = 0, right = 0;
  for (int row = 0; row < kOverlayRendererHeight; ++row)
    for (int column = 0; column < kOverlayRendererWidth; ++column)
      if (bluer(bare, marked, column, row) > 20) ++(column < kOverlayRendererWidth / 2 ? left : right);
  EXPECT_EQ(left, 0);
  EXPECT_GT(right, 100);
}

TEST_F(OverlayRendererTest, LeavesTheDepthOfTheSceneAlone) {
  draw({});
  const DepthPicture bare = harness_.renderer().readDepth();
  draw({{{{-90.0, 0.0, 9.0}, {90.0, 0.0, 9.0}, kBlue, 30.0F, 2.0F}}, {}});
  EXPECT_EQ(harness_.renderer().readDepth().depths, bare.depths);
}

TEST_F(OverlayRendererTest, WorksWithoutPerspectiveToo) {
  camera_.projection = Camera::Projection::Orthographic;
  camera_.orthoHeight = 150.0;
  camera_.position = {0.0, -300.0, 200.0};
  camera_.pitch = -0.6;
  camera_.fitClipPlanes(document_.box());
  const QImage bare = draw({});
  const QImage marked = draw({{{{0.0, 0.0, 0.0}, {0.0, 0.0, 0.0}, kBlue, 10.0F, 0.0F}}, {}});
  const Vec2 at = pixelOf({0.0, 0.0, 0.0});
  EXPECT_GT(bluer(bare, marked, static_cast<int>(at.x()), static_cast<int>(at.y())), 100);
}

}  // namespace
}  // namespace scarp
