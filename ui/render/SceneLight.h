#pragma once

namespace scarp {

/// Where the sun stands, degrees: from the north clockwise, and above the horizon, 0…90.
struct SceneLight {
  double azimuth = 315.0, elevation = 45.0;

  bool operator==(const SceneLight&) const = default;
};

}  // namespace scarp
