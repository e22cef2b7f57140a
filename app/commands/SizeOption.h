#pragma once

#include <optional>
#include <string>

#include "core/io/EngineSizes.h"

namespace scarp {

/// "1009x1009"; nothing for other texts.
[[nodiscard]] std::optional<SampleSize> parseSampleSize(const std::string& text);

}  // namespace scarp
