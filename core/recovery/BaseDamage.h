#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/document/EditRecord.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/JournalEvent.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Follows what turns out damaged in a journal's base while the journal is done again on it: the document
/// goes by what stands there, and in the end it is known where the journal had what was damaged.
class BaseDamage {
 public:
  /// `file`: that the document's tiles are read from; null: none. `warnings`: of opening it.
  BaseDamage(TerrainDocument& document, std::shared_ptr<ProjectFile> file, std::vector<Message>& warnings);

  /// Whether the document has that tile, or something in the place of one that is damaged.
  [[nodiscard]] bool has(const UnderTile& tile);
  /// An edit that takes the place of something damaged concerns all of the tile.
  void widen(EditRecord& record) const;
  /// Adds a line for each damage to the warnings, and lets the file know which the journal made good.
  void tell();

 private:
  struct StandIn {
    TileKey key;
    GridRect samples;
    HeightRaster::TilePtr tile;
  };

  /// Takes in what has been found since.
  void notice();
  [[nodiscard]] HeightRaster::TilePtr present(const TileKey& key) const;
  [[nodiscard]] bool isGood(const StandIn& standIn) const;

  TerrainDocument& document_;
  std::shared_ptr<ProjectFile> file_;
  std::vector<Message>& warnings_;
  std::size_t known_ = 0;          ///< Of the file's damages.
  std::vector<StandIn> standIns_;  ///< What the file gave in the place of damaged tiles.
};

}  // namespace scarp
