#include "core/brush/Membrane.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>

#include "core/base/Contract.h"
#include "core/brush/DabWork.h"

namespace scarp {

namespace {

/// Samples of a row that are one hole.
struct HoleRun {
  int row, from, to;
};

/// One grid of the cascade.
struct Level {
  int columns, rows;
  std::vector<float> heights;  ///< NaN = hole, until it is closed.
  std::vector<HoleRun> holes;  ///< Where, in rising order.
  bool hasGround;
};

Level levelOf(int columns, int rows, std::vector<float> heights) {
  Level level{columns, rows, std::move(heights), {}, false};
  for (int row = 0; row < rows; ++row) {
    const float* const at = &level.heights[static_cast<std::size_t>(row) * columns];
    for (int c = 0; c < columns; ++c) {
      if (!std::isnan(at[c]))
        level.hasGround = true;
      else if (c > 0 && std::isnan(at[c - 1]))
        ++level.holes.back().to;
      else
        level.holes.push_back({row, c, c + 1});
    }
  }
  return level;
}

/// Halves the resolution of each axis that has more than one sample. A coarse sample is ground where all of
/// its fine ones are, so that a plane stays one. A coarse sample with some ground and no such neighbour is
/// the mean of its ground. Otherwise the coarse grid would contain no ground on that side of a hole.
Level halved(const Level& fine) {
  constexpr float kHole = std::numeric_limits<float>::quiet_NaN();
  const int perColumn = fine.columns > 1 ? 2 : 1, perRow = fine.rows > 1 ? 2 : 1;
  const int columns = (fine.columns + 1) / 2, rows = (fine.rows + 1) / 2;
  const auto at = [columns](int row, int column) { return static_cast<std::size_t>(row) * columns + column; };
  std::vector<float> heights(at(rows, 0), kHole), thin(at(rows, 0), kHole);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      float sum = 0.0F;
      int ground = 0;
      for (int row = perRow * r; row < std::min(perRow * (r + 1), fine.rows); ++row)
        for (int column = perColumn * c; column < std::min(perColumn * (c + 1), fine.columns); ++column)
          if (const float h = fine.heights[static_cast<std::size_t>(row) * fine.columns + column]; !std::isnan(h))
            sum += h, ++ground;
      if (ground == perColumn * perRow)
        heights[at(r, c)] = sum / static_cast<float>(ground);
      else if (ground > 0)
        thin[at(r, c)] = sum / static_cast<float>(ground);
    }
  const auto besideWhole = [&](int row, int column) {
    for (int r = std::max(0, row - 1); r <= std::min(rows - 1, row + 1); ++r)
      for (int c = std::max(0, column - 1); c <= std::min(columns - 1, column + 1); ++c)
        if (!std::isnan(heights[at(r, c)])) return true;
    return false;
  };
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c)
      if (std::isnan(thin[at(r, c)]) || besideWhole(r, c)) thin[at(r, c)] = kHole;
  for (std::size_t i = 0; i < heights.size(); ++i)
    if (!std::isnan(thin[i])) heights[i] = thin[i];
  return levelOf(columns, rows, std::move(heights));
}

/// Between the two coarse samples around a fine one, along one axis.
struct Between {
  int first, second;
  float part;
  Between(int fine, int count) {
    const float at = std::clamp(0.5F * static_cast<float>(fine) - 0.25F, 0.0F, static_cast<float>(count - 1));
    first = static_cast<int>(at);
    second = std::min(first + 1, count - 1);
    part = at - static_cast<float>(first);
  }
};

/// A first guess for the holes: what the coarser grid has there.
void takeOver(const Level& coarse, Level& fine) {
  for (const HoleRun& run : fine.holes) {
    const Between r(run.row, coarse.rows);
    const float* const north = &coarse.heights[static_cast<std::size_t>(r.first) * coarse.columns];
    const float* const south = &coarse.heights[static_cast<std::size_t>(r.second) * coarse.columns];
    float* const out = &fine.heights[static_cast<std::size_t>(run.row) * fine.columns];
    for (int column = run.from; column < run.to; ++column) {
      const Between c(column, coarse.columns);
      const float n = north[c.first] + c.part * (north[c.second] - north[c.first]);
      const float s = south[c.first] + c.part * (south[c.second] - south[c.first]);
      out[column] = n + r.part * (s - n);
    }
  }
}

/// Gauss–Seidel: each hole becomes the mean of its neighbours, forwards and backwards. A sample on the border is its
/// own neighbour beyond it, so that nothing flows over the border; an axis of one sample is left out.
void relax(Level& level, int sweeps, float alongRow, float alongColumn) {
  if (level.columns == 1) alongRow = 0.0F;
  if (level.rows == 1) alongColumn = 0.0F;
  if (level.columns == 1 && level.rows == 1) return;
  const float perWeight = 0.5F / (alongRow + alongColumn);
  const int last = level.columns - 1;
  const auto meet = [&](const HoleRun& run, bool back) {
    float* const m = &level.heights[static_cast<std::size_t>(run.row) * level.columns];
    const float* const n = run.row > 0 ? m - level.columns : m;
    const float* const s = run.row + 1 < level.rows ? m + level.columns : m;
    const int step = back ? -1 : 1, end = back ? run.from - 1 : run.to;
    for (int c = back ? run.to - 1 : run.from; c != end; c += step)
      m[c] = perWeight *
             (alongRow * (m[c > 0 ? c - 1 : c] + m[c < last ? c + 1 : c]) + alongColumn * (n[c] + s[c]));
  };
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (auto run = level.holes.begin(); run != level.holes.end(); ++run) meet(*run, false);
    for (auto run = level.holes.rbegin(); run != level.holes.rend(); ++run) meet(*run, true);
  }
}

}  // namespace

