#pragma once

#include <memory>
#include <optional>

#include "core/visibility/GroundAnalysis.h"
#include "ui/render/SceneLight.h"

namespace scarp {

/// An analysis that lies on the ground.
struct GroundFractions {
  AnalysisKind kind;
  std::shared_ptr<const FractionMap> map;  ///< Not null.
  bool allOrNothing = false;               ///< Drawn with a border halfway between samples that differ.
  std::optional<SceneLight> light;         ///< To see it in; nothing: the scene's own.
  /// The fraction is one of the sun's light (SunShadow) or the sky's (SkyView), and dims it, instead of
  /// colouring the ground.
  bool asLight = false;

  bool operator==(const GroundFractions&) const = default;  ///< Of the same map, whatever it holds.
};

}  // namespace scarp
