#include "ui/render/GeometricErrorBound.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

/// Half way between two levels a glide may stray by so much more than a mean of both.
constexpr double kGlide = 1.02;

/// Heights at 3 × 3 places of a cell, row by row, and the shares of its sides at which the middle ones stand.
struct Cell {
  std::array<double, 9> heights;
  double across, down;
};

/// By the diagonal rule between four of them; u and v within 0…1.
double between(const Cell& cell, std::size_t first, std::size_t along, std::size_t aside, double u,
               double v) {
  const double a = cell.heights[first], b = cell.heights[first + along], c = cell.heights[first + aside],
               d = cell.heights[first + along + aside];
  return u >= v ? a + u * (b - a) + v * (d - b) : a + v * (c - a) + u * (d - c);
}

/// How far the finer level's ground and the coarser one's are apart.
double apart(const Cell& cell, double x, double y) {
  const bool east = x > cell.across, south = y > cell.down;
  const double u = east ? (x - cell.across) / (1.0 - cell.across) : x / cell.across;
  const double v = south ? (y - cell.down) / (1.0 - cell.down) : y / cell.down;
  return std::abs(between(cell, (east ? 1 : 0) + (south ? 3 : 0), 1, 3, u, v) - between(cell, 0, 2, 6, x, y));
}

/// The same at its worst in a cell that the terrain ends in: linear between all places where edges of one
/// level meet those of the other.
double mostApart(const Cell& cell) {
  double worst = 0.0;
  const auto look = [&](double x, double y) {
    // Not so beside a hole, where it is NaN.
    if (const double stray = apart(cell, x, y); stray > worst) worst = stray;
  };
  const std::array<double, 3> xs{0.0, cell.across, 1.0}, ys{0.0, cell.down, 1.0};
  for (const double y : ys)
    for (const double x : xs) look(x, y);
  look(cell.across, cell.across);
  look(cell.down, cell.down);
  for (std::size_t j = 0; j < 2; ++j)
    for (std::size_t i = 0; i < 2; ++i) {
      const double width = xs[i + 1] - xs[i], height = ys[j + 1] - ys[j];
      const double along = (ys[j] - xs[i]) / (width - height);
      if (along >= 0.0 && along <= 1.0) look(xs[i] + along * width, xs[i] + along * width);
    }
  return worst;
}

/// By how much a level strays from the next one over one of that one's cells, whose first sample is (column,
/// row).
float strayOverCell(const HeightRaster& heights, int column, int row, int step) {
  const int lastColumn = heights.columns() - 1, lastRow = heights.rows() - 1;
  std::array<int, 3> columns{}, rows{};
  for (int i = 0; i < 3; ++i) {
    columns[static_cast<std::size_t>(i)] = std::min(column + i * step, lastColumn);
    rows[static_cast<std::size_t>(i)] = std::min(row + i * step, lastRow);
  }
  Cell cell{};
  for (std::size_t j = 0; j < 3; ++j)
    for (std::size_t i = 0; i < 3; ++i) cell.heights[3 * j + i] = double(heights.at(columns[i], rows[j]));
  const auto& h = cell.heights;
  double worst = 0.0;
  const auto count = [&](double stray) {
    if (std::abs(stray) > worst) worst = std::abs(stray);  // Not so beside a hole, where it is NaN.
  };
  if (columns[2] < column + 2 * step || rows[2] < row + 2 * step) {
    cell.across = double(columns[1] - column) / (columns[2] - column);
    cell.down = double(rows[1] - row) / (rows[2] - row);
    worst = mostApart(cell);
  } else {
    count(h[1] - 0.5 * (h[0] + h[2]));
    count(h[3] - 0.5 * (h[0] + h[6]));
    count(h[4] - 0.5 * (h[0] + h[8]));
    count(h[5] - 0.5 * (h[2] + h[8]));
    count(h[7] - 0.5 * (h[6] + h[8]));
  }
  return static_cast<float>(worst * (1.0 + 1e-6));
}

float strayOver(const HeightRaster& heights, const GridRect& cells, int step) {
  float worst = 0.0F;
  for (int row = cells.row0; row < cells.row1; row += 2 * step)
    for (int column = cells.column0; column < cells.column1; column += 2 * step)
      worst = std::max(worst, strayOverCell(heights, column, row, step));
  return worst;
}

}  // namespace

double GeometricErrorBound::cells(const HeightRaster& heights, const GridFrame& frame) {
  const GridRect all = frame.cells();
  const int across = (all.column1 + kBlock - 1) / kBlock, down = (all.row1 + kBlock - 1) / kBlock;
  GridRect outdated{0, 0, across, down};
  if (blocks_.size() == static_cast<std::size_t>(across) * static_cast<std::size_t>(down)) {
    const GridRect touched = changed_.grownTowardOrigin(1);
    outdated = touched.empty() ? GridRect()
                               : GridRect{touched.column0 / kBlock, touched.row0 / kBlock,
                                          (touched.column1 - 1) / kBlock + 1, (touched.row1 - 1) / kBlock + 1}
                                     .intersected(outdated);
  } else {
    blocks_.assign(static_cast<std::size_t>(across) * static_cast<std::size_t>(down), Steps());
  }
  changed_ = {};
  const int width = outdated.width();
  parallelFor(static_cast<std::size_t>(outdated.area()), [&](std::size_t i) {
    const int column = outdated.column0 + static_cast<int>(i) % width,
              row = outdated.row0 + static_cast<int>(i) / width;
    const GridRect cells =
        GridRect{column * kBlock, row * kBlock, (column + 1) * kBlock, (row + 1) * kBlock}.intersected(all);
    Steps& steps = blocks_[static_cast<std::size_t>(row) * static_cast<std::size_t>(across) +
                           static_cast<std::size_t>(column)];
    for (int level = 0; level < kLevels; ++level)
      steps[static_cast<std::size_t>(level)] = strayOver(heights, cells, 1 << level);
  });

  // From level to level they add up at most (the triangle inequality), place by place.
  std::array<double, kLevels> most{};
  for (const Steps& steps : blocks_) {
    double sum = 0.0;
    for (std::size_t level = 0; level < kLevels; ++level) {
      sum += double(steps[level]);
      most[level] = std::max(most[level], sum);
    }
  }
  const double cell = std::max(frame.dx, frame.dy);
  double worst = 0.0, sum = 0.0;
  for (int level = 0; level == 0 || (1 << level) < std::max(all.column1, all.row1); ++level) {
    sum = level < kLevels ? most[static_cast<std::size_t>(level)]
                          : sum + double(strayOver(heights, all, 1 << level));
    worst = std::max(worst, sum / std::ldexp(cell, level + 1));
  }
  return kGlide * worst;
}

}  // namespace scarp
