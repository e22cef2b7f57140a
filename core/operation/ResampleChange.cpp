#include "core/operation/ResampleChange.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/operation/ChangeCounts.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

struct RowSum {
  double largest = 0.0, sum = 0.0;
  long long ground = 0, holes = 0;
};

/// A grid position of one raster as one of another; the last sample stays the last.
double across(int at, int from, int to) {
  return at == from - 1 ? to - 1 : static_cast<double>(at) * (to - 1) / (from - 1);
}

RowSum compareRow(const HeightRaster& before, const HeightRaster& after, int row, ChangeCounts& counts) {
  RowSum sum;
  std::vector<float> heights(static_cast<std::size_t>(before.columns()));
  before.read({0, row, before.columns(), row + 1}, heights);
  const double afterRow = across(row, before.rows(), after.rows());
  for (int column = 0; column < before.columns(); ++column) {
    const float was = heights[static_cast<std::size_t>(column)];
    const double is = heightAt(after, across(column, before.columns(), after.columns()), afterRow);
    if (std::isnan(was) || std::isnan(is)) {
      sum.holes += std::isnan(was) != std::isnan(is) ? 1 : 0;
      continue;
    }
    const double change = std::abs(is - static_cast<double>(was));
    sum.largest = std::max(sum.largest, change);
    sum.sum += change;
    counts.add(change);
    ++sum.ground;
  }
  return sum;
}

}  // namespace

std::optional<ResampleChange> resampleChange(const HeightRaster& before, const HeightRaster& after,
                                             const Progress& progress) {
  std::vector<RowSum> rows(static_cast<std::size_t>(before.rows()));
  ChangeCounts counts;
  if (!parallelFor(rows.size(), progress, [&](std::size_t row) {
        rows[row] = compareRow(before, after, static_cast<int>(row), counts);
      }))
    return std::nullopt;
  ResampleChange change;
  double sum = 0.0;
  long long ground = 0;
  for (const RowSum& row : rows) {  // In their order: the same sum every time.
    change.largest = std::max(change.largest, row.largest);
    change.holes += row.holes;
    sum += row.sum;
    ground += row.ground;
  }
  if (ground > 0) change.mean = sum / static_cast<double>(ground);
  change.percentile99 = std::min(change.largest, counts.percentile(0.99, ground));
  return change;
}

}  // namespace scarp
