#pragma once

#include "core/terrain/TiledRaster.h"

namespace scarp {

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
