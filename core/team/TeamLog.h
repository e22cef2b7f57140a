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

// What stands beside a tile of the ground in `content.coarse`, so that a terrain can be opened and seen from afar
// without its tiles: the samples of coarseOf(), and behind them the lowest and the highest of the tile's own samples
// (float32; both not a number where it has only holes). Earlier versions wrote the samples alone.

[[nodiscard]] std::vector<std::byte> outlineOf(const HeightRaster::Tile& tile, int columns, int rows);

/// What is known of a content without its bytes. Plain bytes, as a cache keeps them.
struct TeamOutline {
  std::int64_t cell = 0, id = 0, form = 0;
  std::uint64_t sum = 0;
  std::array<float, 4> far{};  ///< The samples whose row and column kFarStep divides, row by row.
  HeightRange range{0.0F, 0.0F};
  std::uint64_t ranged = 0;  ///< 1 where these are known.
  bool operator==(const TeamOutline&) const = default;
};
static_assert(sizeof(TeamOutline) == 64);

/// Takes the glance out of bytes: the far samples, and what stands behind the coarse ones. Nobody who wrote them is
/// trusted to have written heights.
void addGlance(TeamOutline& outline, std::span<const std::byte> bytes);

/// The coarse samples, those that are no heights as holes; nothing where there are not as many.
[[nodiscard]] std::optional<std::vector<float>> coarseSamples(std::span<const std::byte> coarse);

class TeamLog;

/// Id of a change: 128 bits that nobody can predict; 0 is none. In databases that were not
/// upgraded (TeamSchema.h) ids have 63 bits, in `low`.
struct TeamOp {
  std::uint64_t high = 0, low = 0;
  auto operator<=>(const TeamOp&) const = default;
  [[nodiscard]] explicit operator bool() const { return high != 0 || low != 0; }
};

/// A piece of a team terrain; role, layer and slot as in project files.
struct TeamKey {
  std::int64_t cell = 0;
  std::int64_t role = 0, layer = 0, slot = 0;
  auto operator<=>(const TeamKey&) const = default;
};

/// A content, with its bytes. Its id and cell say which.
struct TeamContent {
  std::int64_t cell = 0, id = 0;
  std::int64_t form = 0;
  std::uint64_t sum = 0;
  std::vector<std::byte> bytes{}, coarse{};
  std::string trouble{};  ///< Of one that was read: why its bytes are not here, as one line; empty where they are.
  /// Of a tile: an earlier content of the same piece, and the bytes by which it follows from that; 0 and none where it
  /// is not known so. One that was read has either these or `bytes`.
  std::int64_t base = 0;
  std::vector<std::byte> difference{};
};

/// Content of a piece, and the change that set it; content 0: none, below 0: the change only read the piece.
struct TeamSlot {
  TeamKey key;
  std::int64_t rev = 0, content = 0;
};

/// A piece that a change has looked at when it had a revision, and what it becomes.
struct TeamWrite {
  static constexpr std::int64_t kOnlyRead = -1;
  TeamKey key;
  std::int64_t seen = 0;  ///< Revision; 0: there was nothing.
  std::int64_t content = kOnlyRead;
};

struct TeamChange {
  TeamOp op;  ///< drawnTeamOp(), or TeamFollower's.
  std::int64_t base = 0;
  TeamOp undoes;       ///< The change that it undoes or redoes.
  bool whole = false;  ///< It read everything as of `base`.
  GridRect box;        ///< Samples of the ground that it touched.
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
  bool own = false;  ///< The author is the role of this connection, as the server determines it, not the row.
};

/// What became of a commit.
enum class CommitOutcome {
  Done,
  Known,   ///< The log has a change with this id. Databases that were not upgraded do not check its author.
  Stale,   ///< Something that it read or wrote has another revision by now; nothing was done.
  Leased,  ///< Somebody else keeps the area; nothing was done.
  Taken,   ///< Another author or session has a change with this id; nothing was done.
};

/// How contents are reached by who reads them when they are needed.
struct TeamReach {
  /// Another connection to the same terrain. Any thread, also when the log is gone. Empty: there is none, and all
  /// contents are read when the terrain is opened.
  std::function<Result<std::unique_ptr<TeamLog>>()> connect{};
  CacheSettings cache{};  ///< Where they are kept.
};

/// A terrain that several edit: contents that never change, slots that say which content a piece has, and a log
/// of changes, each of which is done whole or not at all. One thread at a time. Errors are one line; after one
/// a change may have been committed or not, and to commit the same change again does it once.
class TeamLog {
 public:
  virtual ~TeamLog() = default;

  [[nodiscard]] virtual std::int64_t project() const = 0;
  [[nodiscard]] virtual std::int64_t session() const = 0;
  /// Goes on as a session that had another connection, or another run of the program, before.
  virtual void becomeSession(std::int64_t session) = 0;
  /// Drawn when the terrain was made, and again when it was restored from a backup.
  [[nodiscard]] virtual std::int64_t epoch() const = 0;
  [[nodiscard]] virtual std::string shown() const = 0;  ///< For messages.

