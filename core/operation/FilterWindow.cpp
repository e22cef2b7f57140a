#include "core/operation/FilterWindow.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/erosion/ErosionWindow.h"
#include "core/operation/OperationSchema.h"

namespace scarp {

namespace {

/// A Gaussian as extended boxes. Wider than the plane it makes no difference how wide.
BoxKernel gaussianKernel(double sigma, double limit) {
  BoxKernel kernel{0, 0.0, 4, sigma};
  const double used = std::min(sigma, limit), variance = used * used / kernel.passes;
  kernel.reach = static_cast<int>(std::floor(0.5 * std::sqrt(12.0 * variance + 1.0) - 0.5));
  const double l = kernel.reach;
  kernel.end =
      (2.0 * l + 1.0) * (l * (l + 1.0) - 3.0 * variance) / (6.0 * (variance - (l + 1.0) * (l + 1.0)));
  return kernel;
}

}  // namespace

double blurHalo(double sigma) { return smoothingHalo(gaussianKernel(sigma, sigma)); }

bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows, const Progress& progress,
                  PlaneOrigin origin) {
  EXPECTS(sigmaColumns > 0.0 && sigmaRows > 0.0);
  const BoxKernel along = gaussianKernel(sigmaColumns, plane.columns),
                  down = gaussianKernel(sigmaRows, plane.rows);
  return smoothPlane(plane, along, down, progress, origin);
}

namespace {

constexpr int kErosionHalo = 8, kMostErosionHalo = 1024;  ///< Samples, for each step.

FilterHalo haloOfBlur(double radius, const GridFrame& frame) {
  // Not more than the terrain has.
  const auto halo = [](double sigma, int samples) {
    const double all = samples;
    return static_cast<int>(std::min(blurHalo(std::min(sigma, all)), all));
  };
  return {halo(radius / frame.dx, frame.columns), halo(radius / frame.dy, frame.rows)};
}

struct HaloOf {
  const GridFrame& frame;

  using Halo = Result<FilterHalo>;
  Halo operator()(const BlurFilter& blur) const { return haloOfBlur(blur.radius, frame); }
  Halo operator()(const SharpenFilter& sharpen) const { return haloOfBlur(sharpen.radius, frame); }
  /// A step looks at the neighbours.
  Halo operator()(const ThermalErosionFilter& erosion) const {
    return FilterHalo{std::min(erosion.iterations, frame.columns), std::min(erosion.iterations, frame.rows)};
  }
  /// The water goes a sample a step on each of five grids at most; what it would bring over the window's side
  /// fades on the way.
  Halo operator()(const HydraulicErosionFilter& erosion) const {
    const int reach = std::clamp(kErosionHalo * erosion.iterations, HeightRaster::tileSize, kMostErosionHalo);
    return FilterHalo{std::min(reach, frame.columns), std::min(reach, frame.rows), false};
  }
  /// The others look at one height.
  template <class PointFilter>
  Halo operator()(const PointFilter&) const {
    return FilterHalo{};
  }
};

}  // namespace

Result<FilterHalo> filterHalo(const Filter& filter, const GridFrame& frame) {
  if (const Message& why = kindOf(filter).traits.whyWhole; !why.empty()) return Error{why};
  return std::visit(HaloOf{frame}, filter);
}

Result<HeightRaster> filteredWindow(const GroundWindow& window, const GridFrame& whole, const Filter& filter,
                                    const FarGround* far, const Progress& progress) {
  EXPECTS(window.column0 % HeightRaster::tileSize == 0 && window.row0 % HeightRaster::tileSize == 0);
  EXPECTS(filterHalo(filter, whole).ok() && (far || filterHalo(filter, whole)->exact));
  if (const auto valid = validate(filter); !valid) return valid.error();
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  const HeightRaster& heights = window.heights;
  if (const auto* erosion = std::get_if<HydraulicErosionFilter>(&filter)) {
    const GridRect rect{window.column0, window.row0, window.column0 + heights.columns(),
                        window.row0 + heights.rows()};
    const auto change = hydraulicErosion(heights, rect, whole, *far, *erosion, partOf(progress, 0.0, 0.98));
    if (!change) return Error::cancel();
    return orCancelled(changedBy(heights, nullptr, *change, partOf(progress, 0.98, 1.0)));
  }
  GridFrame frame = whole;
  frame.columns = heights.columns();
  frame.rows = heights.rows();
  const Terrain terrain{frame, {}, heights};
  const StageWatcher none;
  const FilterWork work{terrain, nullptr, progress, none, whole, window.column0, window.row0};
  return std::visit([&](const auto& chosen) { return apply(chosen, work); }, filter);
}

}  // namespace scarp
