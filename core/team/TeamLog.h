#pragma once

#include <array>
#include <chrono>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/remote/BlockCache.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

// `content.coarse` of a height tile, which allows opening a terrain and viewing it from a distance without
// its tiles: the samples of coarseOf(), followed by the min and max of the tile's samples (float32; both NaN
// if the tile has only holes). Earlier versions wrote only the samples.

[[nodiscard]] std::vector<std::byte> outlineOf(const HeightRaster::Tile& tile, int columns, int rows);

/// Data of a content without its bytes. Stored in the cache as plain bytes.
struct TeamOutline {
  std::int64_t cell = 0, id = 0, form = 0;
  std::uint64_t sum = 0;
  std::array<float, 4> far{};  ///< Samples whose row and column are multiples of kFarStep, row by row.
  HeightRange range{0.0F, 0.0F};
  std::uint64_t ranged = 0;  ///< 1 if `far` and `range` are known.
  bool operator==(const TeamOutline&) const = default;
};
static_assert(sizeof(TeamOutline) == 64);

/// Adds the far samples and the height range from bytes: four far samples, min and max as float32. The bytes
/// are not trusted: other sizes and invalid ranges are ignored, invalid samples become holes.
void addGlance(TeamOutline& outline, std::span<const std::byte> bytes);

/// Returns the coarse samples, invalid heights as holes; nothing if there are too few bytes.
[[nodiscard]] std::optional<std::vector<float>> coarseSamples(std::span<const std::byte> coarse);

class TeamLog;

/// Id of a change: 128 unpredictable bits; 0: none. Databases that were not upgraded (TeamSchema.h) have ids
/// of 63 bits, in `low`.
struct TeamOp {
  std::uint64_t high = 0, low = 0;
  auto operator<=>(const TeamOp&) const = default;
  [[nodiscard]] explicit operator bool() const { return high != 0 || low != 0; }
};

/// Key of a piece of a team terrain; role, layer and slot as in project files.
struct TeamKey {
  std::int64_t cell = 0;
  std::int64_t role = 0, layer = 0, slot = 0;
  auto operator<=>(const TeamKey&) const = default;
};

/// Content with its bytes, identified by id and cell.
struct TeamContent {
  std::int64_t cell = 0, id = 0;
  std::int64_t form = 0;
  std::uint64_t sum = 0;
  std::vector<std::byte> bytes{}, coarse{};
  Message trouble{};  ///< Reason why the bytes of a read content are missing, as one line; else empty.
  /// Of a tile: an earlier content of the same piece and the difference to it; 0 and empty if it is not
  /// stored as a difference. A content that was read has either these or `bytes`.
  std::int64_t base = 0;
  std::vector<std::byte> difference{};
};

/// Content of a piece, and the change that set it; content 0: none, below 0: the change only read the piece.
struct TeamSlot {
  TeamKey key;
  std::int64_t rev = 0, content = 0;
};

/// Piece that a change has read at a revision, with its new content.
struct TeamWrite {
  static constexpr std::int64_t kOnlyRead = -1;
  TeamKey key;
  std::int64_t seen = 0;  ///< Revision; 0: the piece did not exist.
  std::int64_t content = kOnlyRead;
};

struct TeamChange {
  TeamOp op;  ///< From drawnTeamOp() or TeamFollower.
  std::int64_t base = 0;
  TeamOp undoes;       ///< Change that it undoes or redoes.
  bool whole = false;  ///< It depends on the whole terrain as of `base`.
  GridRect box;        ///< Samples of the heights that it affects.
  std::string meta;    ///< JSON text.
  std::vector<TeamWrite> slots;
};

/// A change in the log.
struct TeamLogRow {
  std::int64_t seq = 0, session = 0, base = 0;
  TeamOp op, undoes;
  bool whole = false;
  std::string author, meta;
  GridRect box;
  bool own = false;  ///< The author is the role of this connection. Determined by the server, not from the
                     ///< row.
};

/// Result of a commit.
enum class CommitOutcome {
  Done,
  Known,   ///< The log has a change with this id. Databases that were not upgraded do not check its author.
  Stale,   ///< A piece that it read or wrote has a newer revision; nothing was done.
  Leased,  ///< Another session keeps the area; nothing was done.
  Taken,   ///< Another author or session has a change with this id; nothing was done.
};

/// Access to contents that are read on demand.
struct TeamReach {
  /// Opens another connection to the same terrain. Any thread, even after the log was destroyed. Empty: all
  /// contents are read when the terrain is opened.
  std::function<Result<std::unique_ptr<TeamLog>>()> connect{};
  CacheSettings cache{};  ///< Cache for the contents.
};

/// Shared terrain: contents that never change, slots with the current content of each piece, and a log of
/// changes, each of which is applied completely or not at all. One thread at a time. Errors are one line.
/// After an error, a commit may have been done; committing the same change again has no further effect.
class TeamLog {
 public:
  virtual ~TeamLog() = default;

  [[nodiscard]] virtual std::int64_t project() const = 0;
  [[nodiscard]] virtual std::int64_t session() const = 0;
  /// Continues as a session that had another connection, or another run of the program.
  virtual void becomeSession(std::int64_t session) = 0;
  /// Returns a random number of the terrain; it changes when the terrain is restored from a backup.
  [[nodiscard]] virtual std::int64_t epoch() const = 0;
  [[nodiscard]] virtual Message shown() const = 0;  ///< Name of the log in messages.

