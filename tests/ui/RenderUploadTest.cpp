#include <numbers>

#include "core/edit/SculptStroke.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderUploadWidth = 640, kRenderUploadHeight = 400;

/// From above the whole, from the side with all levels in sight, and close by.
std::vector<Camera> cameras(const TerrainDocument& document, double radius) {
  std::vector<Camera> all(3);
  all[0].projection = Camera::Projection::Orthographic;
  all[0].pitch = -std::numbers::pi / 2.0;
  all[0].frame(document.box(), {kRenderUploadWidth, kRenderUploadHeight});
  all[1].position = {0.0, -2.5 * radius, 1.2 * radius};
  all[1].pitch = -0.35;
  all[2].position = {0.0, -0.4 * radius, 0.3 * radius};
  all[2].pitch = -0.5;
  for (Camera& camera : all) camera.fitClipPlanes(document.box());
  return all;
}

/// Dabs along a path: after each, what it has cost, and whether the picture is that of a renderer that never
/// saw the ground as it was before.
TEST(RenderUpload, AHugeDabOfWideGroundCostsItsOwnSamplesAtEachLevel) {
  constexpr double radius = 512.0;
  TerrainDocument document(test::wideTerrain(8193));
  for (const Camera& camera : cameras(document, radius)) {
    test::RenderHarness harness(kRenderUploadWidth, kRenderUploadHeight);
    GridRect changed;
    const Subscription subscription = document.changed.subscribe([&](const DocumentChange& change) {
      for (const GridRect& rect : change.ground) {
        changed = changed.united(rect);
        harness.renderer().terrainChanged(rect);
      }
    });
    SceneView view = harness.view(camera);
    view.settings.cellPixels = 4.0;  // Roughness, and with it the levels, may change with the ground.
    harness.draw(document, view);
    for (int i = 0; i < 3; ++i) {
      changed = {};
      BrushSettings brush;
      brush.kind = i == 1 ? BrushKind::Lower : BrushKind::Raise;
      brush.radius = radius;
      brush.strength = 0.1 * radius;
      SculptStroke stroke(document, brush);
      stroke.add({0.37 * radius * i, 0.2 * radius * i});
      stroke.finish();
      ASSERT_GE(changed.width(), 2.0 * radius - 2.0);
      harness.draw(document, view);
      const TerrainStats stats = harness.renderer().stats();
      EXPECT_GT(stats.uploads, 0);
      EXPECT_LE(double(stats.uploadedBytes), 1.6 * double(changed.area()) * sizeof(float)) << "dab " << i;
      const QImage picture = harness.picture();
      const DepthPicture depth = harness.renderer().readDepth();
      harness.renew();
      harness.draw(document, view);
      EXPECT_EQ(picture, harness.picture()) << "dab " << i;
      EXPECT_EQ(depth.depths, harness.renderer().readDepth().depths) << "dab " << i;
    }
  }
}

TEST(RenderUpload, HolesComeAndGoWithPartsOfPages) {
  TerrainDocument document(test::wideTerrain(257));
  test::RenderHarness harness(kRenderUploadWidth, kRenderUploadHeight);
  const Subscription subscription = document.changed.subscribe([&](const DocumentChange& change) {
    for (const GridRect& rect : change.ground) harness.renderer().terrainChanged(rect);
  });
  const SceneView view = harness.view(cameras(document, 40.0)[0]);
  harness.draw(document, view);
  const auto background = [&] {
    const DepthPicture depth = harness.renderer().readDepth();
    return std::ranges::count_if(depth.depths, [](float d) { return !std::isfinite(d); });
  };
  const auto before = background();
  const auto fill = [&](const GridRect& rect, float height) {
    EditSession session(document, Message("hole"));
    for (const TileLoan<float>& loan : session.lend(rect))
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        std::fill_n(loan.row(row), loan.rect.width(), height);
    session.touched(rect);
    session.commit();
    harness.draw(document, view);
  };
  fill({100, 90, 150, 140}, test::kHole);
  const auto open = background();
  EXPECT_GT(open, before + 1000);
  fill({100, 90, 150, 110}, 3.0F);
  EXPECT_LT(background(), open - 300);
  EXPECT_GT(background(), before + 300);
  fill({100, 110, 150, 140}, 3.0F);
  EXPECT_EQ(background(), before);
}

}  // namespace
}  // namespace scarp
