#include <algorithm>
#include <cmath>

#include "core/operation/FilterWork.h"
#include "core/operation/PlaneBlur.h"
#include "core/operation/Quantum.h"
#include "core/operation/TerraceWays.h"

namespace scarp {

namespace {

/// All heights, blurred by metres; nothing where it was stopped.
std::optional<HeightPlane> blurred(const FilterWork& work, double radius) {
  HeightPlane plane = planeOf(work.before());
  const GridFrame& frame = work.terrain.frame;
  if (!gaussianBlur(plane, radius / frame.dx, radius / frame.dy, partOf(work.progress, 0.0, 0.9)))
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
