#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/model/Model.h"
#include "core/objects/AssetTable.h"

namespace scarp {

/// The finest level of what an asset looks like, in glTF's axes: x east, y up, z south, metres, the foot at
/// the origin.
struct SceneModel {
  struct Part {
    std::uint32_t material = 0;
    std::vector<std::uint32_t> indices;  ///< Three a triangle, counterclockwise from outside.
  };
  std::string name;
  std::vector<std::array<float, 3>> places, normals;
  std::vector<std::array<float, 2>> texturePlaces;    ///< Empty where no material has a picture.
  std::vector<std::array<std::uint16_t, 4>> colours;  ///< Linear, and opacity; empty: all are white.
  std::vector<Part> parts;
  std::vector<ModelMaterial> materials;
  bool missing = false;          ///< The model is not there: its box.
  bool missingPictures = false;  ///< Some of its pictures are not there.
};

[[nodiscard]] SceneModel sceneModel(AssetKind asset, const AssetTable& assets);
/// The same of any model, its origin for the foot. Contract: it has triangles.
[[nodiscard]] SceneModel sceneModel(const Model& model, std::string name);

}  // namespace scarp
