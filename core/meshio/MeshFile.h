#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/meshio/MeshFormat.h"

namespace scarp {

/// A mesh as a file is to hold it, in the file's axes and unit. Triangles run counterclockwise as seen from
/// outside or from above.
struct MeshContent {
  std::string name;           ///< "Terrain"
  bool millimetres = false;   ///< Else metres.
  double largestError = 0.0;  ///< From the surface, metres.
  std::vector<std::array<float, 3>> places;
  std::vector<std::array<float, 3>> normals;        ///< By vertex; may be empty.
  std::vector<std::array<float, 2>> texturePlaces;  ///< 0…1 from the terrain's north-west; may be empty.
  std::vector<std::array<std::uint32_t, 3>> triangles;
};

/// Writes over an existing file; the error is the reason alone. Single precision, little-endian, all that the
/// format has room for. May be cancelled.
[[nodiscard]] Result<void> writeMesh(MeshFormat format, const MeshContent& content, const std::string& path,
                                     const Progress& progress);
/// Reads a written file back and compares all vertices and triangles; the error is the reason alone. How far
/// a coordinate is off at most, in the file's unit: 0 but for 3MF, which has decimals.
[[nodiscard]] Result<double> proveMesh(MeshFormat format, const MeshContent& content, const std::string& path,
                                       const Progress& progress);

}  // namespace scarp
