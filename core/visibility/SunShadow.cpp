#include "core/visibility/SunShadow.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/visibility/GroundAnalysis.h"
#include "core/visibility/HorizonSweep.h"

namespace scarp {

namespace {

double radians(double degrees) { return degrees * std::numbers::pi / 180.0; }

/// The ways towards the sun's points, in columns, rows and metres: an even spread over its disc (Vogel
/// 1979, "A better way to construct the sunflower head").
std::vector<Vec3> sunPoints(const GridFrame& frame, const SunSettings& s) {
  const double azimuth = radians(s.azimuth), elevation = radians(s.elevation);
  const Vec3 across(std::cos(azimuth), -std::sin(azimuth), 0.0);
  const Vec3 level(std::sin(azimuth), std::cos(azimuth), 0.0);
  const Vec3 middle = std::cos(elevation) * level + std::sin(elevation) * Vec3::UnitZ();
  const Vec3 up = std::cos(elevation) * Vec3::UnitZ() - std::sin(elevation) * level;
  const int count = s.softness > 0.0 ? kSunPoints : 1;
  const double golden = std::numbers::pi * (3.0 - std::sqrt(5.0));
  std::vector<Vec3> points;
  for (int i = 0; i < count; ++i) {
    const double breadth = count == 1 ? 0.0 : std::tan(radians(s.softness)) * std::sqrt((i + 0.5) / count);
    const Vec3 way = middle + breadth * (std::cos(golden * i) * across + std::sin(golden * i) * up);
    Vec3 inGrid(way.x() / frame.dx, -way.y() / frame.dy, way.z());
    // Due south is due south, and straight up is up, whatever the last digit of π.
    const double least = 1e-12 * std::max(std::abs(inGrid.x()), std::abs(inGrid.y()));
    for (double* component : {&inGrid.x(), &inGrid.y()})
      if (std::abs(*component) <= least || std::abs(*component) < 1e-15 / frame.cellSize()) *component = 0.0;
    points.push_back(inGrid);
  }
  return points;
}

}  // namespace

Result<FractionRaster> sunShadow(const HeightRaster& heights, const HeightPyramid& pyramid,
                                 const GridFrame& frame, const SunSettings& settings, const GridRect& samples,
                                 const Progress& progress) {
  if (auto good = sunSchema().check(settings); !good) return good.error();
  const std::vector<Vec3> points = sunPoints(frame, settings);
  SeenCounts seen(samples.intersected(frame.samples()));
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (points[i].head<2>().isZero(0.0)) {
      // Nothing stands above anything else.
      for (int row = seen.rect().row0; row < seen.rect().row1; ++row)
        for (int column = seen.rect().column0; column < seen.rect().column1; ++column) ++seen.at(column, row);
      continue;
    }
    const HorizonSweep sweep{heights, pyramid.range(), {points[i], true}};
    const auto ofAll = [&](double fraction) {
      return keepGoing(progress, (static_cast<double>(i) + fraction) / static_cast<double>(points.size()));
    };
    if (!sweep.run(seen, ofAll)) return Error::cancel();
  }

  const GridRect& rect = seen.rect();
  FractionRaster result{rect, std::vector<float>(static_cast<std::size_t>(rect.area()))};
  const std::size_t width = static_cast<std::size_t>(rect.width());
  parallelFor(static_cast<std::size_t>(rect.height()), [&](std::size_t i) {
    const int row = rect.row0 + static_cast<int>(i);
    const std::span<float> line = std::span(result.values).subspan(i * width, width);
    heights.read({rect.column0, row, rect.column1, row + 1}, line);
    for (std::size_t k = 0; k < width; ++k)
      line[k] = std::isnan(line[k]) ? line[k]
                                    : static_cast<float>(seen.at(rect.column0 + static_cast<int>(k), row)) /
                                          static_cast<float>(points.size());
  });
  return result;
}

GridRect shadowReach(const GridFrame& frame, const SunSettings& settings, double relief,
                     const GridRect& changed) {
  if (changed.empty()) return {};
  // A sample bounds the cells around it.
  const GridRect rect = changed.grown(1);
  GridRect reach = rect;
  for (const Vec3& way : sunPoints(frame, settings)) {
    if (way.head<2>().isZero(0.0)) continue;
    const double size = frame.columns + frame.rows, fastest = way.head<2>().cwiseAbs().maxCoeff();
    const double length = way.z() > 0.0 ? std::min(relief / way.z(), size / fastest) : size / fastest;
    const int columns = static_cast<int>(std::ceil(std::abs(length * way.x()))) + 1;
    const int rows = static_cast<int>(std::ceil(std::abs(length * way.y()))) + 1;
    reach =
        reach.united({rect.column0 - (way.x() > 0.0 ? columns : 0), rect.row0 - (way.y() > 0.0 ? rows : 0),
                      rect.column1 + (way.x() < 0.0 ? columns : 0), rect.row1 + (way.y() < 0.0 ? rows : 0)});
  }
  return reach.intersected(frame.samples());
}

}  // namespace scarp