  /// Returns whether the connection was lost, so that all further calls fail.
  [[nodiscard]] virtual bool lost() const { return false; }
  /// Returns whether the latest put() or contents() failed because the storage of the content bytes did not
  /// respond, although the log did. A repeated call may succeed.
  [[nodiscard]] virtual bool bytesAway() const { return false; }

  /// Contents of all pieces at one moment, and the number of the latest change then.
  struct Slots {
    std::int64_t head = 0;
    std::vector<TeamSlot> slots;
  };
  [[nodiscard]] virtual Result<Slots> slots() = 0;
  /// Returns the contents of all pieces after a change.
  [[nodiscard]] virtual Result<Slots> slotsAt(std::int64_t seq) = 0;
  /// Returns contents by cells and ids, in no order; omits missing ones. bases: contents that the caller has,
  /// one per id, 0 for none; or empty. A content that is stored as the difference to its base is returned as
  /// that difference.
  [[nodiscard]] virtual Result<std::vector<TeamContent>> contents(std::span<const std::int64_t> cells,
                                                                  std::span<const std::int64_t> ids,
                                                                  std::span<const std::int64_t> bases) = 0;
  /// Returns the outlines of contents, with far samples and ranges of height tiles; in no order.
  [[nodiscard]] virtual Result<std::vector<TeamOutline>> outlines(std::span<const std::int64_t> cells,
                                                                  std::span<const std::int64_t> ids) = 0;
  /// Returns only the coarse samples of contents, with their ids.
  [[nodiscard]] virtual Result<std::vector<TeamContent>> coarse(std::span<const std::int64_t> cells,
                                                                std::span<const std::int64_t> ids) = 0;
  [[nodiscard]] virtual TeamReach reach() const { return {}; }
  /// Adds contents. Adding an existing content has no effect.
  [[nodiscard]] virtual Result<void> put(std::span<const TeamContent> contents) = 0;

  /// Returns an id as this log stores it. Contract: ids of committed changes were returned by it.
  [[nodiscard]] virtual TeamOp opFor(const TeamOp& made) const { return made; }

  struct Committed {
    CommitOutcome outcome = CommitOutcome::Done;
    std::int64_t seq = 0;  ///< Number of the change; if it is not in the log, of the latest change.
  };
  /// Commits all of a change or nothing. Contract: its contents were added by put().
  [[nodiscard]] virtual Result<Committed> commit(const TeamChange& change) = 0;
  /// Returns the changes after one, in order, at most `most`.
  [[nodiscard]] virtual Result<std::vector<TeamLogRow>> changesSince(std::int64_t seq, int most = 100) = 0;
  /// Returns the pieces that the changes after `since` up to `last` wrote and read, in the order of the
  /// changes; `rev` is the number of the change.
  [[nodiscard]] virtual Result<std::vector<TeamSlot>> slotsBetween(std::int64_t since, std::int64_t last) = 0;
  /// Returns the pieces that a change wrote and read.
  [[nodiscard]] Result<std::vector<TeamSlot>> slotsOf(std::int64_t seq) { return slotsBetween(seq - 1, seq); }
  /// Keeps an area for this session, or extends its lease, for `time` from now. Returns false if the area
  /// intersects one of another session. lease: above 0 for an edit; below 0 for an area that the user keeps,
  /// which other users see.
  [[nodiscard]] virtual Result<bool> takeLease(std::int64_t lease, const GridRect& box,
                                               std::chrono::seconds time) = 0;
  [[nodiscard]] virtual Result<void> endLease(std::int64_t lease) = 0;
  /// Returns the user who keeps an area, or a part of it, in another session; empty if there is none or it is
  /// not known.
  [[nodiscard]] virtual std::string keeperOf(const GridRect&) { return {}; }
  /// Waits for a notification that a lease was taken or ended, at most `most`. Notifications can be lost.
  [[nodiscard]] virtual Result<void> awaitLease(std::chrono::milliseconds most) = 0;
  /// Returns the number, from 1, of a block of ids that no other session has.
  [[nodiscard]] virtual Result<std::int64_t> takeBlock() = 0;
};

/// Returns the error of a change whose area another session keeps.
[[nodiscard]] Error keptError(TeamLog& log, const GridRect& box);
/// Returns the error after too many attempts that changes of others made outdated.
[[nodiscard]] Error outrunError();
/// Returns the error of a log that has no change with this number.
[[nodiscard]] Error missingChange(const TeamLog& log, std::int64_t seq);

/// Returns 63 random bits of the system, above 0. Any thread.
[[nodiscard]] std::int64_t drawnTeamId();
/// Returns 128 random bits of the system, not 0. Any thread.
[[nodiscard]] TeamOp drawnTeamOp();
/// Returns the 63 bits of an id that databases store which were not upgraded. An id of 63 bits is unchanged.
[[nodiscard]] TeamOp narrowed(const TeamOp& op);
/// Returns whether an id in the log is `made`, or the form of it in a database that was not upgraded.
[[nodiscard]] bool isSameOp(const TeamOp& inLog, const TeamOp& made);

/// Returns the cell of a tile; 64 × 64 tiles share one. Other pieces have one cell per role.
[[nodiscard]] std::int64_t teamCell(std::int64_t project, int tileColumn, int tileRow);
[[nodiscard]] std::int64_t teamCell(std::int64_t project, int role);

}  // namespace scarp
