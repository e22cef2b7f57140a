#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "core/document/DocumentState.h"
#include "core/document/RasterId.h"
#include "core/line/Line.h"
#include "core/line/LineField.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

// A layer of lines holds, in tiles like those of any layer, the heights that its lines make of the ground
// beneath it: that of the base and of the visible layers under it. They follow whatever changes in an edit,
// so that at its end they are, bit for bit, what they would be if they were made anew.

/// Blocks of 16 × 16 samples of tiles by their slots, a bit for each of the 8 × 8 of a tile, row by row.
using TileBlocks = std::map<int, std::uint64_t>;
inline constexpr std::uint64_t kAllBlocks = ~std::uint64_t{0};

/// Adds the slots of the tiles that a rectangle of samples touches.
void addSlots(const GridRect& samples, const HeightRaster& like, std::set<int>& slots);

/// The designs of lines on ground that has not changed since they were made, so that an edit that goes on
/// makes none twice.
class LineDesigns {
 public:
  /// Of just this line; null: it is not known.
  [[nodiscard]] std::shared_ptr<const LineDesign> find(const Line& line) const;
  void keep(const std::shared_ptr<const LineDesign>& design) { designs_[design->line.id] = design; }
  void forget(LineId line) { designs_.erase(line); }

 private:
  std::map<LineId, std::shared_ptr<const LineDesign>> designs_;
};

/// The slots that a line may change, however the ground lies.
void addSlotsOf(const Line& line, const GridFrame& frame, const HeightRaster& like, std::set<int>& slots);

/// Of some lines those that may change any of these slots, and those that the designs of these follow from.
[[nodiscard]] std::vector<Line> linesNear(const std::vector<Line>& lines, const GridFrame& frame,
                                          const HeightRaster& like, const TileBlocks& blocks);
/// What became of the lines of a layer and of the ground beneath it.
struct LineChange {
  const std::vector<Line>&before, &after;
  const std::set<int>& changed;  ///< Slots in which the ground beneath is other than it was.
  const std::set<int>& own;      ///< Slots in which the layer may hold something else than its lines make.
  const GridFrame& frame;
  const HeightRaster& like;  ///< Any of that size.
  /// The ground beneath as it is now, in some slots at least.
  std::function<HeightRaster(const std::set<int>&)> beneath;
};
/// What has to be made anew: about those parts of lines that are others, and about lines whose ground
/// changed. Designs that no longer hold are forgotten, and those that were made kept.
[[nodiscard]] TileBlocks blocksToFollow(const LineChange& change, LineDesigns& designs);

/// What lines make of the ground beneath, in some blocks, by slots: heights, NaN where they leave it alone;
/// null where they leave all of a tile. The other blocks are those that the layer holds at present (null:
/// nothing). Contract: lines that may change these slots are among them, in their order.
[[nodiscard]] std::map<int, HeightRaster::TilePtr> lineTiles(const std::vector<Line>& lines,
                                                             const GridFrame& frame,
                                                             const HeightRaster& beneath,
                                                             const TileBlocks& blocks, LineDesigns& designs,
                                                             const HeightRaster* present);

/// The slots of the ground that these lines are designed on. Brush paths are not; see addSlotsReadByPath().
[[nodiscard]] std::set<int> slotsReadBy(const std::vector<Line>& lines, const GridFrame& frame,
                                        const HeightRaster& like);

// Brush paths work on the ground that the other lines of their layer leave, one after another in the order of
// the layer. Where a path is not madeByTiles(), a change anywhere along it may change all that comes after,
// so the whole of it is worked out again; tiles that do not differ stay as they are.

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
