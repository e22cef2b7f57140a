#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What ground is compared by.
enum class WandCriterion {
  Height,     ///< Metres.
  Slope,      ///< Degrees.
  Curvature,  ///< Change of the gradient, ∂²h/∂x² + ∂²h/∂y²: 1/m, > 0 in hollows, < 0 on ridges.
  Aspect      ///< The way it faces, downhill: degrees, all round. Level ground is like level ground alone.
};

/// Tolerance and softness are in the criterion's unit, ≥ 0.
struct WandSettings {
  WandCriterion criterion = WandCriterion::Slope;
  double tolerance = 5.0;  ///< What differs by this or less is selected wholly,
  double softness = 0.0;   ///< and over so much more ever less, down to nothing.
  bool contiguous = true;  ///< Only what hangs together with the place, by sides of samples.

  bool operator==(const WandSettings&) const = default;
};

/// What the criterion says of a sample; NaN for holes, and for the aspect of level ground. Differences are
/// central, one-sided beside holes and at the border; in metres, also where cells are not square.
[[nodiscard]] double wandValue(const Terrain& terrain, int column, int row, WandCriterion criterion);

/// The mask of what is like the sample next to a place in the local frame. Holes are never selected. An Error
/// where there is no ground at the place, or when cancelled. Its fill is 0. Several threads, same bits for
/// any number of them; cost follows what is found where it is contiguous.
[[nodiscard]] Result<MaskRaster> wandMask(const Terrain& terrain, const Vec2& place,
                                          const WandSettings& settings, const Progress& progress = {});

}  // namespace scarp
