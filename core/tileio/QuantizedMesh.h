#pragma once

#include <cstdint>
#include <vector>

#include "core/base/Result.h"
#include "core/mesh/TerrainMesh.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Cells along the side of a tile's lattice: 32767 is 151 times as many, so that its points are exact in the
/// format.
inline constexpr int kLatticeCells = 217;

/// A tile of a globe: degrees, and the mesh over its lattice.
struct GlobeTile {
  double west, south, east, north;  ///< Degrees.
  TerrainMesh mesh;                 ///< Its points are lattice points of `samples`, row 0 in the north.
};

/// How a tile's bytes came out.
struct QuantizedTile {
  std::vector<std::uint8_t> bytes;
  double heightError = 0.0;  ///< Metres, by the rounding of heights, at most.
};

/// Quantized-mesh 1.0 with oct-encoded normals, not packed by gzip. Heights are metres above the ellipsoid
/// WGS 84. `heights`: of the whole level, of which the mesh's samples are a part; no NaN.
[[nodiscard]] QuantizedTile quantizedMesh(const GlobeTile& tile, const HeightRaster& heights);

/// Decodes a tile again and compares it: the vertices lie on lattice points, with heights that differ from
/// the raster's by `heightError` at most, the triangles are the mesh's, the edge lists name all vertices on
/// the edges. The error is the reason alone.
[[nodiscard]] Result<void> proveQuantizedMesh(const std::vector<std::uint8_t>& bytes, const GlobeTile& tile,
                                              const HeightRaster& heights, double heightError);

}  // namespace scarp
