#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/mesh/MeshError.h"
#include "core/mesh/TerrainMesh.h"
#include "core/mesh/TriangleBudget.h"
#include "core/meshio/MeshFile.h"
#include "core/meshio/MeshSettings.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Beyond these a mesh is not begun: memory, and programs that read it.
inline constexpr std::size_t kMostMeshTriangles = 40'000'000;

/// The lowest and the highest of some samples that are no holes; nothing where there is none.
[[nodiscard]] std::optional<std::array<double, 2>> heightsWithin(const HeightRaster& heights,
                                                                 const GridRect& samples);
/// The middle of a terrain in its CRS, for notes.
struct MiddleInCrs {
  std::string x, y;
  std::string crs;  ///< Its name; empty where it has none.
};
/// Returns nothing for a terrain without a geotransform.
[[nodiscard]] std::optional<MiddleInCrs> middleInCrs(const Terrain& terrain);

/// Whether samples are a part of all of a terrain's that has a cell. The error is the reason alone.
[[nodiscard]] Result<void> checkPart(const GridRect& samples, const GridRect& all);

/// Tiles of ground by the error or the number of triangles that the settings name. The error is the reason
/// alone.
[[nodiscard]] Result<BudgetedDecimation> decimatedGround(const HeightRaster& heights,
                                                         const std::vector<GridRect>& tiles,
                                                         const MeshSettings& settings, double heightRange,
                                                         const TriangleCount& count,
                                                         const Progress& progress);

/// Adds places, x east, y north, z up, times `scale`, as single precision. How far that takes one at most, in
/// the file's unit.
[[nodiscard]] double roundPlaces(const std::vector<std::array<double, 3>>& places, bool yUp, double scale,
                                 MeshContent& content);

/// The ground's normals at a mesh's vertices, from the samples beside each, of length 1: so they are the same
/// for all tiles that share a vertex, and a coarse mesh is lit like a fine one. z up, or y up and z south.
[[nodiscard]] std::vector<std::array<float, 3>> vertexNormals(const TerrainMesh& mesh, const Terrain& terrain,
                                                              bool yUp);
/// Texture coordinates of the vertices in a picture of the whole terrain: 0…1 from the north-west.
[[nodiscard]] std::vector<std::array<float, 2>> texturePlaces(const TerrainMesh& mesh,
                                                              const GridFrame& frame);

/// The surface of a part of a terrain in metres from the terrain's middle, y up, and how far it is from it.
struct GroundMesh {
  MeshContent content;
  MeshError error;
  double placeError = 0.0;  ///< Of a vertex, by rounding, metres.
};
/// Of the settings, those of tiles and solids do not count. The error is the reason alone. Any thread; may be
/// cancelled.
[[nodiscard]] Result<GroundMesh> groundMesh(const Terrain& terrain, const GridRect& samples,
                                            const MeshSettings& settings, const Progress& progress);

}  // namespace scarp
