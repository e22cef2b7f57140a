#include "core/terrain/GeoReference.h"

namespace scarp {

Vec2 toWorld(const GeoReference& reference, const GridFrame& frame, double column, double row) {
  const double c = column + 0.5;
  const double r = (reference.southUp ? frame.rows - 1 - row : row) + 0.5;
  const auto& g = reference.geoTransform;
  return {g[0] + g[1] * c + g[2] * r, g[3] + g[4] * c + g[5] * r};
}

}  // namespace scarp
