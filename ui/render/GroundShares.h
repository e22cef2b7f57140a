#pragma once

#include <memory>

#include "core/pick/GroundAnalysis.h"
#include "ui/render/SceneLight.h"

namespace scarp {

/// An analysis that lies on the ground as colours, and the light to see it in.
struct GroundShares {
  AnalysisKind kind;
  std::shared_ptr<const ShareMap> map;  ///< Not null.
  bool allOrNothing = false;            ///< Drawn with a border halfway between samples that differ.
  SceneLight light;
};

}  // namespace scarp
