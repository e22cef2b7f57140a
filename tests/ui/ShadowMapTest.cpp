#include <cmath>
#include <numbers>

#include "core/edit/EditSession.h"
#include "core/objects/AssetMesh.h"
#include "core/scatter/ScatterField.h"
#include "tests/edit/Layered.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/ShadowMap.h"

namespace scarp {
namespace {

constexpr int kShadowPixels = 400;
constexpr double kShadowView = 40.0;  ///< Metres from bottom to top of the picture.
constexpr double kShadowPixel = kShadowView / kShadowPixels;

Camera cameraAbove(double x, double y) {
  Camera camera;
  camera.projection = Camera::Projection::Orthographic;
  camera.pitch = -0.5 * std::numbers::pi;
  camera.orthoHeight = kShadowView;
  camera.position = {x, y, 200.0};
  camera.nearPlane = 1.0;
  camera.farPlane = 400.0;
  return camera;
}

void placeObject(TerrainDocument& document, AssetKind asset, double x, double y) {
  EditSession session(document, Message("Place"));
  Object object;
  object.asset = asset;
  object.x = x;
  object.y = y;
  test::addObject(session, object);
  (void)session.commit();
}

int brightnessOf(QRgb colour) { return qRed(colour) + qGreen(colour) + qBlue(colour); }

/// Number of pixels whose brightness differs by more than rounding.
int differingShades(const QImage& first, const QImage& second) {
  int count = 0;
  for (int row = 0; row < first.height(); ++row)
    for (int column = 0; column < first.width(); ++column)
      if (std::abs(brightnessOf(first.pixel(column, row)) - brightnessOf(second.pixel(column, row))) > 6)
        ++count;
  return count;
}

class ShadowMapTest : public testing::Test {
 protected:
  static Terrain flat(int side) {
    return test::makeTerrain({side, side, 1.0, 1.0}, [](int, int) { return 5.0F; });
  }
  SceneView shadowView(const Camera& camera, ShadowQuality quality, const SceneLight& sun) const {
    SceneView view = harness_.view(camera);
    view.settings.shadows = quality;
    view.settings.light = sun;
    view.settings.samples = 1;
    return view;
  }
  QImage drawn(const TerrainDocument& document, const SceneView& view) {
    harness_.draw(document, view);
    return harness_.picture();
  }
  [[nodiscard]] int mapsDrawn() { return harness_.renderer().stats().shadowMaps; }

