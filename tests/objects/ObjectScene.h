#pragma once

#include <cmath>
#include <random>
#include <vector>

#include "core/objects/ObjectPicker.h"
#include "tests/support/ObjectOracle.h"

namespace scarp::test {

/// Objects on rolling hills.
struct ObjectScene {
  GridFrame frame{129, 129, 4.0, 4.0};
  HeightRaster heights{129, 129, 0.0f};
  ObjectLayer objects;

  ObjectScene() {
    std::vector<float> row(129);
    for (int r = 0; r < 129; ++r) {
      for (int c = 0; c < 129; ++c)
        row[static_cast<std::size_t>(c)] = static_cast<float>(20.0 * std::sin(0.1 * c) * std::cos(0.07 * r));
      heights.write({0, r, 129, r + 1}, row);
    }
  }
  ObjectId add(AssetKind kind, double x, double y, double scale = 1.0,
               ObjectRule rule = ObjectRule::KeepOffset, double yaw = 0.0) {
    Object object;
    object.id = objects.takeId();
    object.asset = kind;
    object.x = x;
    object.y = y;
    object.scale = scale;
    object.rule = rule;
    object.yaw = yaw;
    object = withElevation(object, heights, frame);
    objects.exchange(object.id, object);
    return object.id;
  }
  void scatter(int count, unsigned seed) {
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> place(-255.0, 255.0), scale(0.5, 3.0), yaw(-3.1, 3.1);
    for (int i = 0; i < count; ++i)
      add(static_cast<AssetKind>(i % kAssetKinds), place(random), place(random), scale(random),
          static_cast<ObjectRule>(i % kObjectRules), yaw(random));
  }
  /// Raises the ground within a rectangle of samples; NaN makes a hole.
  void raise(const GridRect& rect, float by) {
    std::vector<float> samples(static_cast<std::size_t>(rect.area()));
    heights.read(rect, samples);
    for (float& sample : samples) sample = std::isnan(sample) ? 0.0f : sample + by;
    heights.write(rect, samples);
  }
  [[nodiscard]] std::optional<ObjectHit> pick(const LocalRay& ray) const {
    return ObjectPicker(objects, heights, frame).pick(ray);
  }
  [[nodiscard]] std::optional<ObjectHit> oracle(const LocalRay& ray) const {
    return firstObject(ray, objects, heights, frame);
  }
  [[nodiscard]] Mat4 transform(ObjectId id) const {
    return *objectTransform(*objects.find(id), heights, frame);
  }
};

inline LocalRay randomRay(std::mt19937& random) {
  std::uniform_real_distribution<double> level(-300.0, 300.0), up(-20.0, 120.0), unit(-1.0, 1.0);
  const Vec3 from(level(random), level(random), up(random)),
      to(level(random), level(random), 10.0 * unit(random));
  return {from, (0.5 + std::abs(unit(random))) * (to - from)};
}

/// A ray of a kind that a picker may trip over, most of them about some object.
inline LocalRay trickyRay(std::mt19937& random, const ObjectScene& scene) {
  std::uniform_real_distribution<double> unit(-1.0, 1.0);
  const auto& all = scene.objects.all();
  const Object& object =
      all.lower_bound(std::uniform_int_distribution<ObjectId>(0, all.rbegin()->first)(random))->second;
  const auto transform = objectTransform(object, scene.heights, scene.frame);
  const Vec3 foot(object.x, object.y, transform ? (*transform)(2, 3) : 0.0);
  const Vec3 about = foot + object.scale * Vec3(unit(random), unit(random), 2.0 + 2.0 * unit(random));
  LocalRay ray = randomRay(random);
  switch (std::uniform_int_distribution(0, 7)(random)) {
    case 0:  // Straight down through the foot.
      return {foot + Vec3(0.0, 0.0, 90.0), Vec3(0.0, 0.0, -2.0)};
    case 1: {  // Along an axis, at the foot's own coordinates.
      const Vec3 axis =
          Vec3::Unit(std::uniform_int_distribution(0, 1)(random)) * (unit(random) < 0.0 ? -1.0 : 1.0);
      return {foot + Vec3(0.0, 0.0, 1.0) - 200.0 * axis, axis};
    }
    case 2:  // From within a box, maybe within the model.
      return {about, ray.direction};
    case 3:
      return {ray.origin, about - ray.origin, 0.0, 1.0 + 0.02 * unit(random)};
    case 4:
      return {ray.origin, about - ray.origin, 1.0 + 0.02 * unit(random)};
    case 5:  // From afar, of any length.
      ray.direction = std::pow(10.0, 9.0 * unit(random)) * (about - ray.origin);
      ray.origin = about - (1e6 / ray.direction.norm()) * ray.direction;
      return ray;
    case 6:  // Backwards as well.
      return {about, ray.direction, -10.0, 10.0};
    default:
      return {ray.origin, about - ray.origin};
  }
}

}  // namespace scarp::test
