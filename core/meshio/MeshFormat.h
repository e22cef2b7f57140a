#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// What terrain meshes are written as.
enum class MeshFormat : std::uint8_t { Glb, Obj, Ply, Stl, ThreeMf };

struct MeshContent;

/// A format: a row of meshFormats().
struct MeshFormatInfo {
  MeshFormat format;
  const char* name;
  const char* extension;  ///< Without the dot.
  bool yUp;               ///< x east, y up, z south; else x east, y north, z up.
  bool solidsInMetres;    ///< Solids too are in metres; else in millimetres.
  /// Writes over an existing file in single precision, little-endian, with all that the format has room for.
  /// The error is the reason alone. May be cancelled.
  Result<void> (*write)(const MeshContent& content, const std::string& path, const Progress& progress);
  /// Reads a written file back and compares all vertices and triangles. Returns the largest error of a
  /// coordinate in the file's unit: 0 except for 3MF, which has decimals. The error is the reason alone.
  Result<double> (*prove)(const MeshContent& content, const std::string& path, const Progress& progress);
};
[[nodiscard]] const std::vector<MeshFormatInfo>& meshFormats();
[[nodiscard]] const MeshFormatInfo& infoOf(MeshFormat format);
/// The format that a path's ending names; the error is one line.
[[nodiscard]] Result<MeshFormat> meshFormatOf(const std::string& path);

}  // namespace scarp
