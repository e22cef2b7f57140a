#pragma once

#include <string>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

class Json;

// JSON that reads back equal, every number to the bit: numbers that JSON has no word for are the texts "nan",
// "inf" and "-inf", texts that are not UTF-8 go byte by byte as {"bytes": [...]}. Readers are strict; an
// error is one line that begins with `path`. Any thread.

/// "layers[2]: must be a text, not 5"
[[nodiscard]] Error wrongValue(const std::string& path, const std::string& wanted,
                               const Json& value);

/// [column0, row0, column1, row1].
[[nodiscard]] Json writeRect(const GridRect& rect);
[[nodiscard]] Result<GridRect> readRect(const Json& value, const std::string& path);

/// {"columns", "rows", "dx", "dy"}, of at most 2²⁰ samples a side and 2³⁶ together.
[[nodiscard]] Json writeFrame(const GridFrame& frame);
[[nodiscard]] Result<GridFrame> readFrame(const Json& value, const std::string& path);

/// Any number, as above.
[[nodiscard]] Json writeNumber(double number);
[[nodiscard]] Result<double> readNumber(const Json& value, const std::string& path);

/// A text of any bytes, as above.
[[nodiscard]] Json writeText(const std::string& text);
[[nodiscard]] Result<std::string> readText(const Json& value, const std::string& path);

}  // namespace scarp
