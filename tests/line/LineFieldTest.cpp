#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/line/LineField.h"
#include "core/line/LinePieces.h"
#include "core/noise/Noise.h"
#include "core/terrain/Surface.h"
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
  for (int round = 0; round < 4; ++round) {
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

struct Steepness {
  double triangle = 0.0, leg = 0.0;  ///< Rise per metre of the steepest one.
  long triangles = 0;
};

/// Looks at the drawn triangles of side slopes whose samples are all raised, or all lowered.
void lookAtSlopes(const LineDesign& design, const Terrain& terrain, Steepness& steepest) {
  const GridFrame& frame = terrain.frame;
  const HeightRaster shaped =
      withLines(terrain.heights, LineField(frame, {std::make_shared<const LineDesign>(design)}));
  const GridRect all = frame.samples();
  std::vector<signed char> moved(static_cast<std::size_t>(all.area()), 0);
  const auto at = [&](int c, int r) -> signed char& {
    return moved[static_cast<std::size_t>(r) * static_cast<std::size_t>(frame.columns) +
                 static_cast<std::size_t>(c)];
  };
  const auto onBed = [&](const Vec2& place) {
    return std::ranges::any_of(design.beds, [&](const LineBed& bed) {
      return pieces::footOn(bed.middle, place).distance <= std::max(bed.ha, bed.hb) + 1e-6;
    });
  };
  for (int r = 0; r < frame.rows; ++r)
    for (int c = 0; c < frame.columns; ++c) {
      const float before = terrain.heights.at(c, r), after = shaped.at(c, r);
      if (before != after && !onBed({frame.x(c), frame.y(r)}))
        at(c, r) = static_cast<signed char>(after > before ? 1 : -1);
    }
  for (int r = 0; r + 1 < frame.rows; ++r)
    for (int c = 0; c + 1 < frame.columns; ++c) {
      const CellHeights cell = cellHeights(shaped, c, r);
      for (const CellTriangle triangle : {CellTriangle::ABD, CellTriangle::ACD}) {
        const bool isEast = triangle == CellTriangle::ABD;
        const int sense = at(c, r);
        if (sense == 0 || at(c + 1, r + 1) != sense || at(c + isEast, r + !isEast) != sense) continue;
        const Vec2 gradient = cell.gradient(triangle);
        const double east = gradient.x() / frame.dx, south = gradient.y() / frame.dy;
        steepest.triangle = std::max(steepest.triangle, std::hypot(east, south));
        steepest.leg = std::max({steepest.leg, std::abs(east), std::abs(south)});
        ++steepest.triangles;
      }
    }
}

/// No two samples differ by more than the slope, so both legs of a triangle keep to it, and the triangle to
/// √2 times the slope.
TEST(LineField, TrianglesOfSideSlopesKeepToTheirBound) {
  constexpr double kSlope = 1.0 / 1.8;
  std::mt19937_64 random(58);
  Steepness onPlane, onRough;
  for (int round = 0; round < 12; ++round) {
    const bool rough = round % 2 == 1;
    const double dy = round % 3 == 2 ? 1.5 : 2.0;
    const Terrain terrain = test::makeTerrain({181, 171, 2.0, dy}, [&](int c, int r) {
      const double hills =
          rough ? 6.0 * fractalNoise(c * 0.05, r * 0.05, 6, 0.5, 3U + static_cast<unsigned>(round))
                : 0.01 * c;
      return static_cast<float>(100.0 + hills);
    });
    Line line = lineThrough(LineKind::Road, test::randomWay(random, terrain.frame, 6, 50.0));
    line.settings.course = round % 4 < 2 ? LineCourse::Straight : LineCourse::Round;
    line.settings.fill = line.settings.cut = 1.8;
    line.settings.offset = round % 5 == 4 ? -8.0 : 8.0;
    line.settings.reach = 300.0;
    // Of the current alignment slopes end in walls beyond the terrain, which rough terrain is not always
    // above.
    if (rough) line.settings.alignment = LineAlignmentRule::Envelope;
    lookAtSlopes(*test::designed(line, terrain.heights, terrain.frame), terrain, rough ? onRough : onPlane);
  }
  EXPECT_GT(onPlane.triangles + onRough.triangles, 10'000);
  for (const Steepness& steepest : {onPlane, onRough}) {
    EXPECT_LE(steepest.leg, kSlope + 1e-3);
    EXPECT_LE(steepest.triangle, std::sqrt(2.0) * kSlope + 1e-3);
  }
  EXPECT_GT(onPlane.triangle, 1.1 * kSlope) << "else no kink was looked at";
}

/// Inside of a right angle along the axes, whose crease is across the diagonals of cells.
TEST(LineField, ARightAngleReachesTheBoundOfTriangles) {
  const Terrain terrain = test::makeTerrain({151, 151, 2.0, 2.0}, [](int, int) { return 100.0F; });
  Line line = lineThrough(LineKind::Road, {{-60.0, 120.0}, {-60.0, -60.0}, {120.0, -60.0}});
  line.settings.course = LineCourse::Straight;
  line.settings.fill = 1.8;
  line.settings.offset = 10.0;
  Steepness steepest;
  lookAtSlopes(*test::designed(line, terrain.heights, terrain.frame), terrain, steepest);
  EXPECT_GT(steepest.triangles, 1000);
  EXPECT_NEAR(steepest.triangle, std::sqrt(2.0) / 1.8, 2e-3);
}

TEST(LineField, NoLinesTouchNothing) {
  const Terrain terrain = fractalTerrain(40, 40);
  const LineField field(terrain.frame, {});
  EXPECT_TRUE(field.touched().empty());
  EXPECT_TRUE(withLines(terrain.heights, field).unsharedSlots(terrain.heights).empty());
}

}  // namespace
}  // namespace scarp
