#pragma once

#include <string>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

class Json;

// Readers are strict; an error is one line that begins with `path`. Any thread.

/// [column0, row0, column1, row1].
[[nodiscard]] Json writeRect(const GridRect& rect);
[[nodiscard]] Result<GridRect> readRect(const Json& value, const std::string& path);

/// {"columns", "rows", "dx", "dy"}, of at most 2²⁰ samples a side and 2³⁶ together.
[[nodiscard]] Json writeFrame(const GridFrame& frame);
[[nodiscard]] Result<GridFrame> readFrame(const Json& value, const std::string& path);

}  // namespace scarp
