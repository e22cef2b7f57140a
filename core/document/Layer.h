#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/document/RasterId.h"
#include "core/line/Line.h"
#include "core/operation/SharedFilter.h"
#include "core/schema/EnumNames.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How a layer's heights meet the ground under it.
enum class LayerBlend : std::uint8_t { Add, Max, Min, Replace };
inline constexpr int kLayerBlends = 4;

/// An edit layer without its rasters. A value.
struct Layer {
  LayerId id = kBaseLayer;
  std::string name;
  LayerBlend blend = LayerBlend::Add;
  double opacity = 1.0;  ///< 0…1.
  bool visible = true;
  bool locked = false;  ///< Not to be edited.
  LayerId group = 0;    ///< The group that contains it; 0: none.
  bool isGroup = false;  ///< A group (LayerGroups.h): it has no rasters, no blend and no lines.
  /// Whose heights, over the ground beneath, the layer holds; none: what edits put there. With lines it
  /// replaces.
  LineSet lines{};
  /// Filter of the terrain beneath, whose result the layer contains (AdjustmentLayers.h): with LayerBlend::Replace the
  /// filtered heights, with LayerBlend::Add the change of heights. No other blend is allowed. Excludes lines.
  SharedFilter adjustment{};
  /// An adjustment that edits do not update: the terrain beneath or the filter changed since its last update.
  bool outdated = false;

  /// Its heights are computed from the terrain beneath; strokes go to a layer below it.
  [[nodiscard]] bool isDerived() const { return lines || adjustment; }
  /// Every edit updates its heights, which follow from the state and the layers below.
  [[nodiscard]] bool isUpdatedByEdits() const { return lines || (adjustment && blend == LayerBlend::Replace); }
  bool operator==(const Layer&) const = default;
};

/// One layer over one tile.
struct LayerTile {
  LayerBlend blend = LayerBlend::Add;
  float opacity = 1.0F;
  HeightRaster::TilePtr heights;  ///< Null: it holds nothing here.
  MaskRaster::TilePtr mask;       ///< Null: it shows wholly.
};

/// The ground of a tile: the base (null: full of `fill`) with layers on it, the lowest first. Where no layer
/// holds anything it is the base's own tile. A hole in the base is a hole.
[[nodiscard]] HeightRaster::TilePtr composedTile(const HeightRaster::TilePtr& base, float fill,
                                                 std::span<const LayerTile> layers);

/// What an edit of a tile's ground leaves behind.
struct FoldedTile {
  HeightRaster::TilePtr base;
  HeightRaster::TilePtr layer;  ///< Of the active layer.
};

/// Puts what became of a tile's ground, from `before` to `after`, into the active layer, so that composing
/// gives `after` again but for rounding, wherever what lies above lets it be seen. `below` are the layers
/// under the active one. Holes are opened and closed in the base, whichever layer is active. Where the layer
/// does not show, it stays as it is.
[[nodiscard]] FoldedTile foldedTile(const HeightRaster::TilePtr& before, const HeightRaster::TilePtr& after,
                                    const HeightRaster::TilePtr& base, float fill,
                                    std::span<const LayerTile> below, const LayerTile& active);
/// The same where the base is active.
[[nodiscard]] HeightRaster::TilePtr foldedBase(const HeightRaster::TilePtr& before,
                                               const HeightRaster::TilePtr& after,
                                               const HeightRaster::TilePtr& base, float fill);

/// The names of LayerBlend, in scripts and projects and as a person reads them. Constant; any thread.
[[nodiscard]] const EnumNames& layerBlendNames();

}  // namespace scarp
