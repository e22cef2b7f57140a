#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/recovery/JournalBase.h"
#include "core/team/TeamChanges.h"

namespace scarp {

class RecoveryJournal;
class TerrainDocument;

/// Committed change of this session.
struct TeamDone {
  TeamOp op;
  std::int64_t seq = 0;
  Message name;
};

/// Returns a key for the ids of steps in the log: 256 random bits as 64 hexadecimal digits. Any thread.
[[nodiscard]] std::string drawnTeamKey();

/// Document side of a shared terrain, without the log. Edits of the document wait in its history until they
/// are committed and then leave that history. Changes of others are applied below the waiting edits.
///
/// If changes of others affect pieces that waiting edits use, the waiting edits are undone, the changes are
/// applied, and the edits are performed again on the result. No edit is lost, and the log gives all sessions
/// the same terrain. The document's thread.
class TeamFollower {
 public:
  /// The document outlives this and has the state of the log as of `head` in a session; slots: contents of
  /// its pieces. contents: source of tiles that were not read; null if all were.
  TeamFollower(TerrainDocument& document, std::int64_t project, std::int64_t session, std::int64_t head,
               std::map<TeamKey, TeamSlot> slots, TeamHeld held, std::shared_ptr<TeamContents> contents = nullptr);

  /// Returns the latest change that the document includes.
  [[nodiscard]] std::int64_t head() const { return head_; }
  [[nodiscard]] std::int64_t session() const { return session_; }
  /// Returns the terrain's frame as of head(), without waiting edits.
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  /// Returns the contents of pieces as of head().
  [[nodiscard]] const std::map<TeamKey, TeamSlot>& slots() const { return slots_; }
  /// Returns the number of edits that are not in the log yet.
  [[nodiscard]] std::size_t waiting() const;

  /// Returns the first waiting edit as a change to send. Contract, also of take(): no edit is open. Contract:
  /// an edit waits. Fails while requested tiles are missing or damaged, because the edit may depend on them.
  [[nodiscard]] Result<TeamDraft> draft() const;
  /// Applies changes after head(), in order. After an error the document includes the changes before the
  /// failed one.
  [[nodiscard]] Result<void> take(TeamNews news);
  /// Returns the reason why tiles are missing, as one line, or empty. take() of newsOfMissing() adds the
  /// tiles and performs waiting edits that depend on them again.
  [[nodiscard]] Message lacking() const { return contents_ ? contents_->whyMissing() : Message(); }
  [[nodiscard]] const std::shared_ptr<TeamContents>& contents() const { return contents_; }
  /// Returns messages about edits of this session that could not be performed again on the changes of others.
  [[nodiscard]] std::vector<Message> takeNotes() { return std::exchange(notes_, {}); }

  /// Keeps waiting edits in a journal on disk from now on, so that resumeTeam() can restore them after a
  /// crash. The journal follows the document and contains the edits that wait now; it outlives this, or is
  /// removed with null. base: the terrain, with any head; with its previous key, if the waiting steps come
  /// from a journal.
  void keepIn(RecoveryJournal* journal, TeamBase base);
  /// Returns the base of a journal that starts now: the terrain as of head().
  [[nodiscard]] TeamBase base() const;
  /// Returns the id of the first waiting edit in the log; 0 if none waits.
  [[nodiscard]] TeamOp nextOp() const;
  /// Returns the id of a waiting step in the log.
  [[nodiscard]] TeamOp opOf(StepId step) const;
  /// Assigns new ids to waiting steps, because the log has another change under the id that was sent. Waits
  /// until the journal on disk contains the new key.
  void renewIds();
  /// Sets the key of the ids of waiting steps.
  void goOnWith(const std::string& key);
  /// Moves out the owner of the document's textures and models, for a caller that continues with the
  /// document.
  [[nodiscard]] TeamHeld takeHeld();

  /// Returns committed changes of this session, and those of them that were undone; latest last.
  [[nodiscard]] const std::vector<TeamDone>& done() const { return done_; }
  [[nodiscard]] const std::vector<TeamDone>& undone() const { return undone_; }
  /// Moves a change to the other list after it was undone or redone in the log.
  void toggled(const TeamOp& op, bool out);

 private:
  void committed(const TeamNews::Part& mine);
  [[nodiscard]] bool touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const;
  [[nodiscard]] Result<void> receive(TeamNews::Part& theirs);
  [[nodiscard]] Result<void> rebase(TeamNews::Part& theirs);
  [[nodiscard]] Result<void> takeFound(TeamNews::Part& part);
  void performAgain(const EditRecord& record, const RecordTiles& after);
  /// Starts the journal again if the history is empty.
  void emptyJournal();

  TerrainDocument& document_;
  std::int64_t project_, session_, head_;
  GridFrame frame_;
  std::map<TeamKey, TeamSlot> slots_;  ///< As of `head_`.
  std::vector<TeamHeld> held_;
  std::shared_ptr<TeamContents> contents_;
  std::vector<TeamDone> done_, undone_;
  std::vector<Message> notes_;
  RecoveryJournal* journal_ = nullptr;
  TeamBase base_;
  std::string key_ = drawnTeamKey();
  std::int64_t secret_ = 0;  ///< Secret of a journal of an earlier version, while steps of it wait.
};

}  // namespace scarp
