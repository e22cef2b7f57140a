#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/Result.h"
#include "core/brush/Alpha.h"

namespace scarp {

/// An embedded alpha: {"name", "columns", "rows", "ground", "values"}, the last two in 65535ths, row by row
/// from the north. Errors are one line that begins with `path`.
[[nodiscard]] Result<AlphaPtr> readEmbeddedAlpha(const nlohmann::json& value, const std::string& path);
/// What readEmbeddedAlpha() reads back as the same. Contract: it is embedded.
[[nodiscard]] nlohmann::ordered_json writeEmbeddedAlpha(const Alpha& alpha);

}  // namespace scarp
