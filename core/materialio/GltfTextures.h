#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/io/GlbFile.h"
#include "core/materialio/ExportJob.h"
#include "core/terrain/HeightPlane.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A frame on a mesh's surface, in the local frame: z up.
struct SurfaceFrame {
  Vec3 normal, tangent;  ///< Of length 1 at vertices; the tangent runs east.
};

/// A terrain's surface as a mesh with a vertex at every so many samples and at its rims: triangles by the
/// diagonal rule of Surface.h, none where a corner is a hole, and no vertex that none of them has. Concurrent
/// const use is safe.
class GltfMesh {
 public:
  GltfMesh(const Terrain& terrain, int step);

  [[nodiscard]] std::size_t vertices() const { return vertices_; }
  [[nodiscard]] std::size_t triangles() const { return triangles_; }
  /// Of the positions, as floats, in glTF's axes.
  [[nodiscard]] const std::array<float, 3>& least() const { return least_; }
  [[nodiscard]] const std::array<float, 3>& most() const { return most_; }

  // Each gives a float vector for each vertex, in glTF's axes (x east, y up, z south), metres, or three
  // 32-bit indices for each triangle, counterclockwise from above. False where the sink had enough.
  [[nodiscard]] bool positions(const ByteSink& sink) const;
  [[nodiscard]] bool normals(const ByteSink& sink) const;
  [[nodiscard]] bool tangents(const ByteSink& sink) const;       ///< With the handedness, 4 floats.
  [[nodiscard]] bool texturePlaces(const ByteSink& sink) const;  ///< 0…1 from the north-west, 2 floats.
  [[nodiscard]] bool indices(const ByteSink& sink) const;

  /// The frame at a place of the grid, as a renderer interpolates it; not of length 1.
  [[nodiscard]] SurfaceFrame frameAt(double column, double row) const;

 private:
  [[nodiscard]] bool hasGround(std::size_t c, std::size_t r) const;
  [[nodiscard]] float heightAt(std::size_t c, std::size_t r) const;
  [[nodiscard]] SurfaceFrame vertexFrame(std::size_t c, std::size_t r) const;
  [[nodiscard]] std::array<float, 3> position(std::size_t c, std::size_t r) const;
  /// Whether a cell has its upper right (A, D, B) and its lower left triangle (A, C, D).
  [[nodiscard]] std::array<bool, 2> trianglesOf(std::size_t c, std::size_t r) const;
  void number();
  template <std::size_t N, class Of>
  bool perVertex(const ByteSink& sink, Of&& of) const;

  GridFrame frame_;
  HeightPlane ground_;
  std::vector<int> columns_, rows_;     ///< Of the samples that have vertices.
  std::vector<std::uint32_t> numbers_;  ///< Of vertices, kNone where there is none.
  std::size_t vertices_ = 0, triangles_ = 0;
  std::array<float, 3> least_{}, most_{};
};

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
