#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
#include "core/recovery/Recovery.h"
#include "core/team/TeamContents.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamPieces.h"

namespace scarp {

/// A terrain of at most so many tiles is read whole when it is opened; of a larger one a tile is read when somebody
/// looks at it. 4096, and no more than an eighth of the memory budget.
[[nodiscard]] std::size_t teamTilesAtOnce();

/// What a terrain's document is made of. A value; tiles that were not read come by `contents`.
struct TeamParts {
  DocumentParts parts;
  TeamHeld held;
  std::shared_ptr<TeamContents> contents;
};
/// Of pieces that have these contents, with the selection of a session. An error where the state is missing, or what
/// was read is damaged.
[[nodiscard]] Result<TeamParts> teamParts(TeamLog& log, const std::map<TeamKey, TeamSlot>& all, std::int64_t session,
                                          std::size_t mostAtOnce = teamTilesAtOnce());

/// A terrain as a log has it.
struct OpenedTeam {
  std::unique_ptr<TerrainDocument> document;
  std::int64_t head = 0;
  std::map<TeamKey, TeamSlot> slots;
  TeamHeld held;
  std::shared_ptr<TeamContents> contents{};
};
/// As it is now. An error where it is empty, or damaged. What it gives may go to another thread.
[[nodiscard]] Result<OpenedTeam> openTeam(TeamLog& log, std::size_t mostAtOnce = teamTilesAtOnce());

/// As it was after a change, without ids for what is new in it (giveBlock()).
[[nodiscard]] Result<OpenedTeam> openTeamAt(TeamLog& log, std::int64_t seq,
                                            std::size_t mostAtOnce = teamTilesAtOnce());
/// Puts a document into an empty log, as its first change. An error where the log is not empty.
[[nodiscard]] Result<void> shareDocument(TeamLog& log, const TerrainDocument& document);
/// New ids come out of a block that nobody else has, where one may edit.
void giveBlock(TeamLog& log, TerrainDocument& document);

/// A terrain with edits that waited for its server when the program ended.
struct ResumedTeam {
  OpenedTeam team;      ///< As a change left it; what waits is the document's history.
  TeamBase base;        ///< With `resume`, for a RecoveryJournal that goes on in the folder.
  std::optional<JournalResume> resume;  ///< Nothing: there is no journal any more, as nothing waits.
  ProjectSettings settings;
  std::size_t edits = 0;  ///< Edits and steps that were done again.
  std::size_t known = 0;  ///< Edits that the log had already.
  std::string warning;    ///< As Recovered has it.
};

/// Does again what the journal in a folder has of a terrain (TeamFollower::keepIn()), on the terrain as it was
/// then, and takes in the log up to the last of those edits that it has already: who goes on from there sends
/// each edit that waits, and none twice. The journal has what waits all the time. An error where the folder has no such journal, it is of
/// another terrain, or the terrain was set back to an earlier state; nothing has changed then. `most`: as
/// recover() has it. Any thread.
[[nodiscard]] Result<ResumedTeam> resumeTeam(TeamLog& log, const std::string& folder,
                                             const Progress& progress = {},
                                             std::optional<std::size_t> most = std::nullopt);

}  // namespace scarp
