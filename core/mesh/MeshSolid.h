#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/mesh/TerrainMesh.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Vertices and triangles as files have them: z up, counterclockwise from outside or from above.
struct PlacedMesh {
  std::vector<std::array<double, 3>> places;
  std::vector<std::array<std::uint32_t, 3>> triangles;
  double moved = 0.0;  ///< How far a vertex is from its sample at most, horizontally.
};

/// How ground becomes a solid.
struct SolidShape {
  double scale = 1.0;         ///< Of all three axes, mm per metre, > 0.
  double exaggeration = 1.0;  ///< Of heights besides, > 0.
  double base = 3.0;          ///< From the bottom to `floor`, mm, > 0.
  double floor = 0.0;         ///< The height of the lowest ground of what belongs together, metres.
};

/// The vertices of a mesh in the terrain's local frame, metres.
[[nodiscard]] PlacedMesh placed(const TerrainMesh& mesh, const Terrain& terrain);

/// The mesh closed by walls and a level bottom at z = 0: every edge has two triangles. Where ground touches itself
/// at a corner only, each side has a vertex of its own, moved inwards by a hundredth of a cell at most: programs
/// that join vertices by their places would find edges of four triangles. x and y count from the middle of the
/// terrain.
[[nodiscard]] PlacedMesh solidOf(const TerrainMesh& mesh, const Terrain& terrain, const SolidShape& shape);
/// How many triangles that is.
[[nodiscard]] std::size_t solidTriangles(const TerrainMesh& mesh);

}  // namespace scarp
