#include "core/base/ShortNumber.h"

#include <cstdio>

namespace scarp {

std::string shortNumber(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", value);
  return digits;
}

}  // namespace scarp
