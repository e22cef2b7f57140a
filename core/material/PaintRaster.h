#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/MaterialMap.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

// Coverage that is painted with one material, 0…255 at each sample. It is kept in tiles of the kind that all
// rasters of a document have, so that history, projects and recovery know one kind: the memory of a tile
// holds 256 × 256 bytes, row by row, in place of 128 × 128 floats. No float of such a tile is a number to
// reckon with. A slot without a tile holds no paint.

inline constexpr int kPaintSide = 2 * HeightRaster::tileSize;  ///< Samples along a side of a tile.

/// Where a sample's byte is in its tile, and a tile's bytes.
[[nodiscard]] inline std::size_t paintOffset(int column, int row) {
  return static_cast<std::size_t>(row % kPaintSide) * kPaintSide +
         static_cast<std::size_t>(column % kPaintSide);
}
[[nodiscard]] inline const std::uint8_t* paintBytes(const HeightRaster::Tile& tile) {
  return reinterpret_cast<const std::uint8_t*>(tile.data());
}
[[nodiscard]] inline std::uint8_t* paintBytes(HeightRaster::Tile& tile) {
  return reinterpret_cast<std::uint8_t*>(tile.data());
}
/// Whether a tile holds no paint at all.
[[nodiscard]] bool holdsNoPaint(const HeightRaster::Tile& tile);
/// The slots that a rectangle of samples touches, as a rectangle in the directory.
[[nodiscard]] GridRect paintSlots(const GridRect& samples);

[[nodiscard]] HeightRaster emptyPaint(const GridFrame& frame);
/// The samples that a slot holds.
[[nodiscard]] GridRect paintSamples(const HeightRaster& paint, int slot, const GridFrame& frame);
/// The slots of paint over which a mask holds weights other than 0, perhaps with some more, in order.
[[nodiscard]] std::vector<int> paintSlotsUnder(const MaskRaster& mask, const HeightRaster& paint);
/// Copies a rectangle within the frame, row by row. Contract: room for samples.area() bytes.
void readPaint(const HeightRaster& paint, const GridRect& samples, std::span<std::uint8_t> out);
/// The raster with a rectangle of it replaced; tiles in which no paint is left are none.
[[nodiscard]] HeightRaster withPaint(const HeightRaster& paint, const GridRect& samples,
                                     std::span<const std::uint8_t> in);

/// Paint as a mask, byte/255, and the nearest paint to a mask.
[[nodiscard]] MaskRaster paintAsMask(const HeightRaster& paint, const GridFrame& frame);
[[nodiscard]] HeightRaster maskAsPaint(const MaskRaster& mask, const GridFrame& frame);

/// Paint by material, in the order of the materials.
struct MaterialPaint {
  MaterialId material;
  const HeightRaster* raster;
};

/// Lays paint over what rules give: a sample's paint covers so much of it, in the order given and 255 at
/// most, and what is left is the rules', rounded as RuleWeights says. For a tile of a map; one without paint
/// is the rules' own. Any thread.
[[nodiscard]] MaterialTile paintedTile(const MaterialTile& rules, std::span<const MaterialPaint> paint,
                                       const GridRect& samples);
/// Applies paint to all tiles of a map that these samples touch. rules: map by rules alone; may be the same
/// map. Returns false if `progress` cancels.
bool layPaint(std::span<const MaterialPaint> paint, const MaterialMap& rules, MaterialMap& map,
              std::span<const GridRect> samples, const Progress& progress = {});

}  // namespace scarp
