#include "core/edit/SculptStroke.h"
#include "core/pick/SurfacePicker.h"
#include "core/visibility/GroundAnalysis.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderStreamingWidth = 640, kRenderStreamingHeight = 400;
constexpr int kMostPictures = 100;

/// Looks down so steeply that there is ground in every pixel.
SceneView viewDown(const test::RenderHarness& harness, const TerrainDocument& document, double above) {
  Camera camera;
  camera.position = {0.0, -0.5 * above, document.box().max.z() + above};
  camera.pitch = -1.0;
  camera.fitClipPlanes(document.box());
  SceneView view = harness.view(camera);
  view.settings.cellPixels = 2.0;
  view.atOnce = false;
  return view;
}

class RenderStreaming : public ::testing::Test {
 protected:
  /// Draws until all is there; returns how many pictures that took.
  int drawAll(const TerrainDocument& document, const SceneView& view) {
    const long long budget = machineDefaults(true).detail.uploadBytes;
    constexpr long long page = sizeof(float) * kPageSide * kPageSide;
    for (int i = 1; i <= kMostPictures; ++i) {
      harness.draw(document, view);
      const TerrainStats& stats = harness.renderer().stats();
      EXPECT_LE(stats.uploadedBytes, budget + page) << "picture " << i;
      EXPECT_EQ(background(), 0) << "picture " << i << " has cracks";
      if (stats.whole) {
        EXPECT_EQ(stats.cellPixels, view.settings.cellPixels);
        return i;
      }
      EXPECT_GT(stats.cellPixels, view.settings.cellPixels);
      EXPECT_GT(stats.uploadedBytes, 0) << "nothing would ever come of it";
    }
    return kMostPictures;
  }
  int background() const {
    const QImage picture = harness.picture();
    int count = 0;
    for (int y = 0; y < kRenderStreamingHeight; ++y)
      for (int x = 0; x < kRenderStreamingWidth; ++x) count += picture.pixel(x, y) == qRgb(255, 0, 255);
    return count;
  }
  void expectAsFromScratch(const TerrainDocument& document, SceneView view) {
    const QImage picture = harness.picture();
    const DepthPicture depth = harness.renderer().readDepth();
    const auto fresh = test::RenderHarness::another();
    view.atOnce = true;
    harness.draw(document, view, *fresh);
    EXPECT_TRUE(fresh->stats().whole);
    EXPECT_EQ(picture, harness.picture());
    EXPECT_EQ(depth.depths, fresh->readDepth().depths);
  }

  test::RenderHarness harness{kRenderStreamingWidth, kRenderStreamingHeight};
};

TEST_F(RenderStreaming, AViewComesInPiecesAndEndsAsIfDrawnAtOnce) {
  const TerrainDocument document(test::wideTerrain(4097));
  const SceneView view = viewDown(harness, document, 500.0);
  EXPECT_GT(drawAll(document, view), 2);
  expectAsFromScratch(document, view);
  harness.renderer().forgetPicture();
  EXPECT_EQ(drawAll(document, view), 1) << "all is there";
}

TEST_F(RenderStreaming, AHugeDabIsShownAtOnceIfCoarselyAndThenAsItIs) {
  constexpr double kRadius = 512.0;
  TerrainDocument document(test::wideTerrain(4097));
  const Subscription subscription = document.changed.subscribe([&](const DocumentChange& change) {
    for (const GridRect& rect : change.ground) harness.renderer().terrainChanged(rect);
  });
  SceneView view = viewDown(harness, document, 700.0);
  drawAll(document, view);
  BrushSettings brush;
  brush.radius = kRadius;
  brush.strength = 200.0;
  view.brush = BrushMark{Vec2(0.0, 0.0), brush};
  SculptStroke stroke(document, brush);
  stroke.add({0.0, 0.0});
  stroke.finish();

  harness.draw(document, view);
  EXPECT_FALSE(harness.renderer().stats().whole) << "more than one picture may bring";
  const DepthPicture depth = harness.renderer().readDepth();
  for (int x = 40; x < kRenderStreamingWidth; x += 80) {
    // Nowhere the ground as it was: what is drawn strays by little of what the dab changed.
    const auto hit = document.picker().pick(view.camera.rayThrough(Vec2(x + 0.5, 200.5), view.size));
    ASSERT_TRUE(hit);
    EXPECT_NEAR(double(depth.at(x, 200)), view.camera.depth(hit->point), 8.0) << x;
  }
  EXPECT_GT(drawAll(document, view), 1);
  expectAsFromScratch(document, view);
}

TEST(RenderPages, AllViewsOfAVastTerrainKeepToOneBudget) {
  const TerrainDocument document(Terrain{{16385, 16385, 1.0, 1.0}, {}, HeightRaster(16385, 16385, 0.0F)});
  test::RenderHarness harness(64, 64);
  SceneView view = viewDown(harness, document, 5000.0);
  view.atOnce = true;
  view.settings.cellPixels = 0.02;  // Of more pages than there may be.
  view.fractions =
      GroundFractions{AnalysisKind::SkyView, std::make_shared<FractionMap>(16385, 16385), false, {}, false};
  long long bytes = 0;
  for (const long long budget : {kFirstViewPages, kSecondViewPages}) {
    auto renderer = SceneRenderer::create(budget);
    ASSERT_TRUE(renderer);
    harness.draw(document, view, *renderer.value());
    EXPECT_GT(renderer.value()->pageBytes(), budget / 2) << "it is worth having";
    bytes += renderer.value()->pageBytes();
  }
  EXPECT_LE(bytes, kPageBudget);
}

TEST(RenderPages, TakeNoMoreThanPicturesNeedAndKeepWhatTheyHold) {
  const TerrainDocument document(test::wideTerrain(4097));
  test::RenderHarness harness(256, 256);
  SceneView view = viewDown(harness, document, 300.0);
  view.mask = GroundMask{std::make_shared<MaskRaster>(4097, 4097, 0.5F)};
  harness.draw(document, view);
  const long long few = harness.renderer().pageBytes();
  // As many again as there are at first: others make room for them.
  for (int step = 0; step < 12; ++step) {
    view.camera.position.x() = 100.0 * step;
    harness.draw(document, view);
  }
  EXPECT_EQ(harness.renderer().pageBytes(), few);

  view = viewDown(harness, document, 1500.0);
  view.mask = GroundMask{std::make_shared<MaskRaster>(4097, 4097, 0.5F)};
  view.settings.cellPixels = 0.2;
  view.atOnce = true;
  harness.draw(document, view);
  EXPECT_GT(harness.renderer().pageBytes(), 2 * few);
  EXPECT_LE(harness.renderer().pageBytes(), kFirstViewPages);
  const QImage picture = harness.picture();
  harness.renew();
  harness.draw(document, view);
  EXPECT_EQ(harness.picture(), picture);
}

}  // namespace
}  // namespace scarp
