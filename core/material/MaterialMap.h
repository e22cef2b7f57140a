#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/material/Material.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Weights of one material over a tile, 0…255. Kept in blocks of 8 × 8 samples, and only where they are
/// neither all 0 nor all 255: most materials lie in a part of a tile, and wholly so in much of that. A value
/// that does not change; concurrent use is safe.
class WeightPlane {
 public:
  static constexpr int side = 128;  ///< Samples; as tiles of heights have.
  static constexpr std::size_t samples = std::size_t{side} * side;

  /// Of weights row by row. Contract: there are `samples`.
  explicit WeightPlane(std::span<const std::uint8_t> weights);

  [[nodiscard]] std::uint8_t at(int column, int row) const;
  /// All weights, row by row. Contract: room for `samples`.
  void read(std::span<std::uint8_t> out) const;
  /// Memory that it takes.
  [[nodiscard]] std::size_t bytes() const { return sizeof *this + mixed_.size(); }
  bool operator==(const WeightPlane&) const = default;

 private:
  static constexpr int kBlock = 8, kAcross = side / kBlock;
  using BlockSet = std::array<std::uint64_t, std::size_t{kAcross} * kAcross / 64>;
  static bool has(const BlockSet& set, int block) { return (set[block / 64] >> (block % 64) & 1U) != 0; }

  BlockSet isMixed_{}, isFull_{};
  std::vector<std::uint8_t> mixed_;  ///< Blocks that are neither, in their order, row by row.
};

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
