#include <numbers>
#include <string_view>

#include "core/line/WaterMesh.h"
#include "core/visibility/FractionMap.h"
#include "core/visibility/GroundAnalysis.h"
#include "tests/ui/RenderHarness.h"

namespace scarp {
namespace {

constexpr int kRenderHoverWidth = 400, kRenderHoverHeight = 260;

struct Look {
  const char* name;
  Camera camera;
};

/// Slanting, exaggerated, from above without perspective (as the second view begins), and so low and near
/// that the brush reaches behind the eye.
std::vector<Look> looks(const TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  std::vector<Look> all(4);
  all[0].name = "slanting";
  all[0].camera.yaw = 0.4;
  all[0].camera.pitch = -0.5;
  const auto backOff = [&document](Camera& camera, double diagonals) {
    camera.position = document.box().centre() - diagonals * document.box().diagonal() * camera.forward();
  };
  backOff(all[0].camera, 1.1831);
  all[1] = all[0];
  all[1].name = "exaggerated";
  all[1].camera.exaggeration = 3.0;
  all[2].name = "above";
  all[2].camera.projection = Camera::Projection::Orthographic;
  all[2].camera.pitch = -std::numbers::pi / 2.0;
  all[2].camera.orthoHeight = document.box().diagonal();
  backOff(all[2].camera, 1.0);
  all[3].name = "low";
  const double ground = heightAt(document.heights(), 0.5 * frame.columns, 0.5 * frame.rows);
  all[3].camera.position = {0.0, 0.0, ground + 3.0 * frame.cellSize()};
  all[3].camera.pitch = -0.1;
  for (Look& look : all) look.camera.fitClipPlanes(document.box());
  return all;
}

/// With all that may lie over the ground, and the brush somewhere.
SceneView fullView(const test::RenderHarness& harness, const TerrainDocument& document,
                   const Camera& camera) {
  SceneView view = harness.view(camera);
  view.settings.walls = view.settings.sky = view.settings.compass = true;
  view.settings.contours.shown = true;
  Overlay marks;
  const Vec3 middle = document.box().centre();
  marks.lines = {{middle, middle + Vec3(0, 0, 500), {1.0F, 0.5F, 0.0F, 0.7F}, 3.0F, 1.0F}};
  view.overlays = {std::make_shared<Overlay>(marks)};
  return view;
}

BrushMark brushAt(const TerrainDocument& document, double x, double y, double radius) {
  BrushMark mark;
  mark.centre = {x * document.frame().width(), y * document.frame().depth()};
  mark.settings.radius = radius * document.frame().width();
  mark.settings.innerRadius = 0.3;
  return mark;
}

/// How many pixels differ, and where; empty: none.
std::string differences(const QImage& one, const QImage& other) {
  QRect where;
  int count = 0;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x)
      if (one.pixel(x, y) != other.pixel(x, y)) {
        where |= QRect(x, y, 1, 1);
        ++count;
      }
  if (count == 0) return {};
  return std::to_string(count) + " pixels within " + std::to_string(where.left()) + ".." +
         std::to_string(where.right()) + ", " + std::to_string(where.top()) + ".." +
         std::to_string(where.bottom());
}

/// Moves the brush about over a picture that stays, and compares each picture with one from scratch.
class RenderHover : public ::testing::Test {
 protected:
  void expectTheSame(SceneView view, const std::string& name) {
    view.brush = brushAt(document, -0.2, 0.1, 0.08);
    harness.draw(document, view);
    for (const auto& [x, y, radius] : {std::tuple(-0.18, 0.1, 0.08), std::tuple(0.5, 0.45, 0.03),
                                       std::tuple(0.0, 0.0, 0.01), std::tuple(0.0, -0.1, 0.7)}) {
      view.brush = brushAt(document, x, y, radius);
      harness.draw(document, view);
      const QImage picture = harness.picture();
      const DepthPicture depth = harness.renderer().readDepth();
      compare(view, name);
      ASSERT_EQ(differences(picture, harness.picture()), "") << name << ", brush at " << x << " " << y;
      ASSERT_EQ(depth.depths, fresh->readDepth().depths) << name;
    }
    view.brush.reset();
    harness.draw(document, view);
    EXPECT_EQ(harness.renderer().stats().triangles, 0);
    const QImage picture = harness.picture();
    compare(view, name);
    EXPECT_EQ(picture, harness.picture()) << name << ", without the brush again";
  }
  void compare(const SceneView& view, const std::string& name) {
    fresh->forgetPicture();
    harness.draw(document, view, *fresh);
    EXPECT_GT(fresh->stats().triangles, 0) << name;
  }

