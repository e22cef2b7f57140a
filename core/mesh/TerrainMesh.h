#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

/// The sample that a vertex of a terrain mesh stands at.
struct MeshPoint {
  int column = 0, row = 0;
  bool operator==(const MeshPoint&) const = default;
  auto operator<=>(const MeshPoint&) const = default;
};

/// Some of a mesh's triangles, maybe none, and the samples that they lie among.
struct MeshPart {
  GridRect samples;
  std::size_t first = 0, count = 0;
};

/// Triangles over the ground of a rectangle of samples: those and no others, holes left open. A vertex has
/// its sample's height. A value.
struct TerrainMesh {
  GridRect samples;  ///< That it reaches over; half-open, so its last vertices are at column1 − 1.
  std::vector<MeshPoint> points;
  std::vector<std::array<std::uint32_t, 3>> triangles;  ///< Counterclockwise as seen from above.
  std::vector<MeshPart> parts;  ///< In order; together all triangles, and all cells of `samples`.
};

}  // namespace scarp