  test::RenderHarness harness_{kShadowPixels, kShadowPixels};
};

TEST_F(ShadowMapTest, ATreeDarkensTheGroundAwayFromTheSunByItsLength) {
  TerrainDocument document{flat(129)};
  placeObject(document, AssetKind::Conifer, -10.0, 0.0);
  const Box& tree = assetMesh(AssetKind::Conifer).bounds;
  const double crown = std::max({tree.max.x(), tree.max.y(), -tree.min.x(), -tree.min.y()});
  for (const double elevation : {25.0, 40.0}) {
    const SceneLight sun{270.0, elevation};
    const Camera camera = cameraAbove(0.0, 0.0);
    const QImage lit = drawn(document, shadowView(camera, ShadowQuality::Off, sun));
    for (const ShadowQuality quality : {ShadowQuality::Low, ShadowQuality::Medium, ShadowQuality::High}) {
      const QImage shaded = drawn(document, shadowView(camera, quality, sun));
      double farthest = -100.0;
      int dark = 0, strayed = 0, brighter = 0;
      for (int row = 0; row < kShadowPixels; ++row)
        for (int column = 0; column < kShadowPixels; ++column) {
          const double x = (column + 0.5) * kShadowPixel - 0.5 * kShadowView + 10.0,
                       y = 0.5 * kShadowView - (row + 0.5) * kShadowPixel;
          const int change = brightnessOf(shaded.pixel(column, row)) - brightnessOf(lit.pixel(column, row));
          if (change > 3) ++brighter;
          if (change >= -24) continue;
          if (std::hypot(x, y) < crown + 0.2) continue;
          ++dark;
          farthest = std::max(farthest, x);
          if (x < 0.0 || std::abs(y) > crown + 0.3) ++strayed;
        }
      const double length = tree.max.z() / std::tan(elevation * std::numbers::pi / 180.0);
      EXPECT_NEAR(farthest, length, 0.6) << elevation << "°, quality " << static_cast<int>(quality);
      EXPECT_GT(dark * kShadowPixel * kShadowPixel, 0.2 * crown * (length - crown)) << elevation;
      EXPECT_EQ(strayed, 0) << elevation << "°, quality " << static_cast<int>(quality);
      EXPECT_EQ(brighter, 0) << elevation;
    }
  }
}

TEST_F(ShadowMapTest, AShadowStaysWhereItIsWhileTheCameraMovesByAPixel) {
  TerrainDocument document{flat(513)};
  placeObject(document, AssetKind::Conifer, -12.0, 0.0);
  const SceneLight sun{265.0, 30.0};
  const auto at = [&](int pixels) {
    return drawn(document, shadowView(cameraAbove(pixels * kShadowPixel, 0.0), ShadowQuality::Low, sun));
  };
  const QImage first = at(0);
  const auto left = static_cast<int>(std::lround((0.5 * kShadowView - 12.0 + 3.5) / kShadowPixel));
  const int background = brightnessOf(first.pixel(left, 4));
  for (const int pixels : {1, 2, 3, 7}) {
    const QImage moved = at(pixels);
    int shadow = 0, other = 0;
    for (int row = 0; row < kShadowPixels; ++row)
      for (int column = left; column < kShadowPixels; ++column) {
        const int before = brightnessOf(first.pixel(column, row)),
                  after = brightnessOf(moved.pixel(column - pixels, row));
        if (before < background - 24) ++shadow;
        if (std::abs(before - after) > 12) ++other;
      }
    EXPECT_GT(shadow, 500);
    EXPECT_LT(other, 10) << "pixels of the shadow after moving by " << pixels;
  }
}

TEST_F(ShadowMapTest, OffIsTheSameBitForBitBeforeAndAfterShadows) {
  TerrainDocument document{flat(65)};
  placeObject(document, AssetKind::Broadleaf, 3.0, 2.0);
  const SceneLight sun{200.0, 30.0};
  const Camera camera = cameraAbove(0.0, 0.0);
  const QImage before = drawn(document, shadowView(camera, ShadowQuality::Off, sun));
  const QImage shaded = drawn(document, shadowView(camera, ShadowQuality::High, sun));
  EXPECT_NE(shaded, before);
  EXPECT_EQ(drawn(document, shadowView(camera, ShadowQuality::Off, sun)), before);
  EXPECT_EQ(mapsDrawn(), 0);
  harness_.renew();
  EXPECT_EQ(drawn(document, shadowView(camera, ShadowQuality::Off, sun)), before)
      << "by a renderer without maps";
  EXPECT_EQ(drawn(document, shadowView(camera, ShadowQuality::High, sun)), shaded);
}

TEST_F(ShadowMapTest, MapsAreDrawnAgainOnlyForWhatChanged) {
  TerrainDocument document{flat(513)};
  placeObject(document, AssetKind::Conifer, 0.0, 0.0);
  SceneView view = shadowView(cameraAbove(0.0, 0.0), ShadowQuality::High, {250.0, 35.0});
  const QImage first = drawn(document, view);
  const int all = mapsDrawn();
  EXPECT_GE(all, 3);
  EXPECT_EQ(drawn(document, view), first);
  EXPECT_EQ(mapsDrawn(), 0) << "the same picture";
  view.settings.groundGrid.shown = true;
  (void)drawn(document, view);
  EXPECT_EQ(mapsDrawn(), 0) << "another look, the same casters";
  view.camera.position.x() += 2.0;
  (void)drawn(document, view);
  EXPECT_GT(mapsDrawn(), 0);
  EXPECT_LT(mapsDrawn(), all) << "the map of the whole terrain remains";
  view.settings.light.elevation = 50.0;
  (void)drawn(document, view);
  EXPECT_EQ(mapsDrawn(), all) << "another sun";
  placeObject(document, AssetKind::House, 8.0, 8.0);
  harness_.renderer().objectsChanged();
  (void)drawn(document, view);
  EXPECT_EQ(mapsDrawn(), all) << "another object";
  harness_.renderer().terrainChanged({200, 200, 210, 210});
  (void)drawn(document, view);
  EXPECT_EQ(mapsDrawn(), all) << "another terrain";
  view.camera.position.x() += 2.0;
  view.halved = true;
  (void)drawn(document, view);
  EXPECT_EQ(mapsDrawn(), 0) << "a moving camera on a slow machine";
}

TEST_F(ShadowMapTest, ARidgeDarkensGroundAndTreesBehindIt) {
  TerrainDocument document{test::makeTerrain({257, 257, 1.0, 1.0}, [](int c, int) {
    const double x = (c - 128.0 + 30.0) / 6.0;
    return static_cast<float>(30.0 * std::exp(-x * x));
  })};
  placeObject(document, AssetKind::Broadleaf, 0.0, 0.0);
  const SceneLight sun{270.0, 20.0};
  const auto pictures = [&](double x) {
    const Camera camera = cameraAbove(x, 0.0);
    return std::pair(drawn(document, shadowView(camera, ShadowQuality::Off, sun)),
                     drawn(document, shadowView(camera, ShadowQuality::High, sun)));
  };
  const auto [lit, shaded] = pictures(0.0);
  const int middle = kShadowPixels / 2;
  EXPECT_LT(brightnessOf(shaded.pixel(middle, middle)), brightnessOf(lit.pixel(middle, middle)) - 9)
      << "the crown";
  EXPECT_LT(brightnessOf(shaded.pixel(middle + 100, middle)),
            brightnessOf(lit.pixel(middle + 100, middle)) - 24)
      << "the ground";
  const auto [litBefore, shadedBefore] = pictures(-90.0);
  EXPECT_EQ(differingShades(shadedBefore, litBefore), 0) << "on the side of the sun";
  // 30 m under a sun 20° high reach 82 m.
  const auto [litBeyond, shadedBeyond] = pictures(85.0);
  EXPECT_NEAR(brightnessOf(shadedBeyond.pixel(middle, middle)), brightnessOf(litBeyond.pixel(middle, middle)),
              3)
      << "beyond its shadow";
}

TEST_F(ShadowMapTest, TerrainHasNoShadowsFromItsOwnMesh) {
  const TerrainDocument document{test::makeTerrain({257, 257, 2.0, 2.0}, [](int c, int r) {
    return static_cast<float>(6.0 * std::sin(0.11 * c) * std::cos(0.09 * r) + 0.5 * std::sin(0.9 * c));
  })};
  Camera camera;
  camera.position = {-150.0, -220.0, 90.0};
  camera.yaw = 0.5;
  camera.pitch = -0.4;
  camera.fitClipPlanes(document.box());
  // Steeper than every slope: the sun reaches all of the terrain.
  const SceneLight sun{120.0, 60.0};
  for (const double pixelError : {0.0, 4.0}) {
    SceneView view = shadowView(camera, ShadowQuality::Off, sun);
    view.settings.pixelError = pixelError;
    const QImage lit = drawn(document, view);
    for (const ShadowQuality quality : {ShadowQuality::Low, ShadowQuality::Medium, ShadowQuality::High}) {
      view.settings.shadows = quality;
      EXPECT_LT(differingShades(lit, drawn(document, view)), 5) << static_cast<int>(quality) << ", error " << pixelError;
    }
  }
}

TEST_F(ShadowMapTest, ADistantForestDarkensItsGroundAsANearOneDoes) {
  const Terrain terrain = test::makeTerrain({257, 257, 20.0, 20.0}, [](int, int) { return 5.0F; });
  const TerrainDocument document{terrain};
  ScatterRule rule{.id = 3, .name = "Trees"};
  rule.assets = {{AssetKind::Conifer, 1.0}};
  rule.density = 40.0;
  rule.spacing = 8.0;
  ScatterField field({rule}, terrain.frame);
  ASSERT_TRUE(field.make({terrain.heights}));
  for (const ShadowQuality quality : {ShadowQuality::Low, ShadowQuality::High}) {
    // Average loss of light by shadows, for several texels of the shadow map per tree and for less than one.
    std::vector<double> taken;
    for (const double height : {120.0, 4500.0}) {
      Camera camera = cameraAbove(0.0, 0.0);
      camera.orthoHeight = height;
      SceneView view = shadowView(camera, ShadowQuality::Off, {300.0, 40.0});
      view.scattered = &field;
      const QImage lit = drawn(document, view);
      view.settings.shadows = quality;
      const QImage shaded = drawn(document, view);
      double before = 0.0, after = 0.0;
      for (int row = 0; row < kShadowPixels; ++row)
        for (int column = 0; column < kShadowPixels; ++column) {
          before += brightnessOf(lit.pixel(column, row));
          after += brightnessOf(shaded.pixel(column, row));
        }
      taken.push_back(1.0 - after / before);
    }
    EXPECT_GT(taken[0], 0.015);
    EXPECT_GT(taken[1], 0.6 * taken[0]) << static_cast<int>(quality);
    EXPECT_LT(taken[1], 1.6 * taken[0]) << static_cast<int>(quality);
  }
}

TEST(ShadowCameras, KeepTheirExtentAndMoveByWholeTexels) {
  const SceneBounds bounds{{{-2000.0, -2000.0, 0.0}, {2000.0, 2000.0, 300.0}}, -100.0};
  const ShadowMapFormat format = shadowMapFormat(ShadowQuality::High);
  SceneView view;
  view.size = {1600.0, 900.0};
  view.camera.position = {100.0, 50.0, 220.0};
  view.settings.light = {230.0, 35.0};
  const auto first = shadowCameras(view, bounds, 60.0, format);
  ASSERT_EQ(first.size(), static_cast<std::size_t>(kMaxShadowMaps));
  for (std::size_t i = 0; i + 1 < first.size(); ++i)
    EXPECT_LT(first[i].orthoHeight, first[i + 1].orthoHeight) << i;
  view.camera.yaw = 0.02;
  view.camera.position += Vec3(0.37, -0.21, 0.11);
  const auto moved = shadowCameras(view, bounds, 60.1, format);
  ASSERT_EQ(moved.size(), first.size());
  EXPECT_EQ(moved.back(), first.back()) << "the map of the whole terrain";
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(moved[i].orthoHeight, first[i].orthoHeight);
    const double texel = first[i].orthoHeight / format.texels;
    const Vec3 by = moved[i].position - first[i].position;
    for (const double texels : {by.dot(first[i].right()) / texel, by.dot(first[i].up()) / texel})
      EXPECT_NEAR(texels, std::round(texels), 1e-6) << i;
  }
}

}  // namespace
}  // namespace scarp
