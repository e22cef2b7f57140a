#include "core/scatter/BendableModels.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/material/Srgb.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

Model modelOfBuiltIn(AssetKind asset) {
  Model model;
  ModelMaterial material;
  material.name = assetName(asset);
  material.roughness = 0.9F;
  model.materials.push_back(std::move(material));
  for (const AssetMesh::Vertex& vertex : assetMesh(asset).vertices) {
    ModelVertex made{vertex.position, vertex.normal, Eigen::Vector2f::Zero()};
    for (std::size_t c = 0; c < 3; ++c)
      made.colour[c] = static_cast<std::uint8_t>(std::lround(
          255.0 * std::clamp(toSrgb(double(vertex.colour[static_cast<Eigen::Index>(c)])), 0.0, 1.0)));
    model.indices.push_back(static_cast<std::uint32_t>(model.vertices.size()));
    model.vertices.push_back(made);
  }
  model.levels.push_back({{{0, 0, static_cast<std::uint32_t>(model.indices.size())}}, 0.0F});
  return model;
}

Model finestOf(const Model& from) {
  constexpr std::uint32_t kUnused = std::numeric_limits<std::uint32_t>::max();
  Model model;
  model.materials = from.materials;
  model.levels.emplace_back();
  std::vector<std::uint32_t> numbers(from.vertices.size(), kUnused);
  for (const ModelPart& part : from.levels.front().parts) {
    if (part.count == 0) continue;
    model.levels.front().parts.push_back(
        {part.material, static_cast<std::uint32_t>(model.indices.size()), part.count});
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
      std::uint32_t& number = numbers[from.indices[i]];
      if (number == kUnused) {
        number = static_cast<std::uint32_t>(model.vertices.size());
        model.vertices.push_back(from.vertices[from.indices[i]]);
      }
      model.indices.push_back(number);
    }
  }
  return model;
}

}  // namespace

const BendableModels::Bendable* BendableModels::find(AssetKind asset) {
  auto& known = known_[asset];
  if (!known) {
    const AssetShape& shape = assets_.shape(asset);
    if (!isBuiltIn(asset) && !shape.model) return nullptr;
    auto made = std::make_unique<Bendable>(
        Bendable{isBuiltIn(asset) ? modelOfBuiltIn(asset) : finestOf(*shape.model), shape.model});
    if (made->model.indices.empty()) return nullptr;
    made->bounds = boundsOf(made->model);
    known = std::move(made);
  }
  return known.get();
}

}  // namespace scarp
