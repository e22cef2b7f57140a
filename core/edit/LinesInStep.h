#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/BrushPathPreview.h"
#include "core/edit/LineLayers.h"

namespace scarp {

/// Where a layer stands among others just as it is, whatever its lines are; −1: nowhere.
[[nodiscard]] std::ptrdiff_t placeIn(const std::vector<Layer>& layers, const Layer& layer);

/// In an edit of a document: what its layers of lines were brought in step with last, what has changed since, and
/// which of their tiles have to become others by that. One thread.
class LinesInStep {
 public:
  /// Puts a tile of a layer into the document; the edit tells note() of it.
  using Exchange = std::function<void(const RasterId&, int slot, HeightRaster::TilePtr tile)>;

  /// Of what is in step now; the document outlives this.
  explicit LinesInStep(const TerrainDocument& document) : document_(document), layers_(document.layers()) {}

  /// A slot of a raster has changed.
  void note(const RasterId& id, int slot);
  /// Brings the layers in step with their lines and the ground beneath them as they are now. The slots in which the
  /// ground may be another one then; nothing where no layer changed.
  [[nodiscard]] std::optional<std::set<int>> follow(const Exchange& exchange);
  /// Shows about what a layer becomes by its lines as they are now, until it is in step again. The slots that changed;
  /// nothing at all where they are made soon enough as they are.
  [[nodiscard]] std::optional<std::vector<int>> show(LayerId layer, const Exchange& exchange);

 private:
  [[nodiscard]] std::set<int> changedIn(const RasterId& id) const;
  /// Slots in which what is beneath all layers changed: the base, and layers that stand elsewhere now or nowhere.
  [[nodiscard]] std::set<int> changedBeneath(const std::vector<Layer>& before) const;
  /// Makes tiles of a layer of lines anew; the slots that changed.
  std::set<int> remake(std::size_t place, const std::vector<Layer>& before, const std::set<int>& beneath,
                       const Exchange& exchange);

  const TerrainDocument& document_;
  std::vector<Layer> layers_;
  std::map<RasterId, std::set<int>> changed_;  ///< Slots of the base, of layers and of their masks.
  std::map<LayerId, LineDesigns> designs_;
  std::map<LayerId, BrushPathPreview> previews_;  ///< Of layers that hold something else than they make.
  std::map<LayerId, std::set<int>> previewed_;    ///< Slots in which they did since they were in step last.
};

}  // namespace scarp
