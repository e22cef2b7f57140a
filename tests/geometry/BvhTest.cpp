#include <gtest/gtest.h>

#include <cmath>

#include "core/base/Parallel.h"
#include "tests/geometry/BvhSupport.h"

namespace scarp {
namespace {

using test::Boxes;
using test::expectAgreement;
using test::fuzzy;
using test::Item;
using test::kForever;
using test::Maker;
using test::TestRay;
using test::valuesOf;
using test::visitedBy;

TEST(Bvh, MissesNothingThatTheSlabTestFinds) {
  for (const int count : {1, 2, 4, 5, 17, 300, 1000}) {
    const unsigned seed = 100u + static_cast<unsigned>(count);
    Maker make(seed);
    Boxes boxes;
    for (Item item = 0; item < count; ++item) boxes[item] = make.box();
    const Bvh bvh(valuesOf(boxes));
    EXPECT_EQ(bvh.size(), boxes.size());
    for (int i = 0; i < 500; ++i) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " ray " << i);
      ASSERT_NO_FATAL_FAILURE(expectAgreement(bvh, boxes, make.ray()));
    }
  }
}

TEST(Bvh, RaysThatRunInASideTouchIt) {
  constexpr unsigned seed = 10;
  Maker make(seed);
  Boxes boxes;
  for (Item item = 0; item < 100; ++item) boxes[item] = make.box();
  const Bvh bvh(valuesOf(boxes));
  for (const auto& [item, box] : boxes)
    for (int i = 0; i < 12; ++i) {
      // Along one axis; on the lower or upper side across another.
      const int along = i % 3, across = (along + 1 + i / 3 % 2) % 3;
      TestRay ray{box.centre(), (i < 6 ? 1.0 : -1.0) * Vec3::Unit(along)};
      ray.origin[across] = i % 2 == 0 ? box.min[across] : box.max[across];
      ray.origin -= 100.0 * ray.direction;
      SCOPED_TRACE(testing::Message() << "seed " << seed << " item " << item << " ray " << i);
      ASSERT_NO_FATAL_FAILURE(expectAgreement(bvh, boxes, ray));
    }
}

TEST(Bvh, StaysInStepWithEveryChange) {
  constexpr unsigned seed = 11;
  Maker make(seed);
  Bvh bvh;
  Boxes boxes;
  for (int step = 0; step < 6000; ++step) {
    SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
    const Item item = make.below(400);
    // It grows at first, later it shrinks, to nothing at times.
    if (boxes.contains(item) && make.below(6000) < step) {
      bvh.remove(item);
      boxes.erase(item);
    } else if (boxes.contains(item) && make.below(2) == 0) {
      const Vec3 by = make.within(make.below(2) == 0 ? 0.1 : 100.0);
      boxes[item] = {boxes[item].min + by, boxes[item].max + by};
      bvh.set(item, boxes[item]);
    } else {
      boxes[item] = make.box();
      bvh.set(item, boxes[item]);
    }
    if (step % 1999 == 0)
      while (!boxes.empty()) {
        bvh.remove(boxes.begin()->first);
        boxes.erase(boxes.begin());
      }
    ASSERT_EQ(bvh.size(), boxes.size());
    ASSERT_EQ(bvh.contains(item), boxes.contains(item));
    if (step % 10 != 0) continue;
    ASSERT_NO_FATAL_FAILURE(expectAgreement(bvh, boxes, make.ray()));
  }
}

