#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <random>

#include "core/geometry/BoxTree-inl.h"
#include "core/geometry/PackedBvh.h"
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

TEST(Bvh, StaysAboutAsGoodAsNew) {
  Maker make(13);
  const auto place = [&] {
    const Vec3 corner(make.between(-2000.0, 2000.0), make.between(-2000.0, 2000.0), make.between(0.0, 100.0));
    return Box{corner, corner + Vec3(4.0, 4.0, 8.0)};
  };
  constexpr Item count = 3000;
  Bvh bvh;
  Boxes boxes;
  const auto relativeCost = [&] { return bvh.cost() / Bvh(valuesOf(boxes)).cost(); };
  for (Item item = 0; item < count; ++item) bvh.set(item, boxes[item] = place());
  EXPECT_LT(relativeCost(), 1.6) << "one by one";
  for (Item item = 0; item < count; ++item) {
    boxes[item].min.z() += item % 7;
    boxes[item].max.z() += item % 7;
    bvh.set(item, boxes[item]);
  }
  EXPECT_LT(relativeCost(), 1.6) << "moved a little";
  for (Item item = 0; item < count; ++item) bvh.set(item, boxes[item] = place());
  EXPECT_LT(relativeCost(), 1.6) << "moved anywhere";
  for (int step = 0; step < 40; ++step)
    for (Item item = step % 10; item < count; item += 10) {
      const Vec3 by(20.0 * std::cos(item), 20.0 * std::sin(item), 0.0);
      boxes[item] = {boxes[item].min + by, boxes[item].max + by};
      bvh.set(item, boxes[item]);
    }
  EXPECT_LT(relativeCost(), 1.6) << "wandering off";
}

/// Orders of arrival that make a tree that only grows a mere list.
TEST(Bvh, RowsOfBoxesDoNotMakeItDeep) {
  const auto check = [](const std::function<Box(Item)>& boxOf) {
    constexpr Item count = 2000;
    Bvh bvh;
    Boxes boxes;
    for (Item item = 0; item < count; ++item) bvh.set(item, boxes[item] = boxOf(item));
    Maker make(14);
    for (int i = 0; i < 100; ++i) {
      const Box& box = boxes[make.below(count)];
      TestRay ray = make.ray();
      ray.direction = box.centre() - ray.origin;
      ASSERT_NO_FATAL_FAILURE(expectAgreement(bvh, boxes, ray));
    }
  };
  check([](Item i) { return Box{Vec3(i, 0.0, 0.0), Vec3(i + 0.5, 1.0, 1.0)}; });
  check([](Item i) {
    const double x = std::pow(1.01, i);
    return Box{Vec3(x, 0.0, 0.0), Vec3(1.005 * x, 1.0, 1.0)};
  });
  check([](Item i) {
    const double size = std::pow(1.01, -i);
    return Box{Vec3::Constant(-size), Vec3::Constant(size)};
  });
  check([](Item) { return Box{Vec3::Zero(), Vec3::Ones()}; });
}

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
