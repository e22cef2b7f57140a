#include "app/reader/SceneMeshes.h"

#include <assimp/mesh.h>
#include <assimp/scene.h>

#include <Eigen/LU>
#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

#include "core/base/PrintableLine.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

/// Nodes beyond this are a file run wild.
constexpr std::size_t kMostNodes = 1'000'000;

Eigen::Matrix4d matrixOf(const aiMatrix4x4& m) {
  Eigen::Matrix4d matrix;
  matrix << m.a1, m.a2, m.a3, m.a4, m.b1, m.b2, m.b3, m.b4, m.c1, m.c2, m.c3, m.c4, m.d1, m.d2, m.d3, m.d4;
  return matrix;
}

/// A mesh where a node puts it.
struct PlacedMesh {
  const aiMesh* mesh;
  Eigen::Matrix4d transform;
  std::optional<int> level;
};

Result<std::vector<PlacedMesh>> placedMeshes(const aiScene& scene) {
  struct Visit {
    const aiNode* node;
    Eigen::Matrix4d parent;
    std::optional<int> level;
  };
  std::vector<Visit> open{{scene.mRootNode, Eigen::Matrix4d::Identity(), {}}};
  std::vector<PlacedMesh> meshes;
  for (std::size_t visited = 0; !open.empty(); ++visited) {
    if (visited > kMostNodes || meshes.size() > kMostNodes) return Error{"has too many nodes"};
    const Visit now = open.back();
    open.pop_back();
    const Eigen::Matrix4d transform = now.parent * matrixOf(now.node->mTransformation);
    const auto named = levelInName(now.node->mName.C_Str());
    const std::optional<int> level = named ? named : now.level;
    for (unsigned i = 0; i < now.node->mNumMeshes; ++i) {
      const unsigned index = now.node->mMeshes[i];
      if (index >= scene.mNumMeshes || !scene.mMeshes[index]) continue;
      const aiMesh* const mesh = scene.mMeshes[index];
      const auto own = levelInName(mesh->mName.C_Str());
      meshes.push_back({mesh, transform, level ? level : own});
    }
    for (unsigned i = now.node->mNumChildren; i-- > 0;)
      if (now.node->mChildren[i]) open.push_back({now.node->mChildren[i], transform, level});
  }
  return meshes;
}

std::uint8_t byteOf(float share) {
  return static_cast<std::uint8_t>(
      std::lround(255.0F * std::clamp(std::isfinite(share) ? share : 0.0F, 0.0F, 1.0F)));
}

/// Adds the vertices of a mesh. The error says what is wrong with one.
Result<void> addVertices(const PlacedMesh& placed, bool linearColours, std::vector<ModelVertex>& to) {
  const aiMesh& mesh = *placed.mesh;
  const Eigen::Matrix3d normals = placed.transform.topLeftCorner<3, 3>().inverse().transpose();
  const bool turned = normals.allFinite();
  for (unsigned i = 0; i < mesh.mNumVertices; ++i) {
    ModelVertex vertex;
    const aiVector3D& p = mesh.mVertices[i];
    const Eigen::Vector4d at = placed.transform * Eigen::Vector4d(p.x, p.y, p.z, 1.0);
    vertex.position = at.head<3>().cast<float>();
    if (!vertex.position.allFinite() ||
        vertex.position.cwiseAbs().maxCoeff() > static_cast<float>(kMostModelCoordinate))
      return Error{"has a vertex that is no finite number, or beyond %1", long(kMostModelCoordinate)};
    Eigen::Vector3d normal = Vec3::UnitZ();
    if (mesh.mNormals) {
      const aiVector3D& n = mesh.mNormals[i];
      const Eigen::Vector3d own(n.x, n.y, n.z), there = turned ? (normals * own).eval() : own;
      const double length = there.norm();
      if (std::isfinite(length) && length > 1e-30) normal = there / length;
    }
    vertex.normal = normal.cast<float>().normalized();
    vertex.uv.setZero();
    if (const aiVector3D* const uv = mesh.mTextureCoords[0])
      if (std::isfinite(uv[i].x) && std::isfinite(uv[i].y)) vertex.uv = {uv[i].x, 1.0F - uv[i].y};
    if (const aiColor4D* const colours = mesh.mColors[0]) {
      const aiColor4D& c = colours[i];
      const auto shown = [&](float value) {
        const float share = std::isfinite(value) ? std::clamp(value, 0.0F, 1.0F) : 0.0F;
        return byteOf(linearColours ? static_cast<float>(toSrgb(share)) : share);
      };
      vertex.colour = {shown(c.r), shown(c.g), shown(c.b), byteOf(c.a)};
    }
    to.push_back(vertex);
  }
  return {};
}

}  // namespace

