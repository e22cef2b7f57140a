#include "core/terrain/Surface.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

/// The cell that holds a coordinate on one axis, and the one before where it lies exactly between.
struct AxisCells {
  int first, count;
};

AxisCells cellsAt(double position, int samples) {
  const int index = std::min(static_cast<int>(std::floor(position)), samples - 2);
  const bool between = position == index && index > 0;
  return between ? AxisCells{index - 1, 2} : AxisCells{index, 1};
}

}  // namespace

std::optional<GroundCell> groundCellAt(const HeightRaster& heights, double column, double row) {
  if (!(column >= 0.0 && column <= heights.columns() - 1 && row >= 0.0 && row <= heights.rows() - 1))
    return std::nullopt;
  const AxisCells across = cellsAt(column, heights.columns());
  const AxisCells down = cellsAt(row, heights.rows());
  for (int j = down.first + down.count - 1; j >= down.first; --j)
    for (int i = across.first + across.count - 1; i >= across.first; --i) {
      const CellHeights cell = cellHeights(heights, i, j);
      if (!cell.hole()) return GroundCell{cell, i, j, column - i, row - j};
    }
  return std::nullopt;
}

CellHeights cellHeights(const HeightRaster& heights, int column, int row) {
  return {heights.at(column, row), heights.at(column + 1, row), heights.at(column, row + 1),
          heights.at(column + 1, row + 1)};
}

double SurfacePoint::slope() const { return slopeOf(normal); }

double heightAt(const HeightRaster& heights, double column, double row) {
  const auto cell = groundCellAt(heights, column, row);
  return cell ? cell->height() : std::numeric_limits<double>::quiet_NaN();
}

std::optional<SurfacePoint> surfaceAt(const HeightRaster& heights, const GridFrame& frame, double column,
                                      double row) {
  const auto cell = groundCellAt(heights, column, row);
  if (!cell) return std::nullopt;
  return SurfacePoint{cell->height(), cell->column, cell->row, cell->triangle(),
                      facetNormal(cell->heights, cell->triangle(), frame)};
}

double slopeOf(const Vec3& normal) { return reproducible::atan2(normal.head<2>().norm(), normal.z()); }

}  // namespace scarp
