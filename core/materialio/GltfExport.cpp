// The ground as a glTF 2.0 binary: a mesh with baked textures.

#include <algorithm>
#include <cstring>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/GlbFile.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/GltfTextures.h"

namespace scarp {

namespace {

constexpr std::uint64_t kMostBytes = GlbFile::kMaxBytes;

struct EncodedTexture {
  BakedTexture texture;
  std::vector<std::uint8_t> png;
};

/// The file's content. Refers to its arguments.
GlbFile glbOf(const ExportJob& job, const GltfMesh& mesh, const std::vector<EncodedTexture>& pictures) {
  GlbFile glb;
  Json attributes;
  const auto addAttribute = [&](const char* name, auto give, std::size_t components) {
    const std::size_t view = glb.addView(mesh.vertices() * components * sizeof(float), GlbUse::Vertices,
                                         [&mesh, give](const ByteSink& sink) { return (mesh.*give)(sink); });
    attributes[name] =
        glb.addAccessor(view, kGlbFloat, mesh.vertices(), ("VEC" + std::to_string(components)).c_str());
  };
  addAttribute("POSITION", &GltfMesh::positions, 3);
  glb.setBounds(0, mesh.least(), mesh.most());
  addAttribute("NORMAL", &GltfMesh::normals, 3);
  addAttribute("TANGENT", &GltfMesh::tangents, 4);
  addAttribute("TEXCOORD_0", &GltfMesh::texturePlaces, 2);
  const std::size_t corners = mesh.triangles() * 3;
  const std::size_t indices =
      glb.addAccessor(glb.addView(corners * sizeof(std::uint32_t), GlbUse::Indices,
                                  [&mesh](const ByteSink& sink) { return mesh.indices(sink); }),
                      kGlbUnsignedInt, corners, "SCALAR");
  for (const EncodedTexture& picture : pictures)
    glb.addTexture(picture.texture.name, picture.png, GlbWrap::Clamp);
  Json names = Json::array();
  for (const ExportLayer& layer : job.layers) names.push_back(layer.material.name);
  glb.add("meshes",
          {{"name", "Terrain"},
           {"primitives", {{{"attributes", std::move(attributes)}, {"indices", indices}, {"material", 0}}}}});
  glb.add("materials", {{"name", "Ground"},
                        {"pbrMetallicRoughness",
                         {{"baseColorTexture", {{"index", 0}}},
                          {"metallicFactor", 0.0},
                          {"metallicRoughnessTexture", {{"index", 1}}}}},
                        {"normalTexture", {{"index", 2}}},
                        {"extras", {{"materials", std::move(names)}}}});
  glb.addNode(R"({"name":"Terrain","mesh":0})");
  glb.finish();
  return glb;
}

Result<void> proveGlb(const GlbFile& glb, const std::vector<EncodedTexture>& pictures,
                      const std::string& path, const Progress& progress) {
  if (auto same = glb.prove(path, progress); !same) return same;
  for (const EncodedTexture& picture : pictures) {
    const auto pixels = readPngBytes(picture.png, {picture.texture.columns, picture.texture.rows, 3, 1});
    if (!pixels) return pixels.error();
    if (*pixels != picture.texture.bytes) return Error{"a texture does not read back as it was written"};
  }
  return {};
}

/// "2nd", "3rd", "4th" …
Message ordinal(int number) {
  const bool teen = number % 100 / 10 == 1;
  const int last = teen ? 0 : number % 10;
  return Message(last == 1 ? "%1st" : last == 2 ? "%1nd" : last == 3 ? "%1rd" : "%1th", number);
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
  if (job.options.meshStep == 1)
    return Error{"a vertex at every sample makes %1 GB, and glTF's readers stop at 2; one at every %2 fits",
                 size.data(), ordinal(step)};
  return Error{"a vertex at every %1 sample makes %2 GB, and glTF's readers stop at 2; one at every %3 fits",
               ordinal(job.options.meshStep), size.data(), ordinal(step)};
}

}  // namespace

Result<void> writeGltf(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                       const Progress& progress) {
  const MaterialExportOptions& options = job.options;
  if (options.textureSide < kLeastTexture || options.textureSide > kMostTexture)
    return Error{"textures of %1 texels are out of range (%2 to %3)", options.textureSide, kLeastTexture,
                 kMostTexture};
  if (options.meshStep < 1 || options.meshStep > kMostMeshStep)
    return Error{"a vertex at every %1 samples is out of range (1 to %2)", options.meshStep, kMostMeshStep};
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
  const GlbFile glb = glbOf(job, mesh, pictures);
  if (glb.bytes() > kMostBytes) return tooLarge(job, glb.bytes());
  const BakedTexture& texture = pictures[0].texture;
  if (std::ranges::any_of(job.layers, [](const ExportLayer& layer) {
        return !layer.material.picture(PictureKind::Roughness).picture;
      }))
    report.notes.push_back(Message("where a material has no picture of roughness, it is 0.9"));
  return set.file(
      "terrain.glb",
      Message("%1 triangles, %2 vertices; textures of colour, normals and roughness, %3 texels",
              groupedCount(mesh.triangles()), groupedCount(mesh.vertices()),
              sizeText({texture.columns, texture.rows})),
      [&](const std::string& path, const Progress& part) { return glb.write(path, part); },
      [&](const std::string& path, const Progress& part) { return proveGlb(glb, pictures, path, part); });
}

}  // namespace scarp
