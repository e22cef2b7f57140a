#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LineField.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::fractalTerrain;
using test::lineThrough;

struct ManyLines {
  Terrain terrain;
  std::vector<std::shared_ptr<const LineDesign>> designs;
};

ManyLines manyLines(std::mt19937_64& random, int count) {
  ManyLines many{fractalTerrain(250, 230, 2.0, 3.0, static_cast<std::uint32_t>(random())), {}};
  for (int i = 0; i < count; ++i) {
    constexpr unsigned kinds = static_cast<unsigned>(LineKind::Quarry) + 1;
    LineKind kind = LineKind::BrushPath;
    while (kind == LineKind::BrushPath) kind = static_cast<LineKind>(random() % kinds);
    Line line = lineThrough(kind,
                       test::randomWay(random, many.terrain.frame, 3 + static_cast<int>(random() % 5), 70.0));
    if (isArea(line.kind)) line.points.resize(3);
    line.settings.reach = 20.0 + static_cast<double>(random() % 200);
    many.designs.push_back(test::designed(line, many.terrain.heights, many.terrain.frame));
  }
  return many;
}

TEST(LineField, HowTheGroundIsDividedMakesNoDifference) {
  std::mt19937_64 random(31);
  for (int round = 0; round < 12; ++round) {
    const ManyLines many = manyLines(random, 6);
    const LineField field(many.terrain.frame, many.designs);
    const GridRect all = many.terrain.frame.samples();
    const std::vector<float> ground = test::samplesOf(many.terrain.heights);
    std::vector<float> whole(ground.size()), parts(ground.size());
    field.evaluate(all, ground, whole);
    const auto cut = [&](int from, int most) {
      return std::min(most, from + 1 + static_cast<int>(random() % 61));
    };
    int touched = 0;
    for (int r0 = 0, r1 = 0; r0 < all.row1; r0 = r1) {
      r1 = cut(r0, all.row1);
      for (int c0 = 0, c1 = 0; c0 < all.column1; c0 = c1) {
        c1 = cut(c0, all.column1);
        const GridRect part{c0, r0, c1, r1};
        std::vector<float> beneath(static_cast<std::size_t>(part.area())), heights(beneath.size());
        many.terrain.heights.read(part, beneath);
        field.evaluate(part, beneath, heights);
        for (int r = r0, i = 0; r < r1; ++r)
          for (int c = c0; c < c1; ++c, ++i) {
            const float height = heights[static_cast<std::size_t>(i)];
            parts[static_cast<std::size_t>(r * all.column1 + c)] = height;
            if (!std::isnan(height)) {
              ++touched;
              ASSERT_TRUE(field.touched().contains(c, r));
            }
          }
      }
    }
    EXPECT_GT(touched, 500);
    EXPECT_TRUE(test::sameBits(whole, parts)) << round;
  }
}

TEST(LineField, LaterLinesBedIsOverAnEarlierOnes) {
  const GridFrame frame{101, 101, 1.0, 1.0};
  const Terrain flat = test::makeTerrain(frame, [](int, int) { return 5.0F; });
  Line low = lineThrough(LineKind::Road, {{-40.0, 0.0}, {40.0, 0.0}}), high = low;
  low.settings.offset = -1.0;
  high.points[0] = {0.0, -40.0};
  high.points[1] = {0.0, 40.0};
  high.settings.offset = 1.0;
  const auto a = test::designed(low, flat.heights, frame), b = test::designed(high, flat.heights, frame);
  EXPECT_NEAR(withLines(flat.heights, LineField(frame, {a, b})).at(50, 50), 6.0, 1e-5);
  EXPECT_NEAR(withLines(flat.heights, LineField(frame, {b, a})).at(50, 50), 4.0, 1e-5);
}

TEST(LineField, HolesStayHoles) {
  const GridFrame frame{65, 65, 1.0, 1.0};
  const Terrain holed =
      test::makeTerrain(frame, [](int c, int r) { return (c + r) % 9 == 0 ? test::kHole : 3.0F; });
  Line line = lineThrough(LineKind::Pad, {{-20.0, -20.0}, {20.0, -20.0}, {0.0, 20.0}});
  line.settings.offset = 2.0;
  const HeightRaster shaped =
      withLines(holed.heights, LineField(frame, {test::designed(line, holed.heights, frame)}));
  int raised = 0;
  for (int r = 0; r < 65; ++r)
    for (int c = 0; c < 65; ++c) {
      EXPECT_EQ(std::isnan(shaped.at(c, r)), (c + r) % 9 == 0);
      raised += shaped.at(c, r) > 3.0F;
    }
  EXPECT_GT(raised, 400);
}

TEST(LineField, NoLinesTouchNothing) {
  const Terrain terrain = fractalTerrain(40, 40);
  const LineField field(terrain.frame, {});
  EXPECT_TRUE(field.touched().empty());
  EXPECT_TRUE(withLines(terrain.heights, field).unsharedSlots(terrain.heights).empty());
}

}  // namespace
}  // namespace scarp
