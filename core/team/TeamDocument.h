#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamPieces.h"

namespace scarp {

/// A document that is shared through a log (TeamLog). What is done to the document waits in its history until it
/// is committed; then it is no step of that history any more. What others committed comes in under what waits.
///
/// Where both touched the same pieces, what waits is taken back, theirs comes in, and mine is performed again on
/// the ground that follows: nobody's edit is lost, and the log gives the same terrain to everybody. One thread.
class TeamDocument {
 public:
  /// The terrain of a log as it is now. An error where it is empty, or damaged.
  [[nodiscard]] static Result<std::unique_ptr<TeamDocument>> open(TeamLog& log);
  /// Puts a document into a log that is empty, as its first change.
  [[nodiscard]] static Result<void> share(TeamLog& log, const TerrainDocument& document);

  [[nodiscard]] TerrainDocument& document() { return *document_; }
  /// The latest change that the document has.
  [[nodiscard]] std::int64_t head() const { return head_; }
  /// Edits that are not committed yet.
  [[nodiscard]] std::size_t waiting() const { return document_->history().position(); }

  /// Takes in what others did. Contract, as of the next three: no edit is open.
  [[nodiscard]] Result<void> pull();
  /// Commits what waits, taking in what others did before. What another session leased stays waiting. Where an
  /// error says that the connection was lost, nothing is: it waits, and goes on with whatever log comes next.
  [[nodiscard]] Result<void> push();
  /// Takes back this session's latest edit that is not undone: the terrain becomes what it would be if
  /// everything else in the log had been done without it. Whether there was one.
  [[nodiscard]] Result<bool> undo();
  /// Does again what undo() took back last, as long as nothing was done after it.
  [[nodiscard]] Result<bool> redo();

  /// Goes on with the same terrain by another connection.
  void reconnect(TeamLog& log) { log_ = &log; }
  /// Edits of this session that could not be done again on what others made, as lines for a person.
  [[nodiscard]] std::vector<std::string> takeNotes() { return std::exchange(notes_, {}); }

 private:
  TeamDocument(TeamLog& log, DocumentParts parts);

  /// What the first step of the history did, when the document is as it left it.
  [[nodiscard]] Result<TeamChange> changeOfFirst(std::vector<TeamContent>& contents);
  void addReads(const EditRecord& record, TeamChange& change) const;
  void addBase(const EditRecord& record, std::map<TeamKey, std::int64_t>& writes) const;
  [[nodiscard]] std::int64_t seen(const TeamKey& key) const;
  /// Commits the first step; whether it is, or has to be made anew.
  [[nodiscard]] Result<bool> pushFirst();
  void committed(const TeamChange& change, std::int64_t seq);
  /// Takes in some pieces that others changed.
  [[nodiscard]] Result<void> takeIn(const std::map<TeamKey, TeamSlot>& theirs);
  [[nodiscard]] bool touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const;
  [[nodiscard]] Result<void> receive(const std::map<TeamKey, TeamSlot>& theirs);
  [[nodiscard]] Result<void> rebase(const std::map<TeamKey, TeamSlot>& theirs);

  struct Done {
    std::int64_t op, seq;
  };
  /// Commits the terrain that follows when a change of this session is left out, or is there again.
  [[nodiscard]] Result<void> setLeftOut(const Done& which, bool out);

  TeamLog* log_;
  std::unique_ptr<TerrainDocument> document_;
  std::map<TeamKey, TeamSlot> slots_;  ///< As of `head_`.
  std::int64_t head_ = 0;
  TeamHeld held_;
  std::optional<TeamChange> sent_;         ///< That the answer to was lost, of the first step.
  std::vector<Done> done_, undone_;  ///< Changes of this session, the latest last.
  std::vector<std::string> notes_;
};

}  // namespace scarp
