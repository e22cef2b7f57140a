#include "core/schema/Schema.h"

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

Result<void> NumberSetting::set(StructRef settings, double value) const {
  if (auto good = check(value); !good) return good;
  store(settings, value);
  return {};
}

namespace {

const SettingOf& baseOf(const Setting& any) {
  return std::visit([](const auto& setting) -> const SettingOf& { return setting; }, any);
}

template <class Wanted>
std::vector<Wanted> settingsOf(const std::vector<Setting>& settings) {
  std::vector<Wanted> found;
  for (const Setting& any : settings)
    if (const auto* wanted = std::get_if<Wanted>(&any)) found.push_back(*wanted);
  return found;
}

}  // namespace

SettingList::SettingList(std::vector<Setting> settings, RangeWording wording, const char* typeMark)
    : settings_(std::move(settings)),
      wording_(wording),
      typeMark_(typeMark),
      numbers_(settingsOf<NumberSetting>(settings_)),
      choices_(settingsOf<ChoiceSetting>(settings_)),
      flags_(settingsOf<FlagSetting>(settings_)),
      curves_(settingsOf<CurveSetting>(settings_)) {}

Result<void> SettingList::check(ConstStructRef settings) const {
  for (const NumberSetting& number : numbers_) {
    if (number.exact || (number.present && !number.present(settings))) continue;
    if (auto good = number.check(number.get(settings)); !good) return good;
  }
  return {};
}

Result<void> SettingList::validate(ConstStructRef settings) const {
  return validate_ ? validate_(settings) : Result<void>();
}

std::vector<Setting> SettingList::renamed(
    std::initializer_list<std::pair<std::string_view, std::string_view>> keys) const {
  std::vector<Setting> renamed = settings_;
  for (const auto& [from, to] : keys)
    std::visit([&to = to](auto& setting) { setting.key = to; }, renamed[placeOf(from)]);
  return renamed;
}

std::vector<Setting> SettingList::chosen(std::initializer_list<std::string_view> keys) const {
  std::vector<Setting> some;
  for (const std::string_view key : keys) some.push_back(settings_[placeOf(key)]);
  return some;
}

std::size_t SettingList::placeOf(std::string_view key) const {
  std::size_t place = 0;
  while (place < settings_.size() && baseOf(settings_[place]).key != key) ++place;
  EXPECTS(place < settings_.size());
  return place;
}

}  // namespace scarp
