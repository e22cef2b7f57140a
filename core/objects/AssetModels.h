#pragma once

#include "core/objects/AssetMesh.h"

namespace scarp {

// The models themselves. What lies below z = 0 is rooted in the ground, so that on a slope no gap
// shows under the downhill side.
[[nodiscard]] AssetMesh buildConifer();
[[nodiscard]] AssetMesh buildBroadleaf();
[[nodiscard]] AssetMesh buildRock();
[[nodiscard]] AssetMesh buildHouse();
[[nodiscard]] AssetMesh buildMarker();

}  // namespace scarp
