#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/document/DocumentState.h"
#include "core/document/EditRecord.h"
#include "core/document/RasterId.h"
#include "core/document/TileParts.h"
#include "core/material/Picture.h"
#include "core/model/Model.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/project/ProjectSummary.h"
#include "core/team/TeamLog.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

// A document as the pieces of a team's terrain: tiles, lists of objects, and the state.

/// What is wrong with it.
[[nodiscard]] Error teamDamage(const char* what);

/// Whose selection a piece is of that the terrain had for everybody, before each had one of one's own.
inline constexpr std::int64_t kNobody = 0;
/// Whether a session has a selection: a role beside those of stores. Of a selection, `layer` is whose it is.
inline constexpr int kSelectingRole = 21;

/// owner: the session whose selection it is; without meaning for other rasters.
[[nodiscard]] TeamKey tileKey(std::int64_t project, RasterId raster, int slot, int tileColumns,
                              std::int64_t owner = kNobody);
[[nodiscard]] TeamKey selectingKey(std::int64_t project, std::int64_t owner);
/// Of a selection: its tiles, and whether there is one.
[[nodiscard]] bool isOfSelection(const TeamKey& key);
/// The raster that a tile is of.
[[nodiscard]] RasterId rasterOf(const TeamKey& key);
/// Without the selections of all but one session.
[[nodiscard]] std::map<TeamKey, TeamSlot> seenBy(std::int64_t session, std::map<TeamKey, TeamSlot> slots);
/// Fails if a piece with content is not stored under its correct cell, layer and slot. Such a piece would
/// hide the tile, list or state under the correct key, and edits of that would have no effect.
[[nodiscard]] Result<void> checkCells(const std::map<TeamKey, TeamSlot>& slots, std::int64_t project,
                                      const GridFrame& frame);
[[nodiscard]] TeamKey objectsKey(std::int64_t project, std::int64_t chunk);
[[nodiscard]] TeamKey stateKey(std::int64_t project);

/// Contents of pieces; null where a piece has nothing.
using TeamPieces = std::map<TeamKey, const TeamContent*>;

/// What of a document its pieces are made of, now or at some step of its history.
struct TeamSource {
  DocumentState state;
  std::function<const HeightRaster*(RasterId)> raster;  ///< Null where there is none.
  std::function<float(RasterRole)> emptyFill;           ///< Of a raster that is not there yet.
  const ObjectLayer* objects = nullptr;
};
/// Both last as long as what they are of.
[[nodiscard]] TeamSource sourceOf(const TerrainDocument& document);
[[nodiscard]] TeamSource sourceOf(const DocumentParts& earlier, const TerrainDocument& document);

/// Tiles of rasters, packed on several threads, beside their keys.
struct TilePiece {
  TeamKey key;
  HeightRaster::TilePtr tile;  ///< Not null.
  int columns = HeightRaster::tileSize, rows = HeightRaster::tileSize;  ///< Of its samples that lie within the raster.
  std::int64_t baseContent = 0;  ///< That it was made of, where the log has that; 0: none.
  HeightRaster::TilePtr base{};  ///< The tile that this is.
};
/// With as many columns and rows as the raster has there.
[[nodiscard]] TilePiece tilePiece(const TeamKey& key, HeightRaster::TilePtr tile, const HeightRaster& like);
[[nodiscard]] std::vector<TeamContent> tileContents(const std::vector<TilePiece>& tiles);
/// The objects of a chunk of ids; without bytes where there are none.
[[nodiscard]] TeamContent objectsContent(const ObjectLayer& objects, const TeamKey& key);
/// Without whether there is a selection.
[[nodiscard]] TeamContent stateContent(const TeamSource& source, const TeamKey& key);
/// Without bytes where there is none.
[[nodiscard]] TeamContent selectingContent(bool selecting, const TeamKey& key);
/// The state that all sessions have.
[[nodiscard]] DocumentState withoutSelection(DocumentState state);
/// The chunks of ids that objects lie in.
[[nodiscard]] std::set<std::int64_t> chunksOf(const std::map<ObjectId, std::optional<Object>>& objects);

/// Pictures of materials and models of assets that a state and what was done to it refer to, by their sums:
/// they find them as long as somebody holds them.
class TeamHeld {
 public:
  /// Takes those among some pieces. An error where one is not sound.
  [[nodiscard]] Result<void> take(const TeamPieces& pieces);
  /// Adds the pictures and models of a state as contents. It omits those that the state before also has and
  /// for which the log has a content. Contents that only came with changes of others do not count: a member
  /// can put anything there.
  static void addContents(const DocumentState& state, const DocumentState* before, std::int64_t project,
                          const std::map<TeamKey, TeamSlot>& known, std::map<TeamKey, TeamContent>& to);
  /// Holds what another one did, too.
  void add(TeamHeld other);
  [[nodiscard]] bool empty() const { return pictures_.empty() && models_.empty(); }

 private:
  std::vector<PicturePtr> pictures_;
  std::vector<ModelPtr> models_;
};

/// All tiles that a document has; the selection as one of a session, and not at all of nobody's.
[[nodiscard]] std::vector<TilePiece> tilesOf(const TeamSource& source, std::int64_t project,
                                             std::int64_t owner = kNobody);
/// All other contents that it has; `writes` gets which piece has which.
[[nodiscard]] std::vector<TeamContent> textsOf(const TeamSource& source, std::int64_t project,
                                               std::map<TeamKey, std::int64_t>& writes);

/// Pieces with what they point to.
struct FetchedPieces {
  std::vector<TeamContent> contents;
  TeamPieces pieces;  ///< They point there.
};
/// Tiles with the contents that they are, by their pieces.
struct TileBase {
  std::int64_t content = 0;
  HeightRaster::TilePtr tile;
};
using TileBases = std::map<TeamKey, TileBase>;
/// Contents out of a log, where it may be as differences to some bases. An error where one is missing.
[[nodiscard]] Result<FetchedPieces> fetchPieces(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots,
                                                const TileBases& bases = {});
/// The same of contents that are at hand.
[[nodiscard]] Result<FetchedPieces> piecesOf(std::vector<TeamContent> contents,
                                             const std::map<TeamKey, TeamSlot>& slots, const std::string& shown);
[[nodiscard]] bool isTile(const TeamKey& key);
/// By their keys, without those that were only read.
[[nodiscard]] std::map<TeamKey, TeamSlot> byKey(const std::vector<TeamSlot>& slots);

/// While edits are done again they make things of the ids that they gave before.
void giveIdsAgain(TerrainDocument& document, bool again);

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
