#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <vector>

#include "core/geometry/BoxTree-inl.h"
#include "core/geometry/Bvh.h"

namespace scarp::test {

using Item = Bvh::Item;
inline constexpr double kForever = std::numeric_limits<double>::infinity();

struct TestRay {
  Vec3 origin, direction;
  double tMin = 0.0, tMax = kForever;
};

/// Boxes and rays of a kind that trees trip over.
class Maker {
 public:
  explicit Maker(unsigned seed) : random_(seed) {}

  double between(double low, double high) { return std::uniform_real_distribution(low, high)(random_); }
  int below(int end) { return std::uniform_int_distribution(0, end - 1)(random_); }
  Vec3 within(double size) { return {between(-size, size), between(-size, size), between(-size, size)}; }

  Box box() {
    switch (below(6)) {
      case 0: {  // On whole numbers, so that sides coincide with each other and with rays.
        const Vec3 corner = within(20.0).array().round();
        return {corner, corner + Vec3(below(4), below(4), below(4))};
      }
      case 1: {  // A sheet.
        Box flat = around(within(30.0), 3.0);
        const int axis = below(3);
        flat.max[axis] = flat.min[axis];
        return flat;
      }
      case 2:
        return {Vec3(7.0, 7.0, 7.0), Vec3(8.0, 8.0, 8.0)};  // Time and again.
      case 3:
        return around(within(2.0), 0.01);  // In a heap.
      case 4:
        return around(within(1000.0), 40.0);
      default:
        return around(within(30.0), 1.5);
    }
  }

  TestRay ray() {
    TestRay ray{within(60.0), within(1.0)};
    switch (below(6)) {
      case 0:  // Along an axis, on whole numbers.
        ray.origin = within(20.0).array().round();
        ray.direction = Vec3::Zero();
        ray.direction[below(3)] = below(2) == 0 ? 1.0 : -2.5;
        break;
      case 1:  // In a plane across an axis.
        ray.origin[0] = std::round(ray.origin[0]);
        ray.direction[0] = below(2) == 0 ? 0.0 : -0.0;
        break;
      case 2:  // A part of a line, some of it behind the origin.
        ray.tMin = between(-50.0, 20.0);
        ray.tMax = ray.tMin + between(0.0, 60.0);
        break;
      case 3:
        ray.origin = within(3.0);
        break;
      case 4: {  // From afar, of any length.
        ray.direction *= std::pow(10.0, between(-12.0, 12.0));
        const double t = 1e6 / ray.direction.norm();
        ray.origin = within(20.0) - t * ray.direction;
        break;
      }
      default:
        break;
    }
    return ray;
  }

 private:
  Box around(const Vec3& centre, double size) {
    const Vec3 half = within(size).cwiseAbs();
    return {centre - half, centre + half};
  }

  std::mt19937 random_;
};

using Boxes = std::map<Item, Box>;

inline std::vector<Box> valuesOf(const Boxes& boxes) {
  std::vector<Box> all;
  for (const auto& [item, box] : boxes) all.push_back(box);
  return all;
}

/// A box that float32 cannot tell from the one given.
inline Box fuzzy(const Box& box) {
  const Vec3 room = 1e-6 * box.min.cwiseAbs().cwiseMax(box.max.cwiseAbs()).array() + 1e-30;
  return {box.min - room, box.max + room};
}

inline std::vector<Item> visitedBy(const Bvh& bvh, const TestRay& ray) {
  std::vector<Item> visited;
  bvh.walk(ray.origin, ray.direction, ray.tMin, ray.tMax, [&](Item item, double tMax) {
    visited.push_back(item);
    return tMax;
  });
  return visited;
}

/// Where the ray enters the nearest box, with and without the tree.
inline double nearestBy(const Bvh& bvh, const Boxes& boxes, const TestRay& ray) {
  double nearest = kForever;
  bvh.walk(ray.origin, ray.direction, ray.tMin, ray.tMax, [&](Item item, double tMax) {
    const auto span = slabTest(boxes.at(item), ray.origin, ray.direction, ray.tMin, tMax);
    if (!span) return tMax;
    nearest = std::min(nearest, span->tEntry);
    return std::min(tMax, span->tEntry);
  });
  return nearest;
}
inline double nearestOf(const Boxes& boxes, const TestRay& ray) {
  double nearest = kForever;
  for (const auto& [item, box] : boxes)
    if (const auto span = slabTest(box, ray.origin, ray.direction, ray.tMin, ray.tMax))
      nearest = std::min(nearest, span->tEntry);
  return nearest;
}

inline void expectAgreement(const Bvh& bvh, const Boxes& boxes, const TestRay& ray) {
  const std::vector<Item> visited = visitedBy(bvh, ray);
  const std::set<Item> found(visited.begin(), visited.end());
  ASSERT_EQ(found.size(), visited.size()) << "none twice";
  for (const auto& [item, box] : boxes) {
    if (slabTest(box, ray.origin, ray.direction, ray.tMin, ray.tMax)) {
      ASSERT_TRUE(found.contains(item)) << item;
    } else if (ray.origin.norm() < 1e4 && found.contains(item)) {
      ASSERT_TRUE(slabTest(fuzzy(box), ray.origin, ray.direction, ray.tMin, ray.tMax)) << item;
    }
  }
  for (const Item item : found) ASSERT_TRUE(boxes.contains(item)) << item;
  ASSERT_EQ(nearestBy(bvh, boxes, ray), nearestOf(boxes, ray));
}

}  // namespace scarp::test
