// The ground as a glTF 2.0 binary: a mesh with baked textures.

#include <algorithm>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/io/OutputFile.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/GltfMesh.h"
#include "core/materialio/GltfTextures.h"

namespace scarp {

namespace {

using nlohmann::ordered_json;

constexpr std::uint64_t kMostBytes = 0x7fffffff;  ///< Readers count with 31 bits.
constexpr std::uint32_t kMagic = 0x46546C67, kJsonChunk = 0x4E4F534A, kBinaryChunk = 0x004E4942;
// Constants of OpenGL, as glTF writes them.
constexpr int kFloat = 5126, kUnsignedInt = 5125, kVertices = 34962, kIndices = 34963;
constexpr int kLinear = 9729, kLinearMipmaps = 9987, kClamp = 33071;

constexpr std::uint64_t padded(std::uint64_t bytes) { return (bytes + 3) / 4 * 4; }

/// A run of bytes in the binary chunk, and what gives them.
struct Part {
  std::uint64_t bytes;
  std::function<bool(const ByteSink&)> give;
};

struct EncodedTexture {
  BakedTexture texture;
  std::vector<std::uint8_t> png;
};

/// What a file holds, in the order of its bytes.
class Glb {
 public:
  Glb(const ExportJob& job, const GltfMesh& mesh, const std::vector<EncodedTexture>& pictures) {
    const std::uint64_t vertices = mesh.vertices();
    addPart(vertices * 12, kVertices, [&mesh](const ByteSink& sink) { return mesh.positions(sink); });
    addPart(vertices * 12, kVertices, [&mesh](const ByteSink& sink) { return mesh.normals(sink); });
    addPart(vertices * 16, kVertices, [&mesh](const ByteSink& sink) { return mesh.tangents(sink); });
    addPart(vertices * 8, kVertices, [&mesh](const ByteSink& sink) { return mesh.texturePlaces(sink); });
    addPart(mesh.triangles() * 12, kIndices, [&mesh](const ByteSink& sink) { return mesh.indices(sink); });
    for (const EncodedTexture& picture : pictures)
      addPart(picture.png.size(), 0,
              [&picture](const ByteSink& sink) { return sink(picture.png.data(), picture.png.size()); });
    json_ = describe(job, mesh, pictures).dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    json_.resize(padded(json_.size()), ' ');
  }

  [[nodiscard]] std::uint64_t bytes() const { return 12 + 8 + json_.size() + 8 + binary_; }

  /// Gives all bytes in order; false where the sink had enough.
  [[nodiscard]] bool give(const ByteSink& sink, const Progress& progress) const {
    const std::array<std::uint32_t, 5> head{kMagic, 2, static_cast<std::uint32_t>(bytes()),
                                            static_cast<std::uint32_t>(json_.size()), kJsonChunk};
    const std::array<std::uint32_t, 2> binary{static_cast<std::uint32_t>(binary_), kBinaryChunk};
    if (!sink(head.data(), sizeof head) || !sink(json_.data(), json_.size()) ||
        !sink(binary.data(), sizeof binary))
      return false;
    std::uint64_t given = 0;
    const ByteSink watched = [&](const void* data, std::size_t bytes) {
      given += bytes;
      return keepGoing(progress, static_cast<double>(given) / static_cast<double>(binary_)) &&
             sink(data, bytes);
    };
    constexpr std::array<char, 4> zeros{};
    for (const Part& part : parts_)
      if (!part.give(watched) || !watched(zeros.data(), padded(part.bytes) - part.bytes)) return false;
    return true;
  }

 private:
  void addPart(std::uint64_t bytes, int target, std::function<bool(const ByteSink&)> give) {
    ordered_json view{{"buffer", 0}, {"byteOffset", binary_}, {"byteLength", bytes}};
    if (target != 0) view["target"] = target;
    views_.push_back(std::move(view));
    parts_.push_back({bytes, std::move(give)});
    binary_ += padded(bytes);
  }

