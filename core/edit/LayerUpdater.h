#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/BrushPathPreview.h"
#include "core/edit/LineLayers.h"

namespace scarp {

/// Index of a layer with the same effect on the terrain, apart from what its raster contains; −1: there is none.
[[nodiscard]] std::ptrdiff_t placeIn(const std::vector<Layer>& layers, const Layer& layer);

/// Result of LayerUpdater::update().
struct LayerUpdate {
  /// Slots in which the composed terrain may have changed; none where no layer was computed again.
  std::optional<std::set<int>> slots;
  std::set<LayerId> outdated;  ///< Adjustment layers that edits do not update, with another terrain beneath.
};

/// Keeps the derived layers of a document up to date during an edit: knows the state of the last update and what
/// changed since, and computes the affected tiles again. One thread.
class LayerUpdater {
 public:
  /// Puts a tile of a layer into the document; the edit reports it by note().
  using Exchange = std::function<void(const RasterId&, int slot, HeightRaster::TilePtr tile)>;

  /// The document is up to date, and outlives this.
  explicit LayerUpdater(const TerrainDocument& document) : document_(document), layers_(document.layers()) {}

  /// A slot of a raster has changed.
  void note(const RasterId& id, int slot);
  /// Updates the derived layers to their lines, filters and the terrain beneath them.
  [[nodiscard]] LayerUpdate update(const Exchange& exchange);
  /// Shows an approximation of what a layer becomes by its lines, until the next update. Returns the slots that
  /// changed; nothing where an update is fast enough.
  [[nodiscard]] std::optional<std::vector<int>> show(LayerId layer, const Exchange& exchange);

 private:
  [[nodiscard]] std::set<int> changedIn(const RasterId& id) const;
  /// Slots in which the base or the raster of a layer changed, or a layer has another place or is gone.
  [[nodiscard]] std::set<int> changedAnywhere(const std::vector<Layer>& before) const;
  /// Slots of layers that came below a layer, left from there, or have another effect there.
  [[nodiscard]] std::set<int> movedBeneath(std::size_t place, const std::vector<Layer>& before) const;
  // Compute tiles of a layer again; the slots that changed.
  std::set<int> updateLines(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                            const Exchange& exchange);
  std::set<int> updateAdjustment(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                                 const Exchange& exchange);
  std::set<int> exchangeTiles(const RasterId& id, std::map<int, HeightRaster::TilePtr> tiles,
                              const Exchange& exchange) const;
  std::set<int> clearTiles(const RasterId& id, const Exchange& exchange) const;

  const TerrainDocument& document_;
  std::vector<Layer> layers_;
  std::map<RasterId, std::set<int>> changed_;  ///< Slots of the base, of layers and of their masks.
  std::map<LayerId, LineDesigns> designs_;
  std::map<LayerId, BrushPathPreview> previews_;  ///< Of layers that contain an approximation.
  std::map<LayerId, std::set<int>> previewed_;    ///< Slots in which they did since the last update.
};

/// Computes the rasters of all layers that edits update, out of the other rasters, and those of other
/// adjustment layers that are missing and not outdated. Returns the terrain.
[[nodiscard]] Result<HeightRaster> recomputedLayers(const DocumentState& state,
                                                    std::map<RasterId, HeightRaster>& rasters,
                                                    const Progress& progress = {});

}  // namespace scarp
