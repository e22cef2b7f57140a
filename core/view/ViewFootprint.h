#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Camera.h"

namespace scarp {

class TerrainDocument;

/// The part of the map that a view shows, as a convex polygon in the local frame, metres: the view's edges
/// where they pass the level of the ground in its middle, cut to the terrain. Empty where it shows none.
[[nodiscard]] std::vector<Vec2> viewFootprint(const Camera& camera, const TerrainDocument& document,
                                              ViewSize size);

/// The camera moved so that the ground at a place comes to the middle of the view; its direction and its
/// height over the ground that it looks at stay. The place is cut to the terrain.
[[nodiscard]] Camera lookingAt(Camera camera, const Vec2& place, const TerrainDocument& document,
                               ViewSize size);

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
