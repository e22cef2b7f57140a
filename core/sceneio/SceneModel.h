#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/model/Model.h"
#include "core/objects/Asset.h"

namespace scarp {

/// One level of detail of an asset, in glTF's axes: x east, y up, z south, metres, the foot at the origin.
struct SceneModel {
  struct Part {
    std::uint32_t material = 0;
    std::vector<std::uint32_t> indices;  ///< Three a triangle, counterclockwise from outside.
  };
  std::string name;
  std::string asset;  ///< Models of one asset share materials.
  std::vector<std::array<float, 3>> places, normals;
  std::vector<std::array<float, 2>> texturePlaces;    ///< Empty where no material has a picture.
  std::vector<std::array<std::uint16_t, 4>> colours;  ///< Linear, and opacity; empty: all are white.
  std::vector<Part> parts;
  std::vector<ModelMaterial> materials;
  bool missing = false;          ///< The model is not there: its box.
  bool missingPictures = false;  ///< Some of its pictures are not there.
  double error = 0.0;            ///< Metres by which it differs from the finest level.

  [[nodiscard]] std::size_t triangles() const;
  [[nodiscard]] double longestSide() const;  ///< Of its box, metres.
};

/// Returns the levels of detail of an asset, the finest first, at least one. The names of several end in
/// _LOD0, _LOD1 …, by which engines and Scarp recognise levels.
[[nodiscard]] std::vector<SceneModel> sceneLevels(AssetKind asset, const AssetTable& assets);
/// Returns the finest level of a model; its origin is the foot. Contract: it has triangles.
[[nodiscard]] SceneModel sceneModel(const Model& model, std::string name);

/// Returns for each level the share of the picture's height that the longest side covers when the next level
/// replaces it, falling; 0 for the last level. The error of the next level is then a pixel of 1080.
[[nodiscard]] std::vector<double> levelCoverages(const std::vector<SceneModel>& levels);

}  // namespace scarp
