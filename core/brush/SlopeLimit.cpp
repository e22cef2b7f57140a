#include "core/brush/SlopeLimit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/brush/RowOps.h"

namespace scarp {

namespace {

constexpr float kNone = std::numeric_limits<float>::infinity();
/// Samples around a grid that are nothing, so that the loops need no borders.
constexpr int kRim = 2;

/// Heights with a rim, and the lower envelope that is made of them.
struct Grid {
  int columns, rows, stride;
  std::vector<float> heights;

  Grid(int columnCount, int rowCount)
      : columns(columnCount),
        rows(rowCount),
        stride(columnCount + 2 * kRim),
        heights(static_cast<std::size_t>(stride) * (rowCount + 2 * kRim), kNone) {}
  [[nodiscard]] float* row(int r) { return &heights[static_cast<std::size_t>(r + kRim) * stride + kRim]; }
};

bool lowerAlong(float* row, int step, int count, float rise) {
  bool lowered = false;
  for (int n = 1; n < count; ++n, row += step) {
    const float allowed = row[0] + rise;
    if (!(row[step] < kNone) || row[step] <= allowed) continue;
    row[step] = allowed;
    lowered = true;
  }
  return lowered;
}

/// The highest ground below the heights that keeps the limit everywhere. Two sweeps find it (the chamfer of
/// Rosenfeld & Pfaltz 1966) where no hole is in the way; what lies behind holes takes more, each of which
/// goes round one more corner.
void lowerToEnvelope(Grid& grid, const SlopeRises& rises) {
  const int last = grid.columns - 1;
  for (bool lowered = true; lowered;) {
    lowered = false;
    for (int r = 0; r < grid.rows; ++r) {
      lowered |= lowerFromRows(grid.row(r), -grid.stride, grid.columns, rises);
      lowered |= lowerAlong(grid.row(r), 1, grid.columns, rises.beside);
    }
    for (int r = grid.rows - 1; r >= 0; --r) {
      lowered |= lowerFromRows(grid.row(r), grid.stride, grid.columns, rises);
      lowered |= lowerAlong(grid.row(r) + last, -1, grid.columns, rises.beside);
    }
  }
}

/// Takes back from rises: after = max(before, envelope of max(before, after)). Both keep to the limit or to
/// what was before, edge by edge, and so does the higher of them.
void limitRises(std::span<const float> before, std::span<float> after, int columns, const SlopeRises& rises) {
  const auto rose = [&](std::size_t i) { return after[i] > before[i]; };
  std::size_t first = 0;
  while (first < after.size() && !rose(first)) ++first;
  if (first == after.size()) return;

  Grid grid(columns, static_cast<int>(after.size() / static_cast<std::size_t>(columns)));
  for (int r = 0; r < grid.rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const std::size_t i = static_cast<std::size_t>(r) * columns + c;
      if (std::isnan(after[i])) continue;
      grid.row(r)[c] = rose(i) || std::isnan(before[i]) ? after[i] : before[i];
    }
  lowerToEnvelope(grid, rises);
  for (int r = 0; r < grid.rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const std::size_t i = static_cast<std::size_t>(r) * columns + c;
      if (rose(i)) after[i] = std::max(before[i], grid.row(r)[c]);
    }
}

}  // namespace

void limitSlopes(std::span<const float> before, std::span<float> after, int columns,
                 const SlopeLimit& limit) {
  EXPECTS(before.size() == after.size() && columns >= 1 && limit.steepest >= 0.0);
  const auto rise = [&](double x, double y) {
    return static_cast<float>(limit.steepest * reproducible::hypot(x * limit.dx, y * limit.dy));
  };
  const SlopeRises rises{rise(1, 0), rise(0, 1), rise(1, 1), rise(2, 1), rise(1, 2)};
  limitRises(before, after, columns, rises);
  bool falls = false;
  for (std::size_t i = 0; i < after.size(); ++i) falls |= after[i] < before[i];
  if (!falls) return;
  // What falls is what rises, upside down, from the ground that the rises have left.
  std::vector<float> base(before.size());
  for (std::size_t i = 0; i < base.size(); ++i) {
    base[i] = -(after[i] > before[i] ? after[i] : before[i]);
    after[i] = -after[i];
  }
  limitRises(base, after, columns, rises);
  for (float& h : after) h = -h;
}

}  // namespace scarp
