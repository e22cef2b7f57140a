#pragma once

#include <string>

namespace scarp {

/// A number as a message shows it: six digits at most, "0.1", "1e+06".
[[nodiscard]] std::string shortNumber(double value);

}  // namespace scarp
