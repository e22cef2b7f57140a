#include "core/brush/Membrane.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// One grid of the cascade.
struct Level {
  int columns, rows;
  std::vector<float> heights;  ///< NaN = hole, until it is closed.
  std::vector<int> holes;      ///< Where, in rising order.
};

Level levelOf(int columns, int rows, std::vector<float> heights) {
  Level level{columns, rows, std::move(heights), {}};
  for (std::size_t i = 0; i < level.heights.size(); ++i)
    if (std::isnan(level.heights[i])) level.holes.push_back(static_cast<int>(i));
  return level;
}

/// At half the resolution; ground where all four samples are ground, so that a plane stays one.
Level halved(const Level& fine) {
  const int columns = (fine.columns + 1) / 2, rows = (fine.rows + 1) / 2;
  std::vector<float> heights(static_cast<std::size_t>(columns) * rows,
                             std::numeric_limits<float>::quiet_NaN());
  for (int r = 0; r < fine.rows / 2; ++r)
    for (int c = 0; c < fine.columns / 2; ++c) {
      const float* const at = &fine.heights[static_cast<std::size_t>(2 * r) * fine.columns + 2 * c];
      heights[static_cast<std::size_t>(r) * columns + c] =
          0.25F * (at[0] + at[1] + at[fine.columns] + at[fine.columns + 1]);
    }
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
  for (const int i : fine.holes) {
    const Between c(i % fine.columns, coarse.columns), r(i / fine.columns, coarse.rows);
    const float* const north = &coarse.heights[static_cast<std::size_t>(r.first) * coarse.columns];
    const float* const south = &coarse.heights[static_cast<std::size_t>(r.second) * coarse.columns];
    const float n = north[c.first] + c.part * (north[c.second] - north[c.first]);
    const float s = south[c.first] + c.part * (south[c.second] - south[c.first]);
    fine.heights[static_cast<std::size_t>(i)] = n + r.part * (s - n);
  }
}

/// Gauss–Seidel: each hole becomes the mean of its neighbours, there and back.
void relax(Level& level, int sweeps, float alongRow, float alongColumn) {
  const auto meet = [&](int i) {
    const int c = i % level.columns, r = i / level.columns;
    float sum = 0.0F, weight = 0.0F;
    const auto add = [&](bool there, int at, float w) {
      if (!there) return;
      sum += w * level.heights[static_cast<std::size_t>(at)];
      weight += w;
    };
    add(c > 0, i - 1, alongRow);
    add(c + 1 < level.columns, i + 1, alongRow);
    add(r > 0, i - level.columns, alongColumn);
    add(r + 1 < level.rows, i + level.columns, alongColumn);
    level.heights[static_cast<std::size_t>(i)] = sum / weight;
  };
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    std::for_each(level.holes.begin(), level.holes.end(), meet);
    std::for_each(level.holes.rbegin(), level.holes.rend(), meet);
  }
}

bool hasGround(const Level& level) { return level.holes.size() < level.heights.size(); }

}  // namespace

void closeByMembrane(std::span<float> heights, int columns, double dx, double dy) {
  EXPECTS(columns >= 1 && heights.size() % static_cast<std::size_t>(columns) == 0);
  constexpr int kCoarsest = 4, kSweeps = 6, kSweepsAtFirst = 100;
  std::vector<Level> levels;
  levels.push_back(levelOf(columns, static_cast<int>(heights.size() / static_cast<std::size_t>(columns)),
                           {heights.begin(), heights.end()}));
  if (!hasGround(levels[0]) || levels[0].holes.empty()) return;
  while (std::min(levels.back().columns, levels.back().rows) > kCoarsest) {
    Level next = halved(levels.back());
    if (!hasGround(next)) break;
    levels.push_back(std::move(next));
  }

  // The cascade (Bornemann & Deuflhard 1996): solved on the coarsest grid, then taken over and relaxed on
  // one grid after the other, the more often the coarser it is.
  Level& first = levels.back();
  double sum = 0.0;
  for (const float h : first.heights) sum += std::isnan(h) ? 0.0 : h;
  const double ground = static_cast<double>(first.heights.size() - first.holes.size());
  for (const int i : first.holes)
    first.heights[static_cast<std::size_t>(i)] = static_cast<float>(sum / ground);
  const auto along = static_cast<float>(dy / dx), across = static_cast<float>(dx / dy);
  relax(first, kSweepsAtFirst, along, across);
  for (std::size_t i = levels.size() - 1; i-- > 0;) {
    takeOver(levels[i + 1], levels[i]);
    relax(levels[i], std::min(kSweeps << std::min(i, std::size_t{5}), kSweepsAtFirst), along, across);
  }
  std::copy(levels[0].heights.begin(), levels[0].heights.end(), heights.begin());
}

}  // namespace scarp
