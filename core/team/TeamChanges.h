#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/EditRecord.h"
#include "core/document/OperationNames.h"
#include "core/edit/Operation.h"
#include "core/team/TeamContents.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamPieces.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// Step of a document as a change that is not packed yet. Shares its tiles with the document. Made on the
/// document's thread; cheap.
struct TeamDraft {
  TeamChange change;                 ///< Op set by TeamFollower::draft(); tiles have no content yet.
  std::vector<TilePiece> tiles;
  std::vector<std::size_t> writes;   ///< Index of each tile's entry in `change.slots`.
  std::vector<TeamContent> contents; ///< All contents except tiles.
  GridFrame frame;                   ///< Frame of the terrain after the change.
  StepId step = 0;                   ///< Step of the document.
};

/// Change with the contents that it refers to.
struct TeamParcel {
  TeamChange change;
  std::vector<TeamContent> contents;
  GridFrame frame;  ///< As in TeamDraft.
  StepId step = 0;  ///< As in TeamDraft.
  struct Tile {
    TeamKey key;
    std::int64_t content = 0, base = 0;
    HeightRaster::TilePtr tile;
  };
  std::vector<Tile> tiles{};  ///< Tiles that it writes.
  /// Time at which its first content got an id. Contents that no change refers to may be deleted a day after
  /// they were added, so an old parcel must not be sent.
  std::chrono::system_clock::time_point packed = std::chrono::system_clock::now();
  [[nodiscard]] bool isOld() const { return std::chrono::system_clock::now() - packed > std::chrono::hours(12); }
};

/// Returns the first step of a document's history as a change. slots: contents and revisions of the pieces as
/// of change `head`. Fails if the history on disk was damaged. Contract: there is a step, and no edit is
/// open.
[[nodiscard]] Result<TeamDraft> draftOfFirst(const TerrainDocument& document, std::int64_t project,
                                             std::int64_t session, std::int64_t head, const std::map<TeamKey, TeamSlot>& slots);
/// Returns the area that no other session may change while a change is retried: all samples of the tiles that
/// it reads or writes; the whole terrain if it depends on everything.
[[nodiscard]] GridRect areaOf(const TeamChange& change, const GridFrame& frame);
/// Packs a draft. refused: an earlier attempt that was refused as outdated. Unchanged tiles refer to its
/// contents, which the log already has. Null for none. Any thread.
[[nodiscard]] TeamParcel packed(TeamDraft draft, const TeamParcel* refused = nullptr);

/// Adds the pieces that a step of a session has read to a change, with the revisions that it saw. Always adds
/// the piece of selectingKey(), which identifies the session whose selection the change depends on.
void addReads(const EditRecord& record, const DocumentState& after, std::int64_t project, std::int64_t session,
              const std::map<TeamKey, TeamSlot>& slots, TeamChange& change);

/// Returns the samples that an operation depends on; no other samples affect its result. Nothing if it
/// depends on everything.
[[nodiscard]] std::optional<GridRect> samplesRead(const Operation& operation, const GridFrame& frame);

/// Remote changes, in order, read and ready for the document's thread. A value.
struct TeamNews {
  /// Consecutive changes of others, or one change of this session.
  struct Part {
    TeamOp mine;                        ///< Op of this session's change; 0: changes of others.
    std::int64_t last = 0;              ///< Number of the last change.
    std::map<TeamKey, TeamSlot> slots;  ///< Pieces that the changes wrote.
    ReadPieces pieces;                  ///< Contents of changes of others.
    StepId step = 0;                    ///< Step of the document, for a change of this session.
    std::vector<MissingTile> found{};   ///< Not a change: missing tiles; whole ones are in `pieces`.
  };
  std::vector<Part> parts;
  GridFrame frame;  ///< Frame of the terrain after the changes.

  [[nodiscard]] std::int64_t last(std::int64_t since) const { return parts.empty() ? since : parts.back().last; }
};

/// Fetches and reads the changes after `since` up to `through`. frame: of the terrain as of `since`. sent:
/// unanswered change of this session that may be among them; null for none. bases: tiles in memory, which are
/// updated; null for none. Waits for the log.
[[nodiscard]] Result<TeamNews> newsSince(TeamLog& log, std::int64_t since, const TeamParcel* sent,
                                         const GridFrame& frame, TeamBases* bases,
                                         std::int64_t through = std::numeric_limits<std::int64_t>::max());
/// Returns whether changes of others changed a piece that a change depends on.
[[nodiscard]] bool overtakes(const TeamNews& news, const TeamChange& change);
/// Fetches missing tiles, at most 256 whole ones. since: latest change that the document includes. Returns no
/// part if no tile was found.
[[nodiscard]] Result<TeamNews> newsOfMissing(TeamLog& log, const TeamContents& contents, std::int64_t since,
                                             const GridFrame& frame);
/// Returns whether a change of the log is the sent one: it has this account, session and id, and the same
/// contents. Contents with other ids match if form and checksum are equal, because the program may have
/// restarted since. Rows of other accounts never match.
[[nodiscard]] Result<bool> isSent(TeamLog& log, std::int64_t seq, const TeamParcel& sent);
/// Returns a committed change of this session as news. seq: its number in the log.
[[nodiscard]] TeamNews newsOf(const TeamParcel& sent, std::int64_t seq, TeamBases* bases);

}  // namespace scarp
