#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "core/scatter/ScenePick.h"
#include "tests/support/ObjectOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// Trees, rocks and houses all over mountains.
struct PickedScene {
  Terrain terrain = test::fractalTerrain(200, 160, 2.0, 2.5);
  HeightPyramid pyramid{terrain.heights};
  ObjectLayer objects;

  explicit PickedScene(int count) {
    std::mt19937 random(21);
    std::uniform_real_distribution<double> x(-198.0, 198.0), y(-197.0, 197.0), size(0.5, 3.0);
    for (int i = 0; i < count; ++i) {
      const ObjectId id = objects.takeId();
      objects.exchange(id, Object{.id = id,
                                  .asset = static_cast<AssetKind>(i % kAssetKinds),
                                  .x = x(random),
                                  .y = y(random),
                                  .yaw = x(random),
                                  .scale = size(random),
                                  .rule = i % 2 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset});
    }
  }
  [[nodiscard]] SurfacePicker ground() const { return {terrain.heights, pyramid, terrain.frame}; }
  [[nodiscard]] ObjectPicker picker() const { return {objects, terrain.heights, terrain.frame}; }
};

TEST(ScenePick, TheNearerOfGroundAndObjectWins) {
  const PickedScene scene(300);
  const SurfacePicker ground = scene.ground();
  const ObjectPicker objects = scene.picker();
  std::mt19937 random(22);
  std::uniform_real_distribution<double> place(-250.0, 250.0), up(0.0, 150.0);
  int hidden = 0, before = 0, alone = 0;
  for (int i = 0; i < 4000; ++i) {
    LocalRay ray{Vec3(place(random), place(random), up(random)), Vec3::Zero()};
    ray.direction = Vec3(place(random), place(random), 0.2 * up(random)) - ray.origin;
    if (i % 3 == 0) ray.tMax = 0.7;
    const SceneHit hit = pickScene(ray, ground, objects);
    const auto floor = ground.pick(ray);
    const auto object = test::firstObject(ray, scene.objects, scene.terrain.heights, scene.terrain.frame);
    ASSERT_EQ(hit.ground.has_value(), floor.has_value());
    if (floor) {
      ASSERT_EQ(hit.ground->t, floor->t);
    }
    const bool wins = object && (!floor || object->t <= floor->t);
    ASSERT_EQ(test::textOf(hit.object), test::textOf(wins ? object : std::nullopt)) << "ray " << i;
    hidden += object && !wins ? 1 : 0;
    before += wins && floor ? 1 : 0;
    alone += wins && !floor ? 1 : 0;
  }
  EXPECT_GT(hidden, 80);
  EXPECT_GT(before, 80);
  EXPECT_GT(alone, 1);
}

TEST(ScenePick, GroundAloneAndNothingAtAll) {
  const PickedScene scene(0);
  const LocalRay down{Vec3(3.0, 4.0, 500.0), Vec3(0.0, 0.0, -1.0)}, up{down.origin, -down.direction};
  EXPECT_TRUE(pickScene(down, scene.ground(), scene.picker()).ground);
  EXPECT_FALSE(pickScene(down, scene.ground(), scene.picker()).object);
  EXPECT_FALSE(pickScene(up, scene.ground(), scene.picker()).ground);
}

}  // namespace
}  // namespace scarp
