#pragma once

#include <cstdint>

#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How many samples of a raster were merged.
struct RasterMerge {
  HeightRaster merged;             ///< With the fill of ours; shares what it can with ours and theirs.
  std::int64_t taken = 0;          ///< Samples that are theirs.
  std::int64_t inConflict = 0;     ///< Samples that both changed in different ways: ours stay.
};

/// What three versions of a raster make together, sample by sample, by their bits. Where the sides changed one in
/// different ways, `conflicts` gets 1 there. Contract: all of one size.
[[nodiscard]] RasterMerge mergeSamples(const HeightRaster& base, const HeightRaster& ours,
                                       const HeightRaster& theirs, MaskRaster& conflicts);
/// The same of paint (PaintRaster.h), byte by byte. `conflicts` is of the terrain's samples.
[[nodiscard]] RasterMerge mergePaint(const HeightRaster& base, const HeightRaster& ours,
                                     const HeightRaster& theirs, MaskRaster& conflicts);

}  // namespace scarp
