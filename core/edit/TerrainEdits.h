#pragma once

#include <map>
#include <vector>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Performs a filter as one undoable step, with heights that filtered() computed from the document's snapshot
/// and editMask(). Errors are one line and leave the document unchanged.
[[nodiscard]] Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                                          TerrainDocument& document);

/// A document in another frame.
struct ReshapedTerrain {
  DocumentState state;
  std::map<RasterId, HeightRaster> rasters;  ///< The ground among them.
};

/// A reshape with all that it needs, to be worked out without the document.
struct ReshapeTask {
  struct Part {
    RasterId id;
    HeightRaster raster;
    float fill = 0.0F;  ///< Of a raster of its role.
  };
  Reshape reshape;
  DocumentState state;
  std::vector<Part>
      parts;  ///< All of the document, but of ground and base only the base if there are layers.

  /// Any thread; an error when cancelled.
  [[nodiscard]] Result<ReshapedTerrain> run(const Progress& progress = {}) const;
};

/// An error, one line, where the terrain cannot be reshaped so.
[[nodiscard]] Result<ReshapeTask> reshapeTask(const TerrainDocument& document,
                                              const ReshapeOperation& operation);
/// Makes the document what the task gave, as one undoable step that keeps `operation`; objects go along, and
/// those that would be off the terrain go. An error where heights are out of range. Contract: the document is
/// what the task was made of, and is not being edited.
[[nodiscard]] Result<void> commitReshaped(TerrainDocument& document, ReshapedTerrain reshaped,
                                          const ReshapeOperation& operation);

}  // namespace scarp
