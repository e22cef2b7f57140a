#pragma once

#include <optional>

#include "core/geometry/Camera.h"

namespace scarp {

class TerrainDocument;

/// A round length, and how long it appears.
struct ScaleBar {
  double metres;  ///< 1, 2 or 5 times a power of ten of the unit.
  double pixels;
};

/// The longest round length that takes no more than so many pixels. All numbers > 0 and finite.
[[nodiscard]] ScaleBar scaleBar(double metresPerPixel, double mostPixels);

/// A bar that is true across the view at the ground in its middle: nearer ground appears larger where there
/// is perspective. Its length is round in a unit of so many metres. Nothing where no ground is there.
[[nodiscard]] std::optional<ScaleBar> scaleBarFor(const Camera& camera, const TerrainDocument& document,
                                                  ViewSize size, double mostPixels, double unit = 1.0);

}  // namespace scarp
