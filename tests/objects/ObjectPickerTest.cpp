#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <limits>
#include <random>

#include "core/objects/ObjectPicker.h"
#include "tests/objects/ObjectScene.h"

namespace scarp {
namespace {

using test::ObjectScene;
using test::randomRay;

TEST(ObjectPicker, FindsWhatTheOracleFindsAfterEveryChange) {
  constexpr unsigned seed = 6;
  constexpr int kSteps = 240, kRays = 80;
  ObjectScene scene;
  scene.scatter(120, seed);
  ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(seed);
  const auto below = [&](int end) { return std::uniform_int_distribution(0, end - 1)(random); };
  const auto any = [&] {
    return std::next(scene.objects.all().begin(), below(static_cast<int>(scene.objects.size())))->second;
  };
  const auto place = [&] {
    return std::uniform_real_distribution(-262.0, 262.0)(random);
  };  // Some off the terrain.
  int hits = 0;
  for (int step = 0; step < kSteps; ++step) {
    switch (below(6)) {
      case 0: {
        const ObjectId id = scene.add(static_cast<AssetKind>(below(kAssetKinds)), place(), place(),
                                      1.0 + below(3), static_cast<ObjectRule>(below(kObjectRules)), place());
        picker.objectChanged(id);
        break;
      }
      case 1: {
        const ObjectId id = any().id;
        scene.objects.exchange(id, std::nullopt);
        picker.objectChanged(id);
        break;
      }
      case 2: {  // Something of it changes, a place above all.
        Object object = any();
        if (below(3) > 0) object.x = below(3) == 0 ? place() : object.x + 0.1 * place();
        if (below(4) == 0) object.asset = static_cast<AssetKind>(below(kAssetKinds));
        if (below(4) == 0) object.heightOffset = 0.05 * place();
        if (below(4) == 0) object.yaw = place();
        if (below(4) == 0)
          object = withRule(object, static_cast<ObjectRule>(below(kObjectRules)), scene.heights, scene.frame);
        scene.objects.exchange(object.id, object);
        picker.objectChanged(object.id);
        break;
      }
      default: {
        const int column = below(128), row = below(128);
        const GridRect rect = GridRect{column, row, column + 1 + below(30), row + 1 + below(30)}.intersected(
            scene.frame.samples());
        scene.raise(rect, below(5) == 0 ? std::numeric_limits<float>::quiet_NaN()
                                        : 0.1f * static_cast<float>(place()));
        picker.groundChanged(rect);
        break;
      }
    }
    // Told of several changes at times before it follows.
    if (step % 3 == 1) continue;
    picker.refresh();
    for (int i = 0; i < kRays; ++i) {
      const LocalRay ray = i % 4 == 0 ? randomRay(random) : test::trickyRay(random, scene);
      const auto found = picker.pick(ray);
      ASSERT_EQ(test::textOf(found), test::textOf(scene.oracle(ray)))
          << "seed " << seed << " step " << step << " ray " << i;
      hits += found ? 1 : 0;
    }
  }
  EXPECT_GT(hits, kSteps * kRays / 4);
}

TEST(ObjectPicker, OfTwinsTheOlderCounts) {
  constexpr ObjectId count = 20;
  for (const bool backwards : {false, true}) {
    ObjectScene scene;
    ObjectPicker picker(scene.objects, scene.heights, scene.frame);
    for (ObjectId i = 1; i <= count; ++i) {
      const ObjectId id = backwards ? count + 1 - i : i;
      scene.objects.exchange(id,
                             Object{.id = id, .asset = AssetKind::Rock, .x = 5.0, .y = 5.0, .scale = 2.0});
      picker.objectChanged(id);
      picker.refresh();
      const auto hit = picker.pick({Vec3(5.1, 5.2, 200.0), Vec3(0.0, 0.0, -1.0)});
      ASSERT_TRUE(hit);
      ASSERT_EQ(hit->id, backwards ? id : 1u);
    }
  }
}

TEST(ObjectPicker, TheRaysLengthDoesNotMatter) {
  ObjectScene scene;
  scene.add(AssetKind::House, 0.0, 0.0);
  const Vec3 origin(50.0, 30.0, 60.0), direction = Vec3(0.0, 0.0, 2.0) - origin;
  const auto hit = scene.pick({origin, direction});
  ASSERT_TRUE(hit);
  for (const int power : {-900, -30, 30, 900}) {
    const auto scaled = scene.pick({origin, std::scalbn(1.0, power) * direction});
    ASSERT_TRUE(scaled) << "2^" << power;
    EXPECT_EQ(scaled->t, std::scalbn(hit->t, -power));
    EXPECT_EQ(scaled->point, hit->point);
  }
  constexpr double denormal = std::numeric_limits<double>::denorm_min();
  const Vec3 above(0.1, 0.2, 60.0);
  EXPECT_TRUE(scene.pick({above, -Vec3::UnitZ()}));
  EXPECT_FALSE(scene.pick({above, -denormal * Vec3::UnitZ()})) << "no number tells how far that is";
}

TEST(ObjectPicker, NothingForWhatStandsOffTheTerrainOrForANaN) {
  ObjectScene scene;
  scene.add(AssetKind::Conifer, 300.0, 0.0);
  EXPECT_FALSE(scene.pick({Vec3(300.0, 0.0, 100.0), Vec3(0.0, 0.0, -1.0)}));
  scene.add(AssetKind::Conifer, 0.0, 0.0);
  EXPECT_FALSE(scene.pick({Vec3(std::nan(""), 0.0, 100.0), Vec3(0.0, 0.0, -1.0)}));
}

TEST(ObjectPicker, SizesBeyondAllMeasureAreNotHit) {
  ObjectScene scene;
  for (const double scale : {1e-320, 1e-200, 1e200, 1e308, std::nan("")}) {
    const ObjectId id = scene.add(AssetKind::House, 0.0, 0.0, scale);
    EXPECT_FALSE(scene.pick({Vec3(0.0, 0.0, 100.0), Vec3(0.0, 0.0, -1.0)})) << scale;
    Object object = *scene.objects.find(id);
    object.scale = 1.0;
    object.heightOffset = 1e3 * scale;
    scene.objects.exchange(id, object);
    (void)scene.pick({Vec3(0.0, 0.0, 100.0), Vec3(0.0, 0.0, -1.0)});
    object.yaw = std::numeric_limits<double>::infinity();
    scene.objects.exchange(id, object);
    EXPECT_FALSE(scene.pick({Vec3(0.0, 0.0, 100.0), Vec3(0.0, 0.0, -1.0)}));
  }
}

TEST(ObjectPickerDeathTest, ZeroDirectionIsABrokenContract) {
  ObjectScene scene;
  EXPECT_DEATH((void)scene.pick({Vec3::Zero(), Vec3::Zero()}), "precondition");
}

TEST(ObjectPickerDeathTest, ItIsRefreshedBeforeAPick) {
  ObjectScene scene;
  ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  const LocalRay down{Vec3(0.1, 0.1, 200.0), Vec3(0.0, 0.0, -1.0)};
  picker.objectChanged(scene.add(AssetKind::Rock, 0.0, 0.0, 2.0));
  EXPECT_DEATH((void)picker.pick(down), "precondition");
  picker.refresh();
  EXPECT_TRUE(picker.pick(down));
  picker.groundChanged({3, 3, 4, 4});
  EXPECT_DEATH((void)picker.pick(down), "precondition");
}

}  // namespace
}  // namespace scarp
