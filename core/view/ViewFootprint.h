#pragma once

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

}  // namespace scarp
