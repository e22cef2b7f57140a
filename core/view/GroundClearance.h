#pragma once

#include "core/geometry/Camera.h"

namespace scarp {

class TerrainDocument;

/// Metres that a camera keeps between itself and the ground beneath it: half a metre, less on terrains of a
/// few metres.
[[nodiscard]] double groundClearance(const TerrainDocument& document);

/// Metres; over holes and beyond the map that of the terrain's lowest point.
[[nodiscard]] double groundBeneath(const TerrainDocument& document, double x, double y);

/// Whether a camera keeps clear of the ground. An orthographic one does when it does not look upwards: it
/// stands as far off as it takes to have all of the terrain before it.
[[nodiscard]] bool keepsClear(const Camera& camera, const TerrainDocument& document);

/// The camera, lifted (an orthographic one: tipped down) as far as it takes to keep clear.
[[nodiscard]] Camera keptClear(Camera camera, const TerrainDocument& document);

}  // namespace scarp
