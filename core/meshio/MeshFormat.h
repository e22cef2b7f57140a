#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

class GlbFile;
class Json;

/// By what a mesh is made coarser.
enum class MeshDetail : std::uint8_t {
  Error,     ///< As few triangles as keep to an error.
  Triangles  ///< As small an error as so many triangles allow.
};
[[nodiscard]] const EnumNames& meshDetailNames();

/// How terrain becomes a mesh. Ranges: meshSchema().
struct MeshSettings {
  MeshDetail detail = MeshDetail::Error;
  double error = 1.0;         ///< Metres, vertically, everywhere.
  int triangles = 100'000;    ///< Of all files together, walls and bottom of a solid as well.
  bool solid = false;         ///< With walls and a bottom, for a 3-D printer.
  double size = 150.0;        ///< Of a solid: its longer side, mm.
  double base = 3.0;          ///< Of a solid: what is under its lowest ground, mm.
  double exaggeration = 1.0;  ///< Of a solid: of its heights.
  int tileColumns = 1, tileRows = 1;
  bool operator==(const MeshSettings&) const = default;
};

/// One table for command line, window and range checks.
[[nodiscard]] const Schema<MeshSettings>& meshSchema();

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

/// What terrain meshes are written as.
enum class MeshFormat : std::uint8_t { Glb, Obj, Ply, Stl, ThreeMf };

/// Writes over an existing file in single precision, little-endian, with all that the format has room for.
/// The error is the reason alone. May be cancelled.
using MeshWriter = Result<void>(const MeshContent& content, const std::string& path,
                                const Progress& progress);
/// Reads a written file back and compares all vertices and triangles. Returns the largest error of a
/// coordinate in the file's unit: 0 except for 3MF, which has decimals. The error is the reason alone.
using MeshProver = Result<double>(const MeshContent& content, const std::string& path,
                                  const Progress& progress);

/// A format: a row of meshFormats().
struct MeshFormatInfo {
  MeshFormat format;
  const char* name;
  const char* extension;  ///< Without the dot.
  bool yUp;               ///< x east, y up, z south; else x east, y north, z up.
  bool solidsInMetres;    ///< Solids too are in metres; else in millimetres.
  MeshWriter* write;
  MeshProver* prove;
};
[[nodiscard]] const std::vector<MeshFormatInfo>& meshFormats();
[[nodiscard]] const MeshFormatInfo& infoOf(MeshFormat format);
/// The format that a path's ending names; the error is one line.
[[nodiscard]] Result<MeshFormat> meshFormatOf(const std::string& path);

// In a file of its own, as it includes its library.
MeshWriter writeThreeMfMesh;
MeshProver proveThreeMfMesh;

/// Adds the arrays of a mesh to a GLB file. Returns its primitive, without the material. The content must
/// outlive the file.
[[nodiscard]] Json glbPrimitive(GlbFile& file, const MeshContent& content, bool textured);
/// Adds the ground to a GLB file as a mesh and a node. `look`: its pbrMetallicRoughness. The content must
/// outlive the file.
void addGlbGround(GlbFile& file, const MeshContent& content, bool textured, Json look);

}  // namespace scarp
