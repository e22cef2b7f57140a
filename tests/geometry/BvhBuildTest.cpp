#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "tests/geometry/BvhSupport.h"

namespace scarp {
namespace {

using test::Boxes;
using test::expectAgreement;
using test::Item;
using test::Maker;
using test::TestRay;
using test::valuesOf;
using test::visitedBy;

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

TEST(Bvh, TheSameCallsGiveTheSameTree) {
  const auto make = [] {
    Maker maker(15);
    Bvh bvh;
    for (int step = 0; step < 3000; ++step) {
      const Item item = maker.below(500);
      if (bvh.contains(item) && step % 3 == 0)
        bvh.remove(item);
      else
        bvh.set(item, maker.box());
    }
    return bvh;
  };
  const Bvh one = make(), other = make();
  EXPECT_EQ(one.cost(), other.cost());
  Maker maker(16);
  for (int i = 0; i < 200; ++i) {
    const TestRay ray = maker.ray();
    ASSERT_EQ(visitedBy(one, ray), visitedBy(other, ray));
  }
}

}  // namespace
}  // namespace scarp
