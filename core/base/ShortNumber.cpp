#include "core/base/ShortNumber.h"

#include <cstdio>

namespace scarp {

std::string shortNumber(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", value);
  return digits;
}

std::string groupedCount(std::size_t count) {
  std::string text = std::to_string(count);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, " ");
  return text;
}

}  // namespace scarp
