#include "core/base/ShortNumber.h"
#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

GlbFile glbOfMesh(const MeshContent& content) {
  GlbFile file;
  addGlbGround(
      file, content, !content.texturePlaces.empty(),
      {{"baseColorFactor", {0.5, 0.5, 0.5, 1.0}}, {"metallicFactor", 0.0}, {"roughnessFactor", 0.9}});
  file.finish();
  return file;
}

}  // namespace

void addGlbGround(GlbFile& file, const MeshContent& content, bool textured, Json look) {
  Json attributes{{"POSITION", file.addPlaces(content.places)}};
  if (!content.normals.empty())
    attributes["NORMAL"] = file.addArray(content.normals, GlbUse::Vertices, kGlbFloat, "VEC3");
  if (textured)
    attributes["TEXCOORD_0"] = file.addArray(content.texturePlaces, GlbUse::Vertices, kGlbFloat, "VEC2");
  const std::size_t indices = file.addArray(content.triangles, GlbUse::Indices, kGlbUnsignedInt, "SCALAR", 3);
  const std::size_t material =
      file.add("materials", {{"name", "Ground"}, {"pbrMetallicRoughness", std::move(look)}});
  const std::size_t mesh = file.add(
      "meshes", {{"name", content.name},
                 {"primitives",
                  {{{"attributes", std::move(attributes)}, {"indices", indices}, {"material", material}}}},
                 {"extras", {{"largestErrorMetres", content.largestError}}}});
  file.addNode(Json{{"name", content.name}, {"mesh", mesh}}.dump({.replace = true}));
}

Result<void> writeGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  const GlbFile file = glbOfMesh(content);
  if (file.bytes() > GlbFile::kMaxBytes)
    return Error{
        "%1 triangles make more than 2 GB, where glTF's readers stop; fewer triangles or several tiles fit",
        groupedCount(content.triangles.size())};
  return file.write(path, progress);
}

Result<double> proveGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  if (auto same = glbOfMesh(content).prove(path, progress); !same) return same.error();
  return 0.0;
}

}  // namespace scarp
