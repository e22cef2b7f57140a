#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/EditRecord.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/JournalBase.h"
#include "core/recovery/JournalEvent.h"
#include "core/recovery/JournalWriter.h"
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

/// What a journal holds, without its base.
struct JournalSummary {
  JournalBase base;
  std::size_t edits = 0;      ///< Edits, and steps of history.
  bool unsaved = false;       ///< What they came to is not what was saved last.
  std::uint64_t bytes = 0;    ///< That are sound.
  std::uint64_t dropped = 0;  ///< Bytes at the end that are not: torn, or damaged.
};

/// Reads through the journal in a folder. An error where it has none, or one without a sound beginning.
[[nodiscard]] Result<JournalSummary> readJournal(const std::string& folder);

/// Where the journal in a folder ends; nothing where it has none that is sound from its beginning.
[[nodiscard]] std::optional<JournalResume> journalEnd(const std::string& folder);

/// A document as it was when its journal ended.
struct Recovered {
  std::unique_ptr<TerrainDocument> document;
  std::shared_ptr<ProjectFile> project;  ///< That it is in; null: in none.
  JournalBase base;                      ///< With `resume`, for a RecoveryJournal that goes on with it.
  std::optional<JournalResume> resume;   ///< Nothing: a journal begins anew on `base`.
  ProjectSettings settings;
  std::size_t edits = 0;  ///< Edits and steps that were done again.
  bool saved = false;     ///< None, because the project holds all of them.
  /// Why the end of the journal could not be used, as one line; empty where all of it was.
  Message warning;
  /// Of opening the base, and of what turned out damaged in it, one line each. Where the journal had what is
  /// damaged, that stands there.
  std::vector<Message> baseWarnings;
};

/// Opens the base of the journal in a folder and does again, bit for bit, what the journal holds: ground,
/// layers, selection, objects and history. Stops before the first event that is torn or damaged, or does not
/// fit, and says so. What of an operation is left out, StoredRecord.h tells. An error where there is no
/// journal or its base cannot be opened. Changes nothing on the disk. Any thread. `most`: no more edits and
/// steps than these are done again, where those after them cannot be.
[[nodiscard]] Result<Recovered> recover(const std::string& folder, const BaseOpener& open,
                                        const Progress& progress = {},
                                        std::optional<std::size_t> most = std::nullopt);

}  // namespace scarp
