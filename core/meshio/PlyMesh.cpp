#include <cstring>

#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

std::string plyHeader(const MeshContent& content) {
  std::string text = "ply\nformat binary_little_endian 1.0\ncomment Scarp, ";
  text += content.millimetres ? "millimetres" : "metres";
  text += ", x east, y north, z up\nelement vertex " + std::to_string(content.places.size()) +
          "\nproperty float x\nproperty float y\nproperty float z\n";
  if (!content.normals.empty()) text += "property float nx\nproperty float ny\nproperty float nz\n";
  return text + "element face " + std::to_string(content.triangles.size()) +
         "\nproperty list uchar uint vertex_indices\nend_header\n";
}

/// Gives the bytes of the file in pieces to take(data, bytes), which says whether to go on.
template <class Take>
bool givePly(const MeshContent& content, const Progress& progress, Take&& take) {
  const std::string header = plyHeader(content);
  if (!take(header.data(), header.size())) return false;
  const bool hasNormals = !content.normals.empty();
  std::array<char, 24> vertex{};
  std::array<char, 13> face{3};
  return forPieces(content.places.size(), progress, 0.0, 0.4,
                   [&](std::size_t i) {
                     std::memcpy(vertex.data(), content.places[i].data(), 12);
                     if (hasNormals) std::memcpy(vertex.data() + 12, content.normals[i].data(), 12);
                     return take(vertex.data(), hasNormals ? std::size_t{24} : std::size_t{12});
                   }) &&
         forPieces(content.triangles.size(), progress, 0.4, 1.0, [&](std::size_t i) {
           std::memcpy(face.data() + 1, content.triangles[i].data(), 12);
           return take(face.data(), face.size());
         });
}

}  // namespace

Result<void> writePlyMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  const bool whole = givePly(content, progress, [&](const char* data, std::size_t bytes) {
    file.write(data, bytes);
    return !file.failed();
  });
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<double> provePlyMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> there;
  bool same = true;
  const bool whole = givePly(content, progress, [&](const char* data, std::size_t bytes) {
    there.resize(bytes);
    file.read(there.data(), static_cast<std::streamsize>(bytes));
    return same = file && std::memcmp(there.data(), data, bytes) == 0;
  });
  if (!same || (whole && file.peek() != std::ifstream::traits_type::eof())) return notAsWritten();
  if (!whole) return Error::cancel();
  return 0.0;
}

}  // namespace scarp
