#pragma once

#include "core/base/GridRect.h"
#include "core/geometry/Box.h"
#include "core/geometry/Ray.h"

namespace scarp {

/// How the sample grid lies in the local frame. Sample (i, j) stands at column i, row j; row 0 is the
/// north row. x = (c − (columns−1)/2)·dx, y = ((rows−1)/2 − r)·dy, both in metres. A value.
struct GridFrame {
  int columns = 2;  ///< Samples, ≥ 2.
  int rows = 2;     ///< Samples, ≥ 2.
  double dx = 1.0;  ///< Metres between columns, > 0.
  double dy = 1.0;  ///< Metres between rows, > 0; need not equal dx.

  [[nodiscard]] GridRect samples() const { return {0, 0, columns, rows}; }
  [[nodiscard]] GridRect cells() const { return {0, 0, columns - 1, rows - 1}; }
  [[nodiscard]] double width() const { return (columns - 1) * dx; }    ///< Metres, west to east.
  [[nodiscard]] double depth() const { return (rows - 1) * dy; }       ///< Metres, south to north.
  [[nodiscard]] double cellSize() const { return dx < dy ? dx : dy; }  ///< The smaller side, metres.

  [[nodiscard]] double x(double column) const { return (column - 0.5 * (columns - 1)) * dx; }
  [[nodiscard]] double y(double row) const { return (0.5 * (rows - 1) - row) * dy; }
  [[nodiscard]] double column(double x) const { return x / dx + 0.5 * (columns - 1); }
  [[nodiscard]] double row(double y) const { return 0.5 * (rows - 1) - y / dy; }
  /// Whether a local position is on the grid, its border included.
  [[nodiscard]] bool covers(double x, double y) const;
  /// The samples within a local rectangle, clipped to the grid; may be empty. Any finite numbers.
  [[nodiscard]] GridRect samplesWithin(double xMin, double yMin, double xMax, double yMax) const;
  /// The terrain's box for a height band.
  [[nodiscard]] Box box(double zMin, double zMax) const;

  bool operator==(const GridFrame&) const = default;
};

/// The same ray in the grid frame: same t, direction scaled.
[[nodiscard]] inline GridRay toGrid(const LocalRay& ray, const GridFrame& frame) {
  return {{frame.column(ray.origin.x()), frame.row(ray.origin.y()), ray.origin.z()},
          {ray.direction.x() / frame.dx, -ray.direction.y() / frame.dy, ray.direction.z()},
          ray.tMin,
          ray.tMax};
}

}  // namespace scarp
