#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

class Json;

// Readers are strict; an error is one line that begins with `path`. Any thread.

/// {"columns", "rows", "dx", "dy"}, of at most 2²⁰ samples a side and 2³⁶ together.
[[nodiscard]] Json writeFrame(const GridFrame& frame);
[[nodiscard]] Result<GridFrame> readFrame(const Json& value, const std::string& path);

}  // namespace scarp