TEST(Bvh, FindsWhatOverlapsARegion) {
  Maker make(12);
  Boxes boxes;
  for (Item item = 0; item < 1000; ++item) boxes[item] = make.box();
  const Bvh bvh(valuesOf(boxes));
  const auto meet = [](const Box& a, const Box& b) {
    return (a.min.array() <= b.max.array()).all() && (b.min.array() <= a.max.array()).all();
  };
  for (int i = 0; i < 500; ++i) {
    Box region = make.box();
    if (i % 3 == 0) {
      region.min.z() = -kForever;
      region.max.z() = kForever;
    }
    if (i == 0) region = {Vec3::Constant(-kForever), Vec3::Constant(kForever)};
    std::set<Item> found;
    bvh.overlapping(region, [&](Item item) { ASSERT_TRUE(found.insert(item).second) << "twice"; });
    for (const auto& [item, box] : boxes) {
      if (meet(region, box)) {
        ASSERT_TRUE(found.contains(item)) << "region " << i << " item " << item;
      } else if (found.contains(item)) {
        ASSERT_TRUE(meet(region, fuzzy(box))) << "region " << i << " item " << item;
      }
    }
  }
}

TEST(Bvh, SeveralMayWalkAtOnce) {
  Maker make(17);
  std::vector<Box> boxes;
  for (int i = 0; i < 1000; ++i) boxes.push_back(make.box());
  const Bvh bvh(boxes);
  std::vector<TestRay> rays;
  for (int i = 0; i < 2000; ++i) rays.push_back(make.ray());
  std::vector<std::vector<Item>> visited(rays.size());
  parallelFor(rays.size(), [&](std::size_t i) { visited[i] = visitedBy(bvh, rays[i]); });
  for (std::size_t i = 0; i < rays.size(); ++i) ASSERT_EQ(visited[i], visitedBy(bvh, rays[i]));
}

TEST(Bvh, NothingInsideNothingFound) {
  Bvh bvh;
  EXPECT_EQ(bvh.size(), 0u);
  EXPECT_FALSE(bvh.contains(0));
  EXPECT_FALSE(bvh.contains(-1));
  EXPECT_TRUE(visitedBy(bvh, {Vec3::Zero(), Vec3::UnitX()}).empty());
  bvh.set(5, {Vec3::Zero(), Vec3::Ones()});
  EXPECT_FALSE(bvh.contains(3));
  EXPECT_EQ(visitedBy(bvh, {Vec3(-1.0, 0.5, 0.5), Vec3::UnitX()}), std::vector<Item>{5});
  EXPECT_TRUE(visitedBy(bvh, {Vec3(std::nan(""), 0.5, 0.5), Vec3::UnitX()}).empty());
  EXPECT_TRUE(visitedBy(bvh, {Vec3(-kForever, 0.5, 0.5), Vec3::UnitX()}).empty());
  EXPECT_TRUE(visitedBy(bvh, {Vec3(-1.0, 0.5, 0.5), Vec3::UnitX(), 2.5, 1.5}).empty());
  bvh.remove(5);
  EXPECT_TRUE(visitedBy(bvh, {Vec3(-1.0, 0.5, 0.5), Vec3::UnitX()}).empty());
}

TEST(Bvh, HugeBoxesAreKeptWithinReason) {
  Bvh bvh;
  for (Item item = 0; item < 20; ++item)
    bvh.set(item, {Vec3::Constant(-1e300), Vec3::Constant(1e300 + item)});
  EXPECT_TRUE(std::isfinite(bvh.cost()));
  EXPECT_EQ(visitedBy(bvh, {Vec3::Zero(), Vec3::UnitX()}).size(), 20u);
}

TEST(BvhDeathTest, BrokenContracts) {
  Bvh bvh;
  bvh.set(0, {Vec3::Zero(), Vec3::Ones()});
  EXPECT_DEATH(bvh.remove(1), "precondition");
  EXPECT_DEATH(bvh.set(-1, {Vec3::Zero(), Vec3::Ones()}), "precondition");
  EXPECT_DEATH(bvh.set(1, {Vec3::Ones(), Vec3::Zero()}), "precondition");
  EXPECT_DEATH(bvh.set(1, {Vec3::Zero(), Vec3::Constant(std::nan(""))}), "precondition");
  EXPECT_DEATH((void)visitedBy(bvh, {Vec3::Zero(), Vec3::Zero()}), "precondition");
}

}  // namespace
}  // namespace scarp
