#pragma once

#include <cstddef>
#include <string>

namespace scarp {

/// A number as a message shows it: six digits at most, "0.1", "1e+06".
[[nodiscard]] std::string shortNumber(double value);

/// Returns a count with its thousands separated: "1 234 567".
[[nodiscard]] std::string groupedCount(std::size_t count);

}  // namespace scarp
