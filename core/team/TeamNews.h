#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "core/base/Result.h"
#include "core/team/TeamBases.h"
#include "core/team/TeamContents.h"
#include "core/team/TeamDraft.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamRead.h"

namespace scarp {

/// Changes after one, in order, read, and ready for the document's thread. A value.
struct TeamNews {
  /// Changes of others in a row, or one of one's own.
  struct Part {
    TeamOp mine;                        ///< The op of one's own; 0: of others.
    std::int64_t last = 0;              ///< The number of the last change.
    std::map<TeamKey, TeamSlot> slots;  ///< What they wrote.
    ReadPieces pieces;                  ///< Of others.
    StepId step = 0;                    ///< Of one's own: the document's step that it is.
    std::vector<MissingTile> found{};   ///< No change: tiles that were missing, which are in `pieces` where whole.
  };
  std::vector<Part> parts;
  GridFrame frame;  ///< The terrain's after them.

  [[nodiscard]] std::int64_t last(std::int64_t since) const { return parts.empty() ? since : parts.back().last; }
};

/// Changes after `since` up to `through`, when the terrain has `frame`. sent: a change of one's own that may be
/// among them; null for none. bases: tiles that are here, and those that come; null for none. To be called where the
/// log may be waited for.
[[nodiscard]] Result<TeamNews> newsSince(TeamLog& log, std::int64_t since, const TeamParcel* sent,
                                         const GridFrame& frame, TeamBases* bases,
                                         std::int64_t through = std::numeric_limits<std::int64_t>::max());
/// Whether something that a change goes by is another one by what others did.
[[nodiscard]] bool overtakes(const TeamNews& news, const TeamChange& change);
/// Tiles that were missing, when `since` is the latest change that was taken in; some hundred at a time. No part where
/// none is.
[[nodiscard]] Result<TeamNews> newsOfMissing(TeamLog& log, const TeamContents& contents, std::int64_t since,
                                             const GridFrame& frame);
/// Returns whether a change of the log is the one that was sent: it has this account, session and id, and the
/// same contents. Contents with other ids match if form and sum are equal, because the program may have
/// restarted since. Only this account can write such a change; a row of another account never matches.
[[nodiscard]] Result<bool> isSent(TeamLog& log, std::int64_t seq, const TeamParcel& sent);
/// The same for a change of one's own that was answered with its number, which is the one after the last.
[[nodiscard]] TeamNews newsOf(const TeamParcel& sent, std::int64_t seq, TeamBases* bases);

}  // namespace scarp
