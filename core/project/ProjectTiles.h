#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/project/ProjectStore.h"
#include "core/store/TileContent.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The tiles of one raster out of a project file, read when somebody asks. What is damaged is told to the
/// store, and replaced: by the tile's state at an earlier save, or by holes (a mask: by its fill).
class ProjectTiles final : public TileSource<HeightRaster::Tile> {
 public:
  /// What the file holds of a raster of these columns and rows. `name` is what messages call it: "the
  /// ground", "the layer \"Rocks\"" …
  ProjectTiles(std::shared_ptr<ProjectStore> store, RasterId raster, Message name, const GridRect& samples,
               float fill, const std::vector<std::pair<int, ContentRef>>& refs);
  ~ProjectTiles() override;

  [[nodiscard]] HeightRaster::TilePtr tile(int slot) override;
  [[nodiscard]] std::optional<float> peek(int slot, std::size_t offset) override;

  /// The sum of the slot's tile, where `present` is the one that was read from here (null: where it was not
  /// read); nothing where it is another tile, or was not sound.
  [[nodiscard]] std::optional<std::uint64_t> sumOf(int slot, const HeightRaster::TilePtr& present);

 private:
  using Tile = HeightRaster::Tile;
  static constexpr std::size_t kCoarse = kCoarseSide * kCoarseSide;
  struct Slot {
    ContentRef ref;
    std::weak_ptr<const Tile> tile;
    std::atomic<bool> replaced = false;  ///< What the file holds is damaged.
    bool noCoarse = false;
    std::atomic<const std::array<float, kCoarse>*> coarse = nullptr;
  };

  [[nodiscard]] HeightRaster::TilePtr read(int slot, const ContentRef& ref);
  /// What stands in for a damaged tile, and how that is told.
  struct Replacement {
    HeightRaster::TilePtr tile;
    Damage damage;
  };
  [[nodiscard]] Replacement replacement(int slot);
  /// Holes, or of a mask its fill: one tile for all slots.
  [[nodiscard]] HeightRaster::TilePtr nothing();
  [[nodiscard]] bool isMask() const { return raster_.role >= RasterRole::LayerMask; }
  [[nodiscard]] std::mutex& mutexOf(int slot) {
    return mutexes_[static_cast<std::size_t>(slot) % mutexes_.size()];
  }

  std::shared_ptr<ProjectStore> store_;
  RasterId raster_;
  Message name_;
  HeightRaster shape_;                   ///< Without tiles: for the tiles' rectangles and the fill.
  std::unordered_map<int, Slot> slots_;  ///< Those that the file holds a tile of.
  std::array<std::mutex, 64> mutexes_;
  std::mutex nothingMutex_;
  HeightRaster::TilePtr nothing_;
};

}  // namespace scarp
