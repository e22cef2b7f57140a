#pragma once

#include "core/base/GridRect.h"
#include "core/document/EditRecord.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct DocumentContent;

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
