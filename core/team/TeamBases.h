#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>

#include "core/document/EditRecord.h"
#include "core/team/TeamPieces.h"

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

}  // namespace scarp
