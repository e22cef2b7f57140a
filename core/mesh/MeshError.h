#pragma once

#include <optional>

#include "core/base/Progress.h"
#include "core/mesh/TerrainMesh.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

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

}  // namespace scarp
