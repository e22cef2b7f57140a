#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/base/Result.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

/// What a file says of itself, as one process tells it to the other.
[[nodiscard]] nlohmann::json writeInfo(const SourceInfo& info);

/// The same, checked: a process that decodes a hostile file may say anything.
[[nodiscard]] Result<SourceInfo> readInfo(const nlohmann::json& message);

/// An address with all that is needed to fetch it.
[[nodiscard]] nlohmann::json writeAddress(const RemoteAddress& address);
[[nodiscard]] RemoteAddress readAddress(const nlohmann::json& message);

}  // namespace scarp
