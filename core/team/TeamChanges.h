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

/// A step of a document as a change to be, with its tiles as they are. Made on the document's thread; cheap.
struct TeamDraft {
  TeamChange change;                 ///< Without an op; tiles have no content yet.
  std::vector<TilePiece> tiles;
  std::vector<std::size_t> writes;   ///< Which of the change's slots each tile is for.
  std::vector<TeamContent> contents; ///< All but the tiles'.
  GridFrame frame;                   ///< That the terrain has after it.
  StepId step = 0;                   ///< The document's.
};

/// A change, and the contents that it names.
struct TeamParcel {
  TeamChange change;
  std::vector<TeamContent> contents;
  GridFrame frame;  ///< As the draft's.
  StepId step = 0;  ///< The same.
  struct Tile {
    TeamKey key;
    std::int64_t content = 0, base = 0;
    HeightRaster::TilePtr tile;
  };
  std::vector<Tile> tiles{};  ///< Those that it writes.
  /// When the first of its contents got its id. Contents that no change refers to may be deleted a day after they were
  /// added, so a parcel is not sent when it is old.
  std::chrono::system_clock::time_point packed = std::chrono::system_clock::now();
  [[nodiscard]] bool isOld() const { return std::chrono::system_clock::now() - packed > std::chrono::hours(12); }
};

/// What the first step that a document's history has done did, in a session, by a terrain whose pieces have these
/// revisions since `head`. An error where history on disk was damaged. Contract: there is one, and no edit is open.
[[nodiscard]] Result<TeamDraft> draftOfFirst(const TerrainDocument& document, std::int64_t project,
                                             std::int64_t session, std::int64_t head, const std::map<TeamKey, TeamSlot>& slots);
/// The ground that nobody else may change while a change is made again and again: all samples of the tiles that
/// it reads or writes; the whole terrain where it goes by everything.
[[nodiscard]] GridRect areaOf(const TeamChange& change, const GridFrame& frame);
/// The same packed. refused: an earlier try that came too late; the log has its contents, so tiles that are the same
/// again refer to these in place of new ones; null for none. Any thread.
[[nodiscard]] TeamParcel packed(TeamDraft draft, const TeamParcel* refused = nullptr);

/// Adds to a change the pieces that a step of a session has read, with the revisions that it saw. Whether the session
/// has a selection is always among them: by that a change names whose selection it goes by.
void addReads(const EditRecord& record, const DocumentState& after, std::int64_t project, std::int64_t session,
              const std::map<TeamKey, TeamSlot>& slots, TeamChange& change);

/// The samples that an operation goes by: outside of them whatever is there makes no difference to what it
/// does. Nothing where it goes by everything.
[[nodiscard]] std::optional<GridRect> samplesRead(const Operation& operation, const GridFrame& frame);

/// Changes after one, in order, read, and ready for the document's thread. A value.
struct TeamNews {
  /// Changes of others in a row, or one of one's own.
  struct Part {
    TeamOp mine;                        ///< The op of one's own; 0: of others.
    std::int64_t last = 0;              ///< The number of the last change.
    std::map<TeamKey, TeamSlot> slots;  ///< What they wrote.
    ReadPieces pieces;                  ///< Of others.
    StepId step = 0;                    ///< Of one's own: the document's step that it is.
    std::vector<MissingTile> found{};   ///< No change: tiles that were missing, which are in `pieces` where whole.
  };
  std::vector<Part> parts;
  GridFrame frame;  ///< The terrain's after them.

  [[nodiscard]] std::int64_t last(std::int64_t since) const { return parts.empty() ? since : parts.back().last; }
};

/// Changes after `since` up to `through`, when the terrain has `frame`. sent: a change of one's own that may be
/// among them; null for none. bases: tiles that are here, and those that come; null for none. To be called where the
/// log may be waited for.
[[nodiscard]] Result<TeamNews> newsSince(TeamLog& log, std::int64_t since, const TeamParcel* sent,
                                         const GridFrame& frame, TeamBases* bases,
                                         std::int64_t through = std::numeric_limits<std::int64_t>::max());
/// Whether something that a change goes by is another one by what others did.
[[nodiscard]] bool overtakes(const TeamNews& news, const TeamChange& change);
/// Tiles that were missing, when `since` is the latest change that was taken in; some hundred at a time. No part where
/// none is.
[[nodiscard]] Result<TeamNews> newsOfMissing(TeamLog& log, const TeamContents& contents, std::int64_t since,
                                             const GridFrame& frame);
/// Returns whether a change of the log is the one that was sent: it has this account, session and id, and the
/// same contents. Contents with other ids match if form and sum are equal, because the program may have
/// restarted since. Only this account can write such a change; a row of another account never matches.
[[nodiscard]] Result<bool> isSent(TeamLog& log, std::int64_t seq, const TeamParcel& sent);
/// The same for a change of one's own that was answered with its number, which is the one after the last.
[[nodiscard]] TeamNews newsOf(const TeamParcel& sent, std::int64_t seq, TeamBases* bases);

}  // namespace scarp
