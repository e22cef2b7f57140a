#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>

#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
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
/// New ids come out of a block that nobody else has, where one may edit.
void giveBlock(TeamLog& log, TerrainDocument& document);

}  // namespace scarp
