#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/document/EditRecord.h"
#include "core/document/RasterId.h"
#include "core/objects/Object.h"
#include "core/project/ProjectSummary.h"
#include "core/team/TeamPieces.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

// Pieces of a team's terrain as parts of a document again. What others wrote is not trusted: reading checks it,
// and an error is one line.

/// Pieces that were read and are sound. A value, which shares its tiles.
struct ReadPieces {
  std::optional<ProjectState> state;
  std::optional<bool> selecting;                        ///< Whether the session has a selection; nothing: as before.
  RecordTiles tiles;                                    ///< Null where a slot has nothing.
  /// A tile of the ground that was read as a difference, with what it differs from, and where within the tile.
  struct OnBase {
    int slot = 0;
    HeightRaster::TilePtr base;
    GridRect changed;
  };
  std::vector<OnBase> onBase;
  std::map<std::int64_t, std::vector<Object>> objects;  ///< By chunks of ids.
  TeamHeld held;                                        ///< That the state refers to.
};
/// Of selections, one session's alone (seenBy()). bases: what differences are to. Any thread; tiles on several.
[[nodiscard]] Result<ReadPieces> readPieces(const TeamPieces& pieces, const TileBases& bases = {});

/// A new document of all its pieces, and of rasters that hold some of their tiles already. An error where its state
/// is missing, or something is not sound.
[[nodiscard]] Result<DocumentParts> partsOf(ReadPieces pieces, std::map<RasterId, HeightRaster> begun = {});
/// Which samples of the ground some pieces change of a document, in tiles of which that is known.
[[nodiscard]] PartsOfTiles partsChanged(const ReadPieces& pieces, const TerrainDocument& document);
/// What became of some pieces of a document, as TerrainDocument::receive() takes it. Where the state among them
/// has another frame, all pieces are wanted.
[[nodiscard]] Result<EditRecord> recordOf(const ReadPieces& pieces, const TerrainDocument& document);

}  // namespace scarp
