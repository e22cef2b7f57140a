#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <random>

#include "core/objects/ObjectPicker.h"
#include "core/scatter/ScatterPicker.h"
#include "tests/support/ObjectOracle.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// A forest by three rules on hills with holes, and the same objects in a layer, whose ids are in the order
/// of rules and keys.
struct Forest {
  Terrain terrain = test::makeTerrain({300, 270, 2.0, 3.0}, [](int c, int r) {
    if ((c / 9 + r / 7) % 23 == 0) return test::kHole;
    return static_cast<float>(25.0 * std::sin(0.08 * c) * std::cos(0.06 * r));
  });
  ScatterField field{rules(), terrain.frame};
  AssetTable assets;

  Forest() { EXPECT_TRUE(field.make(ground())); }
  static std::vector<ScatterRule> rules() {
    ScatterRule trees{.id = 4, .name = "Trees"};
    trees.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
    trees.density = 120.0;
    trees.spacing = 4.0;
    ScatterRule stones{.id = 2, .name = "Stones"};
    stones.assets = {{AssetKind::Rock, 1.0}, {AssetKind::House, 0.1}};
    stones.density = 90.0;
    stones.spacing = 0.0;
    stones.seed = 3;
    stones.stand = ObjectRule::Align;
    stones.heightOffset = 0.3;
    ScatterRule hidden = trees;
    hidden.id = 7;
    hidden.visible = false;
    // The same places as those of the trees: every hit is a tie.
    ScatterRule twins = trees;
    twins.id = 1;
    twins.spacing = 0.0;
    return {trees, hidden, stones, twins};
  }
  [[nodiscard]] RuleInputs ground() const { return {terrain.heights}; }

  struct Name {
    std::uint32_t rule;
    ScatterKey key;
    bool operator==(const Name&) const = default;
  };
  [[nodiscard]] std::pair<ObjectLayer, std::map<ObjectId, Name>> layer() const {
    ObjectLayer objects;
    std::map<ObjectId, Name> names;
    for (std::size_t rule = 0; rule < field.rules().size(); ++rule) {
      std::vector<ScatteredObject> all;
      for (int tile = 0; tile < field.tileCount(); ++tile)
        for (const ScatteredObject& object : field.objects(rule, tile)) all.push_back(object);
      std::ranges::sort(all, {}, &ScatteredObject::key);
      for (const ScatteredObject& one : all) {
        Object object = objectOf(one, field.rules()[rule]);
        object.id = objects.takeId();
        names[object.id] = {field.rules()[rule].id, one.key};
        objects.exchange(object.id, object);
      }
    }
    return {std::move(objects), std::move(names)};
  }

  /// How many of some rays hit.
  int compare(const ScatterPicker& picker, std::mt19937& random, int rays, bool withBruteForce) const {
    const auto [objects, names] = layer();
    const ObjectPicker truth(objects, terrain.heights, terrain.frame);
    EXPECT_EQ(picker.size(), truth.size());
    std::uniform_real_distribution<double> x(-320.0, 320.0), y(-420.0, 420.0), up(-30.0, 60.0);
    int hits = 0;
    for (int i = 0; i < rays; ++i) {
      LocalRay ray{Vec3(x(random), y(random), up(random)), Vec3::Zero()};
      ray.direction = Vec3(x(random), y(random), up(random)) - ray.origin;
      if (i % 4 == 0) ray.direction = Vec3(0.0, 0.0, -1.0);
      if (i % 7 == 0) ray.tMin = -1.0;
      if (i % 5 == 0) ray.direction *= 1e-200;
      const auto found = picker.pick(ray);
      const auto expected = truth.pick(ray);
      EXPECT_EQ(found.has_value(), expected.has_value()) << "ray " << i;
      if (!found || !expected) continue;
      ++hits;
      EXPECT_EQ(found->t, expected->t);
      EXPECT_EQ(found->point, expected->point);
      EXPECT_EQ(found->triangle, expected->triangle);
      EXPECT_EQ(found->entryFace, expected->entryFace);
      EXPECT_EQ((Name{found->rule, found->object.key}), names.at(expected->id));
      if (!withBruteForce || i % 20 != 1) continue;
      const auto first = test::firstObject(ray, objects, terrain.heights, terrain.frame);
      EXPECT_TRUE(first && first->t == found->t);
    }
    return hits;
  }
};

TEST(ScatterPicker, FindsWhatAPickerOfTheSameObjectsFinds) {
  const Forest forest;
  ScatterPicker picker(forest.field, forest.assets, forest.terrain.heights, forest.terrain.frame);
  picker.refresh();
  EXPECT_GT(picker.size(), 5000U);
  EXPECT_LT(static_cast<double>(picker.bytes()) / static_cast<double>(picker.size()), 44.0);
  std::mt19937 random(8);
  EXPECT_GT(forest.compare(picker, random, 1500, true), 500);
}

TEST(ScatterPicker, FollowsTheGroundAndWhatStandsOnItNow) {
  Forest forest;
  ScatterPicker picker(forest.field, forest.assets, forest.terrain.heights, forest.terrain.frame);
  picker.refresh();
  std::mt19937 random(9);
  for (int edit = 0; edit < 6; ++edit) {
    const GridRect rect =
        GridRect{static_cast<int>(random() % 290U), static_cast<int>(random() % 260U), 0, 0};
    const GridRect samples = GridRect{rect.column0, rect.row0, rect.column0 + 60, rect.row0 + 50}.intersected(
        forest.terrain.frame.samples());
    std::vector<float> heights(static_cast<std::size_t>(samples.area()));
    forest.terrain.heights.read(samples, heights);
    for (float& height : heights)
      height = edit % 3 == 1 ? test::kHole : (std::isnan(height) ? 3.0F : height + 7.5F);
    forest.terrain.heights.write(samples, heights);
    picker.groundChanged(samples);
    picker.tilesChanged(forest.field.refresh(forest.ground(), samples));
    // Several edits between two looks, as in a stroke.
    if (edit % 3 != 2) continue;
    picker.refresh();
    EXPECT_GT(forest.compare(picker, random, 600, false), 100);
  }
}

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
    if (!wins || !floor || object->t >= floor->t) continue;
    ray.tMax = 0.5 * (object->t + floor->t);  // It ends behind the object and before the ground.
    const SceneHit cut = pickScene(ray, ground, objects);
    ASSERT_FALSE(cut.ground) << "ray " << i;
    ASSERT_EQ(test::textOf(cut.object), test::textOf(object)) << "ray " << i;
    ++alone;
  }
  EXPECT_GT(hidden, 80);
  EXPECT_GT(before, 80);
  EXPECT_GT(alone, 80);
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