  [[nodiscard]] ordered_json describe(const ExportJob& job, const GltfMesh& mesh,
                                      const std::vector<EncodedTexture>& pictures) const {
    const auto accessor = [](int view, int kind, std::size_t count, const char* type) {
      return ordered_json{{"bufferView", view}, {"componentType", kind}, {"count", count}, {"type", type}};
    };
    ordered_json positions = accessor(0, kFloat, mesh.vertices(), "VEC3");
    positions["min"] = mesh.least();
    positions["max"] = mesh.most();
    ordered_json images = ordered_json::array(), textures = ordered_json::array();
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      images.push_back(
          {{"name", pictures[i].texture.name}, {"mimeType", "image/png"}, {"bufferView", 5 + i}});
      textures.push_back({{"sampler", 0}, {"source", i}});
    }
    ordered_json names = ordered_json::array();
    for (const ExportLayer& layer : job.layers) names.push_back(layer.material.name);
    return {{"asset", {{"version", "2.0"}, {"generator", "Scarp"}}},
            {"scene", 0},
            {"scenes", {{{"nodes", {0}}}}},
            {"nodes", {{{"name", "Terrain"}, {"mesh", 0}}}},
            {"meshes",
             {{{"name", "Terrain"},
               {"primitives",
                {{{"attributes", {{"POSITION", 0}, {"NORMAL", 1}, {"TANGENT", 2}, {"TEXCOORD_0", 3}}},
                  {"indices", 4},
                  {"material", 0}}}}}}},
            {"materials",
             {{{"name", "Ground"},
               {"pbrMetallicRoughness",
                {{"baseColorTexture", {{"index", 0}}},
                 {"metallicFactor", 0.0},
                 {"metallicRoughnessTexture", {{"index", 1}}}}},
               {"normalTexture", {{"index", 2}}},
               {"extras", {{"materials", std::move(names)}}}}}},
            {"textures", std::move(textures)},
            {"images", std::move(images)},
            {"samplers",
             {{{"magFilter", kLinear}, {"minFilter", kLinearMipmaps}, {"wrapS", kClamp}, {"wrapT", kClamp}}}},
            {"accessors",
             {std::move(positions), accessor(1, kFloat, mesh.vertices(), "VEC3"),
              accessor(2, kFloat, mesh.vertices(), "VEC4"), accessor(3, kFloat, mesh.vertices(), "VEC2"),
              accessor(4, kUnsignedInt, mesh.triangles() * 3, "SCALAR")}},
            {"bufferViews", views_},
            {"buffers", {{{"byteLength", binary_}}}}};
  }

  std::vector<Part> parts_;
  ordered_json views_ = ordered_json::array();
  std::uint64_t binary_ = 0;
  std::string json_;
};

Result<void> writeGlb(const Glb& glb, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  const bool whole = glb.give(
      [&file](const void* data, std::size_t bytes) {
        file.write(data, bytes);
        return !file.failed();
      },
      progress);
  if (!whole && !file.failed()) return Error::cancel();
  return file.close();
}

Result<void> proveGlb(const Glb& glb, const std::vector<EncodedTexture>& pictures, const std::string& path,
                      const Progress& progress) {
  std::ifstream file(path, std::ios::binary);
  std::vector<char> there;
  bool same = true;
  const bool whole = glb.give(
      [&](const void* data, std::size_t bytes) {
        there.resize(bytes);
        file.read(there.data(), static_cast<std::streamsize>(bytes));
        return same = file && std::memcmp(there.data(), data, bytes) == 0;
      },
      progress);
  if (!same) return Error{"it does not read back as it was written"};
  if (!whole) return Error::cancel();
  if (file.peek() != std::ifstream::traits_type::eof()) return Error{"it is longer than what was written"};
  for (const EncodedTexture& picture : pictures) {
    const auto pixels = readPngBytes(picture.png, {picture.texture.columns, picture.texture.rows, 3, 1});
    if (!pixels) return pixels.error();
    if (*pixels != picture.texture.bytes) return Error{"a texture does not read back as it was written"};
  }
  return {};
}

std::string countText(std::size_t count) {
  std::string text = std::to_string(count);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, " ");
  return text;
}

