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

/// Tiles of a team terrain that are in memory, by piece and content, as long as a document or its history
/// keeps them. Later contents of a piece can be fetched as differences to them. Any thread.
class TeamBases {
 public:
  /// Sets the tile of a piece, in place of the previous one; null removes it.
  void set(const TeamKey& piece, std::int64_t content, const HeightRaster::TilePtr& tile);
  /// Sets all tiles of pieces that were read.
  void set(const TeamPieces& pieces, const RecordTiles& tiles);
  /// Returns the known tiles of pieces; omits tiles that are not in memory any more.
  [[nodiscard]] TileBases of(const std::map<TeamKey, TeamSlot>& pieces) const;

 private:
  struct Known {
    std::int64_t content = 0;
    std::weak_ptr<HeightRaster::TilePtr::element_type> tile;
  };
  mutable std::mutex mutex_;
  std::map<TeamKey, Known> known_;
};

/// Tile that could not be fetched and is replaced by holes.
struct MissingTile {
  RasterId raster;
  int slot = 0;
  TeamKey key;
  std::int64_t content = 0;
  bool whole = false;  ///< The whole tile was requested, not only single samples.
};

/// Contents of a terrain, read on demand from a cache folder on this machine or over a separate connection,
/// which is opened on first use and again after it was lost. Cached contents are used if they have the
/// checksum that the server reports. Any thread; one thread at a time waits for the server, no longer than
/// the connection's patience. After a failure, calls fail at once for a second or longer.
class TeamContents {
 public:
  TeamContents(TeamReach reach, std::int64_t project, std::int64_t epoch, Message shown);
  TeamContents(const TeamContents&) = delete;
  TeamContents& operator=(const TeamContents&) = delete;

  /// Returns outlines by cells and ids, in their order. Contents of one cell should be adjacent. Reads from
  /// the cache, else from `log`.
  [[nodiscard]] Result<std::vector<TeamOutline>> outlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids);
  /// Returns contents in no order; omits those that the log does not have.
  [[nodiscard]] Result<std::vector<TeamContent>> contents(TeamLog& log, std::span<const TeamOutline> outlines);

  /// Returns the first of some contents over the separate connection. The others, which are likely to be
  /// requested next, are read ahead with it. Returns a content without bytes if the server does not have it.
  /// Fails if the bytes are stored elsewhere and not available there. fresh: ignores cached contents.
  [[nodiscard]] Result<TeamContent> content(std::span<const TeamOutline> firstAndNear, bool fresh = false);
  /// Coarse samples with the ids of their contents, for contents that have them.
  using Coarse = std::vector<std::pair<std::int64_t, std::vector<float>>>;
  [[nodiscard]] Result<Coarse> coarse(std::span<const std::int64_t> cells, std::span<const std::int64_t> ids);

  /// Records a missing tile and the reason of the failure.
  void lacks(MissingTile tile, const Message& why);
  /// Records permanent damage of a tile.
  void isDamaged(const Message& what);
  /// Returns the tiles that are still missing.
  [[nodiscard]] std::vector<MissingTile> missing() const;
  [[nodiscard]] bool isMissing(RasterId raster, int slot) const;
  void found(RasterId raster, int slot);
  /// Returns the reason why tiles are missing, as one line; empty if none is. Missing tiles can become
  /// available, damaged ones cannot.
  [[nodiscard]] Message whyMissing() const;
  [[nodiscard]] Message damage() const;
  /// Returns the number of failures so far. If nothing was missing before a read and the number is unchanged
  /// after it, the read saw only real data.
  [[nodiscard]] std::size_t failures() const;

  /// Numbers of contents and outlines received from the server, and of contents read from the cache (`kept`),
  /// for measurements.
  struct Figures {
    std::size_t contents = 0, outlines = 0, coarse = 0, kept = 0;
  };
  [[nodiscard]] Figures figures() const;

  /// Returns the tiles of the terrain that are in memory.
  [[nodiscard]] TeamBases& bases() { return bases_; }

 private:
  using Clock = std::chrono::steady_clock;
  using Id = std::pair<std::int64_t, std::int64_t>;  ///< Cell and content.

  [[nodiscard]] std::string keyOf(const char* kind, std::span<const std::int64_t> numbers) const;
  [[nodiscard]] std::optional<TeamContent> kept(const TeamOutline& outline);
  void keep(const TeamContent& content);
  /// Runs a request over the separate connection.
  template <class Ask>
  [[nodiscard]] auto asked(const Ask& ask) -> decltype(ask(std::declval<TeamLog&>()));
  void remember(TeamContent content);
  /// Requests outlines in no order. Large requests are split by cells, and the separate connection requests
  /// one half at the same time.
  [[nodiscard]] Result<std::vector<TeamOutline>> askedOutlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                               std::span<const std::int64_t> ids);

  TeamBases bases_;
  const TeamReach reach_;
  const std::int64_t project_, epoch_;
  const Message shown_;

  mutable std::mutex mutex_;  ///< Protects the connection, the cache and the contents that were read ahead.
  BlockCache cache_;
  std::unique_ptr<TeamLog> log_;
  Clock::time_point quietUntil_{};
  Message lastTrouble_;
  std::list<TeamContent> ahead_;  ///< Latest last.
  std::map<Id, std::list<TeamContent>::iterator> aheadById_;
  std::size_t aheadBytes_ = 0;
  /// Unavailable contents: time of the next attempt, and the reason.
  std::map<Id, std::pair<Clock::time_point, Message>> troubled_;
  Figures figures_;

  mutable std::mutex missingMutex_;
  std::map<std::pair<RasterId, int>, MissingTile> missing_;
  Message whyMissing_, damage_;
  std::size_t failures_ = 0;
};

