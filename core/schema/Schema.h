#pragma once

#include <initializer_list>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/Contract.h"
#include "core/schema/Setting.h"

namespace scarp {

/// How a reader of files words a number that is out of range, behind its key.
enum class RangeWording {
  Titled,  ///< "Radius -1 m is out of range (0 to 5)"; whole numbers may be written as 3.0.
  Value,   ///< "-1.0 m is out of range (0 to 5)"
  Bounds,  ///< "is out of range (0 to 5)"
  Bare     ///< "is out of range"
};

/// All settings of a structure, each listed once, in the order in which files have them. Files, command line,
/// panels and range checks go by it. A constant; any thread.
template <class Settings>
class Schema {
 public:
  Schema(std::initializer_list<Setting<Settings>> fields, RangeWording wording = RangeWording::Titled)
      : Schema(std::vector<Setting<Settings>>(fields), wording) {}
  explicit Schema(std::vector<Setting<Settings>> fields, RangeWording wording = RangeWording::Titled)
      : settings_(std::move(fields)), wording_(wording) {
    for (const Setting<Settings>& field : settings_)
      std::visit(
          [this](const auto& one) { this->template listOf<std::decay_t<decltype(one)>>().push_back(one); },
          field);
  }

  [[nodiscard]] const std::vector<Setting<Settings>>& settings() const { return settings_; }
  [[nodiscard]] RangeWording wording() const { return wording_; }
  /// The fields of one type, in their order.
  [[nodiscard]] const std::vector<NumberSetting<Settings>>& numbers() const { return std::get<0>(byType_); }
  [[nodiscard]] const std::vector<ChoiceSetting<Settings>>& choices() const { return std::get<1>(byType_); }
  [[nodiscard]] const std::vector<FlagSetting<Settings>>& flags() const { return std::get<2>(byType_); }
  [[nodiscard]] const std::vector<TextSetting<Settings>>& texts() const { return std::get<3>(byType_); }
  [[nodiscard]] const std::vector<CurveSetting<Settings>>& curves() const { return std::get<4>(byType_); }
  /// The field with a key: schema.find<NumberSetting<BrushSettings>>("radius"). Contract: there is one of
  /// this type.
  template <class Wanted>
  [[nodiscard]] const Wanted& find(std::string_view key) const {
    const Wanted* found = nullptr;
    for (const Setting<Settings>& field : settings_)
      if (const auto* wanted = std::get_if<Wanted>(&field); wanted && wanted->key == key) found = wanted;
    EXPECTS(found);
    return *found;
  }
  [[nodiscard]] const NumberSetting<Settings>& number(std::string_view key) const {
    return find<NumberSetting<Settings>>(key);
  }
  /// The same settings as other files have them: with another wording, and some of them, {from, to}, under
  /// other keys. Contract: there is a setting for each key.
  [[nodiscard]] Schema as(
      RangeWording wording,
      std::initializer_list<std::pair<std::string_view, std::string_view>> keys = {}) const {
    std::vector<Setting<Settings>> renamed = settings_;
    for (const auto& [from, to] : keys)
      std::visit([&to = to](auto& field) { field.key = to; }, renamed[placeOf(from)]);
    return Schema(std::move(renamed), wording);
  }
  /// Some of the settings, in this order. Contract: there is one for each key.
  [[nodiscard]] Schema only(std::initializer_list<std::string_view> keys) const {
    std::vector<Setting<Settings>> some;
    for (const std::string_view key : keys) some.push_back(settings_[placeOf(key)]);
    return Schema(std::move(some), wording_);
  }
  /// Says in one line which number that is there is out of range, if any.
  [[nodiscard]] Result<void> check(const Settings& settings) const {
    for (const auto& number : numbers()) {
      if (number.present && !number.present(settings)) continue;
      if (auto good = number.check(number.get(settings)); !good) return good;
    }
    return {};
  }

 private:
  [[nodiscard]] std::size_t placeOf(std::string_view key) const {
    std::size_t place = 0;
    const auto keyOf = [](const auto& field) { return field.key; };
    while (place < settings_.size() && std::visit(keyOf, settings_[place]) != key) ++place;
    EXPECTS(place < settings_.size());
    return place;
  }
  template <class Wanted>
  [[nodiscard]] std::vector<Wanted>& listOf() {
    return std::get<std::vector<Wanted>>(byType_);
  }

  std::vector<Setting<Settings>> settings_;
  std::tuple<std::vector<NumberSetting<Settings>>, std::vector<ChoiceSetting<Settings>>,
             std::vector<FlagSetting<Settings>>, std::vector<TextSetting<Settings>>,
             std::vector<CurveSetting<Settings>>>
      byType_;
  RangeWording wording_;
};

}  // namespace scarp
