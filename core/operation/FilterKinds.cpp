#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"
#include "core/erosion/ErosionRows.h"
#include "core/erosion/HydraulicErosion.h"
#include "core/operation/FilterWindow.h"
#include "core/operation/GroundFaults.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

/// Changes rows of heights, each for itself: row(heights, count, column, row).
template <class F>
Result<HeightRaster> byRows(const FilterWork& work, F&& change) {
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        for (int row = tile.row0; row < tile.row1; ++row)
          change(after + HeightRaster::offsetIn(0, row - tile.row0), tile.width(), tile.column0, row);
      },
      work.progress));
}

/// The same height by height, worked out in double.
template <class F>
Result<HeightRaster> byHeights(const FilterWork& work, F&& change) {
  return byRows(work, [&](float* heights, int count, int, int) {
    for (int i = 0; i < count; ++i) heights[i] = static_cast<float>(change(static_cast<double>(heights[i])));
  });
}

}  // namespace

Result<HeightRaster> apply(const OffsetFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return h + filter.metres; });
}

Result<HeightRaster> apply(const ScaleFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return filter.about + filter.factor * (h - filter.about); });
}

Result<HeightRaster> apply(const ClampFilter& filter, const FilterWork& work) {
  return byHeights(work, [&](double h) { return std::clamp(h, filter.lowest, filter.highest); });
}

Result<HeightRaster> apply(const RemapFilter& filter, const FilterWork& work) {
  const double perMetre = 1.0 / (filter.fromHigh - filter.fromLow), span = filter.toHigh - filter.toLow;
  const auto to = [&](double part) { return filter.toLow + span * filter.curve.at(part); };
  const double below = to(0.0) - filter.fromLow, above = to(1.0) - filter.fromHigh;
  return byHeights(work, [&](double h) {
    if (h < filter.fromLow) return h + below;
    if (h > filter.fromHigh) return h + above;
    return to((h - filter.fromLow) * perMetre);
  });
}

Result<HeightRaster> apply(const NoiseFilter& filter, const FilterWork& work) {
  const auto sheet = noiseSheet(filter.noise, work.whole);
  const auto amplitude = static_cast<float>(filter.amplitude);
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        const int column = work.column0 + tile.column0;
        sheet->require({column, work.row0 + tile.row0, column + tile.width(), work.row0 + tile.row1});
        for (int row = tile.row0; row < tile.row1; ++row) {
          const float* const noise = sheet->row(column, work.row0 + row);
          float* const heights = after + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i) heights[i] += amplitude * noise[i];
        }
      },
      work.progress));
}

Result<HeightRaster> apply(const TerraceFilter& filter, const FilterWork& work) {
  if (filter.terrace.sharpness == 0.0) return work.before();
  return byRows(work, [&](float* heights, int count, int, int) {
    terraceRow(filter.terrace, heights, count, heights);
  });
}

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

namespace {

constexpr int kStages = 24;  ///< That are shown of a thermal erosion.

void show(const FilterWork& work, const HeightPlane& gain) {
  if (!work.stage) return;
  if (const auto heights = changedBy(work.before(), work.selection, gain)) work.stage(*heights);
}

}  // namespace

Result<HeightRaster> apply(const ThermalErosionFilter& filter, const FilterWork& work) {
  const GridFrame& frame = work.terrain.frame;
  const Talus talus = talusOf(filter.talus, frame.dx, frame.dy);
  const HeightPlane start = planeOf(work.before(), 1);
  HeightPlane ground = start, next = start, gain(start.columns, start.rows, 1, 0.0F);
  for (int step = 0; step < filter.iterations; ++step) {
    if (!keepGoing(work.progress, static_cast<double>(step) / filter.iterations)) return Error::cancel();
    if (step % std::max(1, filter.iterations / kStages) == 0 && step > 0) show(work, gain);
    start.forRows([&](int row) {
      const std::size_t at = start.at(0, row);
      slideRow(&start.values[at], &ground.values[at], start.width(), talus, start.columns, &gain.values[at],
               &next.values[at]);
    });
    std::swap(ground.values, next.values);
  }
  return orCancelled(changedBy(work.before(), work.selection, gain));
}

Result<HeightRaster> apply(const HydraulicErosionFilter& filter, const FilterWork& work) {
  const auto watcher =
      work.stage ? ChangeWatcher([&](const HeightPlane& change) { show(work, change); }) : ChangeWatcher();
  const auto eroded = hydraulicErosion(work.terrain, filter, partOf(work.progress, 0.0, 0.98), watcher);
  if (!eroded) return Error::cancel();
  return orCancelled(
      changedBy(work.before(), work.selection, eroded->change, partOf(work.progress, 0.98, 1.0)));
}

}  // namespace scarp
