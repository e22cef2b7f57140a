#include "core/meshio/VertexNormals.h"

#include "core/terrain/SampleSlope.h"

namespace scarp {

std::vector<std::array<float, 3>> vertexNormals(const TerrainMesh& mesh, const Terrain& terrain, bool yUp) {
  const GridFrame& frame = terrain.frame;
  constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();
  const auto height = [&](int column, int row) {
    return frame.samples().contains(column, row) ? terrain.heights.at(column, row) : kNoHeight;
  };
  std::vector<std::array<float, 3>> normals;
  normals.reserve(mesh.points.size());
  for (const auto& [c, r] : mesh.points) {
    const float here = height(c, r);
    const double east = slopeBetween(height(c - 1, r), here, height(c + 1, r), frame.dx, frame.dx);
    // Rows run southward.
    const double north = -slopeBetween(height(c, r - 1), here, height(c, r + 1), frame.dy, frame.dy);
    const Vec3 normal = Vec3(0.0 - east, 0.0 - north, 1.0).normalized();
    const auto x = static_cast<float>(normal.x()), y = static_cast<float>(normal.y()),
               z = static_cast<float>(normal.z());
    normals.push_back(yUp ? std::array{x, z, -y} : std::array{x, y, z});
  }
  return normals;
}

std::vector<std::array<float, 2>> texturePlaces(const TerrainMesh& mesh, const GridFrame& frame) {
  std::vector<std::array<float, 2>> places;
  places.reserve(mesh.points.size());
  for (const auto& [c, r] : mesh.points)
    places.push_back({static_cast<float>(c) / static_cast<float>(frame.columns - 1),
                      static_cast<float>(r) / static_cast<float>(frame.rows - 1)});
  return places;
}

}  // namespace scarp
