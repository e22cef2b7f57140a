#include "core/meshio/MeshFile.h"

#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

struct MeshWays {
  Result<void> (*write)(const MeshContent&, const std::string&, const Progress&);
  Result<double> (*prove)(const MeshContent&, const std::string&, const Progress&);
};

/// By MeshFormat.
constexpr std::array<MeshWays, 5> kWays{{{writeGlbMesh, proveGlbMesh},
                                         {writeObjMesh, proveObjMesh},
                                         {writePlyMesh, provePlyMesh},
                                         {writeStlMesh, proveStlMesh},
                                         {writeThreeMfMesh, proveThreeMfMesh}}};

}  // namespace

Result<void> writeMesh(MeshFormat format, const MeshContent& content, const std::string& path,
                       const Progress& progress) {
  return kWays[static_cast<std::size_t>(format)].write(content, path, progress);
}

Result<double> proveMesh(MeshFormat format, const MeshContent& content, const std::string& path,
                         const Progress& progress) {
  return kWays[static_cast<std::size_t>(format)].prove(content, path, progress);
}

}  // namespace scarp
