#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <iostream>
#include <tuple>
#include <vector>

#include "core/edit/EditSession.h"
#include "core/scatter/ScatterField.h"
#include "tests/edit/Layered.h"
#include "tests/ui/RenderHarness.h"

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
    EditSession session(placed, Message("Wood"));
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

/// Difference of two pictures: pixels, and the mean colours there of both.
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

class FarObjectRendererTest : public testing::Test {
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

TEST_F(FarObjectRendererTest, WhatIsNearIsDrawnAsIfItHadBeenPlaced) {
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

/// A small picture, for comparison with one of many more pixels.
constexpr int kSmallWidth = 320, kSmallHeight = 200;

/// The picture at a higher resolution, reduced by means, so that most objects are meshes.
QImage meshPicture(const TerrainDocument& document, SceneView view, int finer) {
  test::RenderHarness harness(kSmallWidth * finer, kSmallHeight * finer);
  view.pixelWidth *= finer;
  view.pixelHeight *= finer;
  view.settings.pixelError = finer;  // Keeps the ground.
  harness.draw(document, view);
  EXPECT_GT(harness.renderer().stats().objectMeshes, 60U);
  return harness.picture().scaled(kSmallWidth, kSmallHeight, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

/// The change of brightness that objects cause in squares of so many pixels.
std::vector<double> changesIn(const QImage& bare, const QImage& with, int side) {
  std::vector<double> changes;
  for (int top = 0; top + side <= bare.height(); top += side)
    for (int left = 0; left + side <= bare.width(); left += side) {
      double sum = 0.0;
      for (int y = top; y < top + side; ++y)
        for (int x = left; x < left + side; ++x) sum += qGray(with.pixel(x, y)) - qGray(bare.pixel(x, y));
      changes.push_back(sum / (side * side));
    }
  return changes;
}

/// The mean change of red, green and blue.
std::array<double, 3> meanChange(const QImage& bare, const QImage& with) {
  std::array<double, 3> change{};
  const double pixels = bare.width() * bare.height();
  for (int y = 0; y < bare.height(); ++y)
    for (int x = 0; x < bare.width(); ++x) {
      const QRgb before = bare.pixel(x, y), after = with.pixel(x, y);
      change[0] += (qRed(after) - qRed(before)) / pixels;
      change[1] += (qGreen(after) - qGreen(before)) / pixels;
      change[2] += (qBlue(after) - qBlue(before)) / pixels;
    }
  return change;
}

double rootMeanSquare(const std::vector<double>& values) {
  double sum = 0.0;
  for (const double value : values) sum += value * value;
  return std::sqrt(sum / static_cast<double>(values.size()));
}

TEST(FarObjects, ScatteredAndPlacedOnesCoverAsMuchAsMeshesInTheSameColours) {
  const Wood wood(woodRule(60.0));
  for (const auto& [above, pitch, finer] : {std::tuple(90.0, -0.5, 6), std::tuple(700.0, -1.3, 8)}) {
    const Camera camera = cameraAt(Vec3(0.0, -0.8 * above, above), 0.05, pitch);
    QImage bare, scattered, placed;
    SceneView view;
    {
      test::RenderHarness harness(kSmallWidth, kSmallHeight);
      view = harness.view(camera);
      view.settings.pixelError = 1.0;
      harness.draw(wood.bare, view);
      bare = harness.picture();
      SceneView withRules = view;
      withRules.scattered = &wood.field;
      harness.draw(wood.bare, withRules);
      scattered = harness.picture();
      harness.renew();
      harness.draw(wood.placed, view);
      placed = harness.picture();
    }
    const std::vector<double> meshes =
        changesIn(bare, meshPicture(wood.placed, view, finer), kSmallWidth / 10);
    for (const QImage* points : {&scattered, &placed}) {
      const std::vector<double> changes = changesIn(bare, *points, kSmallWidth / 10);
      std::vector<double> wrong;
      for (std::size_t i = 0; i < changes.size(); ++i) wrong.push_back(changes[i] - meshes[i]);
      const double whole = rootMeanSquare(meshes), error = rootMeanSquare(wrong);
      std::cout << above << " m: " << error << " of " << whole << '\n';
      EXPECT_GT(whole, 1.0);
      EXPECT_LT(error, 0.25 * whole) << above << " m, " << (points == &placed ? "placed" : "scattered");
    }
  }
}

TEST_F(FarObjectRendererTest, FollowsTheGroundAndTheFieldAndIsTheSameAsFromScratch) {
  Wood wood(woodRule(60.0));
  const Camera camera = cameraAt(Vec3(0.0, -300.0, 200.0), 0.1, -0.6);
  SceneView view = harness_.view(camera);
  view.scattered = &wood.field;
  harness_.draw(wood.bare, view);
  const QImage before = harness_.picture();
  const GridRect samples{120, 120, 200, 210};
  std::vector<float> heights(static_cast<std::size_t>(samples.area()));
  {
    EditSession session(wood.bare, Message("Raise"));
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

TEST_F(FarObjectRendererTest, ComesBitByBitWhereAPictureIsNotToWait) {
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

/// Objects in rows on level ground, `apart` metres from each other.
struct Rows {
  TerrainDocument bare{test::makeTerrain({321, 321, 4.0, 4.0}, [](int, int) { return 10.0F; })},
      placed{bare.snapshot()};
  std::vector<ObjectId> ids;

  Rows(int columns, int rows, double apart, const std::function<Object(int, int)>& objectAt) {
    EditSession session(placed, Message("Rows"));
    for (int row = 0; row < rows; ++row)
      for (int column = 0; column < columns; ++column) {
        Object object = objectAt(column, row);
        object.x = apart * (column - 0.5 * (columns - 1));
        object.y = apart * (row - 0.5 * (rows - 1));
        ids.push_back(test::addObject(session, object));
      }
    (void)session.commit();
  }
};

TEST(FarObjects, ThousandsOfPlacedTreesFarAwayTakeNoMeshAndNothingOutOfSight) {
  const Rows trees(100, 90, 10.0, [](int column, int) {
    return Object{.asset = column % 2 == 0 ? AssetKind::Conifer : AssetKind::Broadleaf};
  });
  test::RenderHarness harness(kWoodWidth, kWoodHeight);
  const SceneView overview = harness.view(cameraAt(Vec3(0.0, -1200.0, 900.0), 0.0, -0.6));
  harness.draw(trees.placed, overview);
  EXPECT_EQ(harness.renderer().stats().objectMeshes, 0U);
  EXPECT_GE(harness.renderer().stats().objectPoints, 9000U);
  EXPECT_LE(harness.renderer().stats().objectPoints, 18000U)
      << "each as a picture, as a spot, or on the border";
  // Close to one corner of them: a few meshes.
  harness.draw(trees.placed, harness.view(cameraAt(Vec3(-490.0, -480.0, 16.0), 0.8, -0.1)));
  EXPECT_GT(harness.renderer().stats().objectMeshes, 10U);
  EXPECT_LT(harness.renderer().stats().objectMeshes, 1500U);
  // Looking the other way from there.
  harness.draw(trees.placed, harness.view(cameraAt(Vec3(-530.0, -530.0, 16.0), 0.8 - 3.14159, -0.1)));
  EXPECT_EQ(harness.renderer().stats().objectMeshes, 0U);
  EXPECT_EQ(harness.renderer().stats().objectPoints, 0U);
  // So far that each is smaller than half a pixel.
  harness.draw(trees.placed, harness.view(cameraAt(Vec3(0.0, -2e4, 2e4), 0.0, -0.785)));
  EXPECT_EQ(harness.renderer().stats().objectMeshes, 0U);
  EXPECT_EQ(harness.renderer().stats().objectPoints, 0U);
}

TEST(FarObjects, SelectedOnesAreMeshesWithAnOutlineAndThousandsOfThemTintedPoints) {
  const Rows trees(60, 50, 15.0, [](int, int) { return Object{.asset = AssetKind::Conifer}; });
  test::RenderHarness harness(kWoodWidth, kWoodHeight);
  SceneView view = harness.view(cameraAt(Vec3(0.0, -900.0, 700.0), 0.0, -0.65));
  harness.draw(trees.placed, view);
  const QImage plain = harness.picture();
  const std::size_t points = harness.renderer().stats().objectPoints;
  view.selection.objects = ObjectSelection({trees.ids[10], trees.ids[1500], trees.ids[2990]});
  harness.draw(trees.placed, view);
  EXPECT_EQ(harness.renderer().stats().objectMeshes, 3U);
  EXPECT_LT(harness.renderer().stats().objectPoints, points);
  const auto orange = [](const QImage& picture) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x)
        if (const QRgb at = picture.pixel(x, y); qRed(at) > 180 && qGreen(at) < 190 && qBlue(at) < 80)
          ++count;
    return count;
  };
  EXPECT_EQ(orange(plain), 0);
  EXPECT_GT(orange(harness.picture()), 3 * 12) << "an outline of two pixels around each";
  view.selection.objects = ObjectSelection(trees.ids);
  harness.draw(trees.placed, view);
  EXPECT_EQ(harness.renderer().stats().objectMeshes, 0U) << "more than have outlines";
  const Difference tinted = differenceOf(harness.picture(), plain);
  EXPECT_GT(tinted.pixels, 2000);
  EXPECT_GT(tinted.first[0] - tinted.first[2], tinted.second[0] - tinted.second[2] + 10.0);
}

TEST(FarObjects, AtMiddleDistanceLeaningColouredOnesLookLikeTheirMeshes) {
  const Rows mixed(14, 9, 7.0, [](int column, int row) {
    Object object{
        .asset = static_cast<AssetKind>((column + row) % 4), .yaw = 0.7 * column + row, .scale = 1.0};
    object.tiltX = 0.35 * ((column + 2 * row) % 5 - 2);
    object.tiltY = 0.3 * ((2 * column + row) % 5 - 2);
    if (column % 3 == 0) object.tint = 0xff4040;
    return object;
  });
  struct Look {
    Vec3 eye;
    double pitch;
    double exaggeration;
  };
  for (const Look& look : {Look{{0.0, -30.0, 185.0}, -1.4, 1.0}, Look{{0.0, -165.0, 75.0}, -0.6, 2.0}}) {
    Camera camera = cameraAt(look.eye, 0.0, look.pitch);
    camera.exaggeration = look.exaggeration;
    QImage bare, points;
    SceneView view;
    {
      test::RenderHarness harness(kSmallWidth, kSmallHeight);
      view = harness.view(camera);
      view.settings.pixelError = 1.0;
      harness.draw(mixed.bare, view);
      bare = harness.picture();
      harness.renew();
      harness.draw(mixed.placed, view);
      points = harness.picture();
      EXPECT_GT(harness.renderer().stats().objectPoints, 60U);
    }
    const QImage meshes = meshPicture(mixed.placed, view, 8);
    // In squares smaller than an object: its shape counts.
    const std::vector<double> expected = changesIn(bare, meshes, 4);
    std::vector<double> wrong = changesIn(bare, points, 4);
    for (std::size_t i = 0; i < wrong.size(); ++i) wrong[i] -= expected[i];
    std::cout << rootMeanSquare(wrong) << " of " << rootMeanSquare(expected) << '\n';
    EXPECT_LT(rootMeanSquare(wrong), 0.45 * rootMeanSquare(expected))
        << look.eye.z() << ", " << look.exaggeration;
    const std::array<double, 3> own = meanChange(bare, points), whole = meanChange(bare, meshes);
    const double largest = std::max({std::abs(whole[0]), std::abs(whole[1]), std::abs(whole[2])});
    for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(own[i], whole[i], 0.25 * largest) << i;
  }
}

TEST(FarObjects, EditsOfSomeObjectsAreDrawnAsFromScratch) {
  Rows rows(60, 50, 15.0, [](int, int) { return Object{.asset = AssetKind::Conifer}; });
  test::RenderHarness harness(kWoodWidth, kWoodHeight);
  const SceneView view = harness.view(cameraAt(Vec3(0.0, -700.0, 400.0), 0.0, -0.55));
  harness.draw(rows.placed, view);
  QImage before = harness.picture();
  const auto expectAsFromScratch = [&](const char* edit) {
    harness.renderer().objectsChanged();
    harness.draw(rows.placed, view);
    const QImage after = harness.picture();
    const int changed = differenceOf(before, after).pixels;
    EXPECT_GT(changed, 3) << edit;
    EXPECT_LT(changed, 1500) << edit;
    const auto fresh = test::RenderHarness::another();
    harness.draw(rows.placed, view, *fresh);
    EXPECT_EQ(after, harness.picture()) << edit;
    before = after;
  };
  {
    EditSession session(rows.placed, Message("Move"));
    Object moved = *rows.placed.objects().find(rows.ids[30]);
    moved.y += 300.0;
    moved.scale = 3.0;
    session.exchangeObjects({{moved.id, moved}});
    (void)session.commit();
  }
  expectAsFromScratch("move");
  {
    EditSession session(rows.placed, Message("Delete"));
    for (const std::size_t i : {0U, 1U, 2U, 1200U}) session.exchangeObjects({{rows.ids[i], std::nullopt}});
    (void)session.commit();
  }
  expectAsFromScratch("delete");
  ASSERT_TRUE(rows.placed.undo().ok());
  expectAsFromScratch("undo");
  {
    EditSession session(rows.placed, Message("Hide"));
    Object hidden = *rows.placed.objects().find(rows.ids[30]);
    hidden.hidden = true;
    session.exchangeObjects({{hidden.id, hidden}});
    (void)session.commit();
  }
  expectAsFromScratch("hide");
}

}  // namespace
}  // namespace scarp
