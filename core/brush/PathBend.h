#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// The path of a stroke, with places to take hold of it. A value.
struct BendablePath {
  std::vector<StrokeSample> samples;
  std::vector<double> along;         ///< Metres of path before each sample.
  std::vector<std::size_t> handles;  ///< Samples, in order, each farther along than the one before.

  bool operator==(const BendablePath&) const = default;
};

/// A stroke's path with handles about a diameter of its brush apart: 3 to 24, the first and the last sample
/// among them; one where it does not move. Long straight pieces are divided, so that they can be bent; what
/// they change stays the same up to rounding. Empty without samples.
[[nodiscard]] BendablePath bendable(const BrushSettings& brush, std::span<const StrokeSample> samples);

/// The path with a handle moved by so many metres. What lies between it and the handles beside it follows,
/// smoothly less the farther along it is (the weights 1−3d²+2d³ of two neighbours add up to 1); all else
/// stays. Pressures and times are as they were. Contract: handle < handles.size(), `by` is finite.
[[nodiscard]] BendablePath bent(const BendablePath& path, std::size_t handle, const Vec2& by);

}  // namespace scarp
