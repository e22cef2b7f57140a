#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

/// What a number may be: its title, unit and range. A value.
struct NumberLimits {
  std::string title;             ///< As a person reads it: "Talus angle".
  const char* unit = "";         ///< Behind the number, with its space: " m".
  double low = 0.0, high = 1.0;  ///< Low is infinite only where high is.
  bool lowAllowed = true, highAllowed = true;
  bool whole = false;

  /// Whether a value is in the range; NaN is in none.
  [[nodiscard]] bool contains(double value) const;
  /// Says in one line what is wrong with a value: "Radius -1 m is out of range (above 0 to 1e+09)".
  [[nodiscard]] Result<void> check(double value) const;
  /// The range in words: "above 0 to 1e+09", "0 or more", "any finite number".
  [[nodiscard]] std::string bounds() const;
};

}  // namespace scarp
