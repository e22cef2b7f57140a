#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/material/Material.h"
#include "core/material/WeightPlane.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The materials of a tile, by their ids: at each sample that is no hole the weights' sum is 255, in holes
/// and beyond the terrain it is 0. A value that shares its planes.
struct MaterialTile {
  struct Part {
    MaterialId material;
    std::shared_ptr<const WeightPlane> weights;  ///< Null: 255 everywhere, and there is no other part.
  };
  std::vector<Part> parts;  ///< Those that occur; none where all is holes.
};

/// A tile of what lies at its samples: a plane of 128 × 128 weights for each material, or null; all are 0
/// where the terrain has a hole, and beyond it. No material twice. `rect`: as the raster's tileRect().
[[nodiscard]] MaterialTile materialTile(std::span<const MaterialId> materials,
                                        std::span<const std::uint8_t* const> planes, const GridRect& rect);

/// The materials of a terrain. A value that shares its planes; concurrent const use is safe.
class MaterialMap {
 public:
  MaterialMap(int columns, int rows) : grid_(columns, rows, 0) {
    tiles_.resize(static_cast<std::size_t>(grid_.tileCount()));
  }
  [[nodiscard]] GridRect rect() const { return grid_.rect(); }
  [[nodiscard]] GridRect tilesTouching(const GridRect& samples) const { return grid_.tilesTouching(samples); }
  [[nodiscard]] int tileIndex(int tileColumn, int tileRow) const {
    return grid_.tileIndex(tileColumn, tileRow);
  }
  [[nodiscard]] int tileCount() const { return grid_.tileCount(); }
  [[nodiscard]] const MaterialTile& tile(int index) const { return tiles_[static_cast<std::size_t>(index)]; }
  [[nodiscard]] MaterialTile& tile(int index) { return tiles_[static_cast<std::size_t>(index)]; }

  /// The samples of a tile.
  [[nodiscard]] GridRect tileRect(int index) const { return grid_.tileRect(index); }
  /// The weights of a material over a rectangle that lies within, row by row. Contract: room for its area.
  void read(MaterialId material, const GridRect& samples, std::span<std::uint8_t> out) const;
  /// How much of a sample a material covers, 0…255.
  [[nodiscard]] std::uint8_t weight(MaterialId material, int column, int row) const;
  /// What the map takes, planes that are shared counted at each place.
  [[nodiscard]] std::size_t bytes() const;

 private:
  TiledRaster<std::uint8_t> grid_;  ///< Without tiles: how they lie.
  std::vector<MaterialTile> tiles_;
};

}  // namespace scarp
