#pragma once

#include <functional>
#include <map>
#include <set>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/Layer.h"
#include "core/edit/Operation.h"
#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

// An adjustment layer contains, in tiles like those of any layer, the result of a filter on the terrain beneath it:
// the base and the visible layers below.

/// An error where the settings are out of range, or the filter repairs data and cannot be an adjustment.
[[nodiscard]] Result<void> checkAdjustment(const Filter& filter);
/// Returns an error for an adjustment layer whose filter is not valid or whose blend does not suit the
/// filter.
[[nodiscard]] Result<void> checkAdjustment(const Layer& layer);
/// Makes a layer the adjustment layer of a filter.
///
/// Where the filter depends on a limited distance and an edit takes little time, edits update the layer: at their end
/// it has the same bits as if it were computed for the whole terrain. It replaces the terrain.
///
/// Else it is computed by UpdateLayerOperation only, and outdated until then. It adds its change of heights, so that
/// edits beneath it show at once; they mark it as outdated.
void setAdjustment(Layer& layer, const Filter& filter, const GridFrame& frame);

/// The slots in which a filter's result may differ when heights differ in some slots. Contract: it depends on
/// a limited distance.
[[nodiscard]] std::set<int> slotsFiltered(const std::set<int>& changed, const Filter& filter, const GridFrame& frame,
                                          const HeightRaster& like);
/// The result of a filter in some slots; null where it changes nothing of a tile. Same bits as for the whole terrain.
/// `beneath`: the terrain beneath, correct in the given slots at least. Contract: it
/// depends on a limited distance.
[[nodiscard]] std::map<int, HeightRaster::TilePtr> filteredTiles(
    const Filter& filter, const GridFrame& frame, const std::set<int>& slots, const HeightRaster& like,
    const std::function<HeightRaster(const std::set<int>&)>& beneath);

/// Returns differences of heights as a layer of that opacity that adds them: NaN in tiles and samples that are the same.
[[nodiscard]] HeightRaster heightsAdded(const HeightRaster& under, const HeightRaster& over, double opacity = 1.0);

/// The settings of a filter after a reshape of the terrain: a rescale of heights applies to its heights.
[[nodiscard]] Filter reshapedFilter(const Filter& filter, const Reshape& reshape);

/// Computes an adjustment layer for the whole terrain, on any thread. A copy of what it needs.
struct AdjustmentTask {
  Filter filter;
  Terrain beneath;

  /// The change of heights.
  [[nodiscard]] Result<HeightRaster> run(const Progress& progress) const;
};
/// An error where the layer is locked, or is no adjustment layer that is updated on request.
[[nodiscard]] Result<AdjustmentTask> adjustmentTask(const TerrainDocument& document,
                                                    const UpdateLayerOperation& operation);
/// Puts what the task computed into the layer, as one undoable step. The layer stays outdated where the
/// terrain beneath it is another one by now; an error where its filter or the size of the terrain is.
[[nodiscard]] Result<void> commitAdjustment(TerrainDocument& document, const AdjustmentTask& task,
                                            const HeightRaster& change,
                                            const UpdateLayerOperation& operation);

}  // namespace scarp
