#include "core/sceneio/SceneModel.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/material/Srgb.h"
#include "core/model/MeshPicker.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

using Colour = std::array<std::uint16_t, 4>;

std::uint16_t shareCode(double share) {
  return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0, 1.0) * 65535.0));
}

std::array<float, 3> upright(const Eigen::Vector3f& v) { return {v.x(), v.z(), -v.y()}; }

ModelMaterial plainMaterial(std::string name) {
  ModelMaterial material;
  material.name = std::move(name);
  material.roughness = 0.9F;
  return material;
}

SceneModel builtIn(AssetKind asset) {
  const AssetMesh& mesh = assetMesh(asset);
  SceneModel model;
  model.materials = {plainMaterial(assetName(asset))};
  model.parts.resize(1);
  for (const AssetMesh::Vertex& vertex : mesh.vertices) {
    model.parts[0].indices.push_back(static_cast<std::uint32_t>(model.places.size()));
    model.places.push_back(upright(vertex.position));
    model.normals.push_back(upright(vertex.normal.normalized()));
    model.colours.push_back(
        {shareCode(vertex.colour.x()), shareCode(vertex.colour.y()), shareCode(vertex.colour.z()), 65535});
  }
  return model;
}

SceneModel boxOf(const Box& box) {
  SceneModel model;
  model.missing = true;
  model.materials = {plainMaterial("missing")};
  model.parts.resize(1);
  // Anticlockwise from outside; bit i of a corner: max on axis i.
  constexpr std::array<std::array<unsigned, 4>, 6> faces{
      {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
  const std::array<Eigen::Vector3f, 6> normals{-Eigen::Vector3f::UnitX(), Eigen::Vector3f::UnitX(),
                                               -Eigen::Vector3f::UnitY(), Eigen::Vector3f::UnitY(),
                                               -Eigen::Vector3f::UnitZ(), Eigen::Vector3f::UnitZ()};
  for (std::size_t face = 0; face < faces.size(); ++face) {
    const auto first = static_cast<std::uint32_t>(model.places.size());
    for (const unsigned i : faces[face]) {
      const Vec3 corner((i & 1U) != 0 ? box.max.x() : box.min.x(), (i & 2U) != 0 ? box.max.y() : box.min.y(),
                        (i & 4U) != 0 ? box.max.z() : box.min.z());
      model.places.push_back(upright(corner.cast<float>()));
      model.normals.push_back(upright(normals[face]));
    }
    for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.parts[0].indices.push_back(first + i);
  }
  return model;
}

SceneModel ownModel(const Model& from, const ModelLevel& level) {
  constexpr std::uint32_t kUnused = std::numeric_limits<std::uint32_t>::max();
  SceneModel model;
  model.materials = from.materials;
  model.error = double{level.error};
  const bool pictures = std::ranges::any_of(
      from.materials, [](const ModelMaterial& m) { return m.albedo || m.opacity || m.normal || m.surface; });
  for (const ModelMaterial& material : from.materials)
    material.eachPicture([&](const PicturePtr& picture, std::uint64_t sum, int) {
      model.missingPictures = model.missingPictures || (sum != 0 && !picture);
    });
  std::array<double, 256> linear{};
  for (std::size_t i = 0; i < linear.size(); ++i) linear[i] = toLinear(static_cast<double>(i) / 255.0);
  std::vector<std::uint32_t> numbers(from.vertices.size(), kUnused);
  bool coloured = false;
  for (const ModelPart& part : level.parts) {
    if (part.count == 0) continue;
    SceneModel::Part& to = model.parts.emplace_back();
    to.material = part.material;
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
      std::uint32_t& number = numbers[from.indices[i]];
      if (number == kUnused) {
        const ModelVertex& vertex = from.vertices[from.indices[i]];
        number = static_cast<std::uint32_t>(model.places.size());
        model.places.push_back(upright(vertex.position));
        model.normals.push_back(upright(vertex.normal.normalized()));
        if (pictures) model.texturePlaces.push_back({vertex.uv.x(), vertex.uv.y()});
        const auto& c = vertex.colour;
        coloured = coloured || c != std::array<std::uint8_t, 4>{255, 255, 255, 255};
        model.colours.push_back({shareCode(linear[c[0]]), shareCode(linear[c[1]]), shareCode(linear[c[2]]),
                                 shareCode(c[3] / 255.0)});
      }
      to.indices.push_back(number);
    }
  }
  if (!coloured) model.colours.clear();
  return model;
}

}  // namespace

std::size_t SceneModel::triangles() const {
  std::size_t corners = 0;
  for (const Part& part : parts) corners += part.indices.size();
  return corners / 3;
}

double SceneModel::longestSide() const {
  Eigen::AlignedBox3f box;
  for (const auto& [x, y, z] : places) box.extend(Eigen::Vector3f(x, y, z));
  return places.empty() ? 0.0 : double{box.sizes().maxCoeff()};
}

SceneModel sceneModel(const Model& model, std::string name) {
  SceneModel made = ownModel(model, model.levels.front());
  made.asset = made.name = std::move(name);
  return made;
}

std::vector<SceneModel> sceneLevels(AssetKind asset, const AssetTable& assets) {
  const AssetShape& shape = assets.shape(asset);
  std::vector<SceneModel> levels;
  if (isBuiltIn(asset)) {
    levels.push_back(builtIn(asset));
  } else if (shape.model) {
    for (const ModelLevel& level : shape.model->levels) levels.push_back(ownModel(*shape.model, level));
  } else {
    levels.push_back(boxOf(shape.bounds));
  }
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i].asset = levels[i].name = assetName(asset);
    if (levels.size() > 1) levels[i].name += "_LOD" + std::to_string(i);
  }
  return levels;
}

std::vector<double> levelCoverages(const std::vector<SceneModel>& levels) {
  constexpr double kRows = 1080.0, kLargest = 0.9, kFall = 0.8;
  std::vector<double> coverages;
  const double size = levels.front().longestSide();
  double most = kLargest;
  for (std::size_t i = 1; i < levels.size(); ++i) {
    const double error = levels[i].error;
    coverages.push_back(std::min(most, error > 0.0 ? size / (kRows * error) : most));
    most = kFall * coverages.back();
  }
  coverages.push_back(0.0);
  return coverages;
}

}  // namespace scarp
