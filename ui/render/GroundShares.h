#pragma once

#include <memory>

#include "core/pick/GroundAnalysis.h"

namespace scarp {

/// Where the light comes from, degrees: from the north clockwise, and above the horizon.
struct SceneLight {
  double azimuth = 315.0, elevation = 45.0;
};

/// An analysis that lies on the ground as colours, and the light to see it in.
struct GroundShares {
  AnalysisKind kind;
  std::shared_ptr<const ShareMap> map;  ///< Not null.
  bool allOrNothing = false;            ///< Drawn with a border halfway between samples that differ.
  SceneLight light;
};

}  // namespace scarp
