#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/materialio/ExportJob.h"
#include "core/materialio/GltfMesh.h"

namespace scarp {

/// A picture of three 8-bit channels, row by row from the north.
struct BakedTexture {
  std::string name;  ///< "colour", "roughness", "normal".
  int columns = 0, rows = 0;
  std::vector<std::uint8_t> bytes;
};

/// The colours of the ground seen from above, as bakeTextures() has them. The error is the reason alone.
[[nodiscard]] Result<BakedTexture> bakedColour(const MaterialGround& ground, int side,
                                               const Progress& progress);

/// The ground seen from above, the corners of the pictures at those of the terrain, `side` texels along the
/// longer one: its colour, sRGB; its roughness in green, with blue, metallic, 0; its normals in the frames of
/// the mesh, +Y north. Samples are mixed in linear light, by area where a texel covers several. In holes
/// there is the mean colour. May be cancelled.
[[nodiscard]] Result<std::vector<BakedTexture>> bakeTextures(const ExportJob& job, const GltfMesh& mesh,
                                                             const Progress& progress);

}  // namespace scarp
