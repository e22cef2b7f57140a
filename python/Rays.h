#pragma once

#include <pybind11/numpy.h>

#include <array>

#include "core/visibility/GroundAnalysis.h"
#include "python/Arrays.h"

namespace scarp {

// What is asked of the ground: where rays meet it, what is seen of it, what lies along a line.

using DoubleArray = pybind11::array_t<double, pybind11::array::c_style | pybind11::array::forcecast>;

/// (t, point, column, row, cell, triangle, side, normal), or None. Frames and units as SurfaceHit has them; triangle
/// 0 or 1, side 1 above and −1 below.
[[nodiscard]] pybind11::object pickOne(OpenTerrain& terrain, const std::array<double, 3>& origin,
                                       const std::array<double, 3>& direction, double tMin, double tMax);
/// The same of n rays, (n, 3) each, as arrays: whether it hits, and then as above.
[[nodiscard]] pybind11::tuple pickMany(OpenTerrain& terrain, const DoubleArray& origins,
                                       const DoubleArray& directions, double tMin, double tMax);

/// Of a viewshed bytes: 1 seen, 0 hidden, 255 neither; else float32, 0…1, NaN at holes.
[[nodiscard]] pybind11::object analysis(OpenTerrain& terrain, const AnalysisSettings& settings,
                                        const WindowArgument& window, const pybind11::object& watch);

/// (n, 4): distance, height, x and y at each corner of the ground under a line through places, (n, 2). A height
/// of NaN ends the ground.
[[nodiscard]] pybind11::object profileOf(OpenTerrain& terrain, const DoubleArray& places);

}  // namespace scarp
