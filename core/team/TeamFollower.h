#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/recovery/JournalBase.h"
#include "core/team/TeamChanges.h"

namespace scarp {

class RecoveryJournal;

/// A change of one's own that is in the log.
struct TeamDone {
  TeamOp op;
  std::int64_t seq = 0;
  std::string name;
};

/// Returns the id that a step of a terrain has in the log: 128 bits of HMAC-SHA-256 under a key. The key is in the
/// journal before the step is, so the id is the same however often the step is sent, also after a crash. Ids of other
/// steps cannot be computed from known ones without the key.
[[nodiscard]] TeamOp opOfStep(const std::string& key, std::int64_t project, StepId step);
/// Returns a key for opOfStep(): 256 random bits as 64 hexadecimal digits. Any thread.
[[nodiscard]] std::string drawnTeamKey();
/// Returns the id that earlier versions gave a step, for journals that they wrote. A member could compute it in advance.
[[nodiscard]] TeamOp legacyOpOfStep(std::int64_t secret, std::int64_t project, StepId step);

/// A document's side of a terrain that several edit, without the log. What is done to the document waits in its
/// history until it is in the log; then it is no step of that history any more. What others did comes in under
/// what waits.
///
/// Where both touched the same pieces, what waits is taken back, theirs comes in, and mine is performed again on
/// the ground that follows: nobody's edit is lost, and the log gives the same terrain to everybody.
/// The document's thread.
class TeamFollower {
 public:
  /// The document, which outlives this, as a session has it by the log: its pieces have these contents since `head`.
  /// contents: where tiles come from that it has not read; null where it has all.
  TeamFollower(TerrainDocument& document, std::int64_t project, std::int64_t session, std::int64_t head,
               std::map<TeamKey, TeamSlot> slots, TeamHeld held, std::shared_ptr<TeamContents> contents = nullptr);

  /// The latest change that the document has.
  [[nodiscard]] std::int64_t head() const { return head_; }
  [[nodiscard]] std::int64_t session() const { return session_; }
  /// The terrain's frame as of that, without what waits.
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  /// What pieces have as of that.
  [[nodiscard]] const std::map<TeamKey, TeamSlot>& slots() const { return slots_; }
  /// Edits that are not in the log yet.
  [[nodiscard]] std::size_t waiting() const { return document_.history().position(); }

  /// The first of them as a change, to be sent. Contract, as of take(): no edit is open; there is one. An error while
  /// anything that was asked for is missing, or damaged: what was done may go by that.
  [[nodiscard]] Result<TeamDraft> draft() const;
  /// Takes in changes after head(), in their order. On an error the document is as far as could be taken.
  [[nodiscard]] Result<void> take(TeamNews news);
  /// Why something is missing, as one line; empty where nothing is. take() of newsOfMissing() ends that: what waits
  /// and goes by it is done again.
  [[nodiscard]] std::string lacking() const { return contents_ ? contents_->whyMissing() : std::string(); }
  [[nodiscard]] const std::shared_ptr<TeamContents>& contents() const { return contents_; }
  /// Edits of one's own that could not be done again on what others made, as lines for a person.
  [[nodiscard]] std::vector<std::string> takeNotes() { return std::exchange(notes_, {}); }

  /// From now on what waits is kept on the disk, so that resumeTeam() gives it back after a crash. The
  /// journal follows the document and has what waits now; it outlives this, or is taken away with null.
  /// `base`: whose terrain it is, whatever its head; with its previous key, if the waiting steps come from a
  /// journal.
  void keepIn(RecoveryJournal* journal, TeamBase base);
  /// What a journal of what waits is on now: the terrain as of head().
  [[nodiscard]] TeamBase base() const;
  /// The op that the first of what waits has in the log; 0 where nothing waits.
  [[nodiscard]] TeamOp nextOp() const;
  /// Returns the id that a waiting step has in the log.
  [[nodiscard]] TeamOp opOf(StepId step) const;
  /// Gives waiting steps new ids, because the log has another change under the id that was sent. Waits until
  /// the journal on the disk contains the new key.
  void renewIds();
  /// Sets the key that a journal uses from an event on.
  void goOnWith(const std::string& key);
  /// What keeps pictures and models of the document, for who goes on with it without this.
  [[nodiscard]] TeamHeld takeHeld();

  /// This session's changes that are in the log, and those of them that were taken back; the latest last.
  [[nodiscard]] const std::vector<TeamDone>& done() const { return done_; }
  [[nodiscard]] const std::vector<TeamDone>& undone() const { return undone_; }
  /// A change moves from one list to the other: it was taken back in the log, or is there again.
  void tookBack(const TeamOp& op);
  void didAgain(const TeamOp& op);

 private:
  void committed(const TeamNews::Part& mine);
  [[nodiscard]] bool touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const;
  [[nodiscard]] Result<void> receive(TeamNews::Part& theirs);
  [[nodiscard]] Result<void> rebase(TeamNews::Part& theirs);
  [[nodiscard]] Result<void> takeFound(TeamNews::Part& part);
  void performAgain(const EditRecord& record, const RecordTiles& after);
  /// With nothing to undo or do again the journal has nothing to keep.
  void emptyJournal();

  TerrainDocument& document_;
  std::int64_t project_, session_, head_;
  GridFrame frame_;
  std::map<TeamKey, TeamSlot> slots_;  ///< As of `head_`.
  std::vector<TeamHeld> held_;
  std::shared_ptr<TeamContents> contents_;
  std::vector<TeamDone> done_, undone_;
  std::vector<std::string> notes_;
  RecoveryJournal* journal_ = nullptr;
  TeamBase base_;
  std::string key_ = drawnTeamKey();
  std::int64_t secret_ = 0;  ///< Of a journal that an earlier version wrote, until nothing of it waits any more.
};

}  // namespace scarp
