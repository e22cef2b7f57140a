#pragma once

#include <chrono>
#include <string_view>

#include "core/base/Result.h"

namespace scarp {

/// A moment, in universal time.
using UtcTime = std::chrono::sys_seconds;

/// Reads ISO 8601 with its zone, which is not optional: "2024-06-21T15:00Z", "2024-06-21T17:00:30+02:00".
/// Years 1800…2200. The error is one line that quotes the text.
[[nodiscard]] Result<UtcTime> parseUtcTime(std::string_view text);

}  // namespace scarp
