#pragma once

#include <array>
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/document/RasterId.h"
#include "core/store/TileContent.h"
#include "core/team/TeamContents.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The tiles of one raster of a team's terrain, fetched when somebody asks. In the place of one that cannot be
/// fetched, or is not sound, stand holes (of a mask: its fill), and `contents` knows of it; whoever asks next asks the
/// server again.
class TeamTiles final : public TileSource<HeightRaster::Tile> {
 public:
  /// By slots.
  using Refs = std::vector<std::pair<int, TeamOutline>>;
  /// What the terrain holds of a raster of these columns and rows. `name` is what messages call it.
  TeamTiles(std::shared_ptr<TeamContents> contents, RasterId raster, std::string name, const GridRect& samples,
            float fill, const Refs& refs);

  [[nodiscard]] HeightRaster::TilePtr tile(int slot) override;
  /// Of the ground. Not a number where the samples could not be fetched.
  [[nodiscard]] std::optional<float> peek(int slot, std::size_t offset) override;
  [[nodiscard]] std::size_t failures() const override { return contents_->failures(); }
  [[nodiscard]] std::string trouble() const override { return contents_->whyMissing(); }

 private:
  using Tile = HeightRaster::Tile;
  using Samples = std::vector<float>;
  struct Slot {
    TeamOutline outline;
    std::weak_ptr<const Tile> tile;
    std::atomic<bool> asked = false;     ///< For the tile.
    std::atomic<bool> noCoarse = false;  ///< There are no coarse samples.
    std::atomic<const Samples*> coarse = nullptr;
  };

  /// The one of the slot first, then those near it that nobody has asked for.
  [[nodiscard]] std::vector<TeamOutline> near(int slot) const;
  /// Null where it is not sound.
  [[nodiscard]] Result<HeightRaster::TilePtr> fetch(int slot);
  /// Whether the tile is what was said of it when the terrain was opened.
  [[nodiscard]] bool fits(int slot, const Tile& tile) const;
  /// Coarse samples of the slots around one; false where they cannot be fetched.
  [[nodiscard]] bool fetchCoarse(int slot);
  [[nodiscard]] MissingTile missing(int slot, bool whole) const;
  /// One tile for all slots.
  [[nodiscard]] HeightRaster::TilePtr nothing();
  [[nodiscard]] std::mutex& mutexOf(int slot) {
    return mutexes_[static_cast<std::size_t>(slot) % mutexes_.size()];
  }
  template <class Call>
  void forEachAround(int slot, int side, const Call& call) const;

  std::shared_ptr<TeamContents> contents_;
  RasterId raster_;
  std::string name_;
  HeightRaster shape_;                   ///< Without tiles: for the tiles' rectangles and the fill.
  std::unordered_map<int, Slot> slots_;  ///< Those that hold a tile.
  std::array<std::mutex, 64> mutexes_;
  std::mutex coarseMutex_;
  std::deque<Samples> coarse_;
  std::mutex nothingMutex_;
  HeightRaster::TilePtr nothing_;
};

}  // namespace scarp
