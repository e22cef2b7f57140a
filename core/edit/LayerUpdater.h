#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/edit/BrushPathPreview.h"
#include "core/edit/LineLayers.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct DocumentContent;

/// Keeps the derived layers of a document up to date during an edit: knows the state of the last update and what
/// changed since, and computes the affected tiles again. One thread.
class LayerUpdater {
 public:
  /// Puts a tile of a layer into the document; the edit reports it by note().
  using Exchange = std::function<void(const RasterId&, int slot, HeightRaster::TilePtr tile)>;

  /// The content is up to date, and outlives this.
  explicit LayerUpdater(const DocumentContent& content);

  /// A slot of a raster has changed.
  void note(const RasterId& id, int slot);
  /// Updates the derived layers to their lines, filters and the terrain beneath them. Returns the slots in
  /// which the composed terrain may have changed; nothing where no layer was computed again.
  [[nodiscard]] std::optional<std::set<int>> update(const Exchange& exchange);
  /// Shows an approximation of the layers whose lines have changed, until the next update. Returns the slots
  /// that changed; nothing where an update is fast enough.
  [[nodiscard]] std::optional<std::set<int>> preview(const Exchange& exchange);
  /// Returns the adjustment layers that edits do not update, and that an update found with another filter or
  /// another terrain beneath.
  [[nodiscard]] const std::set<LayerId>& outdated() const { return outdated_; }

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

  const DocumentContent& content_;
  std::vector<Layer> layers_;  ///< Of the last update.
  std::set<LayerId> outdated_;
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
