#pragma once

#include <cmath>
#include <fstream>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/GlbFile.h"
#include "core/io/OutputFile.h"
#include "core/meshio/MeshFile.h"

namespace scarp {

// Of each format; see MeshFormatInfo.

[[nodiscard]] Result<void> writeGlbMesh(const MeshContent& content, const std::string& path,
                                        const Progress& progress);
[[nodiscard]] Result<double> proveGlbMesh(const MeshContent& content, const std::string& path,
                                          const Progress& progress);
/// Adds the ground to a GLB file as a mesh and a node. `look`: its pbrMetallicRoughness. The content must
/// outlive the file.
void addGlbGround(GlbFile& file, const MeshContent& content, bool textured, Json look);
[[nodiscard]] Result<void> writeObjMesh(const MeshContent& content, const std::string& path,
                                        const Progress& progress);
[[nodiscard]] Result<double> proveObjMesh(const MeshContent& content, const std::string& path,
                                          const Progress& progress);
[[nodiscard]] Result<void> writePlyMesh(const MeshContent& content, const std::string& path,
                                        const Progress& progress);
[[nodiscard]] Result<double> provePlyMesh(const MeshContent& content, const std::string& path,
                                          const Progress& progress);
[[nodiscard]] Result<void> writeStlMesh(const MeshContent& content, const std::string& path,
                                        const Progress& progress);
[[nodiscard]] Result<double> proveStlMesh(const MeshContent& content, const std::string& path,
                                          const Progress& progress);
[[nodiscard]] Result<void> writeThreeMfMesh(const MeshContent& content, const std::string& path,
                                            const Progress& progress);
[[nodiscard]] Result<double> proveThreeMfMesh(const MeshContent& content, const std::string& path,
                                              const Progress& progress);

/// What is said of a file that holds something else than was written.
[[nodiscard]] inline Error notAsWritten() { return Error{"it does not read back as it was written"}; }

/// body(i) for each of `count` pieces, watched now and then; false where it was stopped or body() said false.
template <class Body>
[[nodiscard]] bool forPieces(std::size_t count, const Progress& progress, double start, double end,
                             Body&& body) {
  constexpr std::size_t kBetween = 1 << 14;
  for (std::size_t i = 0; i < count; ++i) {
    if (i % kBetween == 0 &&
        !keepGoing(progress, start + (end - start) * static_cast<double>(i) / static_cast<double>(count)))
      return false;
    if (!body(i)) return false;
  }
  return true;
}

}  // namespace scarp
