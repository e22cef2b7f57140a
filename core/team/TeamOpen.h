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

/// Returns the max number of tiles of a terrain that is read completely when it is opened; tiles of larger
/// terrains are read on demand. 4096, but no more than an eighth of the memory budget.
[[nodiscard]] std::size_t teamTilesAtOnce();

/// Parts of a terrain's document. A value; tiles that were not read are fetched by `contents`.
struct TeamParts {
  DocumentParts parts;
  TeamHeld held;
  std::shared_ptr<TeamContents> contents;
};
/// Reads the parts of a terrain with these pieces and the selection of a session. Fails if the state is
/// missing or data is damaged.
[[nodiscard]] Result<TeamParts> teamParts(TeamLog& log, const std::map<TeamKey, TeamSlot>& all, std::int64_t session,
                                          std::size_t mostAtOnce = teamTilesAtOnce());

/// Terrain opened from a log.
struct OpenedTeam {
  std::unique_ptr<TerrainDocument> document;
  std::int64_t head = 0;
  std::map<TeamKey, TeamSlot> slots;
  TeamHeld held;
  std::shared_ptr<TeamContents> contents{};
};
/// Opens the latest state. Fails if the terrain is empty or damaged. The result may be passed to another
/// thread.
[[nodiscard]] Result<OpenedTeam> openTeam(TeamLog& log, std::size_t mostAtOnce = teamTilesAtOnce());

/// Opens the state after a change, without a block of ids (giveBlock()).
[[nodiscard]] Result<OpenedTeam> openTeamAt(TeamLog& log, std::int64_t seq,
                                            std::size_t mostAtOnce = teamTilesAtOnce());
/// Commits a document to an empty log, as its first change. Fails if the log is not empty.
[[nodiscard]] Result<void> shareDocument(TeamLog& log, const TerrainDocument& document);
/// Makes the document take new ids from a block that no other session has, if the user may edit.
void giveBlock(TeamLog& log, TerrainDocument& document);

/// Terrain with edits that were not committed when the program ended.
struct ResumedTeam {
  OpenedTeam team;      ///< State after a change; waiting edits are in the document's history.
  TeamBase base;        ///< With `resume`, for a RecoveryJournal that continues in the folder.
  std::optional<JournalResume> resume;  ///< Nothing if there is no journal any more, because no edit waits.
  ProjectSettings settings;
  std::size_t edits = 0;  ///< Edits and steps that were performed again.
  std::size_t known = 0;  ///< Edits that the log already contains.
  Message warning;        ///< As in Recovered.
};

/// Performs the edits of a folder's journal (TeamFollower::keepIn()) again on the terrain that the journal
/// starts from, and applies the log up to the last of these edits that it contains. The caller can then send
/// each waiting edit exactly once. The journal contains the waiting edits at all times. Fails if the folder
/// has no such journal, the journal is of another terrain, or the terrain was reset to an earlier state;
/// nothing has changed then. most: as in recover(). Any thread.
[[nodiscard]] Result<ResumedTeam> resumeTeam(TeamLog& log, const std::string& folder,
                                             const Progress& progress = {},
                                             std::optional<std::size_t> most = std::nullopt);

}  // namespace scarp
