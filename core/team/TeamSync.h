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

/// Undoes (`out`) or redoes one of this account's changes in the log: commits the terrain that results if
/// everything else had been done without it, or with it. ids: of the document that requests it.
[[nodiscard]] Result<void> leaveOut(TeamLog& log, const TeamDone& which, bool out,
                                    const TerrainDocument::Ids& ids);
/// Commits, as one change, the terrain as a change left it; later changes stay in the log. Returns false if
/// nothing differs. An error where the log has no such change.
[[nodiscard]] Result<bool> bringBack(TeamLog& log, std::int64_t seq, const std::string& name);

/// Something that a person should know about a step.
struct TeamMessage {
  enum class Kind {
    NotRepeated,    ///< An edit could not be done again on the changes of others.
    AreaKept,       ///< The first edit waits, because another session keeps the area.
    NotReversed,    ///< An undo or redo failed in the log.
    HistoryFailed,  ///< An undo or redo failed in the document.
    SendingLost,    ///< An edit that is being sent cannot be undone while there is no connection.
    SentLost,       ///< An edit that was sent cannot be undone while there is no connection.
  } kind = Kind::NotRepeated;
  std::string why;  ///< As one line.
};

/// What a step did.
struct TeamUpdate {
  bool changed = false;  ///< The document, or what its next undo or redo is.
  std::vector<TeamMessage> messages;
  std::string broken;                               ///< Why the document cannot be synchronised any more.
  std::optional<std::chrono::milliseconds> repeat;  ///< When another step is due without anything new.
};

/// Synchronises a document with a team's log: sends the document's edits one after the other, applies changes
/// of others between edits, and undoes edits that were sent. With a thread of its own for the connection the
/// document's thread calls listen() and step(), which do not wait. Without it pull(), push(), undo() and
/// redo() do the same work at once, and wait. The document's thread.
class TeamSync {
 public:
  /// With a thread of its own. The document was made of opened.document, and outlives this. ready: called on
  /// the other thread when listen() has something.
  TeamSync(TerrainDocument& document, OpenedTeam opened, TeamAccess access, std::function<void()> ready);
  /// Driven by the caller over a log that outlives this.
  [[nodiscard]] static Result<std::unique_ptr<TeamSync>> open(TeamLog& log,
                                                              std::size_t mostAtOnce = teamTilesAtOnce());
  [[nodiscard]] static std::unique_ptr<TeamSync> of(TeamLog& log, OpenedTeam opened);

  [[nodiscard]] TerrainDocument& document() { return document_; }
  [[nodiscard]] const TeamFollower& follower() const { return follower_; }
  [[nodiscard]] TeamContents& contents() { return *follower_.contents(); }
  /// The latest change that the document has.
  [[nodiscard]] std::int64_t head() const { return follower_.head(); }
  /// Edits that are not in the log yet.
  [[nodiscard]] std::size_t waiting() const { return follower_.waiting(); }
  /// See TeamFollower.
  void keepIn(RecoveryJournal* journal, TeamBase base) { follower_.keepIn(journal, std::move(base)); }
  [[nodiscard]] std::vector<std::string> takeNotes() { return follower_.takeNotes(); }
  /// For presence and kept areas.
  [[nodiscard]] TeamLink& link() { return *link_; }

  // With a thread of its own.

  /// Receives what has come. Changes and answers stay here for step().
  [[nodiscard]] TeamReport listen();
  /// Whether step() has something to do.
  [[nodiscard]] bool pending() const;
  /// Applies what listen() received, undoes and redoes what was requested, and sends the first waiting edit
  /// if `maySend`. Contract: no edit is open.
  [[nodiscard]] TeamUpdate step(bool maySend);
  /// Whether no edit waits or is being sent, and no undo or redo is under way.
  [[nodiscard]] bool settled() const {
    return waiting() == 0 && !sending_ && !toggling_ && requests_.empty();
  }
  /// Undo and redo: of a waiting edit in the document, else of a sent one in the log. Done by step().
  void requestUndo() { requests_.push_back(true); }
  void requestRedo() { requests_.push_back(false); }
  /// Why the first edit was not accepted, as one line; empty while nothing is refused.
  [[nodiscard]] const std::string& trouble() const { return trouble_; }

  // Driven by the caller. Contract: no edit is open.

  /// Applies changes of others, and contents that were missing.
  [[nodiscard]] Result<void> pull();
  /// Commits all waiting edits. Waits for some time where another session keeps the area. After an error,
  /// also of a lost connection, the edits still wait.
  [[nodiscard]] Result<void> push();
  /// Undoes this session's latest edit that is not undone, by a new change in the log. Returns whether there
  /// was one.
  [[nodiscard]] Result<bool> undo() { return reverse(true); }
  /// Redoes the edit that undo() undid last, unless another edit followed.
  [[nodiscard]] Result<bool> redo() { return reverse(false); }
  /// Continues as the same session over another connection. The previous log may be lost.
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
  /// Takes what a call of the driven link received.
  [[nodiscard]] Result<void> takeReceived();
  [[nodiscard]] Result<bool> reverse(bool out);

  std::unique_ptr<TerrainDocument> owned_;  ///< Null if the document is somebody else's.
  TerrainDocument& document_;
  TeamFollower follower_;
  bool connected_ = true;
  bool sending_ = false, toggling_ = false;
  std::deque<bool> requests_;  ///< Undo (true) and redo, in order.
  std::vector<TeamNews> news_;
  std::optional<TeamAnswer> answer_;
  std::optional<TeamToggle> toggle_;
  std::string trouble_;
  Clock::time_point troubledSince_{};
  std::unique_ptr<TeamLink> link_;  ///< Last: it is destroyed first.
};

}  // namespace scarp
