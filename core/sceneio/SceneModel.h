#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/line/WaterMesh.h"
#include "core/model/Model.h"
#include "core/objects/Asset.h"
#include "core/scatter/BentRows.h"

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

/// Returns for each level the share of the picture's height that the longest side covers when the next level
/// replaces it, falling; 0 for the last level. The error of the next level is then a pixel of 1080.
[[nodiscard]] std::vector<double> levelCoverages(const std::vector<SceneModel>& levels);

/// A mesh of a scene that is neither ground nor a model that objects share.
struct SceneShape {
  SceneModel model;
  Vec3 place = Vec3::Zero();  ///< Of its origin, local frame.
};

/// Models that are bent along lines, over a part of the terrain: those triangles whose middle lies over it.
[[nodiscard]] std::vector<SceneShape> bentShapes(const BentMeshes& meshes, const GridFrame& frame,
                                                 const GridRect& part);
/// The water of lines over a part of the terrain, cut off at its border, as one mesh "Water" whose material
/// "water" lets through what is beneath, the more the shallower it is. Its triangles and levels are those
/// that are drawn. None where there is no water.
[[nodiscard]] std::vector<SceneShape> waterShapes(const WaterTiles& water, const GridRect& part);

}  // namespace scarp
