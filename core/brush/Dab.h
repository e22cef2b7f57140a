#pragma once

#include "core/geometry/Vec.h"

namespace scarp {

/// One application of the brush.
struct Dab {
  Vec2 centre;         ///< Local frame, metres.
  double amount;       ///< Metres of change at its centre, ≥ 0; the kernel knows in which direction.
  double radius;       ///< Metres, > 0.
  double angle = 0.0;  ///< Radians anticlockwise by which the alpha is turned …
  Vec2 motion = Vec2::Zero();  ///< Metres from the dab before, for brushes that drag.
  bool mirrored = false;       ///< … after its east and west have changed places.
};

}  // namespace scarp
