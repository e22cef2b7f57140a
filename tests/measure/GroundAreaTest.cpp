#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <cmath>
#include <numbers>
#include <random>

#include "core/base/Parallel.h"
#include "core/geometry/PolygonClip.h"
#include "core/measure/GroundArea.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Outline = std::vector<Vec2>;

AreaFigures measured(const Terrain& terrain, const Outline& outline, const VolumeReference& reference) {
  GroundArea area(terrain.frame, outline, reference);
  area.measure(terrain.heights);
  return area.figures();
}

Outline star(std::mt19937_64& random, int corners, const Vec2& middle, double size, bool convex) {
  std::uniform_real_distribution<double> reach(0.25, 1.0);
  Outline outline;
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * (i + 0.137) / corners;
    outline.push_back(middle +
                      size * (convex ? 1.0 : reach(random)) * Vec2(std::cos(angle), std::sin(angle)));
  }
  return outline;
}

/// Every triangle of the ground for itself, in local places, cut by the sides of a convex outline.
AreaFigures bruteForce(const Terrain& terrain, const Outline& outline, const VolumeReference& reference) {
  const GridFrame& frame = terrain.frame;
  AreaFigures sum;
  struct Corner {
    Vec2 place;
    double ground, over;
  };
  const auto corner = [&](int c, int r) {
    const Vec2 place(frame.x(c), frame.y(r));
    const double ground = terrain.heights.at(c, r);
    const double against = std::holds_alternative<ReferencePlane>(reference)
                               ? std::get<ReferencePlane>(reference).at(place)
                               : double(std::get<HeightRaster>(reference).at(c, r));
    return Corner{place, ground, ground - against};
  };
  for (int r = 0; r + 1 < frame.rows; ++r)
    for (int c = 0; c + 1 < frame.columns; ++c) {
      if (cellHeights(terrain.heights, c, r).hole()) continue;
      for (const bool east : {true, false}) {
        const Corner a = corner(c, r), d = corner(c + 1, r + 1),
                     s = east ? corner(c + 1, r) : corner(c, r + 1);
        Outline part{a.place, s.place, d.place};
        if (signedArea(part) < 0.0) std::swap(part[0], part[1]);
        for (std::size_t i = 0; i < outline.size(); ++i) {
          const Vec2 p = outline[i], way = outline[(i + 1) % outline.size()] - p;
          part = clipped(part, HalfPlane(-way.y(), way.x(), way.y() * p.x() - way.x() * p.y()));
        }
        // Both heights as slants over the plane, from three corners.
        Eigen::Matrix3d places;
        places << a.place.x(), a.place.y(), 1, s.place.x(), s.place.y(), 1, d.place.x(), d.place.y(), 1;
        const Eigen::Matrix3d inverse = places.inverse();
        const Vec3 ground = inverse * Vec3(a.ground, s.ground, d.ground),
                   over = inverse * Vec3(a.over, s.over, d.over);
        const auto volume = [&](const Outline& polygon) {
          double v = 0.0;
          for (std::size_t i = 2; i < polygon.size(); ++i) {
            const Vec2 centroid = (polygon[0] + polygon[i - 1] + polygon[i]) / 3.0;
            v += signedArea({polygon[0], polygon[i - 1], polygon[i]}) * over.dot(centroid.homogeneous());
          }
          return v;
        };
        sum += {signedArea(part), signedArea(part) * std::sqrt(1.0 + ground.head<2>().squaredNorm()),
                volume(clipped(part, over)), -volume(clipped(part, -over))};
      }
    }
  return sum;
}

void expectNear(const AreaFigures& a, const AreaFigures& b, double tolerance, const std::string& what) {
  EXPECT_NEAR(a.plane, b.plane, tolerance) << what;
  EXPECT_NEAR(a.surface, b.surface, tolerance) << what;
  EXPECT_NEAR(a.above, b.above, tolerance) << what;
  EXPECT_NEAR(a.below, b.below, tolerance) << what;
}

