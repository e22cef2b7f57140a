#pragma once

#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/line/WaterMesh.h"
#include "core/scatter/BentRows.h"
#include "core/sceneio/SceneModel.h"

namespace scarp {

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
