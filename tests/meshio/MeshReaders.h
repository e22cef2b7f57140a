#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/meshio/MeshExport.h"

namespace scarp::test {

/// A mesh file by what its format's specification says, decoded here; z up, as many triangles as it holds.
struct ReadMesh {
  std::vector<std::array<double, 3>> places, normals;
  std::vector<std::array<double, 2>> texturePlaces;  ///< From the north-west.
  std::vector<std::array<std::uint32_t, 3>> triangles;
  std::string unit;  ///< As the file says it.
};
/// Vertices of an STL that lie at the same place are one.
[[nodiscard]] ReadMesh readMeshFile(const std::string& path);

/// Whether each edge has two triangles, one in either sense.
[[nodiscard]] bool isClosed(const ReadMesh& mesh);

}  // namespace scarp::test