TEST(GroundArea, OfAPlaneIsTheOutlinesAreaTiltedAndTheSlabAboveIt) {
  const Terrain terrain = test::makeTerrain(
      {101, 81, 2.0, 3.0}, [](int c, int r) { return static_cast<float>(0.5 * c - 0.25 * r); });
  const Vec2 slope(0.25, 0.25 / 3.0);
  std::mt19937_64 random(3);
  for (int i = 0; i < 28; ++i) {
    const Outline outline = star(random, 3 + i % 14, {4.0, -7.0}, 60.0, false);
    ReferencePlane below{0.0, slope};
    below.height = heightAt(terrain.heights, 50.0, 40.0) - 12.0;
    const AreaFigures figures = measured(terrain, outline, below);
    const double area = std::abs(signedArea(outline));
    EXPECT_NEAR(figures.plane, area, 1e-9 * area);
    EXPECT_NEAR(figures.surface, area * std::sqrt(1.0 + slope.squaredNorm()), 1e-9 * area);
    EXPECT_NEAR(figures.above, 12.0 * area, 1e-8 * area);
    EXPECT_NEAR(figures.below, 0.0, 1e-8 * area);
    EXPECT_EQ(figures.plane > 0.0, true);
    const AreaFigures mirrored = measured(terrain, {outline.rbegin(), outline.rend()}, below);
    expectNear(figures, mirrored, 1e-8 * area, "the other way round");
  }
}

TEST(GroundArea, AgreesWithEveryTriangleForItself) {
  std::mt19937_64 random(9);
  std::uniform_real_distribution<double> number(-1.0, 1.0);
  for (const auto& [name, terrain] : test::pickingTerrains())
    for (int i = 0; i < 9; ++i) {
      const GridFrame& frame = terrain.frame;
      const double size = 0.7 * std::min(frame.width(), frame.depth());
      const Vec2 middle(0.4 * frame.width() * number(random), 0.4 * frame.depth() * number(random));
      const Outline outline = star(random, 3 + i % 7, middle, size, true);
      const HeightRange range = HeightPyramid(terrain.heights).range();
      VolumeReference reference = ReferencePlane{0.5 * (range.low + range.high) + number(random),
                                              Vec2(0.2 * number(random), 0.2 * number(random)), middle};
      if (i % 3 == 0) {
        const Terrain other = test::fractalTerrain(frame.columns, frame.rows, frame.dx, frame.dy, 5);
        reference = other.heights;
      }
      const AreaFigures figures = measured(terrain, outline, reference);
      const double tolerance = 1e-9 * (1.0 + figures.surface + figures.above + figures.below);
      expectNear(figures, bruteForce(terrain, outline, reference), tolerance, name);
    }
}

TEST(GroundArea, AlongGridLinesNothingIsCountedTwiceOrLeftOut) {
  const Terrain terrain = test::fractalTerrain(41, 41);
  const auto whole = [&](const Outline& outline) {
    return measured(terrain, outline, ReferencePlane{1.0, Vec2::Zero()});
  };
  const AreaFigures all = whole({{-20, -20}, {20, -20}, {20, 20}, {-20, 20}});
  EXPECT_NEAR(all.plane, 1600.0, 1e-9);
  AreaFigures parts;
  // Cut along a column, a row and a diagonal of the grid.
  parts += whole({{-20, -20}, {-5, -20}, {-5, 20}, {-20, 20}});
  parts += whole({{-5, -20}, {20, -20}, {20, 3}, {-5, 3}});
  parts += whole({{-5, 3}, {20, 3}, {3, 20}, {-5, 20}});
  parts += whole({{20, 3}, {20, 20}, {3, 20}});
  expectNear(all, parts, 1e-8, "parts");
  expectNear(all, whole({{-99, -99}, {99, -99}, {99, 99}, {-99, 99}}), 1e-8,
             "beyond the map there is nothing");
  EXPECT_EQ(whole({{50, 50}, {60, 50}, {60, 60}}), AreaFigures());
}

TEST(GroundArea, ConcaveOutlinesAreTheSumOfTheirTriangles) {
  const Terrain terrain = test::fractalTerrain(60, 45, 2.0, 1.5);
  std::mt19937_64 random(12);
  for (int i = 0; i < 24; ++i) {
    const int corners = 5 + i % 12;
    const Vec2 middle(3.0, -2.0);
    const Outline outline = star(random, corners, middle, 28.0, false);
    const ReferencePlane plane{0.7, Vec2(0.05, -0.02), middle};
    AreaFigures sum;
    for (std::size_t k = 0; k < outline.size(); ++k)
      sum += measured(terrain, {middle, outline[k], outline[(k + 1) % outline.size()]}, plane);
    const AreaFigures figures = measured(terrain, outline, plane);
    expectNear(figures, sum, 1e-9 * (1.0 + figures.surface + figures.above + figures.below), "star");
  }
}

