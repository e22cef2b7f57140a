#pragma once

#include <array>
#include <cstdio>
#include <string>

namespace scarp {

/// A number as notes and messages show it: nine significant digits at the most, which tell any two float32
/// heights apart.
[[nodiscard]] inline std::string nineDigits(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.9g", value);
  return text.data();
}

}  // namespace scarp
