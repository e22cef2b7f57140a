#pragma once

#include <map>
#include <set>
#include <vector>

#include "core/edit/LineLayers.h"

namespace scarp {

// Brush paths work on the ground that the other lines of their layer leave, one after another in the order of
// the layer. Where a path is not madeByTiles(), a change anywhere along it may change all that comes after, so
// the whole of it is worked out again; tiles that do not differ stay as they are.

/// Adds to the blocks that are to be made anew those that brush paths change because of that, or because they
/// are others than they were; and those that they go by, which are needed to make these.
void followBrushPaths(const LineChange& change, TileBlocks& blocks);

/// The slots of the ground that a brush path goes by, whatever ground it is.
void addSlotsReadByPath(const Line& line, const GridFrame& frame, const HeightRaster& like,
                        std::set<int>& slots);

/// What the brush paths among some lines make of the ground, in tiles that hold, by slots, what the other
/// lines make of it. Contract: these are the slots of followBrushPaths(), or all that the lines may change.
void layBrushPaths(const std::vector<Line>& lines, const GridFrame& frame, const HeightRaster& beneath,
                   std::map<int, HeightRaster::TilePtr>& tiles);

}  // namespace scarp
