#include <cmath>
#include <iostream>

#include "core/edit/EditSession.h"
#include "tests/edit/Layered.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/ScatterRenderer.h"

namespace scarp {
namespace {

constexpr int kWoodWidth = 640, kWoodHeight = 400;

ScatterRule woodRule(double density, double spacing = 3.0) {
  ScatterRule rule{.id = 3, .name = "Wood"};
  rule.assets = {{AssetKind::Conifer, 2.0}, {AssetKind::Broadleaf, 1.0}, {AssetKind::Rock, 0.3}};
  rule.density = density;
  rule.spacing = spacing;
  return rule;
}

/// A wood on hills, and the same objects in another document, placed by hand.
struct Wood {
  Terrain terrain = test::makeTerrain({321, 321, 4.0, 4.0}, [](int c, int r) {
    return static_cast<float>(30.0 * std::sin(0.04 * c) * std::cos(0.05 * r));
  });
  TerrainDocument bare{terrain}, placed{terrain};
  ScatterField field;

  explicit Wood(const ScatterRule& rule) : field({rule}, terrain.frame) {
    EXPECT_TRUE(field.make({terrain.heights}));
    EditSession session(placed, "Wood");
    for (int tile = 0; tile < field.tileCount(); ++tile)
      for (const ScatteredObject& object : field.objects(0, tile))
        test::addObject(session, objectOf(object, field.rules().front()));
    (void)session.commit();
  }
};

Camera cameraAt(const Vec3& position, double yaw, double pitch) {
  Camera camera;
  camera.position = position;
  camera.yaw = yaw;
  camera.pitch = pitch;
  return camera;
}

/// What differs between two pictures: pixels, and the mean colours there of both.
struct Difference {
  int pixels = 0;
  std::array<double, 3> first{}, second{};
};

Difference differenceOf(const QImage& first, const QImage& second) {
  Difference difference;
  for (int y = 0; y < first.height(); ++y)
    for (int x = 0; x < first.width(); ++x) {
      const QRgb a = first.pixel(x, y), b = second.pixel(x, y);
      if (std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) + std::abs(qBlue(a) - qBlue(b)) < 9)
        continue;
      ++difference.pixels;
      const std::array<int, 3> one{qRed(a), qGreen(a), qBlue(a)}, other{qRed(b), qGreen(b), qBlue(b)};
      for (std::size_t i = 0; i < 3; ++i) {
        difference.first[i] += one[i];
        difference.second[i] += other[i];
      }
    }
  for (std::size_t i = 0; i < 3; ++i) {
    difference.first[i] /= std::max(1, difference.pixels);
    difference.second[i] /= std::max(1, difference.pixels);
  }
  return difference;
}

class ScatterRendererTest : public testing::Test {
 protected:
  QImage drawn(const Wood& wood, const Camera& camera, bool scattered, bool placed) {
    SceneView view = harness_.view(camera);
    if (scattered) view.scattered = &wood.field;
    const auto renderer = test::RenderHarness::another();
    harness_.draw(placed ? wood.placed : wood.bare, view, *renderer);
    return harness_.picture();
  }
  test::RenderHarness harness_{kWoodWidth, kWoodHeight};
};

TEST_F(ScatterRendererTest, WhatIsNearIsDrawnAsIfItHadBeenPlaced) {
  ScatterRule trees = woodRule(60.0);
  trees.assets.pop_back();
  const Wood wood(trees);
  // Every tree in it is larger than 52 pixels, from which on an object is a mesh; a stone would not be.
  Camera camera = cameraAt(Vec3(20.0, -40.0, 45.0), 0.7, -0.9);
  camera.fieldOfView *= 0.5;
  const QImage bare = drawn(wood, camera, false, false), scattered = drawn(wood, camera, true, false),
               placed = drawn(wood, camera, false, true);
  const int covered = differenceOf(placed, bare).pixels, wrong = differenceOf(placed, scattered).pixels;
  EXPECT_GT(covered, 5000);
  EXPECT_LT(wrong, covered / 1000);
}

TEST_F(ScatterRendererTest, WhatIsFarCoversAsMuchInTheSameColours) {
  const Wood wood(woodRule(60.0));
  for (const auto& [above, pitch] :
       {std::pair(180.0, -0.5), std::pair(500.0, -0.9), std::pair(1500.0, -1.3)}) {
    const Camera camera = cameraAt(Vec3(0.0, -0.8 * above, above), 0.05, pitch);
    const QImage bare = drawn(wood, camera, false, false), scattered = drawn(wood, camera, true, false),
                 placed = drawn(wood, camera, false, true);
    const Difference far = differenceOf(scattered, bare), meshes = differenceOf(placed, bare);
    std::cout << above << " m: " << far.pixels << " pixels of points, " << meshes.pixels << " of meshes\n";
    EXPECT_GT(meshes.pixels, 1500);
    EXPECT_GT(far.pixels, 0.6 * meshes.pixels);
    EXPECT_LT(far.pixels, 1.6 * meshes.pixels);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(far.first[i], meshes.first[i], 16.0);
  }
}

TEST_F(ScatterRendererTest, FollowsTheGroundAndTheFieldAndIsTheSameAsFromScratch) {
  Wood wood(woodRule(60.0));
  const Camera camera = cameraAt(Vec3(0.0, -300.0, 200.0), 0.1, -0.6);
  SceneView view = harness_.view(camera);
  view.scattered = &wood.field;
  harness_.draw(wood.bare, view);
  const QImage before = harness_.picture();
  const GridRect samples{120, 120, 200, 210};
  std::vector<float> heights(static_cast<std::size_t>(samples.area()));
  {
    EditSession session(wood.bare, "Raise");
    HeightRaster raised = wood.bare.heights();
    raised.read(samples, heights);
    for (float& height : heights) height += 25.0F;
    raised.write(samples, heights);
    session.replace(kGround, raised);
    (void)session.commit();
  }
  harness_.renderer().terrainChanged(samples);
  harness_.renderer().scatterChanged(wood.field.refresh({{wood.bare.heights()}}, samples));
  harness_.draw(wood.bare, view);
  const QImage after = harness_.picture();
  EXPECT_GT(differenceOf(before, after).pixels, 3000);
  const auto fresh = test::RenderHarness::another();
  harness_.draw(wood.bare, view, *fresh);
  EXPECT_EQ(after, harness_.picture());
  // Other rules, and none.
  wood.field = ScatterField({woodRule(5.0)}, wood.terrain.frame);
  ASSERT_TRUE(wood.field.make({wood.bare.heights()}));
  harness_.renderer().scatterChanged();
  harness_.draw(wood.bare, view);
  const QImage few = harness_.picture();
  view.scattered = nullptr;
  harness_.draw(wood.bare, view);
  const int some = differenceOf(few, harness_.picture()).pixels;
  EXPECT_GT(some, 100);
  EXPECT_LT(some, differenceOf(after, harness_.picture()).pixels / 3);
}

TEST_F(ScatterRendererTest, ComesBitByBitWhereAPictureIsNotToWait) {
  const Wood wood(woodRule(9000.0, 2.0));
  ASSERT_GT(wood.field.count(), 200'000U);
  SceneView view = harness_.view(cameraAt(Vec3(0.0, -900.0, 600.0), 0.0, -0.6));
  view.scattered = &wood.field;
  view.atOnce = false;
  int pictures = 0;
  do {
    harness_.draw(wood.bare, view);
    ++pictures;
  } while (!harness_.renderer().whole() && pictures < 100);
  EXPECT_GT(pictures, 1);
  EXPECT_LT(pictures, 100);
  const QImage last = harness_.picture();
  view.atOnce = true;
  const auto fresh = test::RenderHarness::another();
  harness_.draw(wood.bare, view, *fresh);
  EXPECT_EQ(last, harness_.picture());
}

}  // namespace
}  // namespace scarp
