#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>

#include "core/geometry/BoxTree-inl.h"
#include "core/geometry/PackedBvh.h"

namespace scarp {
namespace {

std::vector<Box> someBoxes(int count, std::mt19937& random) {
  std::uniform_real_distribution<double> place(-1000.0, 1000.0), size(0.0, 150.0);
  std::vector<Box> boxes;
  for (int i = 0; i < count; ++i) {
    const Vec3 low(place(random), place(random), 0.1 * place(random));
    boxes.push_back({low, low + Vec3(size(random), size(random), size(random))});
  }
  return boxes;
}

TEST(PackedBvh, MissesNothingThatTheSlabTestFinds) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> place(-1200.0, 1200.0);
  for (const int count : {1, 2, 4, 5, 15, 16, 17, 63, 65, 1000, 3333}) {
    const std::vector<Box> boxes = someBoxes(count, random);
    const PackedBvh tree(boxes);
    ASSERT_EQ(tree.size(), boxes.size());
    Box all = boxes.front();
    for (const Box& box : boxes) all = {all.min.cwiseMin(box.min), all.max.cwiseMax(box.max)};
    EXPECT_TRUE((tree.bounds().min.array() <= all.min.array()).all());
    EXPECT_TRUE((tree.bounds().max.array() >= all.max.array()).all());
    EXPECT_LT((tree.bounds().max - all.max).norm(), 1e-3);
    std::size_t met = 0;
    for (int i = 0; i < 100; ++i) {
      const Vec3 origin(place(random), place(random), place(random));
      Vec3 direction = Vec3(place(random), place(random), 0.1 * place(random)) - origin;
      if (i % 5 == 0) direction = Vec3::Unit(i % 3);
      const double tMax = i % 2 == 0 ? 1.0 : std::numeric_limits<double>::infinity();
      std::vector<int> found, truth;
      tree.walk(origin, direction, 0.0, tMax, [&](PackedBvh::Item item, double t) {
        found.push_back(item);
        return t;
      });
      std::ranges::sort(found);
      EXPECT_EQ(std::ranges::adjacent_find(found), found.end()) << "visited twice";
      for (int box = 0; box < count; ++box)
        if (slabTest(boxes[static_cast<std::size_t>(box)], origin, direction, 0.0, tMax))
          truth.push_back(box);
      EXPECT_TRUE(std::ranges::includes(found, truth));
      EXPECT_LE(found.size(), truth.size() + 2);
      met += truth.size();
    }
    EXPECT_TRUE(count < 1000 || met > 30U);
  }
}

TEST(PackedBvh, ATreeTakesUnderFortyBytesABox) {
  std::mt19937 random(5);
  for (const int count : {240, 1000, 5000, 70000}) {
    const PackedBvh tree(someBoxes(count, random));
    EXPECT_LT(static_cast<double>(tree.bytes()) / count, 40.0) << count;
  }
  const PackedBvh none;
  none.walk(Vec3::Zero(), Vec3::UnitX(), 0.0, 1.0, [](PackedBvh::Item, double t) {
    ADD_FAILURE();
    return t;
  });
}

}  // namespace
}  // namespace scarp
