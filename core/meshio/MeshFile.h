#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

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

}  // namespace scarp
