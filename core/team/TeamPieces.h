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

// Conversion of documents to pieces of a team terrain: tiles, lists of objects, and the state.

/// Returns the error for a damaged part of a terrain.
[[nodiscard]] Error teamDamage(const Message& what);

/// Owner of selections of earlier versions, which all sessions shared.
inline constexpr std::int64_t kNobody = 0;
/// Role of the piece that stores whether a session has a selection; not a role of stores. The `layer` of
/// selection pieces is their owner.
inline constexpr int kSelectingRole = 21;

/// Returns the key of a tile. owner: session of a selection; ignored for other rasters.
[[nodiscard]] TeamKey tileKey(std::int64_t project, RasterId raster, int slot, int tileColumns,
                              std::int64_t owner = kNobody);
[[nodiscard]] TeamKey selectingKey(std::int64_t project, std::int64_t owner);
/// Returns whether a piece belongs to a selection: a tile, or the piece of selectingKey().
[[nodiscard]] bool isOfSelection(const TeamKey& key);
/// Returns the raster of a tile.
[[nodiscard]] RasterId rasterOf(const TeamKey& key);
/// Removes the selections of all other sessions.
[[nodiscard]] std::map<TeamKey, TeamSlot> seenBy(std::int64_t session, std::map<TeamKey, TeamSlot> slots);
/// Fails if a piece with content is not stored under its correct cell, layer and slot. Such a piece would
/// hide the tile, list or state under the correct key, and edits of that would have no effect.
[[nodiscard]] Result<void> checkCells(const std::map<TeamKey, TeamSlot>& slots, std::int64_t project,
                                      const GridFrame& frame);
[[nodiscard]] TeamKey objectsKey(std::int64_t project, std::int64_t chunk);
[[nodiscard]] TeamKey stateKey(std::int64_t project);

/// Contents of pieces; null where a piece has nothing.
using TeamPieces = std::map<TeamKey, const TeamContent*>;

/// Data of a document that its pieces are made from, now or at a step of its history.
struct TeamSource {
  DocumentState state;
  std::function<const HeightRaster*(RasterId)> raster;  ///< Null if missing.
  std::function<float(RasterRole)> emptyFill;           ///< Of a raster that does not exist yet.
  const ObjectLayer* objects = nullptr;
};
/// Returns the data of a document. Refers to the arguments, which outlive it.
[[nodiscard]] TeamSource sourceOf(const TerrainDocument& document);
[[nodiscard]] TeamSource sourceOf(const DocumentParts& earlier, const TerrainDocument& document);

/// Returns a tile; null if the raster is null or has no such slot, or the slot is empty.
[[nodiscard]] HeightRaster::TilePtr tileOrNull(const HeightRaster* raster, std::int64_t slot);
/// Returns the objects of a chunk of ids, in the order of their ids.
[[nodiscard]] std::vector<Object> objectsOfChunk(const ObjectLayer& objects, std::int64_t chunk);

/// Tile of a raster with its key. tileContents() packs tiles on several threads.
struct TilePiece {
  TeamKey key;
  HeightRaster::TilePtr tile;  ///< Not null.
  int columns = HeightRaster::tileSize, rows = HeightRaster::tileSize;  ///< Samples within the raster.
  std::int64_t baseContent = 0;  ///< Content before the change, if the log has it; 0: none.
  HeightRaster::TilePtr base{};  ///< Tile of `baseContent`.
};
/// Returns a piece with the columns and rows of the raster at the tile.
[[nodiscard]] TilePiece tilePiece(const TeamKey& key, HeightRaster::TilePtr tile, const HeightRaster& like);
[[nodiscard]] std::vector<TeamContent> tileContents(const std::vector<TilePiece>& tiles);
/// Returns the objects of a chunk of ids; without bytes if there are none.
[[nodiscard]] TeamContent objectsContent(const ObjectLayer& objects, const TeamKey& key);
/// Returns the state, without the flag for a selection.
[[nodiscard]] TeamContent stateContent(const TeamSource& source, const TeamKey& key);
/// Returns the content for selectingKey(); without bytes if there is no selection.
[[nodiscard]] TeamContent selectingContent(bool selecting, const TeamKey& key);
/// Returns the part of a state that all sessions share.
[[nodiscard]] DocumentState withoutSelection(DocumentState state);
/// Returns the chunks of ids that contain the objects.
[[nodiscard]] std::set<std::int64_t> chunksOf(const std::map<ObjectId, std::optional<Object>>& objects);