  /// Whether the connection was lost, so that no further call can succeed.
  [[nodiscard]] virtual bool lost() const { return false; }
  /// Whether the latest put() or contents() failed because the storage of the contents' bytes did not answer, though
  /// the log does: a repeated call may succeed.
  [[nodiscard]] virtual bool bytesAway() const { return false; }

  /// What all pieces have, as of one moment, and the number of the latest change then.
  struct Slots {
    std::int64_t head = 0;
    std::vector<TeamSlot> slots;
  };
  [[nodiscard]] virtual Result<Slots> slots() = 0;
  /// What they had after a change.
  [[nodiscard]] virtual Result<Slots> slotsAt(std::int64_t seq) = 0;
  /// Contents by their cells and ids, as many as there are, in no order. bases: contents that whoever asks has, as
  /// many as ids, 0 for none; or empty. What is known as the difference to one of these comes so.
  [[nodiscard]] virtual Result<std::vector<TeamContent>> contents(std::span<const std::int64_t> cells,
                                                                  std::span<const std::int64_t> ids,
                                                                  std::span<const std::int64_t> bases) = 0;
  /// What is known of them without their bytes, with a glance at tiles of the ground; in no order.
  [[nodiscard]] virtual Result<std::vector<TeamOutline>> outlines(std::span<const std::int64_t> cells,
                                                                  std::span<const std::int64_t> ids) = 0;
  /// Their coarse samples alone, with their ids.
  [[nodiscard]] virtual Result<std::vector<TeamContent>> coarse(std::span<const std::int64_t> cells,
                                                                std::span<const std::int64_t> ids) = 0;
  [[nodiscard]] virtual TeamReach reach() const { return {}; }
  /// Adds contents. To add one again that is there does nothing.
  [[nodiscard]] virtual Result<void> put(std::span<const TeamContent> contents) = 0;

  /// Returns the id as this log stores it. Ids of changes have to be passed through it before they are committed.
  [[nodiscard]] virtual TeamOp opFor(const TeamOp& made) const { return made; }

  struct Committed {
    CommitOutcome outcome = CommitOutcome::Done;
    std::int64_t seq = 0;  ///< Of the change; where it was not made, of the latest.
  };
  /// All of a change or nothing. The contents that it names have been put.
  [[nodiscard]] virtual Result<Committed> commit(const TeamChange& change) = 0;
  /// Changes after one, in order, at most so many.
  [[nodiscard]] virtual Result<std::vector<TeamLogRow>> changesSince(std::int64_t seq, int most = 100) = 0;
  /// What the changes after one wrote and read, up to another, in their order; `rev` says which did.
  [[nodiscard]] virtual Result<std::vector<TeamSlot>> slotsBetween(std::int64_t since, std::int64_t last) = 0;
  /// What a change wrote and read.
  [[nodiscard]] Result<std::vector<TeamSlot>> slotsOf(std::int64_t seq) { return slotsBetween(seq - 1, seq); }
  /// Keeps an area for this session, or keeps it on for so long from now; false where it meets somebody else's. The
  /// number is above 0 for the sake of an edit, and below 0 where a person wants it, which the others are shown.
  [[nodiscard]] virtual Result<bool> takeLease(std::int64_t lease, const GridRect& box,
                                               std::chrono::seconds time) = 0;
  [[nodiscard]] virtual Result<void> endLease(std::int64_t lease) = 0;
  /// Who keeps an area, or some of it, from this session; empty where nobody does, or it is not known.
  [[nodiscard]] virtual std::string keeperOf(const GridRect&) { return {}; }
  /// Waits for a sign that a lease was taken or ended, at most so long. That none came says nothing.
  [[nodiscard]] virtual Result<void> awaitLease(std::chrono::milliseconds most) = 0;
  /// The number, from 1, of a block of ids that nobody else has.
  [[nodiscard]] virtual Result<std::int64_t> takeBlock() = 0;
};

/// Why a change of an area was not made, where somebody else keeps it.
[[nodiscard]] Error keptError(TeamLog& log, const GridRect& box);
/// Error of a log that has no change of this number.
[[nodiscard]] Error missingChange(const TeamLog& log, std::int64_t seq);

/// A number that nobody else draws: 63 random bits of the system, above 0. Any thread.
[[nodiscard]] std::int64_t drawnTeamId();
/// 128 random bits of the system, not 0. Any thread.
[[nodiscard]] TeamOp drawnTeamOp();
/// Returns the 63 bits that databases which were not upgraded store of an id. An id of 63 bits stays as it is.
[[nodiscard]] TeamOp narrowed(const TeamOp& op);
/// Returns whether the log's id is `made`, or what a database that was not upgraded stores of it.
[[nodiscard]] bool isSameOp(const TeamOp& inLog, const TeamOp& made);

/// The cell of a tile; 64 × 64 tiles share one. Other pieces have one for each role.
[[nodiscard]] std::int64_t teamCell(std::int64_t project, int tileColumn, int tileRow);
[[nodiscard]] std::int64_t teamCell(std::int64_t project, int role);

}  // namespace scarp