std::vector<float> closedByMembrane(std::vector<float> heights, int columns, double dx, double dy) {
  EXPECTS(columns >= 1 && heights.size() % static_cast<std::size_t>(columns) == 0);
  // The longer side of the coarsest grid is bounded as well: over more samples the sweeps do not converge.
  constexpr int kCoarsest = 4, kCoarsestLong = 16, kSweeps = 6, kSweepsAtFirst = 100;
  std::vector<Level> levels;
  const int rows = static_cast<int>(heights.size() / static_cast<std::size_t>(columns));
  levels.push_back(levelOf(columns, rows, std::move(heights)));
  if (!levels[0].hasGround || levels[0].holes.empty()) return std::move(levels[0].heights);
  const auto isFine = [](const Level& level) {
    return std::min(level.columns, level.rows) > kCoarsest || std::max(level.columns, level.rows) > kCoarsestLong;
  };
  while (isFine(levels.back())) {
    Level next = halved(levels.back());
    if (!next.hasGround) break;
    levels.push_back(std::move(next));
  }

  // The cascade (Bornemann & Deuflhard 1996): solved on the coarsest grid, then taken over and relaxed on
  // one grid after the other, the more often the coarser it is.
  Level& first = levels.back();
  double sum = 0.0;
  int ground = 0;
  for (const float h : first.heights) {
    if (std::isnan(h)) continue;
    sum += h;
    ++ground;
  }
  const auto mean = static_cast<float>(sum / ground);
  std::replace_if(
      first.heights.begin(), first.heights.end(), [](float h) { return std::isnan(h); }, mean);
  const auto along = static_cast<float>(dy / dx), across = static_cast<float>(dx / dy);
  relax(first, kSweepsAtFirst, along, across);
  for (std::size_t i = levels.size() - 1; i-- > 0;) {
    takeOver(levels[i + 1], levels[i]);
    relax(levels[i], std::min(kSweeps << std::min(i, std::size_t{5}), kSweepsAtFirst), along, across);
  }
  return std::move(levels[0].heights);
}

namespace {

/// Samples that a dab looks beyond its holes for the far side of them, at least and at most.
constexpr int kLeastLook = 128, kFarthestLook = 512;

/// Around the holes that the dab reaches.
GridRect holesWithin(const DabWork& work) {
  std::mutex mutex;
  GridRect holes;
  forEachRow(work, [&](const DabRow& row) {
    int first = -1, last = -1;
    for (int i = 0; i < row.count; ++i) {
      if (!(row.most[i] > 0.0F && std::isnan(row.heights[i]))) continue;
      if (first < 0) first = i;
      last = i;
    }
    if (first < 0) return;
    const std::lock_guard lock(mutex);
    holes = holes.united({row.column + first, row.row, row.column + last + 1, row.row + 1});
  });
  return holes;
}

}  // namespace

/// Opens a hole where falloff and alpha weigh half or more.
void holeDab(const DabWork& work) {
  const auto least = static_cast<float>(0.5 * work.dab.amount);
  forEachRow(work, [least](const DabRow& row) {
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] > 0.0F && row.most[i] >= least)
        row.heights[i] = std::numeric_limits<float>::quiet_NaN();
  });
}

/// Closes what holes the brush reaches, whatever its falloff, by heights between those around them; where
/// there is no ground around, the height under the stroke's start or 0.
void fillDab(const DabWork& work) {
  const GridRect holes = holesWithin(work);
  if (holes.empty()) return;
  // Farther than the dab reaches, so that what one dab of a stroke leaves leads to what the next one finds.
  const int look = std::clamp(std::max(holes.width(), holes.height()), kLeastLook, kFarthestLook);
  const GridRect wide = holes.grown(look).intersected(work.heights.rect());
  std::vector<float> holed(static_cast<std::size_t>(wide.area()));
  work.heights.read(wide, holed);
  const std::vector<float> closed =
      closedByMembrane(std::move(holed), wide.width(), work.frame.dx, work.frame.dy);
  const auto nowhere = static_cast<float>(std::isnan(work.ground.level) ? 0.0 : work.ground.level);
  forEachRow(work, [&](const DabRow& row) {
    for (int i = 0; i < row.count; ++i) {
      if (!(row.most[i] > 0.0F && std::isnan(row.heights[i]))) continue;
      const float height = closed[static_cast<std::size_t>(row.row - wide.row0) * wide.width() +
                                  (row.column + i - wide.column0)];
      row.heights[i] = std::isnan(height) ? nowhere : height;
    }
  });
}

}  // namespace scarp