/// Owner of material textures and asset models that a state and its history refer to by checksum. They can be
/// found as long as an owner exists.
class TeamHeld {
 public:
  /// Adds the textures and models of pieces. Fails if one is damaged.
  [[nodiscard]] Result<void> take(const TeamPieces& pieces);
  /// Adds the textures and models of a state as contents. Omits those that the state `before` also has and
  /// for which the log has a content. Contents that only came with changes of others do not count, because
  /// members can put anything there.
  static void addContents(const DocumentState& state, const DocumentState* before, std::int64_t project,
                          const std::map<TeamKey, TeamSlot>& known, std::map<TeamKey, TeamContent>& to);
  /// Adds the textures and models of another owner.
  void add(TeamHeld other);
  [[nodiscard]] bool empty() const { return pictures_.empty() && models_.empty(); }

 private:
  std::vector<PicturePtr> pictures_;
  std::vector<ModelPtr> models_;
};

/// Returns all tiles of a document. The selection is that of session `owner`, or omitted for kNobody.
[[nodiscard]] std::vector<TilePiece> tilesOf(const TeamSource& source, std::int64_t project,
                                             std::int64_t owner = kNobody);
/// Returns all other contents of a document. Adds the content of each piece to `writes`.
[[nodiscard]] std::vector<TeamContent> textsOf(const TeamSource& source, std::int64_t project,
                                               std::map<TeamKey, std::int64_t>& writes);

/// Pieces with the contents that they refer to.
struct FetchedPieces {
  std::vector<TeamContent> contents;
  TeamPieces pieces;  ///< Pointers to `contents`.
};
/// Tile with the id of its content.
struct TileBase {
  std::int64_t content = 0;
  HeightRaster::TilePtr tile;
};
using TileBases = std::map<TeamKey, TileBase>;
/// Fetches contents, as differences to `bases` where the log has these. Fails if one is missing.
[[nodiscard]] Result<FetchedPieces> fetchPieces(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots,
                                                const TileBases& bases = {});
/// Returns pieces of contents that were fetched before.
[[nodiscard]] Result<FetchedPieces> piecesOf(std::vector<TeamContent> contents,
                                             const std::map<TeamKey, TeamSlot>& slots, const Message& shown);
[[nodiscard]] bool isTile(const TeamKey& key);
/// Returns slots by key, without those that were only read.
[[nodiscard]] std::map<TeamKey, TeamSlot> byKey(const std::vector<TeamSlot>& slots);

/// Sets whether edits assign the ids that they assigned before, for edits that are performed again.
void giveIdsAgain(TerrainDocument& document, bool again);

class TerrainDocument;

// Conversion of pieces to parts of a document. Data of others is not trusted: reading validates it. Errors
// are one line.

/// Pieces that were read and validated. A value, which shares its tiles.
struct ReadPieces {
  std::optional<ProjectState> state;
  std::optional<bool> selecting;                        ///< Session has a selection; nothing: unchanged.
  RecordTiles tiles;                                    ///< Null for an empty slot.
  /// Height tile that was read as a difference, with its base and the changed samples within the tile.
  struct OnBase {
    int slot = 0;
    HeightRaster::TilePtr base;
    GridRect changed;
  };
  std::vector<OnBase> onBase;
  std::map<std::int64_t, std::vector<Object>> objects;  ///< By chunk of ids.
  TeamHeld held;                                        ///< Textures and models of the state.
};
/// Reads and validates pieces. Contract: selections of one session only (seenBy()). bases: tiles that
/// differences refer to. Any thread; reads tiles on several threads.
[[nodiscard]] Result<ReadPieces> readPieces(const TeamPieces& pieces, const TileBases& bases = {});

/// Returns a new document from all of its pieces. begun: rasters that already contain some of their tiles.
/// Fails if the state is missing or data is damaged.
[[nodiscard]] Result<DocumentParts> partsOf(ReadPieces pieces, std::map<RasterId, HeightRaster> begun = {});
/// Returns the samples of the heights that pieces change in a document, for tiles where this is known.
[[nodiscard]] PartsOfTiles partsChanged(const ReadPieces& pieces, const TerrainDocument& document);
/// Returns pieces as a record for TerrainDocument::receive(). Contract: all pieces, if their state has
/// another frame.
[[nodiscard]] Result<EditRecord> recordOf(const ReadPieces& pieces, const TerrainDocument& document);

}  // namespace scarp
