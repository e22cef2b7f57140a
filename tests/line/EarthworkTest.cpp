#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <cmath>
#include <random>

#include "core/line/Earthwork.h"
#include "core/terrain/Surface.h"
#include "tests/line/Lines.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::fractalTerrain;
using test::makeTerrain;

using Polygon = std::vector<Vec3>;  ///< x, y and the difference of the heights.

/// The part of a polygon on which the difference is positive, by walking round it.
Polygon positivePart(const Polygon& polygon) {
  Polygon part;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec3 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    if (a.z() >= 0.0) part.push_back(a);
    if ((a.z() > 0.0 && b.z() < 0.0) || (a.z() < 0.0 && b.z() > 0.0))
      part.push_back(a + (b - a) * (a.z() / (a.z() - b.z())));
  }
  return part;
}

double volumeOver(const Polygon& polygon) {
  double sum = 0.0;
  for (std::size_t i = 2; i < polygon.size(); ++i) {
    const Vec3 u = polygon[i - 1] - polygon[0], v = polygon[i] - polygon[0];
    sum += 0.5 * std::abs(u.x() * v.y() - u.y() * v.x()) *
           (polygon[0].z() + polygon[i - 1].z() + polygon[i].z()) / 3.0;
  }
  return sum;
}

/// Every triangle of the terrain, cut where the difference is zero.
Earthwork oracle(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame) {
  Earthwork work;
  for (int r = 0; r + 1 < frame.rows; ++r)
    for (int c = 0; c + 1 < frame.columns; ++c) {
      if (cellHeights(before, c, r).hole() || cellHeights(after, c, r).hole()) continue;
      const auto corner = [&](int i, int j) {
        return Vec3(frame.x(i), frame.y(j), double(after.at(i, j)) - double(before.at(i, j)));
      };
      for (const bool east : {true, false}) {
        Polygon triangle{corner(c, r), east ? corner(c + 1, r) : corner(c, r + 1), corner(c + 1, r + 1)};
        work.fill += volumeOver(positivePart(triangle));
        for (Vec3& p : triangle) p.z() = -p.z();
        work.cut += volumeOver(positivePart(triangle));
      }
    }
  return work;
}

TEST(Earthwork, EqualsAnIndependentIntegral) {
  std::mt19937_64 random(11);
  for (int round = 0; round < 4; ++round) {
    const Terrain terrain = fractalTerrain(300, 270, 1.5, 2.0, static_cast<std::uint32_t>(round));
    const Line line = test::lineThrough(LineKind::Road, test::randomWay(random, terrain.frame, 6, 80.0));
    const LineField field(terrain.frame, {test::designed(line, terrain.heights, terrain.frame)});
    const HeightRaster shaped = withLines(terrain.heights, field);
    const Earthwork work = earthworkBetween(terrain.heights, shaped, terrain.frame);
    const Earthwork expected = oracle(terrain.heights, shaped, terrain.frame);
    ASSERT_GT(expected.cut, 1.0);
    ASSERT_GT(expected.fill, 1.0);
    EXPECT_NEAR(work.cut / expected.cut, 1.0, 1e-9);
    EXPECT_NEAR(work.fill / expected.fill, 1.0, 1e-9);
    Earthwork sum;
    forEachMoved(terrain.heights, shaped, terrain.frame,
                 [&](const Vec2&, const Earthwork& part) { sum += part; });
    EXPECT_NEAR(sum.cut / expected.cut, 1.0, 1e-9);
    EXPECT_NEAR(sum.area, work.area, 1e-6 * work.area);
  }
}

TEST(Earthwork, LeavesOutCellsWithHoles) {
  const GridFrame frame{4, 4, 2.0, 3.0};
  const Terrain flat = makeTerrain(frame, [](int c, int r) { return c == 3 && r == 3 ? test::kHole : 0.0F; });
  const Terrain raised =
      makeTerrain(frame, [](int c, int r) { return c == 3 && r == 3 ? test::kHole : 1.5F; });
  const Earthwork work = earthworkBetween(flat.heights, raised.heights, frame);
  EXPECT_DOUBLE_EQ(work.fill, 8 * 6.0 * 1.5);
  EXPECT_EQ(work.cut, 0.0);
  EXPECT_EQ(earthworkBetween(flat.heights, flat.heights, frame), Earthwork{});
}

}  // namespace
}  // namespace scarp
