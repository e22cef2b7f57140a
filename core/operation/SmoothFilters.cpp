#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/operation/FilterWork.h"
#include "core/operation/PlaneBlur.h"
#include "core/operation/Quantum.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

/// For heights that were stored as whole numbers: how far, in samples over ground of the same number, each is
/// from ground of a lower and of a higher one. Infinite where a terrace has no such side, NaN in holes.
struct TerraceWays {
  HeightPlane down, up;
};

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

/// Heights that differ by less than half a quantum are of the same number. Chamfer distances (Borgefors
/// 1986), in sweeps until they change no more, 32 at most. One thread. Nothing where `progress` says stop.
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

/// All heights, blurred by metres; nothing where it was stopped.
std::optional<HeightPlane> blurred(const FilterWork& work, double radius) {
  HeightPlane plane = planeOf(work.before());
  const GridFrame& frame = work.terrain.frame;
  const PlaneOrigin origin{work.column0, work.row0};
  if (!gaussianBlur(plane, radius / frame.dx, radius / frame.dy, partOf(work.progress, 0.0, 0.9), origin))
    return std::nullopt;
  return plane;
}

}  // namespace

Result<HeightRaster> apply(const BlurFilter& filter, const FilterWork& work) {
  const auto plane = blurred(work, filter.radius);
  if (!plane) return Error::cancel();
  return orCancelled(changedTo(work.before(), work.selection, *plane, partOf(work.progress, 0.9, 1.0)));
}

Result<HeightRaster> apply(const SharpenFilter& filter, const FilterWork& work) {
  const auto plane = blurred(work, filter.radius);
  if (!plane) return Error::cancel();
  const auto amount = static_cast<float>(filter.amount);
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        for (int row = tile.row0; row < tile.row1; ++row) {
          const float* const smooth = &plane->values[plane->at(tile.column0, row)];
          float* const heights = after + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i) heights[i] += amount * (heights[i] - smooth[i]);
        }
      },
      partOf(work.progress, 0.9, 1.0)));
}

Result<HeightRaster> apply(const DestepFilter& filter, const FilterWork& work) {
  constexpr double kSigmas[] = {3.0, 1.5, 1.0};
  constexpr float kHalf = 0.499F;  ///< Of the quantum: rounding is safe.
  constexpr float kBroad = 6.0F;   ///< Samples: terraces of so much are smoothed as far as may be.
  double step = filter.quantum;
  if (!(step > 0.0)) {
    const auto found = quantumOf(work.before());
    if (!found)
      return Error{"the heights have no steps to take out: they are not the multiples of one number"};
    step = *found;
  }
  const auto quantum = static_cast<float>(step);
  const HeightPlane start = planeOf(work.before());
  const auto ways = terraceWays(start, step, partOf(work.progress, 0.0, 0.5));
  if (!ways) return Error::cancel();

  // Each terrace becomes a slope from its lower side to its higher one.
  HeightPlane slopes = start;
  HeightPlane most(start.columns, start.rows, 0, 0.0F);  // That smoothing may change.
  const auto eachRow = [&](const auto& change) {
    start.forRows([&](int row) {
      const std::size_t first = start.at(0, row);
      for (std::size_t i = first; i < first + static_cast<std::size_t>(start.columns); ++i) change(i);
    });
  };
  eachRow([&](std::size_t i) {
    const float down = ways->down.values[i], up = ways->up.values[i];
    // Where a summit or a hollow has but one side, nothing tells how far it goes on.
    if (!std::isfinite(down) || !std::isfinite(up)) {
      most.values[i] = quantum;
      return;
    }
    slopes.values[i] += quantum * (down / (down + up) - 0.5F);
    most.values[i] = quantum * std::min(1.0F, (down + up) / kBroad);
  });

  // Then their edges are smoothed, but where terraces are too narrow to tell one.
  HeightPlane plane = slopes;
  double done = 0.5;
  for (const double sigma : kSigmas) {
    const double share = 0.45 / std::size(kSigmas);
    if (!gaussianBlur(plane, sigma, sigma, partOf(work.progress, done, done + share))) return Error::cancel();
    done += share;
    eachRow([&](std::size_t i) {
      const float h = start.values[i], slope = slopes.values[i];
      const float low = std::max(h - kHalf * quantum, slope - most.values[i]);
      const float high = std::min(h + kHalf * quantum, slope + most.values[i]);
      if (h == h) plane.values[i] = std::clamp(plane.values[i], low, high);
    });
  }
  return orCancelled(changedTo(work.before(), work.selection, plane, partOf(work.progress, 0.95, 1.0)));
}

}  // namespace scarp
