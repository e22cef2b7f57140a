#pragma once

#include <optional>
#include <vector>

#include "core/base/Result.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// What a scatter puts down.
struct ScatteredObjects {
  ScatterOperation operation;
  std::vector<Object> objects;         ///< Without ids; at least one.
  std::optional<HeightRaster> ground;  ///< As they level it, where they do.
};

/// A scatter with all that it needs, to be worked out without the document.
struct ScatterTask {
  ScatterOperation operation;
  Terrain ground;
  std::optional<MaskRaster> selection;
  ObjectLayer present;
  std::optional<MaskRaster> editMask;  ///< Where they may level the ground; nothing: everywhere.

  /// Any thread. An error, one line: numbers out of range, nothing that suits them, too many, cancelled.
  [[nodiscard]] Result<ScatteredObjects> run(const Progress& progress = {}) const;
};

/// An error, one line, where they would level ground that cannot be edited.
[[nodiscard]] Result<ScatterTask> scatterTask(const TerrainDocument& document,
                                              const ScatterOperation& operation);
/// Puts down what the task gave, as one undoable step. Contract: the document is what the task was made of,
/// and is not being edited.
void commitScattered(TerrainDocument& document, ScatteredObjects scattered);

}  // namespace scarp
