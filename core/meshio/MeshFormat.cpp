#include "core/meshio/MeshFormat.h"

#include "core/base/PrintableLine.h"
#include "core/meshio/MeshFormats.h"

namespace scarp {

const std::vector<MeshFormatInfo>& meshFormats() {
  static const std::vector<MeshFormatInfo> formats{
      {MeshFormat::Glb, "glTF", "glb", true, true, writeGlbMesh, proveGlbMesh},
      {MeshFormat::Obj, "OBJ", "obj", true, false, writeObjMesh, proveObjMesh},
      {MeshFormat::Ply, "PLY", "ply", false, false, writePlyMesh, provePlyMesh},
      {MeshFormat::Stl, "STL", "stl", false, false, writeStlMesh, proveStlMesh},
      {MeshFormat::ThreeMf, "3MF", "3mf", false, false, writeThreeMfMesh, proveThreeMfMesh}};
  return formats;
}

const MeshFormatInfo& infoOf(MeshFormat format) { return meshFormats()[static_cast<std::size_t>(format)]; }

Result<MeshFormat> meshFormatOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  for (const MeshFormatInfo& info : meshFormats())
    if (ending == std::string(".") + info.extension) return info.format;
  std::string endings;
  for (const MeshFormatInfo& info : meshFormats())
    endings += (endings.empty() ? "." : ", .") + std::string(info.extension);
  if (ending.empty()) return errorIn(path, "a mesh's file needs an ending; there are %1", endings);
  return errorIn(path, "'%1' is no ending of a mesh's file; there are %2", ending, endings);
}

}  // namespace scarp
