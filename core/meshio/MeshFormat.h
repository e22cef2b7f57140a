#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// What terrain meshes are written as.
enum class MeshFormat : std::uint8_t { Glb, Obj, Ply, Stl, ThreeMf };

struct MeshFormatInfo {
  MeshFormat format;
  const char* name;
  const char* extension;  ///< Without the dot.
  bool yUp;               ///< x east, y up, z south; else x east, y north, z up.
  bool solidsInMetres;    ///< Solids too are in metres; else in millimetres.
};
[[nodiscard]] const std::vector<MeshFormatInfo>& meshFormats();
[[nodiscard]] const MeshFormatInfo& infoOf(MeshFormat format);
/// The format that a path's ending names; the error is one line.
[[nodiscard]] Result<MeshFormat> meshFormatOf(const std::string& path);

}  // namespace scarp
