#pragma once

#include <gtest/gtest.h>

#include "core/mesh/TerrainMesh.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

/// The true greatest vertical distance between a mesh and the surface, by cutting each of its triangles with
/// each triangle of the surface and looking at the corners of what they share. Slow, and nothing of
/// core/mesh is in it.
[[nodiscard]] double overlayError(const TerrainMesh& mesh, const HeightRaster& heights);

/// Fails where a mesh does not lie on the ground of its samples, cover it once, and have the border that
/// ground and its rectangle have: no edge gapes.
void expectCoversGround(const TerrainMesh& mesh, const HeightRaster& heights);

/// Grounds of many kinds, most of them with holes.
[[nodiscard]] std::vector<std::pair<std::string, Terrain>> meshGrounds();

}  // namespace scarp::test
