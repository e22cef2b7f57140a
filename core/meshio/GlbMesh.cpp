#include <algorithm>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/GlbFile.h"
#include "core/meshio/MeshFormats.h"

namespace scarp {

namespace {

GlbFile glbOfMesh(const MeshContent& content) {
  GlbFile file;
  Json accessors = Json::array(), attributes;
  const auto attribute = [&](const char* name, const auto& all, const char* type) {
    if (all.empty()) return;
    attributes[name] = accessors.size();
    accessors.push_back(glbAccessor(addGlbArray(file, all, GlbUse::Vertices), kGlbFloat, all.size(), type));
  };
  attribute("POSITION", content.places, "VEC3");
  std::array<float, 3> least = content.places.front(), most = least;
  for (const auto& place : content.places)
    for (std::size_t k = 0; k < 3; ++k) {
      least[k] = std::min(least[k], place[k]);
      most[k] = std::max(most[k], place[k]);
    }
  accessors[0]["min"] = least;
  accessors[0]["max"] = most;
  attribute("NORMAL", content.normals, "VEC3");
  attribute("TEXCOORD_0", content.texturePlaces, "VEC2");
  const std::size_t indices = addGlbArray(file, content.triangles, GlbUse::Indices), last = accessors.size();
  accessors.push_back(glbAccessor(indices, kGlbUnsignedInt, content.triangles.size() * 3, "SCALAR"));
  file.describe(
      {{"scene", 0},
       {"scenes", {{{"nodes", {0}}}}},
       {"nodes", {{{"name", content.name}, {"mesh", 0}}}},
       {"meshes",
        {{{"name", content.name},
          {"primitives", {{{"attributes", std::move(attributes)}, {"indices", last}, {"material", 0}}}},
          {"extras", {{"largestErrorMetres", content.largestError}}}}}},
       {"materials",
        {{{"name", "Ground"},
          {"pbrMetallicRoughness",
           {{"baseColorFactor", {0.5, 0.5, 0.5, 1.0}}, {"metallicFactor", 0.0}, {"roughnessFactor", 0.9}}}}}},
       {"accessors", std::move(accessors)}});
  return file;
}

}  // namespace

Result<void> writeGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  const GlbFile file = glbOfMesh(content);
  if (file.bytes() > GlbFile::kMostBytes)
    return Error{
        groupedCount(content.triangles.size()) +
        " triangles make more than 2 GB, where glTF's readers stop; fewer triangles or several tiles fit"};
  return file.write(path, progress);
}

Result<double> proveGlbMesh(const MeshContent& content, const std::string& path, const Progress& progress) {
  if (auto same = glbOfMesh(content).prove(path, progress); !same) return same.error();
  return 0.0;
}

}  // namespace scarp
