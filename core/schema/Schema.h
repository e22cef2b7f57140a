#pragma once

#include <initializer_list>
#include <ranges>
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
      : settings_(fields), wording_(wording) {}

  [[nodiscard]] const std::vector<Setting<Settings>>& settings() const { return settings_; }
  [[nodiscard]] RangeWording wording() const { return wording_; }
  /// The fields of one type, in their order.
  [[nodiscard]] auto numbers() const { return all<NumberSetting<Settings>>(); }
  [[nodiscard]] auto choices() const { return all<ChoiceSetting<Settings>>(); }
  [[nodiscard]] auto flags() const { return all<FlagSetting<Settings>>(); }
  [[nodiscard]] auto texts() const { return all<TextSetting<Settings>>(); }
  [[nodiscard]] auto curves() const { return all<CurveSetting<Settings>>(); }
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
  /// Says in one line which number that is there is out of range, if any.
  [[nodiscard]] Result<void> check(const Settings& settings) const {
    for (const auto& number : numbers()) {
      if (number.present && !number.present(settings)) continue;
      if (auto good = number.check(number.get(settings)); !good) return good;
    }
    return {};
  }

 private:
  template <class Wanted>
  [[nodiscard]] auto all() const {
    return settings_ | std::views::filter([](const Setting<Settings>& field) {
             return std::holds_alternative<Wanted>(field);
           }) |
           std::views::transform(
               [](const Setting<Settings>& field) -> const Wanted& { return std::get<Wanted>(field); });
  }

  std::vector<Setting<Settings>> settings_;
  RangeWording wording_;
};

}  // namespace scarp
