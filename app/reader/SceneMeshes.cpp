#include "app/reader/SceneMeshes.h"

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <algorithm>
#include <assimp/mesh.h>
#include <assimp/scene.h>
#include <cctype>
#include <cmath>
#include <limits>
#include <map>
#include <meshoptimizer.h>
#include <numeric>
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

namespace {

constexpr std::size_t kFewTriangles = 96;  ///< A level of so few is coarse enough.
constexpr std::size_t kMostMade = 5;       ///< Levels beside the finest.
constexpr double kShare = 0.3;             ///< Of the triangles from one level to the next.
constexpr double kStuck = 0.75;            ///< A level with more of the last one's triangles is none.
constexpr float kMostError = 0.15F;        ///< Of the model's size.
/// Of the length of a triangle's side, what a level that somebody else made is taken to be wrong by.
constexpr double kSideError = 0.2;

using Indices = std::vector<std::uint32_t>;

void weld(Model& model) {
  std::vector<unsigned> remap(model.vertices.size());
  const std::size_t unique =
      meshopt_generateVertexRemap(remap.data(), model.indices.data(), model.indices.size(),
                                  model.vertices.data(), model.vertices.size(), sizeof(ModelVertex));
  std::vector<ModelVertex> vertices(unique);
  meshopt_remapVertexBuffer(vertices.data(), model.vertices.data(), model.vertices.size(),
                            sizeof(ModelVertex), remap.data());
  meshopt_remapIndexBuffer(model.indices.data(), model.indices.data(), model.indices.size(), remap.data());
  model.vertices = std::move(vertices);
}

double sizeOf(const Model& model) {
  const Box box = boundsOf(model);
  return std::max((box.max - box.min).maxCoeff(), 1e-30);
}

/// Vertices that triangles lead to from one another, as the number of one of them.
std::vector<std::uint32_t> components(const Indices& indices, std::size_t vertices) {
  std::vector<std::uint32_t> parent(vertices);
  std::iota(parent.begin(), parent.end(), 0U);
  const auto root = [&](std::uint32_t i) {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
  };
  for (std::size_t i = 0; i < indices.size(); i += 3)
    for (const std::size_t j : {i + 1, i + 2}) {
      const std::uint32_t a = root(indices[i]), b = root(indices[j]);
      parent[std::max(a, b)] = std::min(a, b);
    }
  for (std::uint32_t i = 0; i < vertices; ++i) parent[i] = root(i);
  return parent;
}

struct Made {
  Indices indices;
  double error = 0.0;
};

/// Leaves a share of the pieces out and makes the others larger, so that they cover as much.
Made thinned(Model& model, const Indices& indices) {
  const std::vector<std::uint32_t> piece = components(indices, model.vertices.size());
  struct Piece {
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    float count = 0.0F;
    bool kept = false;
    Eigen::AlignedBox3f box;
  };
  std::map<std::uint32_t, Piece> pieces;
  for (const std::uint32_t index : indices) {
    Piece& one = pieces[piece[index]];
    one.sum += model.vertices[index].position;
    one.count += 1.0F;
    one.box.extend(model.vertices[index].position);
  }
  double diameter = 0.0, turn = 0.0;
  for (auto& [root, one] : pieces) {
    // Evenly, in the order of the file.
    turn += kShare;
    one.kept = turn >= 1.0;
    if (one.kept) turn -= 1.0;
    diameter += one.box.diagonal().norm();
  }
  const auto larger = static_cast<float>(std::sqrt(1.0 / kShare));
  std::map<std::uint32_t, std::uint32_t> copies;
  Made made;
  for (const std::uint32_t index : indices) {
    const Piece& one = pieces.at(piece[index]);
    if (!one.kept) continue;
    const auto [copy, first] = copies.try_emplace(index, static_cast<std::uint32_t>(model.vertices.size()));
    if (first) {
      ModelVertex vertex = model.vertices[index];
      const Eigen::Vector3f middle = one.sum / one.count;
      vertex.position = middle + larger * (vertex.position - middle);
      model.vertices.push_back(vertex);
    }
    made.indices.push_back(copy->second);
  }
  made.error = pieces.empty() ? 0.0 : 0.5 * diameter / static_cast<double>(pieces.size());
  return made;
}

Made simplified(const Model& model, const Indices& indices) {
  const std::size_t target = static_cast<std::size_t>(kShare * static_cast<double>(indices.size() / 3)) * 3;
  const float* const positions = model.vertices.front().position.data();
  Made made;
  made.indices.resize(indices.size());
  float error = 0.0F;
  const auto finish = [&](std::size_t count) {
    made.indices.resize(count);
    made.error =
        double(error) * double(meshopt_simplifyScale(positions, model.vertices.size(), sizeof(ModelVertex)));
    return made;
  };
  std::size_t count =
      meshopt_simplify(made.indices.data(), indices.data(), indices.size(), positions, model.vertices.size(),
                       sizeof(ModelVertex), target, kMostError, 0, &error);
  if (double(count) <= kStuck * double(indices.size())) return finish(count);
  // Seams and facets hold it: without regard to what hangs together.
  made.indices.resize(indices.size());
  count = meshopt_simplifySloppy(made.indices.data(), indices.data(), indices.size(), positions,
                                 model.vertices.size(), sizeof(ModelVertex), target, kMostError, &error);
  return finish(count);
}

Indices indicesOf(const Model& model, const ModelPart& part) {
  const auto first = model.indices.begin() + part.first;
  return {first, first + part.count};
}

/// Adds a level that is coarser than the last one. Whether there was one.
bool addCoarser(Model& model) {
  const ModelLevel last = model.levels.back();
  const std::size_t vertices = model.vertices.size();
  std::vector<std::pair<std::uint32_t, Indices>> made;
  double error = last.error;
  std::size_t count = 0;
  for (const ModelPart& part : last.parts) {
    const Indices indices = indicesOf(model, part);
    const bool leaves = model.materials[part.material].alpha != ModelAlpha::Opaque;
    Made coarser = leaves ? thinned(model, indices) : simplified(model, indices);
    if (coarser.indices.empty() || coarser.indices.size() > indices.size()) coarser = {indices, 0.0};
    error = std::max(error, last.error + coarser.error);
    count += coarser.indices.size();
    made.emplace_back(part.material, std::move(coarser.indices));
  }
  if (double(count / 3) > kStuck * double(last.triangles()) || model.vertices.size() > kMostModelVertices ||
      model.indices.size() + count > 6 * kMostModelTriangles) {
    model.vertices.resize(vertices);
    return false;
  }
  ModelLevel level;
  level.error = static_cast<float>(error);
  for (const auto& [material, indices] : made) {
    level.parts.push_back({material, static_cast<std::uint32_t>(model.indices.size()),
                           static_cast<std::uint32_t>(indices.size())});
    model.indices.insert(model.indices.end(), indices.begin(), indices.end());
  }
  model.levels.push_back(std::move(level));
  return true;
}

void setErrors(Model& model) {
  const double size = sizeOf(model);
  double before = 0.0;
  for (std::size_t i = 1; i < model.levels.size(); ++i) {
    ModelLevel& level = model.levels[i];
    before = std::max(before, kSideError * size / std::sqrt(double(level.triangles())));
    level.error = static_cast<float>(before);
  }
}

void order(Model& model) {
  for (const ModelLevel& level : model.levels)
    for (const ModelPart& part : level.parts) {
      unsigned* const at = model.indices.data() + part.first;
      meshopt_optimizeVertexCache(at, at, part.count, model.vertices.size());
    }
  std::vector<unsigned> remap(model.vertices.size());
  const std::size_t used = meshopt_optimizeVertexFetchRemap(remap.data(), model.indices.data(),
                                                            model.indices.size(), model.vertices.size());
  std::vector<ModelVertex> vertices(used);
  for (std::size_t i = 0; i < remap.size(); ++i)
    if (remap[i] < used) vertices[remap[i]] = model.vertices[i];
  meshopt_remapIndexBuffer(model.indices.data(), model.indices.data(), model.indices.size(), remap.data());
  model.vertices = std::move(vertices);
}

}  // namespace

void makeLevels(Model& model, const Progress& told) {
  weld(model);
  if (model.levels.size() > 1) {
    setErrors(model);
  } else {
    for (std::size_t i = 0; i < kMostMade && model.levels.back().triangles() > kFewTriangles; ++i) {
      (void)keepGoing(told, double(i) / double(kMostMade + 1));
      if (!addCoarser(model)) break;
    }
  }
  order(model);
}

}  // namespace scarp
