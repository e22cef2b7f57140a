#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>

#include "core/base/Progress.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The one tile that is full of 0 or of 1, shared by all masks. value is 0 or 1.
[[nodiscard]] const MaskRaster::TilePtr& plainMaskTile(float value);

/// The weight that a whole tile has, its padding aside; nothing where there are several.
[[nodiscard]] std::optional<float> plainWeight(const MaskRaster& mask, int tile);

/// Puts a tile into its slot in the cheapest way that means the same: null where it is full of the mask's
/// fill, the shared one where it is full of 0 or of 1.
void putMaskTile(MaskRaster& mask, int index, MaskRaster::TilePtr tile);

/// The mask with a rectangle of it, which lies within, replaced by weights given row by row. Tiles in which
/// nothing changes are shared with the mask, others are put as putMaskTile does. Several threads.
[[nodiscard]] MaskRaster withWeights(const MaskRaster& mask, const GridRect& rect,
                                     std::span<const float> weights);

/// The same weights in a raster that is full of something else where there is no tile. fill is 0 or 1.
[[nodiscard]] MaskRaster withFill(const MaskRaster& mask, float fill);

/// Calls make for each of some slots, on several threads, and puts what it returns; null means full of the
/// mask's fill. Whether all were made, and not cancelled.
[[nodiscard]] bool makeMaskTiles(MaskRaster& mask, std::span<const int> slots, const Progress& progress,
                                 const std::function<MaskRaster::TilePtr(int index)>& make);

/// The smallest rectangle that holds all samples whose weight is above 0; empty where there are none. Plain
/// tiles cost nothing. Several threads.
[[nodiscard]] GridRect boundsOf(const MaskRaster& mask);

/// The smallest rectangle that holds all samples whose weight is another than this.
[[nodiscard]] GridRect boundsOfOther(const MaskRaster& mask, float weight);

/// Whether nothing is selected.
[[nodiscard]] bool selectsNothing(const MaskRaster& mask);

/// How a new selection meets the one that there is. Smooth blurs that one where the new one is.
enum class MaskOperation { Replace, Add, Subtract, Intersect, Smooth };

/// Two masks of one size made one, sample by sample. Add: the sum, 1 at most, so that two shapes that share
/// an edge join without a seam; Subtract: the difference, 0 at least; Intersect: the smaller; Replace: the
/// second. Tiles that equal those of one input are shared with it. The fill is the first's, for Replace the
/// second's. Several threads. Contract: not Smooth, which MaskSmoothing does.
[[nodiscard]] MaskRaster combined(const MaskRaster& present, const MaskRaster& added,
                                  MaskOperation operation);

/// 1 − weight everywhere; the fill too, so that plain parts stay free.
[[nodiscard]] MaskRaster inverted(const MaskRaster& mask);

}  // namespace scarp
