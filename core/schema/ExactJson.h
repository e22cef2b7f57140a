#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

class Json;

// JSON that reads back equal, every number to the bit. NaN and infinities are the texts "nan", "inf" and
// "-inf"; texts that are not UTF-8 are {"bytes": [...]}. Readers are strict; an error is one line that begins
// with `path`. Any thread.

/// "layers[2]: must be a text, not 5"
[[nodiscard]] Error wrongValue(const std::string& path, const Message& wanted, const Json& value);

/// Any number, as above.
[[nodiscard]] Json writeNumber(double number);
[[nodiscard]] Result<double> readNumber(const Json& value, const std::string& path);

/// A text of any bytes, as above.
[[nodiscard]] Json writeText(const std::string& text);
[[nodiscard]] Result<std::string> readText(const Json& value, const std::string& path);

}  // namespace scarp
