#pragma once

#include "core/base/Result.h"
#include "core/edit/AllObjects.h"
#include "core/edit/LaidMaterials.h"
#include "core/edit/LeftOut.h"
#include "core/edit/LinesOnGround.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class TerrainDocument;

/// All that a document's exports are made of: enough to write them on another thread. A value that shares its
/// tiles.
struct ExportInputs {
  Terrain terrain;
  ObjectInputs objects;
  MaterialInputs materials{};
  LeftOut beside{};  ///< All that is no ground.
  std::vector<LinesOnGround> lines{};  ///< See linesOnGround().
};
[[nodiscard]] ExportInputs exportInputs(const TerrainDocument& document);
/// Of a terrain alone.
[[nodiscard]] ExportInputs exportInputs(const Terrain& terrain);

}  // namespace scarp
