#pragma once

#include <chrono>
#include <cstdint>
#include <string>

#include "core/base/Result.h"
#include "core/team/TeamLog.h"

namespace scarp {

/// A change that was given a name: the terrain as it left it.
struct TeamVersion {
  std::int64_t seq = 0;
  std::string name, author;  ///< Who named it. One line each, as others wrote them.
  std::chrono::sys_time<std::chrono::milliseconds> made{};
};

/// Commits, as one change, that everything is again as a change left it; later changes stay in the log. Whether
/// there was anything to bring back. An error where the log has no such change.
[[nodiscard]] Result<bool> bringBack(TeamLog& log, std::int64_t seq, const std::string& name);

}  // namespace scarp
