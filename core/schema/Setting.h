#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>

#include "core/base/Result.h"
#include "core/schema/EnumNames.h"

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

class Curve;

// One setting of a structure: its key in files, and how it is read and set. Fields are constants; any thread.

/// What all fields have.
template <class Settings>
struct SettingOf {
  std::string_view key;   ///< In files.
  bool required = false;  ///< A file that leaves it out is refused.
  /// Whether a file is to have it, for settings that may be absent; null: always.
  bool (*present)(const Settings&) = nullptr;
};

template <class Settings>
struct NumberSetting : SettingOf<Settings>, NumberLimits {
  double (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, double) = nullptr;  ///< Of a number that check() found good.

  /// Stores a value if it is good.
  [[nodiscard]] Result<void> set(Settings& settings, double value) const {
    if (auto good = check(value); !good) return good;
    store(settings, value);
    return {};
  }
};

/// One value of an enumeration, by its place in it.
template <class Settings>
struct ChoiceSetting : SettingOf<Settings> {
  std::string title;
  EnumNames names;
  std::size_t (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, std::size_t) = nullptr;  ///< Contract: less than names.size().
};

template <class Settings>
struct FlagSetting : SettingOf<Settings> {
  bool (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, bool) = nullptr;
};

template <class Settings>
struct TextSetting : SettingOf<Settings> {
  const std::string& (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, std::string) = nullptr;  ///< Of a text that check() found good.
  /// What is wrong with a text, behind its key in a message; null: any is good.
  Result<void> (*check)(const std::string&) = nullptr;
};

template <class Settings>
struct CurveSetting : SettingOf<Settings> {
  std::string title;
  const Curve& (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, Curve) = nullptr;
};

template <class Settings>
using Setting = std::variant<NumberSetting<Settings>, ChoiceSetting<Settings>, FlagSetting<Settings>,
                             TextSetting<Settings>, CurveSetting<Settings>>;

}  // namespace scarp
