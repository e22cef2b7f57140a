#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "core/base/Result.h"

namespace scarp {

/// Reads JSON more strictly than the standard does: no key twice in an object, no number that a double
/// cannot hold, no nesting deeper than 32. An error is one line, with line and column where the parser gives
/// them.
[[nodiscard]] Result<nlohmann::json> readJson(std::string_view text);

/// A text out of a file, cut and cleaned so that it fits into a line.
[[nodiscard]] std::string shown(const std::string& text);

}  // namespace scarp