TEST(GroundArea, FollowsTheGroundAsIfMeasuredAnewOnAnyNumberOfThreads) {
  Terrain terrain = test::fractalTerrain(600, 500);
  std::mt19937_64 random(2);
  const Outline outline = star(random, 17, {0.0, 0.0}, 290.0, false);
  const ReferencePlane plane{10.0, Vec2(0.01, 0.0)};
  GroundArea area(terrain.frame, outline, plane);
  area.measure(terrain.heights);
  std::uniform_int_distribution<int> at(0, 440), size(1, 60);
  for (int i = 0; i < 9; ++i) {
    const int c = at(random), r = at(random);
    const GridRect changed{c, r, c + size(random), r + size(random)};
    terrain.heights.write(
        changed, std::vector<float>(static_cast<std::size_t>(changed.area()), static_cast<float>(i)));
    area.refresh(terrain.heights, changed);
    const ThreadLimit limit(1 + i % 3);
    EXPECT_EQ(area.figures(), measured(terrain, outline, plane)) << i;
  }
}

TEST(GroundArea, MeasuresPieceByPieceWhileTheGroundChanges) {
  Terrain terrain = test::makeTerrain(
      {1700, 1500, 1.0, 1.0}, [](int c, int r) { return 0.2F * static_cast<float>((c * 7 + r * 13) % 300); });
  const Outline outline{{-800, -700}, {800, -700}, {800, 700}, {-800, 700}};
  const ReferencePlane plane{10.0};
  GroundArea area(terrain.frame, outline, plane);
  EXPECT_EQ(area.progress(), 0.0);
  int pieces = 0;
  for (; !area.measure(terrain.heights, 1e-9); ++pieces) {
    EXPECT_LT(area.progress(), 1.0);
    const GridRect changed{300 * (pieces % 5), 200, 300 * (pieces % 5) + 20, 1200};
    terrain.heights.write(changed, std::vector<float>(static_cast<std::size_t>(changed.area()), 33.0f));
    area.refresh(terrain.heights, changed);
    ASSERT_LT(pieces, 100);
  }
  EXPECT_GE(pieces, 2);
  EXPECT_EQ(area.progress(), 1.0);
  EXPECT_EQ(area.figures(), measured(terrain, outline, plane));
}

TEST(PlaneThrough, FindsThePlaneThatABorderLiesIn) {
  const Terrain terrain = test::makeTerrain(
      {41, 41, 1.0, 1.0}, [](int c, int r) { return static_cast<float>(3.0 + 0.5 * c - 0.25 * r); });
  const std::vector<Vec2> border{{-10, -8}, {12, -6}, {3, 14}, {-10, -8}};
  const ReferencePlane plane = planeThrough(groundProfile(terrain.heights, terrain.frame, border));
  for (const Vec2& place : {Vec2(0, 0), Vec2(15, -9), Vec2(-18, 2)})
    EXPECT_NEAR(plane.at(place),
                heightAt(terrain.heights, terrain.frame.column(place.x()), terrain.frame.row(place.y())),
                1e-9);
  // Along a straight line nothing says how it is tilted across.
  const ReferencePlane along =
      planeThrough(groundProfile(terrain.heights, terrain.frame, std::vector<Vec2>{{-9, 0}, {9, 0}}));
  EXPECT_NEAR(along.slope.x(), 0.5, 1e-9);
  EXPECT_NEAR(along.slope.y(), 0.0, 1e-9);
}

TEST(GroundAreaDeathTest, AnOutlineThatCrossesItselfIsAMistake) {
  EXPECT_DEATH(GroundArea({41, 41}, {{0, 0}, {2, 2}, {2, 0}, {0, 2}}, ReferencePlane{}), "precondition");
}

}  // namespace
}  // namespace scarp
