#pragma once

#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// Where a brush stands, and how.
struct BrushPlace {
  Vec2 point;                  ///< Local frame, metres.
  Vec2 motion = Vec2::Zero();  ///< A vector that goes with it, as metres from the dab before.
  double angle = 0.0;          ///< Radians anticlockwise by which the alpha is turned …
  bool mirrored = false;       ///< … after its east and west have changed places.
};

/// The place itself, first and with its bits, and its copies on the other sides of the symmetry's point:
/// MirrorX changes the sign of x from there, MirrorY that of y, MirrorBoth gives all three; radial turns by
/// equal parts of a full turn, anticlockwise. Mirrors and quarter turns are exact. Places on an axis come
/// back as often as anywhere else. Pure.
[[nodiscard]] std::vector<BrushPlace> symmetricPlaces(const BrushSymmetry& symmetry, const BrushPlace& place);

}  // namespace scarp
