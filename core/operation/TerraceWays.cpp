#include "core/operation/TerraceWays.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

struct Neighbour {
  int column, row;
  float length;
};
constexpr float kDiagonal = 1.41421356F;
/// Those that a sweep has already passed.
constexpr std::array<Neighbour, 4> kPassed{
    {{-1, 0, 1.0F}, {-1, -1, kDiagonal}, {0, -1, 1.0F}, {1, -1, kDiagonal}}};

/// One sweep, forward or backward; whether anything got nearer.
bool sweep(const HeightPlane& heights, float half, int direction, TerraceWays& ways) {
  bool nearer = false;
  const int columns = heights.columns, rows = heights.rows;
  for (int i = 0; i < rows; ++i)
    for (int j = 0; j < columns; ++j) {
      const int row = direction > 0 ? i : rows - 1 - i, column = direction > 0 ? j : columns - 1 - j;
      const std::size_t at = heights.at(column, row);
      const float h = heights.values[at];
      float &down = ways.down.values[at], &up = ways.up.values[at];
      for (const Neighbour& n : kPassed) {
        const int c = column + direction * n.column, r = row + direction * n.row;
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue;
        const std::size_t there = heights.at(c, r);
        const float rise = heights.values[there] - h;
        const bool same = std::abs(rise) < half;
        // Half-way to ground of another number is where the terrace ends.
        const float toDown = same ? ways.down.values[there] + n.length : 0.5F * n.length;
        const float toUp = same ? ways.up.values[there] + n.length : 0.5F * n.length;
        if ((same || rise <= -half) && toDown < down) down = toDown, nearer = true;
        if ((same || rise >= half) && toUp < up) up = toUp, nearer = true;
      }
    }
  return nearer;
}

}  // namespace

std::optional<TerraceWays> terraceWays(const HeightPlane& heights, double quantum, const Progress& progress) {
  EXPECTS(heights.rim == 0 && quantum > 0.0);
  constexpr int kMostSweeps = 32;
  const HeightPlane far(heights.columns, heights.rows, 0, std::numeric_limits<float>::infinity());
  TerraceWays ways{far, far};
  for (std::size_t i = 0; i < heights.values.size(); ++i)
    if (heights.values[i] != heights.values[i]) ways.down.values[i] = ways.up.values[i] = heights.values[i];
  const auto half = static_cast<float>(0.5 * quantum);
  int still = 0;
  // Ground that neighbours look at only when they are passed needs both directions.
  for (int i = 0; i < kMostSweeps && still < 2; ++i) {
    if (!keepGoing(progress, static_cast<double>(i) / kMostSweeps)) return std::nullopt;
    still = sweep(heights, half, i % 2 == 0 ? 1 : -1, ways) ? 0 : still + 1;
  }
  return ways;
}

}  // namespace scarp
