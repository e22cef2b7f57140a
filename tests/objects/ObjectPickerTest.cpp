#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <limits>
#include <numbers>
#include <random>
#include <string>

#include "core/geometry/Triangle.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/ObjectPicker.h"
#include "tests/objects/ObjectScene.h"

namespace scarp {
namespace {

using test::ObjectScene;
using test::randomRay;

/// Every triangle of every object, moved to its place.
std::optional<ObjectHit> bruteForce(const LocalRay& ray, const ObjectScene& scene) {
  std::optional<ObjectHit> best;
  for (const auto& [id, object] : scene.objects.all()) {
    const auto transform = objectTransform(object, scene.heights, scene.frame);
    if (!transform) continue;
    const auto& vertices = assetMesh(object.asset).vertices;
    const auto place = [&](std::size_t i) -> Vec3 {
      return (*transform * vertices[i].position.cast<double>().homogeneous()).head<3>();
    };
    for (std::size_t i = 0; i < vertices.size(); i += 3) {
      const auto hit = hitTriangle(ray.origin, ray.direction, place(i), place(i + 1), place(i + 2));
      if (hit && hit->t >= ray.tMin && hit->t <= ray.tMax && (!best || hit->t < best->t))
        best = ObjectHit{id, hit->t, ray.at(hit->t), BoxFace::None};
    }
  }
  return best;
}

TEST(ObjectPicker, AgreesWithEveryTriangleTested) {
  constexpr unsigned seed = 5;
  ObjectScene scene;
  scene.scatter(100, seed);
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(seed);
  int hits = 0;
  for (int i = 0; i < 600; ++i) {
    LocalRay ray = randomRay(random);
    if (i % 4 == 1) ray.tMax = 0.6;
    if (i % 4 == 2) ray.tMin = 0.3;
    if (i % 50 == 3) ray.direction = Vec3(0.0, 0.0, -1.0);
    const auto expected = bruteForce(ray, scene), found = picker.pick(ray);
    ASSERT_EQ(expected.has_value(), found.has_value()) << "seed " << seed << " ray " << i;
    if (!found) continue;
    ++hits;
    EXPECT_NEAR(found->t, expected->t, 1e-9 * (1.0 + expected->t));
    EXPECT_NEAR((found->point - ray.at(found->t)).norm(), 0.0, 1e-12);
    EXPECT_EQ(found->id, expected->id);
  }
  EXPECT_GT(hits, 60);
}

TEST(ObjectPicker, FindsWhatTheOracleFindsAfterEveryChange) {
  constexpr unsigned seed = 6;
  constexpr int kSteps = 500, kRays = 330;
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

TEST(ObjectPicker, TheNearestWins) {
  ObjectScene scene;
  const ObjectId far = scene.add(AssetKind::House, 40.0, 0.0), near = scene.add(AssetKind::House, 0.0, 0.0);
  const auto fromWest =
      scene.pick({Vec3(-60.0, 0.5, scene.transform(near)(2, 3) + 2.0), Vec3(1.0, 0.0, 0.0)});
  ASSERT_TRUE(fromWest);
  EXPECT_EQ(fromWest->id, near);
  const auto fromEast = scene.pick({Vec3(90.0, 0.5, scene.transform(far)(2, 3) + 2.0), Vec3(-1.0, 0.0, 0.0)});
  ASSERT_TRUE(fromEast);
  EXPECT_EQ(fromEast->id, far);
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

TEST(ObjectPicker, TellsTheFaceByWhichTheRayCameIn) {
  ObjectScene scene;
  const double quarter = 0.5 * std::numbers::pi;
  const ObjectId house = scene.add(AssetKind::House, 0.0, 0.0, 2.0, ObjectRule::KeepOffset, quarter);
  const Vec3 middle = scene.transform(house).block<3, 1>(0, 3) + Vec3(0.0, 0.0, 3.0);
  const auto face = [&](const Vec3& from) {
    const auto hit = scene.pick({middle + from, -from});
    return hit ? hit->entryFace : BoxFace::None;
  };
  // The house is turned to the left: what is its east looks north.
  EXPECT_EQ(face({0.0, 50.0, 0.0}), BoxFace::MaxX);
  EXPECT_EQ(face({0.0, -50.0, 0.0}), BoxFace::MinX);
  EXPECT_EQ(face({-50.0, 0.0, 0.0}), BoxFace::MaxY);
  EXPECT_EQ(face({50.0, 0.0, 0.0}), BoxFace::MinY);
  EXPECT_EQ(face({0.0, 0.0, 50.0}), BoxFace::MaxZ);
  const auto inside = scene.pick({middle, Vec3(1.0, 0.0, 0.0)});
  ASSERT_TRUE(inside) << "its wall from within";
  EXPECT_EQ(inside->entryFace, BoxFace::None);
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

TEST(ObjectPicker, KeepsToTheRaysLimits) {
  ObjectScene scene;
  scene.add(AssetKind::Rock, 0.0, 0.0, 2.0);
  const LocalRay down{Vec3(0.1, 0.1, 200.0), Vec3(0.0, 0.0, -1.0)};
  const auto hit = scene.pick(down);
  ASSERT_TRUE(hit);
  LocalRay limited = down;
  limited.tMax = 0.999 * hit->t;
  EXPECT_FALSE(scene.pick(limited));
  limited.tMax = hit->t;
  EXPECT_TRUE(scene.pick(limited));
  limited.tMin = 1.001 * hit->t;
  limited.tMax = 1e9;
  ASSERT_TRUE(scene.pick(limited)) << "the far side of the rock";
  EXPECT_GT(scene.pick(limited)->t, hit->t);
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

TEST(ObjectPicker, ManyObjectsAreFast) {
  ObjectScene scene;
  scene.scatter(100000, 9);
  const ObjectPicker picker(scene.objects, scene.heights, scene.frame);
  std::mt19937 random(10);
  constexpr int rays = 3000;
  const auto begin = std::chrono::steady_clock::now();
  int hits = 0;
  for (int i = 0; i < rays; ++i) hits += picker.pick(randomRay(random)) ? 1 : 0;
  const double each =
      std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - begin).count() / rays;
  std::printf("pick among 100,000 objects: %.1f us (%d of %d hit)\n", each, hits, rays);
  RecordProperty("microseconds", std::to_string(each));
  // They stand in heaps here, and sanitizers and busy machines are slow; bench_objects measures.
  EXPECT_LT(each, 2000.0);
}

}  // namespace
}  // namespace scarp
