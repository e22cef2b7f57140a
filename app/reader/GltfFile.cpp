#include "app/reader/GltfFile.h"

#include <algorithm>
#include <charconv>
#include <cstring>
#include <draco/compression/decode.h>
#include <fcntl.h>
#include <limits>
#include <new>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/model/Model.h"

namespace scarp {

namespace {

constexpr std::size_t kGlbHeader = 12, kGlbChunkHeader = 8;

std::uint32_t glbWord(std::string_view file, std::size_t at) {
  std::uint32_t word = 0;
  if (at + sizeof word <= file.size()) std::memcpy(&word, file.data() + at, sizeof word);
  return word;
}

}  // namespace

MappedFile::MappedFile(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (file >= 0 && ::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0) {
    const auto size = static_cast<std::size_t>(status.st_size);
    void* const at = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (at != MAP_FAILED) text_ = {static_cast<const char*>(at), size};
  }
  if (file >= 0) ::close(file);
}

MappedFile::~MappedFile() {
  if (!text_.empty()) ::munmap(const_cast<char*>(text_.data()), text_.size());
}

std::string_view gltfJson(std::string_view file) {
  if (!file.starts_with("glTF") || file.size() < kGlbHeader + kGlbChunkHeader) return file;
  return file.substr(kGlbHeader + kGlbChunkHeader, glbWord(file, kGlbHeader));
}

std::string_view gltfBinary(std::string_view file) {
  if (!file.starts_with("glTF")) return {};
  const std::size_t at = kGlbHeader + kGlbChunkHeader + glbWord(file, kGlbHeader);
  constexpr std::uint32_t kBinary = 0x004E4942;
  if (at + kGlbChunkHeader > file.size() || glbWord(file, at + 4) != kBinary) return {};
  return file.substr(at + kGlbChunkHeader, glbWord(file, at));
}

Json parseGltf(std::string_view file) {
  constexpr std::size_t kMaxGltfDepth = 64;
  return Json::parseOrNull(gltfJson(file), kMaxGltfDepth);
}

std::optional<std::uint64_t> numberAt(const Json& object, std::string_view key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->isNumber()) return std::nullopt;
  const double number = found->get<double>();
  return number >= 0.0 && number < 9e18 ? static_cast<std::uint64_t>(number)
                                        : std::numeric_limits<std::uint64_t>::max();
}

const Json& listAt(const Json& object, std::string_view key) {
  static const Json none = Json::array();
  const auto found = object.isObject() ? object.find(key) : object.end();
  return found != object.end() && found->isArray() ? *found : none;
}

bool listContains(const Json& list, std::string_view text) {
  return std::ranges::any_of(list.begin(), list.end(),
                             [&](const Json& one) { return one.isText() && one.text() == text; });
}

std::string withoutEscapes(std::string_view uri) {
  std::string text;
  for (std::size_t i = 0; i < uri.size(); ++i) {
    unsigned value = 0;
    const bool escaped =
        uri[i] == '%' && i + 2 < uri.size() &&
        std::from_chars(uri.data() + i + 1, uri.data() + i + 3, value, 16).ptr == uri.data() + i + 3;
    text += escaped ? static_cast<char>(value) : uri[i];
    if (escaped) i += 2;
  }
  return text;
}

namespace {

Error damagedDraco(const Message& what) { return Error{"its Draco mesh is damaged: %1", what}; }

}  // namespace

Result<DracoMesh> unpackDraco(std::string_view bytes,
                              const std::map<std::string, DracoAttribute>& attributes) try {
  draco::DecoderBuffer buffer;
  buffer.Init(bytes.data(), bytes.size());
  const auto type = draco::Decoder::GetEncodedGeometryType(&buffer);
  if (!type.ok() || type.value() != draco::TRIANGULAR_MESH)
    return damagedDraco(Message("it is not a mesh of triangles"));
  draco::Decoder decoder;
  auto decoded = decoder.DecodeMeshFromBuffer(&buffer);
  if (!decoded.ok()) return damagedDraco(Message::verbatim(decoded.status().error_msg_string()));
  const draco::Mesh& from = *decoded.value();
  if (from.num_faces() > kMostModelTriangles || from.num_points() > kMostModelVertices)
    return Error{"has more than %1 triangles", kMostModelTriangles};
  DracoMesh mesh;
  mesh.points = from.num_points();
  for (draco::FaceIndex face(0); face < from.num_faces(); ++face)
    for (const draco::PointIndex& point : from.face(face)) {
      if (point.value() >= mesh.points)
        return damagedDraco(Message("a triangle names a vertex that is missing"));
      mesh.indices.push_back(point.value());
    }
  for (const auto& [name, wanted] : attributes) {
    const draco::PointAttribute* const attribute = from.GetAttributeByUniqueId(wanted.id);
    if (!attribute) return damagedDraco(Message("attribute %1 is missing", name));
    std::vector<float>& values = mesh.attributes[name];
    values.resize(mesh.points * static_cast<std::size_t>(wanted.components));
    for (draco::PointIndex point(0); point < from.num_points(); ++point) {
      const draco::AttributeValueIndex index = attribute->mapped_index(point);
      float* const to = &values[point.value() * static_cast<std::size_t>(wanted.components)];
      if (index.value() >= attribute->size() ||
          !attribute->ConvertValue(index, static_cast<std::int8_t>(wanted.components), to))
        return damagedDraco(Message("values of %1 are missing", name));
    }
  }
  return mesh;
} catch (const std::bad_alloc&) {
  return Error{"its Draco mesh needs more memory than a model may take"};
} catch (const std::length_error&) {
  return damagedDraco(Message("it announces an impossible size"));
}

}  // namespace scarp
