#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/recovery/Recovery.h"
#include "core/team/TeamDocument.h"

namespace scarp {

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
