#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/team/TeamFollower.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamOpen.h"

namespace scarp {

/// Commits to a log the terrain that follows when a change of one's own is left out, or is there again: what it
/// would be if everything else had been done without it, or with it. ids: of the document of who asks.
[[nodiscard]] Result<void> leaveOut(TeamLog& log, const TeamDone& which, bool out,
                                    const TerrainDocument::Ids& ids);

/// A document that is shared through a log, for who may wait for the log: see TeamFollower. One thread.
class TeamDocument {
 public:
  [[nodiscard]] static Result<std::unique_ptr<TeamDocument>> open(TeamLog& log,
                                                                  std::size_t mostAtOnce = teamTilesAtOnce());
  /// Goes on with what was opened.
  [[nodiscard]] static std::unique_ptr<TeamDocument> of(TeamLog& log, OpenedTeam opened);
  /// Puts a document into a log that is empty, as its first change.
  [[nodiscard]] static Result<void> share(TeamLog& log, const TerrainDocument& document);

  [[nodiscard]] TerrainDocument& document() { return *document_; }
  [[nodiscard]] std::int64_t head() const { return follower_.head(); }
  [[nodiscard]] std::size_t waiting() const { return follower_.waiting(); }
  [[nodiscard]] TeamContents& contents() { return *contents_; }
  [[nodiscard]] const TeamFollower& follower() const { return follower_; }

  /// Takes in what others did, and what was missing. Contract, as of the next three: no edit is open.
  [[nodiscard]] Result<void> pull();
  /// Commits what waits, taking in what others did before. Waits for a while where another session keeps the
  /// area; what cannot be committed is an error and stays waiting. Where an error says that the connection was
  /// lost, nothing is: it waits, and goes on with whatever log comes next.
  [[nodiscard]] Result<void> push();
  /// Takes back this session's latest edit that is not undone: the terrain becomes what it would be if
  /// everything else in the log had been done without it. Whether there was one.
  [[nodiscard]] Result<bool> undo();
  /// Does again what undo() took back last, as long as nothing was done after it.
  [[nodiscard]] Result<bool> redo();

  /// See TeamFollower.
  void keepIn(RecoveryJournal* journal, TeamBase base) { follower_.keepIn(journal, std::move(base)); }
  /// Continues with the same terrain over another connection, with the same session id, by which it
  /// recognises its changes in the log. The previous log may be lost.
  void reconnect(TeamLog& log);
  [[nodiscard]] std::vector<std::string> takeNotes() { return follower_.takeNotes(); }

 private:
  TeamDocument(TeamLog& log, OpenedTeam opened);

  /// Commits the first step; Stale: it has to be made anew.
  [[nodiscard]] Result<CommitOutcome> pushFirst();
  /// Returns Stale.
  CommitOutcome sendUnderAnotherId();

  TeamLog* log_;
  std::unique_ptr<TerrainDocument> document_;
  std::shared_ptr<TeamContents> contents_;
  TeamFollower follower_;
  std::optional<TeamParcel> sent_;  ///< Of the first step, that has no answer yet.
  bool failed_ = false;             ///< The latest try to commit it failed.
  std::optional<TeamParcel> late_;  ///< The same that was refused because somebody was first.
  GridRect area_;                   ///< That the step sent last goes by.
};

}  // namespace scarp