std::optional<int> levelInName(std::string_view name) {
  std::size_t digits = name.size();
  while (digits > 0 && std::isdigit(static_cast<unsigned char>(name[digits - 1])) != 0) --digits;
  if (digits == name.size() || name.size() - digits > 2) return {};
  std::size_t end = digits;
  if (end > 0 && (name[end - 1] == '_' || name[end - 1] == ' ' || name[end - 1] == '-')) --end;
  if (end < 3) return {};
  const std::string word = lowerCase(std::string(name.substr(end - 3, 3)));
  // "clod1" is no level.
  if (word != "lod" || (end > 3 && std::isalnum(static_cast<unsigned char>(name[end - 4])) != 0)) return {};
  return std::stoi(std::string(name.substr(digits)));
}

Result<void> readMeshes(const aiScene& scene, bool linearColours, Model& model) {
  const auto meshes = placedMeshes(scene);
  if (!meshes) return meshes.error();
  std::set<int> levels;
  for (const PlacedMesh& placed : *meshes)
    if (placed.level) levels.insert(*placed.level);
  while (levels.size() > kMostModelLevels) levels.erase(std::prev(levels.end()));
  // By level (−1: in all of them) and material.
  std::map<std::pair<int, unsigned>, std::vector<std::uint32_t>> runs;
  std::size_t triangles = 0;
  for (const PlacedMesh& placed : *meshes) {
    const aiMesh& mesh = *placed.mesh;
    if ((mesh.mPrimitiveTypes & aiPrimitiveType_TRIANGLE) == 0 || !mesh.mVertices || !mesh.mFaces) continue;
    const int level = placed.level.value_or(-1);
    if (level >= 0 && !levels.contains(level)) continue;
    if (model.vertices.size() + mesh.mNumVertices > kMostModelVertices ||
        (triangles += mesh.mNumFaces) > kMostModelTriangles)
      return Error{"has more than %1 triangles", kMostModelTriangles};
    const auto first = static_cast<std::uint32_t>(model.vertices.size());
    if (auto added = addVertices(placed, linearColours, model.vertices); !added) return added;
    auto& indices = runs[{level, mesh.mMaterialIndex}];
    const bool mirrored = placed.transform.topLeftCorner<3, 3>().determinant() < 0.0;
    for (unsigned i = 0; i < mesh.mNumFaces; ++i) {
      const aiFace& face = mesh.mFaces[i];
      if (face.mNumIndices != 3) continue;
      const unsigned a = face.mIndices[0], b = face.mIndices[mirrored ? 2 : 1],
                     c = face.mIndices[mirrored ? 1 : 2];
      if (a >= mesh.mNumVertices || b >= mesh.mNumVertices || c >= mesh.mNumVertices)
        return Error{"names a vertex that is not there"};
      if (a == b || b == c || c == a) continue;
      for (const unsigned index : {a, b, c}) indices.push_back(first + index);
    }
  }
  std::vector<int> order(levels.begin(), levels.end());
  if (order.empty()) order.push_back(-1);
  model.levels.resize(order.size());
  for (const auto& [key, indices] : runs) {
    if (indices.empty()) continue;
    const ModelPart part{key.second, static_cast<std::uint32_t>(model.indices.size()),
                         static_cast<std::uint32_t>(indices.size())};
    model.indices.insert(model.indices.end(), indices.begin(), indices.end());
    for (std::size_t i = 0; i < order.size(); ++i)
      if (key.first < 0 || key.first == order[i]) model.levels[i].parts.push_back(part);
  }
  std::erase_if(model.levels, [](const ModelLevel& level) { return level.parts.empty(); });
  if (model.levels.empty()) return Error{"holds no triangles"};
  return {};
}

}  // namespace scarp
