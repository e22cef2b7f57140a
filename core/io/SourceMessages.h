#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/Result.h"
#include "core/io/SampleSource.h"

namespace scarp {

/// What a file says of itself, as one process tells it to the other.
[[nodiscard]] nlohmann::json writeInfo(const SourceInfo& info);

/// The same, checked: a process that decodes a hostile file may say anything.
[[nodiscard]] Result<SourceInfo> readInfo(const nlohmann::json& message);

}  // namespace scarp
