#include "core/schema/Schema.h"

namespace scarp {

namespace {

const SettingOf& baseOf(const AnySetting& any) {
  return std::visit([](const auto& setting) -> const SettingOf& { return setting; }, any);
}

template <class Wanted>
std::vector<Wanted> settingsOf(const std::vector<AnySetting>& settings) {
  std::vector<Wanted> found;
  for (const AnySetting& any : settings)
    if (const auto* wanted = std::get_if<Wanted>(&any)) found.push_back(*wanted);
  return found;
}

}  // namespace

SettingList::SettingList(std::vector<AnySetting> settings, RangeWording wording, const char* typeMark)
    : settings_(std::move(settings)),
      wording_(wording),
      typeMark_(typeMark),
      numbers_(settingsOf<AnyNumberSetting>(settings_)),
      choices_(settingsOf<AnyChoiceSetting>(settings_)),
      flags_(settingsOf<AnyFlagSetting>(settings_)),
      texts_(settingsOf<AnyTextSetting>(settings_)),
      curves_(settingsOf<AnyCurveSetting>(settings_)) {}

Result<void> SettingList::check(ConstStructRef settings) const {
  for (const AnyNumberSetting& number : numbers_) {
    if (number.exact || (number.present && !number.present(settings))) continue;
    if (auto good = number.check(number.get(settings)); !good) return good;
  }
  return {};
}

Result<void> SettingList::validate(ConstStructRef settings) const {
  return validate_ ? validate_(settings) : Result<void>();
}

std::vector<AnySetting> SettingList::renamed(
    std::initializer_list<std::pair<std::string_view, std::string_view>> keys) const {
  std::vector<AnySetting> renamed = settings_;
  for (const auto& [from, to] : keys)
    std::visit([&to = to](auto& setting) { setting.key = to; }, renamed[placeOf(from)]);
  return renamed;
}

std::vector<AnySetting> SettingList::chosen(std::initializer_list<std::string_view> keys) const {
  std::vector<AnySetting> some;
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