/// Tiles of one raster of a team terrain, fetched on demand. A tile that cannot be fetched or is damaged is
/// replaced by holes (in a mask: by its fill) and reported to `contents`. The next access requests it again.
class TeamTiles final : public TileSource<HeightRaster::Tile> {
 public:
  /// Outlines by slot.
  using Refs = std::vector<std::pair<int, TeamOutline>>;
  /// Creates the source of a raster with these columns and rows. name: of the raster, for messages. refs: its
  /// tiles.
  TeamTiles(std::shared_ptr<TeamContents> contents, RasterId raster, Message name, const GridRect& samples,
            float fill, const Refs& refs);

  [[nodiscard]] HeightRaster::TilePtr tile(int slot) override;
  /// Returns a coarse sample of the heights; NaN if it could not be fetched; nothing if it is not a coarse
  /// one.
  [[nodiscard]] std::optional<float> peek(int slot, std::size_t offset) override;
  [[nodiscard]] std::size_t failures() const override { return contents_->failures(); }
  [[nodiscard]] Message trouble() const override { return contents_->whyMissing(); }

 private:
  using Tile = HeightRaster::Tile;
  using Samples = std::vector<float>;
  struct Slot {
    TeamOutline outline;
    std::weak_ptr<const Tile> tile;
    std::atomic<bool> asked = false;     ///< The tile was requested.
    std::atomic<bool> noCoarse = false;  ///< The server has no coarse samples of the tile.
    std::atomic<const Samples*> coarse = nullptr;
  };

  /// Returns the outline of a slot, followed by those nearby that were not requested yet.
  [[nodiscard]] std::vector<TeamOutline> near(int slot) const;
  /// Returns null if the tile is damaged.
  [[nodiscard]] Result<HeightRaster::TilePtr> fetch(int slot);
  /// Returns whether a tile matches the height range and far samples of its outline.
  [[nodiscard]] bool fits(int slot, const Tile& tile) const;
  /// Fetches the coarse samples of the slots around one. Returns false on a failure.
  [[nodiscard]] bool fetchCoarse(int slot);
  [[nodiscard]] MissingTile missing(int slot, bool whole) const;
  /// Returns the placeholder, one tile for all slots.
  [[nodiscard]] HeightRaster::TilePtr nothing();
  [[nodiscard]] std::mutex& mutexOf(int slot) {
    return mutexes_[static_cast<std::size_t>(slot) % mutexes_.size()];
  }
  template <class Call>
  void forEachAround(int slot, int side, const Call& call) const;

  std::shared_ptr<TeamContents> contents_;
  RasterId raster_;
  Message name_;
  HeightRaster shape_;                   ///< Without tiles; has the tile rectangles and the fill.
  std::unordered_map<int, Slot> slots_;  ///< Slots that have a tile.
  std::array<std::mutex, 64> mutexes_;
  std::mutex coarseMutex_;
  std::deque<Samples> coarse_;
  std::mutex nothingMutex_;
  HeightRaster::TilePtr nothing_;
};

}  // namespace scarp
