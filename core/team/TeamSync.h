#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/team/TeamFollower.h"
#include "core/team/TeamLink.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamOpen.h"

namespace scarp {

/// Undoes (`out`) or redoes one of this account's changes in the log: commits the terrain that results from
/// all other changes without it, or with it. ids: of the document that requests it.
[[nodiscard]] Result<void> leaveOut(TeamLog& log, const TeamDone& which, bool out,
                                    const TerrainDocument::Ids& ids);
/// Commits, as one change, the terrain as of change `seq`; later changes stay in the log. Returns false if
/// nothing differs. Fails if the log has no such change.
[[nodiscard]] Result<bool> bringBack(TeamLog& log, std::int64_t seq, const std::string& name);

/// Message of a step for the user.
struct TeamMessage {
  enum class Kind {
    NotRepeated,    ///< An edit could not be performed again on the changes of others.
    AreaKept,       ///< The first edit waits, because another session keeps the area.
    NotReversed,    ///< An undo or redo failed in the log.
    HistoryFailed,  ///< An undo or redo failed in the document.
    SendingLost,    ///< An edit that is being sent cannot be undone while there is no connection.
    SentLost,       ///< An edit that was sent cannot be undone while there is no connection.
  } kind = Kind::NotRepeated;
  Message why;  ///< Reason, as one line.
};

/// Result of a step.
struct TeamUpdate {
  bool changed = false;  ///< The document changed, or its next undo or redo did.
  std::vector<TeamMessage> messages;
  Message broken;                                   ///< Reason that ended the synchronisation.
  std::optional<std::chrono::milliseconds> repeat;  ///< Time until the next step, without new data.
};

/// Synchroniser of a document with a team log: sends the document's edits one after the other, applies
/// changes of others between edits, and undoes committed edits. With a separate thread for the connection,
/// the document's thread calls listen() and step(), which do not wait. Without that thread, pull(), push(),
/// undo() and redo() do the same work and wait. The document's thread.
class TeamSync {
 public:
  /// Starts a separate thread for the connection. The document was made of opened.document, and outlives
  /// this. ready: called on that thread when listen() has new data.
  TeamSync(TerrainDocument& document, OpenedTeam opened, TeamAccess access, std::function<void()> ready);
  /// Opens a terrain for a caller that drives the connection. The log outlives the result.
  [[nodiscard]] static Result<std::unique_ptr<TeamSync>> open(TeamLog& log,
                                                              std::size_t mostAtOnce = teamTilesAtOnce());
  [[nodiscard]] static std::unique_ptr<TeamSync> of(TeamLog& log, OpenedTeam opened);

  [[nodiscard]] TerrainDocument& document() { return document_; }
  [[nodiscard]] const TeamFollower& follower() const { return follower_; }
  [[nodiscard]] TeamContents& contents() { return *follower_.contents(); }
  /// Returns the latest change that the document includes.
  [[nodiscard]] std::int64_t head() const { return follower_.head(); }
  /// Returns the number of edits that are not in the log yet.
  [[nodiscard]] std::size_t waiting() const { return follower_.waiting(); }
  /// Forwards to TeamFollower::keepIn().
  void keepIn(RecoveryJournal* journal, TeamBase base) { follower_.keepIn(journal, std::move(base)); }
  [[nodiscard]] std::vector<Message> takeNotes() { return follower_.takeNotes(); }
  /// Returns the connection, for presence and kept areas.
  [[nodiscard]] TeamLink& link() { return *link_; }

  // With a separate thread for the connection.

  /// Receives new data from the connection. Changes and answers are kept for step().
  [[nodiscard]] TeamReport listen();
  /// Returns whether step() has work to do.
  [[nodiscard]] bool pending() const;
  /// Applies the data that listen() received, performs requested undos and redos, and sends the first waiting
  /// edit if `maySend`. Contract: no edit is open.
  [[nodiscard]] TeamUpdate step(bool maySend);
  /// Returns whether no edit waits or is being sent, and no undo or redo is running.
  [[nodiscard]] bool settled() const {
    return waiting() == 0 && !sending_ && !toggling_ && requests_.empty();
  }
  /// Requests an undo (or a redo) that step() performs: of a waiting edit in the document, else of a
  /// committed one in the log.
  void requestUndo() { requests_.push_back(true); }
  void requestRedo() { requests_.push_back(false); }
  /// Returns the reason why the first edit was refused, as one line; else empty.
  [[nodiscard]] const Message& trouble() const { return trouble_; }

  // For a caller that drives the connection.

  /// Applies changes of others, and contents that were missing.
  [[nodiscard]] Result<void> pull();
  /// Commits all waiting edits. Waits up to 40 s while another session keeps the area. After an error,
  /// including a lost connection, the edits still wait.
  [[nodiscard]] Result<void> push();
  /// Undoes this session's latest edit that is not undone yet, by a new change in the log. Returns whether
  /// there was one.
  [[nodiscard]] Result<bool> undo() { return reverse(true); }
  /// Redoes the edit that undo() undid last, unless another edit followed.
  [[nodiscard]] Result<bool> redo() { return reverse(false); }
  /// Continues the session over another connection. The previous log may be lost.
  void reconnect(TeamLog& log) { link_->join(log); }

 private:
  using Clock = std::chrono::steady_clock;

  TeamSync(TeamLog& log, std::unique_ptr<TerrainDocument> document, OpenedTeam opened);

  [[nodiscard]] Result<void> takeNews();
  [[nodiscard]] std::optional<TeamAnswer> takeAnswer();
  [[nodiscard]] std::optional<TeamToggle> takeToggle();
  [[nodiscard]] Result<void> sendFirst();
  void reverseRequested(TeamUpdate& update);
  void sendUnlessTroubled(TeamUpdate& update);
  /// Applies the changes that the driven link received.
  [[nodiscard]] Result<void> takeReceived();
  [[nodiscard]] Result<bool> reverse(bool out);

  std::unique_ptr<TerrainDocument> owned_;  ///< Null if the caller owns the document.
  TerrainDocument& document_;
  TeamFollower follower_;
  bool connected_ = true;
  bool sending_ = false, toggling_ = false;
  std::deque<bool> requests_;  ///< Undo (true) and redo (false), in order.
  std::vector<TeamNews> news_;
  std::optional<TeamAnswer> answer_;
  std::optional<TeamToggle> toggle_;
  Message trouble_;
  Clock::time_point troubledSince_{};
  std::unique_ptr<TeamLink> link_;  ///< Last: it is destroyed first.
};

}  // namespace scarp
