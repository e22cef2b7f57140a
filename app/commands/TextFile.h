#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// A whole file; the error is one line that names it.
[[nodiscard]] Result<std::string> readTextFile(const std::string& path);

}  // namespace scarp
