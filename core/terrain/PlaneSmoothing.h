#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/base/Progress.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

/// Fills the holes of a plane without a rim with estimated heights, so that a filter can read them from the
/// samples around. `columns` and `rows` are the distances in samples, ≥ 0, at which it reads. Along a row and
/// a column, two samples on both sides of a hole are joined by a straight line, and a single one is continued
/// as the samples behind it rise. Both estimates are averaged by their distances. Holes without samples
/// within the distances along their row and column are estimated from the ones filled before. Holes further
/// away from samples than the distances get arbitrary finite heights. The holes of a plane surface get the
/// heights of that surface, except where ground is too narrow to tell its slope. Heights are determined by
/// samples at most bridgeHalo() away. Same bits for any number of threads.
/// Returns 1 for each sample that was a hole, 0 for the others; nothing if there are no holes.
std::vector<std::uint8_t> bridgeHoles(HeightPlane& plane, int columns, int rows);

/// Max distance, along one axis, of the samples that determine a bridged height.
[[nodiscard]] inline int bridgeHalo(int distance) { return 2 * (distance + (distance + 3) / 4); }

/// Position of a plane's first sample in the raster that the plane is a window of.
struct PlaneOrigin {
  int column = 0, row = 0;  ///< ≥ 0.
};

/// A kernel along one axis: a box of 2·reach + 1 samples and a share of the next sample at both ends, applied
/// `passes` times.
struct BoxKernel {
  int reach;
  double end;     ///< Share of the samples beyond the box, 0…1.
  int passes;     ///< ≥ 1.
  double spread;  ///< Standard deviation of the kernel, samples.

  /// Max distance of a sample that the kernel reads.
  [[nodiscard]] int extent() const { return passes * (end > 0.0 ? reach + 1 : reach); }
};

/// Number of samples at a side of a line of `count` to which a kernel with a standard deviation of `spread`
/// samples fits the height there.
[[nodiscard]] inline int samplesAtSide(double spread, int count) {
  constexpr double kFitted = 0.25;  // Standard deviations.
  return static_cast<int>(std::clamp(std::round(kFitted * spread), 1.0, static_cast<double>(count)));
}

/// Returns the height at a side by a line fitted to `count` samples, ≥ 1; height(k) is that of the sample k
/// samples inward. Near samples count more. Between the lowest and the highest of them.
template <class Height>
[[nodiscard]] double heightAtSide(int count, const Height& height) {
  double low = height(0), high = low, weights = 0.0, x = 0.0, xx = 0.0, h = 0.0, xh = 0.0;
  for (int k = 0; k < count; ++k) {
    const double sample = height(k), near = count - k, weighted = near * sample;
    low = std::min(low, sample);
    high = std::max(high, sample);
    weights += near;
    x += near * k;
    xx += near * k * k;
    h += weighted;
    xh += weighted * k;
  }
  if (count < 3) return height(0);  // The line goes through it.
  const double mean = h / weights, place = x / weights, variance = xx / weights - place * place;
  return std::clamp(mean - place * (xh / weights - place * mean) / variance, low, high);
}

/// Smooths a plane without a rim by one kernel along its rows and one along its columns. A plane surface
/// stays one, at the plane's sides and at holes too: what is beyond a side is mirrored through the height at
/// that side, which is that of a line fitted to the samples near it, and holes are bridged (bridgeHoles()).
/// Holes stay holes. Ground that is level as far as the kernels read keeps its bits. Cost does not depend on
/// the kernels. A window's samples have the same bits as those of the whole, except within smoothingHalo() of
/// its sides. Returns false where `progress` cancels. Same bits for any number of threads.
[[nodiscard]] bool smoothPlane(HeightPlane& plane, const BoxKernel& along, const BoxKernel& down,
                               const Progress& progress = {}, PlaneOrigin origin = {});

/// Max distance of a sample that smoothing depends on, along the kernel's axis: bridges over holes read
/// further than the kernel.
[[nodiscard]] inline int smoothingHalo(const BoxKernel& kernel) {
  return kernel.extent() + bridgeHalo(kernel.extent());
}

}  // namespace scarp
