#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/team/TeamDraft.h"
#include "core/team/TeamNews.h"

namespace scarp {

/// A change of one's own that is in the log.
struct TeamDone {
  std::int64_t op = 0, seq = 0;
  std::string name;
};

/// A document's side of a terrain that several edit, without the log. What is done to the document waits in its
/// history until it is in the log; then it is no step of that history any more. What others did comes in under
/// what waits.
///
/// Where both touched the same pieces, what waits is taken back, theirs comes in, and mine is performed again on
/// the ground that follows: nobody's edit is lost, and the log gives the same terrain to everybody.
/// The document's thread.
class TeamFollower {
 public:
  /// The document, which outlives this, as the log has it: its pieces have these contents since `head`.
  TeamFollower(TerrainDocument& document, std::int64_t project, std::int64_t head,
               std::map<TeamKey, TeamSlot> slots, TeamHeld held);

  /// The latest change that the document has.
  [[nodiscard]] std::int64_t head() const { return head_; }
  /// The terrain's frame as of that, without what waits.
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  /// What pieces have as of that.
  [[nodiscard]] const std::map<TeamKey, TeamSlot>& slots() const { return slots_; }
  /// Edits that are not in the log yet.
  [[nodiscard]] std::size_t waiting() const { return document_.history().position(); }

  /// The first of them as a change, to be sent. Contract, as of take(): no edit is open; there is one.
  [[nodiscard]] Result<TeamDraft> draft() const;
  /// Takes in changes after head(), in their order. On an error the document is as far as could be taken.
  [[nodiscard]] Result<void> take(TeamNews news);
  /// Edits of one's own that could not be done again on what others made, as lines for a person.
  [[nodiscard]] std::vector<std::string> takeNotes() { return std::exchange(notes_, {}); }

  /// This session's changes that are in the log, and those of them that were taken back; the latest last.
  [[nodiscard]] const std::vector<TeamDone>& done() const { return done_; }
  [[nodiscard]] const std::vector<TeamDone>& undone() const { return undone_; }
  /// A change moves from one list to the other: it was taken back in the log, or is there again.
  void tookBack(std::int64_t op);
  void didAgain(std::int64_t op);

 private:
  void committed(const TeamNews::Part& mine);
  [[nodiscard]] bool touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const;
  [[nodiscard]] Result<void> receive(TeamNews::Part& theirs);
  [[nodiscard]] Result<void> rebase(TeamNews::Part& theirs);
  void performAgain(const EditRecord& record, const RecordTiles& after);
  void activateWhereThere(LayerId layer);

  TerrainDocument& document_;
  std::int64_t project_, head_;
  GridFrame frame_;
  std::map<TeamKey, TeamSlot> slots_;  ///< As of `head_`.
  std::vector<TeamHeld> held_;
  std::vector<TeamDone> done_, undone_;
  std::vector<std::string> notes_;
};

}  // namespace scarp
