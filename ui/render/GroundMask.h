#pragma once

#include <memory>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A selection or a layer's mask that is shown on the ground: what is not selected is veiled, what the mask
/// hides is tinted red; the edge is a line.
struct GroundMask {
  std::shared_ptr<const MaskRaster> weights;  ///< Not null, of the terrain's size.
  double opacity = 0.5;                       ///< Of the veil or tint, 0…1.
  bool ofLayer = false;

  bool operator==(const GroundMask&) const = default;  ///< Of the same raster, whatever it holds.
};

}  // namespace scarp
