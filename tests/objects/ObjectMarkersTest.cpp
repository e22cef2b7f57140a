#include <gtest/gtest.h>

#include <random>

#include "core/objects/ObjectMarkers.h"
#include "tests/objects/ObjectScene.h"

namespace scarp::test {
namespace {

const ViewSize kView{1280.0, 720.0};
const ObjectSelection kNone;

Camera lookingFrom(double distance) {
  Camera camera;
  camera.pitch = -0.8;
  camera.position = Vec3::Zero() - distance * camera.forward();
  camera.farPlane = 1e6;
  return camera;
}

TEST(ObjectMarkers, OnlyWhatAppearsSmallHasOneAndItComesGradually) {
  double before = -1.0;
  for (const double distance : {50.0, 700.0, 900.0, 1100.0, 1300.0, 5000.0}) {
    ObjectMarkers markers(lookingFrom(distance), kView, kNone);
    markers.add(1, AssetKind::Conifer, Vec3::Zero(), 8.0);
    const auto all = markers.all();
    const double opacity = all.empty() ? 0.0 : all[0].opacity;
    EXPECT_GE(opacity, before) << distance;
    before = opacity;
    EXPECT_EQ(all.empty(), distance == 50.0);
  }
  EXPECT_EQ(before, 1.0);
}

TEST(ObjectMarkers, AForestHasFewAndTheSameOnesWhateverTheOrder) {
  const Camera camera = lookingFrom(8000.0);
  std::mt19937 random(3);
  std::uniform_real_distribution<double> place(-2000.0, 2000.0);
  std::vector<Vec3> feet(20000);
  for (Vec3& foot : feet) foot = Vec3(place(random), place(random), 0.0);
  const ObjectSelection chosen(17);
  ObjectMarkers forth(camera, kView, chosen), back(camera, kView, chosen);
  for (std::size_t i = 0; i < feet.size(); ++i) forth.add(i + 1, AssetKind::Conifer, feet[i], 8.0);
  for (std::size_t i = feet.size(); i-- > 0;) back.add(i + 1, AssetKind::Conifer, feet[i], 8.0);
  const auto a = forth.all(), b = back.all();
  ASSERT_EQ(a.size(), b.size());
  EXPECT_GT(a.size(), 100U);
  EXPECT_LT(a.size(), 4002U);
  for (std::size_t i = 0; i < a.size(); ++i) EXPECT_EQ(a[i].id, b[i].id);
  EXPECT_TRUE(std::ranges::all_of(a, [](const ObjectMarker& m) { return m.crowded != m.selected; }));
  // The selected one has its own.
  EXPECT_TRUE(a.back().selected && a.back().id == 17);
}

TEST(ObjectMarkers, ACrowdThatIsSeenNeedsNone) {
  // Trees that appear five pixels high: one alone has a marker, a wood has not.
  const Camera camera = lookingFrom(1600.0);
  ObjectMarkers alone(camera, kView, kNone), wood(camera, kView, kNone);
  alone.add(1, AssetKind::Conifer, Vec3::Zero(), 8.0);
  for (ObjectId id = 1; id <= 400; ++id)
    wood.add(id, AssetKind::Conifer, Vec3(12.0 * double(id % 20), 12.0 * double(id / 20), 0.0), 8.0);
  EXPECT_EQ(alone.all().size(), 1U);
  EXPECT_LT(wood.all().size(), 10U);
}

TEST(ObjectMarkers, AreFoundWhereTheyAreDrawn) {
  const Camera camera = lookingFrom(8000.0);
  ObjectMarkers markers(camera, kView, kNone);
  const Vec3 one(300.0, 100.0, 0.0), other(-900.0, 0.0, 0.0);
  markers.add(1, AssetKind::Rock, one, 2.0);
  markers.add(2, AssetKind::House, other, 8.0);
  const auto all = markers.all();
  ASSERT_EQ(all.size(), 2U);
  const Vec2 foot = *camera.project(one, kView);
  const auto at = [&](const Vec2& off) {
    const ObjectMarker* marker = markerAt(all, camera, kView, foot + off);
    return marker ? marker->id : 0;
  };
  EXPECT_EQ(at({0.0, 0.0}), 1U);
  EXPECT_EQ(at({0.0, -kMarkerLift}), 1U);
  EXPECT_EQ(at({4.0, -kMarkerLift}), 1U);
  EXPECT_EQ(at({12.0, -kMarkerLift}), 0U);
  EXPECT_EQ(at({0.0, 8.0}), 0U);
}

TEST(ObjectMarkers, ThePickerKnowsThoseThatStand) {
  ObjectScene scene;
  scene.scatter(50, 2);
  const ObjectId last = scene.add(AssetKind::Marker, 0.0, 0.0);
  const GridRect middle{60, 60, 70, 70};
  scene.heights.write(middle, std::vector<float>(100, std::nanf("")));
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  const auto far = picker.markers(lookingFrom(50000.0), kView, kNone);
  ASSERT_FALSE(far.empty());
  EXPECT_TRUE(std::ranges::none_of(far, [&](const ObjectMarker& m) { return m.id == last; }));
  EXPECT_TRUE(picker.markers(lookingFrom(100.0), kView, kNone).size() < 51U);
}

}  // namespace
}  // namespace scarp::test