  const TerrainDocument document{test::mountains()};
  test::RenderHarness harness{kRenderHoverWidth, kRenderHoverHeight};
  std::unique_ptr<SceneRenderer> fresh = test::RenderHarness::another();
};

TEST_F(RenderHover, TheBrushMovesOverEachShadingAsInAPictureFromScratch) {
  // Every shading in the first look, and every look in the first shading.
  for (const Look& look : looks(document))
    for (int mode = 0; mode < (look.name == std::string_view("slanting") ? kShadingModes : 1); ++mode) {
      SceneView view = fullView(harness, document, look.camera);
      view.settings.shading.mode = static_cast<ShadingMode>(mode);
      expectTheSame(view, look.name + std::string(", mode ") + std::to_string(mode));
    }
}

TEST_F(RenderHover, TheSameWithSamplesWaterLinesAndShares) {
  const std::vector<Look> all = looks(document);
  SceneView view = fullView(harness, document, all[0].camera);
  view.settings.samples = 4;
  expectTheSame(view, "four samples");
  view.settings.samples = 1;
  view.settings.water = view.settings.groundGrid.shown = view.settings.wireframe = true;
  view.settings.seaLevel = 0.5 * double(document.pyramid().range().low + document.pyramid().range().high);
  expectTheSame(view, "water, grid, wireframe");
  view.settings.water = false;
  const GridFrame& frame = document.frame();
  auto mesh = std::make_shared<WaterMesh>();
  const auto east = static_cast<float>(frame.columns - 1), south = static_cast<float>(frame.rows - 1),
             level = static_cast<float>(view.settings.seaLevel);
  mesh->vertices = {{0, 0, level, 5}, {0, south, level, 5}, {east, south, level, 5}, {east, 0, level, 5}};
  mesh->triangles = {{0, 1, 2}, {0, 2, 3}};
  view.water = std::make_shared<const WaterTiles>(WaterTiles{frame, {{0, mesh}}});
  expectTheSame(view, "water of lines");
  view.water.reset();
  view.settings.water = true;
  auto fractions = std::make_shared<FractionMap>(document.frame().columns, document.frame().rows);
  view.fractions = GroundFractions{AnalysisKind::SkyView, fractions, false, {}, true};
  expectTheSame(view, "fractions as light");
}

TEST(RenderHoverGhost, MovesAsInAPictureFromScratchAndLeavesNoTrace) {
  const Terrain ground = test::mountains();
  const double near = 0.02 * ground.frame.width(), large = 0.01 * ground.frame.width();
  ObjectLayer objects;
  objects.exchange(1, Object{.id = 1, .x = near, .y = near, .scale = large});
  objects.exchange(2, Object{.id = 2, .asset = AssetKind::House, .x = -5.0 * near});
  const TerrainDocument document(ground, objects);
  test::RenderHarness harness(kRenderHoverWidth, kRenderHoverHeight);
  const auto fresh = test::RenderHarness::another();
  for (const Look& look : looks(document)) {
    SceneView view = fullView(harness, document, look.camera);
    view.objectMarkers = true;
    harness.draw(document, view);
    const QImage bare = harness.picture();
    for (const auto& [x, scale] :
         {std::pair(0.0, large), std::pair(near, large), std::pair(3.0 * near, 1.0)}) {
      view.ghost = Object{.x = x, .y = 0.5 * near, .scale = scale};
      harness.draw(document, view);
      const QImage picture = harness.picture();
      EXPECT_TRUE(picture != bare || look.name != std::string("slanting")) << x;
      fresh->forgetPicture();
      harness.draw(document, view, *fresh);
      EXPECT_EQ(differences(picture, harness.picture()), "") << look.name << ", ghost at " << x;
    }
    view.ghost.reset();
    harness.draw(document, view);
    EXPECT_EQ(harness.picture(), bare) << look.name;
  }
}

TEST(RenderHoverCost, OnlyTheBrushIsDrawnWhileNothingElseChanges) {
  TerrainDocument document(test::mountains());
  test::RenderHarness harness(kRenderHoverWidth, kRenderHoverHeight);
  const Subscription subscription = document.changed.subscribe([&](const DocumentChange& change) {
    for (const GridRect& rect : change.ground) harness.renderer().terrainChanged(rect);
  });
  SceneView view = fullView(harness, document, looks(document)[0].camera);
  const auto triangles = [&] {
    harness.draw(document, view);
    return harness.renderer().stats().triangles;
  };
  const long long whole = triangles();
  ASSERT_GT(whole, 2000);
  EXPECT_EQ(triangles(), 0) << "nothing has changed";
  view.brush = brushAt(document, 0.1, 0.1, 0.01);
  EXPECT_GE(triangles(), whole) << "once for a picture without brush";
  view.brush = brushAt(document, 0.11, 0.1, 0.01);
  const long long hover = triangles();
  EXPECT_GT(hover, 0);
  EXPECT_LT(hover, whole / 3);
  view.overlays.clear();
  EXPECT_EQ(triangles(), hover) << "marks come and go over the same ground";
  const auto counts = [&](const char* what) { EXPECT_GE(triangles(), whole / 2) << what; };
  view.camera.yaw += 0.01;
  counts("camera");
  view.settings.light.azimuth += 10.0;
  counts("sun");
  view.settings.shading.mode = ShadingMode::Clay;
  counts("shading");
  harness.renderer().objectsChanged();
  counts("objects");
  harness.renderer().terrainChanged({10, 10, 20, 20});
  counts("ground");
}

/// What lies over the ground is blended into the colour alone: a grabbed picture has no holes where it is.
TEST(RenderOverGround, ThePictureIsOpaqueAlsoUnderWhatLiesOverTheGround) {
  const TerrainDocument document(test::fractalTerrain(257, 193, 4.0, 4.0));
  test::RenderHarness harness(kRenderHoverWidth, kRenderHoverHeight);
  for (const Look& look : looks(document)) {
    harness.draw(document, fullView(harness, document, look.camera));
    const QImage picture = harness.pictureWithAlpha();
    ASSERT_TRUE(picture.hasAlphaChannel());
    int clear = 0;
    for (int y = 0; y < kRenderHoverHeight; ++y)
      for (int x = 0; x < kRenderHoverWidth; ++x) clear += qAlpha(picture.pixel(x, y)) != 255;
    EXPECT_EQ(clear, 0) << look.name;
  }
}

}  // namespace
}  // namespace scarp
