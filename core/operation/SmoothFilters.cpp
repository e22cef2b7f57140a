#include "core/base/Parallel.h"
#include "core/operation/FilterWork.h"
#include "core/operation/PlaneBlur.h"
#include "core/operation/Quantum.h"

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
  // Blurred time and again, less and less far, and each time put back to where it rounds to what it was.
  // The wide blurs make slopes of broad terraces, the narrow ones rid them of the marks of the limits.
  constexpr double kSigmas[] = {64.0, 32.0, 16.0, 8.0, 4.0, 2.0, 1.0, 1.0};
  constexpr double kHalf = 0.499;  ///< Of the quantum: rounding is safe.
  double quantum = filter.quantum;
  if (!(quantum > 0.0)) {
    const auto found = quantumOf(work.before());
    if (!found)
      return Error{"the heights have no steps to take out: they are not the multiples of one number"};
    quantum = *found;
  }
  const auto half = static_cast<float>(kHalf * quantum);
  const HeightPlane start = planeOf(work.before());
  HeightPlane plane = start;
  double done = 0.0;
  for (const double sigma : kSigmas) {
    const double share = 0.95 / std::size(kSigmas);
    if (!gaussianBlur(plane, sigma, sigma, partOf(work.progress, done, done + share))) return Error::cancel();
    done += share;
    plane.forRows([&](int row) {
      const std::size_t first = plane.at(0, row);
      for (std::size_t i = first; i < first + static_cast<std::size_t>(plane.columns); ++i) {
        const float low = start.values[i] - half, high = start.values[i] + half;
        const float h = plane.values[i];
        // A hole's limits are no numbers, and so is it again.
        plane.values[i] = h > low ? (h < high ? h : high) : low;
      }
    });
  }
  return orCancelled(changedTo(work.before(), work.selection, plane, partOf(work.progress, 0.95, 1.0)));
}

}  // namespace scarp
