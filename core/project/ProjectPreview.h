#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A longer picture is not read.
inline constexpr int kMostPreviewBytes = 4 << 20;

/// The picture that a project file has of itself, as PNG that nobody has looked at; empty where it has none.
/// It alone is read, and nothing is written. The error is one line: it cannot be read, is no project, is
/// damaged.
[[nodiscard]] Result<std::vector<std::byte>> readPreview(const std::string& path);

}  // namespace scarp
