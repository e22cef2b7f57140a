#include "core/schema/Setting.h"

#include <cmath>

#include "core/base/Contract.h"
#include "core/base/ShortNumber.h"

namespace scarp {

void* StructRef::checked(const char* typeMark) const {
  EXPECTS(typeMark_ == typeMark);
  return value_;
}

bool NumberLimits::contains(double value) const {
  return (lowAllowed ? value >= low : value > low) && (highAllowed ? value <= high : value < high);
}

std::string NumberLimits::bounds() const {
  if (std::isinf(low) && std::isinf(high)) return "any finite number";
  if (std::isinf(high)) return lowAllowed ? shortNumber(low) + " or more" : "above " + shortNumber(low);
  return (lowAllowed ? "" : "above ") + shortNumber(low) + (highAllowed ? " to " : " to below ") +
         shortNumber(high);
}

Result<void> NumberLimits::check(double value) const {
  if (!contains(value))
    return Error{title + " " + shortNumber(value) + unit + " is out of range (" + bounds() + ")"};
  if (whole && value != std::floor(value))
    return Error{title + " must be a whole number, not " + shortNumber(value)};
  return {};
}

Result<void> AnyNumberSetting::set(StructRef settings, double value) const {
  if (auto good = check(value); !good) return good;
  store(settings, value);
  return {};
}

}  // namespace scarp
