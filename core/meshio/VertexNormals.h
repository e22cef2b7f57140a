#pragma once

#include <array>
#include <vector>

#include "core/mesh/TerrainMesh.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// The ground's normals at a mesh's vertices, from the samples beside each, of length 1: so they are the same
/// for all tiles that share a vertex, and a coarse mesh is lit like a fine one. z up, or y up and z south.
[[nodiscard]] std::vector<std::array<float, 3>> vertexNormals(const TerrainMesh& mesh, const Terrain& terrain,
                                                              bool yUp);
/// Where a picture of the whole terrain lies at the vertices: 0…1 from the north-west.
[[nodiscard]] std::vector<std::array<float, 2>> texturePlaces(const TerrainMesh& mesh,
                                                              const GridFrame& frame);

}  // namespace scarp
