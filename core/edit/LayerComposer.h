#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/document/DocumentState.h"
#include "core/document/EditRecord.h"
#include "core/document/RasterId.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct DocumentContent;

// The ground of a document with layers is its base with all visible layers on it. These functions compose it,
// and put changes of the ground back into one of the layers. They read a content and return tiles;
// EditSession exchanges the tiles of the document. Any thread.

/// Returns the layers that only one of two lists contains, or that have another effect or another index in
/// the other. Contract: both are without groups (withoutGroups()).
[[nodiscard]] std::vector<LayerId> movedLayers(const std::vector<Layer>& before,
                                               const std::vector<Layer>& after);
/// Returns the slots in which some layers contain tiles, in order. Layers that the content does not have are
/// ignored.
[[nodiscard]] std::vector<int> slotsOfLayers(const DocumentContent& content,
                                             const std::vector<LayerId>& layers);

/// Composes the ground in some slots. Returns the tiles that differ from those of the ground; none without a
/// base.
[[nodiscard]] TileSet composedTiles(const DocumentContent& content, const std::vector<int>& slots);
/// Returns the terrain below a layer: the base with the lowest `place` layers; without layers the ground.
[[nodiscard]] HeightRaster groundBeneath(const DocumentContent& content, std::size_t place);
/// Returns the same correct in some slots only; other slots may contain the base.
[[nodiscard]] HeightRaster groundBeneath(const DocumentContent& content, std::size_t place,
                                         const std::set<int>& slots);

/// Puts a change of the ground into a layer, or into the base for kBaseLayer (foldedTile(), Layer.h).
/// `before`: the tiles that the ground had in these slots. Returns the tiles of the base and of the layer;
/// none without a base.
[[nodiscard]] RecordTiles foldedTiles(const DocumentContent& content, LayerId layer, const TileSet& before,
                                      const std::set<int>& slots);

// What erosion lays down is a layer of its own on the ground, which is worn off first (Beneš & Forsbach 2001,
// "Layered Data Representation for Visual Simulation of Terrain Erosion"). Different from there, it is
// taken from what an edit does as a whole: an erosion that raises a sample by so many metres lays down as
// much, one that lowers it takes as much of what lies there, down to nothing. Other edits leave it.

/// Returns the tiles of deposits after an edit changed samples of the ground. `before`: tiles of the ground
/// and of the deposits that the edit has replaced; slots whose ground is not among them are ignored. Any
/// thread.
[[nodiscard]] TileSet depositTiles(const GridRect& samples, const DocumentContent& content,
                                   const RecordTiles& before);

}  // namespace scarp
