#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/document/RasterId.h"
#include "core/remote/BlockCache.h"
#include "core/store/TileContent.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamPieces.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Tiles of a team's terrain that this program has, by the contents that they are, for as long as a document or its
/// history keeps them: what others made of one is fetched as the difference to it. Any thread.
class TeamBases {
 public:
  /// A piece has this tile. What it had before is known no more.
  void set(const TeamKey& piece, std::int64_t content, const HeightRaster::TilePtr& tile);
  /// All tiles among some pieces, as they were read.
  void set(const TeamPieces& pieces, const RecordTiles& tiles);
  /// What some pieces have here; without those of which no tile is kept.
  [[nodiscard]] TileBases of(const std::map<TeamKey, TeamSlot>& pieces) const;

 private:
  struct Known {
    std::int64_t content = 0;
    std::weak_ptr<HeightRaster::TilePtr::element_type> tile;
  };
  mutable std::mutex mutex_;
  std::map<TeamKey, Known> known_;
};

/// A tile that could not be fetched when somebody asked for it: holes stand in its place.
struct MissingTile {
  RasterId raster;
  int slot = 0;
  TeamKey key;
  std::int64_t content = 0;
  bool whole = false;  ///< All of it was asked for; else some sample.
};

/// The contents of a terrain for who reads them when they are needed: out of a folder on this machine, else by a
/// connection of its own, which is made when it is first needed and again after it was lost. What the folder holds
/// is believed where it has the sum that the server says. Any thread; one waits for the server at a time, and no
/// longer than the connection's patience. After a failure calls fail at once for some time.
class TeamContents {
 public:
  TeamContents(TeamReach reach, std::int64_t project, std::int64_t epoch, std::string shown);
  TeamContents(const TeamContents&) = delete;
  TeamContents& operator=(const TeamContents&) = delete;

  /// By cells and ids, in their order: those of one cell next to each other. By a log that is at hand.
  [[nodiscard]] Result<std::vector<TeamOutline>> outlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids);
  /// The contents themselves, in no order, without those that the log does not have.
  [[nodiscard]] Result<std::vector<TeamContent>> contents(TeamLog& log, std::span<const TeamOutline> outlines);

  /// The first of some contents by the own connection; the others, which will be asked for soon, come in the same
  /// answer where that is needed. Without bytes where the server does not have it; an error
  /// where it has it elsewhere, and it is not to be had there. fresh: the folder is not asked.
  [[nodiscard]] Result<TeamContent> content(std::span<const TeamOutline> firstAndNear, bool fresh = false);
  /// Coarse samples beside their ids, of those that have some.
  using Coarse = std::vector<std::pair<std::int64_t, std::vector<float>>>;
  [[nodiscard]] Result<Coarse> coarse(std::span<const std::int64_t> cells, std::span<const std::int64_t> ids);

  /// A tile is missing, by a failure that says why.
  void lacks(MissingTile tile, const std::string& why);
  /// A tile is damaged, and always will be.
  void isDamaged(const std::string& what);
  /// Those that are missing, and were not found since.
  [[nodiscard]] std::vector<MissingTile> missing() const;
  [[nodiscard]] bool isMissing(RasterId raster, int slot) const;
  void found(RasterId raster, int slot);
  /// Why what was read is not the terrain, as one line; empty while it is. Missing tiles may be found, damaged ones
  /// are not.
  [[nodiscard]] std::string whyMissing() const;
  [[nodiscard]] std::string damage() const;
  /// How often something has stood in for ground up to now: who finds the same number before and after has read
  /// none of that, if nothing was missing before.
  [[nodiscard]] std::size_t failures() const;

  /// Contents and outlines that came from the server, for measurements.
  struct Figures {
    std::size_t contents = 0, outlines = 0, coarse = 0, kept = 0;
  };
  [[nodiscard]] Figures figures() const;

  /// Tiles of the terrain that were read and are still here.
  [[nodiscard]] TeamBases& bases() { return bases_; }

 private:
  using Clock = std::chrono::steady_clock;
  using Id = std::pair<std::int64_t, std::int64_t>;  ///< Cell and content.

  [[nodiscard]] std::string keyOf(const char* kind, std::span<const std::int64_t> numbers) const;
  [[nodiscard]] std::optional<TeamContent> kept(const TeamOutline& outline);
  void keep(const TeamContent& content);
  /// Does something by the own connection.
  template <class Ask>
  [[nodiscard]] auto asked(const Ask& ask) -> decltype(ask(std::declval<TeamLog&>()));
  void remember(TeamContent content);
  /// As the log gives them. Of many, those of half of the cells come by the own connection at the same time.
  [[nodiscard]] Result<std::vector<TeamOutline>> askedOutlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                               std::span<const std::int64_t> ids);

  TeamBases bases_;
  const TeamReach reach_;
  const std::int64_t project_, epoch_;
  const std::string shown_;

  mutable std::mutex mutex_;  ///< For the connection, the folder and what was read ahead.
  BlockCache cache_;
  std::unique_ptr<TeamLog> log_;
  Clock::time_point quietUntil_{};
  std::string lastTrouble_;
  std::list<TeamContent> ahead_;  ///< The latest last.
  std::map<Id, std::list<TeamContent>::iterator> aheadById_;
  std::size_t aheadBytes_ = 0;
  /// Contents that were not to be had, until when that is not asked again, and why.
  std::map<Id, std::pair<Clock::time_point, std::string>> troubled_;
  Figures figures_;

  mutable std::mutex missingMutex_;
  std::map<std::pair<RasterId, int>, MissingTile> missing_;
  std::string whyMissing_, damage_;
  std::size_t failures_ = 0;
};

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
