#pragma once

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// The same samples, where slots without a tile stand for another height; shares all tiles.
[[nodiscard]] HeightRaster refilled(const HeightRaster& raster, float fill);

/// Whether two rasters of one size hold the same bits. Tiles that they share are not read.
[[nodiscard]] bool sameSamples(const HeightRaster& a, const HeightRaster& b);

/// The samples of two terrains that stand at the same places: two rectangles of one size.
struct SharedGrid {
  GridRect before, after;
  Message note{};  ///< What a person should know of it, as one line; usually empty.
};

/// Of terrains of one size and cell size all samples. Of others those that lie at the same places of the world,
/// where both say where they lie and their grids differ by whole samples; else an error that says why not.
[[nodiscard]] Result<SharedGrid> sharedGrid(const Terrain& before, const Terrain& after);

/// A part of a terrain as one of its own, at its place in the world. The whole shares its tiles.
[[nodiscard]] Terrain partOfTerrain(const Terrain& terrain, const GridRect& samples);

}  // namespace scarp
