#include "core/schema/Setting.h"

#include <cmath>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

void* StructRef::checked(const char* typeMark) const {
  EXPECTS(typeMark_ == typeMark);
  return value_;
}

bool NumberLimits::contains(double value) const {
  return (lowAllowed ? value >= low : value > low) && (highAllowed ? value <= high : value < high);
}

Message NumberLimits::bounds() const {
  const bool isLength = unit == std::string_view(" m");
  const auto end = [&](double value) { return isLength ? MessageValue(plainMetres(value)) : value; };
  if (std::isinf(low) && std::isinf(high)) return Message("any finite number");
  if (std::isinf(high)) return Message(lowAllowed ? "%1 or more" : "above %1", end(low));
  if (lowAllowed) return Message(highAllowed ? "%1 to %2" : "%1 to below %2", end(low), end(high));
  return Message(highAllowed ? "above %1 to %2" : "above %1 to below %2", end(low), end(high));
}

MessageValue NumberLimits::withUnit(std::string number) const {
  const std::string_view text = unit;
  if (text.empty()) return number;
  if (text == " m") return metres(std::move(number));
  if (text.front() == ' ') return Message("%1 %2", std::move(number), Message(&unit[1]));
  return Message("%1%2", std::move(number), text);
}

Result<void> NumberLimits::check(double value) const {
  if (!contains(value))
    return Error{"%1 %2 is out of range (%3)", Message(title.c_str()), withUnit(value), bounds()};
  if (whole && value != std::floor(value))
    return Error{"%1 must be a whole number, not %2", Message(title.c_str()), value};
  return {};
}

Result<void> AnyNumberSetting::set(StructRef settings, double value) const {
  if (auto good = check(value); !good) return good;
  store(settings, value);
  return {};
}

}  // namespace scarp
