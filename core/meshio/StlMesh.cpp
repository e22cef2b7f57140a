#include <Eigen/Geometry>
#include <cstring>
#include <limits>

#include "core/geometry/Vec.h"
#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

constexpr std::size_t kStlHeader = 80, kStlFacet = 50;

/// A facet: its normal, three corners, and no attributes.
std::array<char, kStlFacet> facetOf(const MeshContent& content,
                                    const std::array<std::uint32_t, 3>& triangle) {
  std::array<Vec3, 3> corners;
  std::array<char, kStlFacet> facet{};
  for (std::size_t k = 0; k < 3; ++k) {
    const auto& place = content.places[triangle[k]];
    corners[k] = Vec3(place[0], place[1], place[2]);
    std::memcpy(&facet[12 + 12 * k], place.data(), 12);
  }
  const Vec3 normal = (corners[1] - corners[0]).cross(corners[2] - corners[0]).normalized();
  const std::array<float, 3> inFile{static_cast<float>(normal.x()), static_cast<float>(normal.y()),
                                    static_cast<float>(normal.z())};
  std::memcpy(facet.data(), inFile.data(), 12);
  return facet;
}

std::array<char, kStlHeader + 4> stlHeader(const MeshContent& content) {
  std::array<char, kStlHeader + 4> header{};
  // Not "solid": that would make it a text.
  const std::string text = std::string("Scarp terrain, ") + (content.millimetres ? "mm" : "m") + ", z up";
  std::memcpy(header.data(), text.data(), text.size());
  const auto count = static_cast<std::uint32_t>(content.triangles.size());
  std::memcpy(&header[kStlHeader], &count, 4);
  return header;
}

}  // namespace

Result<void> writeStlMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  const auto header = stlHeader(content);
  file.write(header.data(), header.size());
  const bool whole = forPieces(content.triangles.size(), progress, 0.0, 1.0, [&](std::size_t i) {
    const auto facet = facetOf(content, content.triangles[i]);
    file.write(facet.data(), facet.size());
    return !file.failed();
  });
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<double> proveStlMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  std::ifstream file(path, std::ios::binary);
  std::array<char, kStlHeader + 4> header{};
  file.read(header.data(), header.size());
  if (!file || header != stlHeader(content)) return notAsWritten();
  bool same = true;
  const bool whole = forPieces(content.triangles.size(), progress, 0.0, 1.0, [&](std::size_t i) {
    std::array<char, kStlFacet> facet{};
    file.read(facet.data(), facet.size());
    return same = file && facet == facetOf(content, content.triangles[i]);
  });
  if (!same || (whole && file.peek() != std::ifstream::traits_type::eof())) return notAsWritten();
  if (!whole) return Error::cancel();
  return 0.0;
}

}  // namespace scarp
