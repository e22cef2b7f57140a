#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/TiledRaster.h"

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

/// How a mesh departs from the surface that it stands for.
struct MeshError {
  /// The true greatest vertical distance, metres, not rounded down: over all samples, and wherever an edge of
  /// the mesh crosses a grid line or a cell's diagonal. Between those both are linear.
  double largest = 0.0;
  double column = 0.0, row = 0.0;  ///< Where that is.
  bool coversGround = true;        ///< Its triangles lie on the ground of its samples and cover all of it.

  void include(const MeshError& other);
};

/// Measures a mesh by the heights alone, whatever it was made by. Contract: its triangles are among the
/// samples of their parts. Several threads; nothing where progress says stop.
[[nodiscard]] std::optional<MeshError> measure(const TerrainMesh& mesh, const HeightRaster& heights,
                                               const Progress& progress = {});

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

/// The mesh closed by walls and a level bottom at z = 0: every edge has two triangles. Where ground touches
/// itself at a corner only, each side has a vertex of its own, moved inwards by a hundredth of a cell at
/// most: programs that join vertices by their places would find edges of four triangles. x and y count from
/// the middle of the terrain.
[[nodiscard]] PlacedMesh solidOf(const TerrainMesh& mesh, const Terrain& terrain, const SolidShape& shape);
/// How many triangles that is.
[[nodiscard]] std::size_t solidTriangles(const TerrainMesh& mesh);

}  // namespace scarp