/// "2nd", "3rd", "4th" …
std::string ordinal(int number) {
  const bool teen = number % 100 / 10 == 1;
  const char* ending = teen || number % 10 > 3 || number % 10 == 0 ? "th"
                       : number % 10 == 1                          ? "st"
                       : number % 10 == 2                          ? "nd"
                                                                   : "rd";
  return std::to_string(number) + ending;
}

/// Bytes of a mesh with a vertex at every so many samples, at most.
std::uint64_t meshBytes(const GridFrame& frame, int step) {
  const auto along = [step](int samples) { return static_cast<std::uint64_t>((samples - 2) / step + 2); };
  const std::uint64_t columns = along(frame.columns), rows = along(frame.rows);
  return columns * rows * 48 + (columns - 1) * (rows - 1) * 24;
}

Error tooLarge(const ExportJob& job, std::uint64_t bytes) {
  int step = job.options.meshStep + 1;
  while (step < kMostMeshStep && meshBytes(job.terrain.frame, step) > kMostBytes * 9 / 10) ++step;
  std::array<char, 16> size{};
  std::snprintf(size.data(), size.size(), "%.1f", static_cast<double>(bytes) / 1e9);
  return Error{std::string("a vertex at every ") +
               (job.options.meshStep == 1 ? "sample" : ordinal(job.options.meshStep) + " sample") +
               " makes " + size.data() + " GB, and glTF's readers stop at 2; one at every " + ordinal(step) +
               " fits"};
}

}  // namespace

Result<void> writeGltf(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                       const Progress& progress) {
  const MaterialExportOptions& options = job.options;
  if (options.textureSide < kLeastTexture || options.textureSide > kMostTexture)
    return Error{"textures of " + std::to_string(options.textureSide) + " texels are out of range (" +
                 std::to_string(kLeastTexture) + " to " + std::to_string(kMostTexture) + ")"};
  if (options.meshStep < 1 || options.meshStep > kMostMeshStep)
    return Error{"a vertex at every " + std::to_string(options.meshStep) + " samples is out of range (1 to " +
                 std::to_string(kMostMeshStep) + ")"};
  // Beyond this even the numbers of the vertices take too much memory, whatever the holes leave of them.
  if (const auto bytes = meshBytes(job.terrain.frame, options.meshStep); bytes > 4 * kMostBytes)
    return tooLarge(job, bytes);
  const GltfMesh mesh(job.terrain, options.meshStep);
  if (mesh.triangles() == 0) return Error{"the ground has no triangle whose corners are no holes"};
  if (const auto bytes = mesh.vertices() * 48 + mesh.triangles() * 12; bytes > kMostBytes)
    return tooLarge(job, bytes);
  auto textures = bakeTextures(job, mesh, partOf(progress, 0.0, 0.8));
  if (!textures) return textures.error();
  std::vector<EncodedTexture> pictures;
  for (BakedTexture& texture : *textures) {
    const std::size_t line = static_cast<std::size_t>(texture.columns) * 3;
    auto png = pngBytes(
        {texture.columns, texture.rows, 3, 1},
        [&](int row, std::span<std::uint8_t> bytes) {
          std::memcpy(bytes.data(), &texture.bytes[static_cast<std::size_t>(row) * line], line);
        },
        progress ? Progress([&](double) { return progress(0.9); }) : Progress());
    if (!png) return png.error();
    pictures.push_back({std::move(texture), std::move(*png)});
  }
  const Glb glb(job, mesh, pictures);
  if (glb.bytes() > kMostBytes) return tooLarge(job, glb.bytes());
  const BakedTexture& texture = pictures[0].texture;
  if (std::ranges::any_of(job.layers, [](const ExportLayer& layer) {
        return !layer.material.picture(PictureKind::Roughness).picture;
      }))
    report.notes.push_back("where a material has no picture of roughness, it is 0.9");
  return set.file(
      "terrain.glb",
      countText(mesh.triangles()) + " triangles, " + countText(mesh.vertices()) +
          " vertices; textures of colour, normals and roughness, " +
          sizeText({texture.columns, texture.rows}) + " texels",
      [&](const std::string& path, const Progress& part) { return writeGlb(glb, path, part); },
      [&](const std::string& path, const Progress& part) { return proveGlb(glb, pictures, path, part); });
}

}  // namespace scarp
