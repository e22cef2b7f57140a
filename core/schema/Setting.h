#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

#include "core/base/Result.h"
#include "core/base/ShortNumber.h"
#include "core/schema/EnumNames.h"

namespace scarp {

class Curve;
class Json;
class ObjectReader;
class SettingList;
struct ValueType;

namespace schema {
template <class T>
inline constexpr char kTypeMark = 0;  ///< Its address identifies a type.
}

/// Reference to a structure of any type. Code that goes through the settings of a schema is compiled once for
/// all structures; only the accessors that MakeSetting.h makes know the type.
class StructRef {
 public:
  template <class T>
  requires(!std::is_const_v<T> && !std::same_as<T, StructRef>) StructRef(T& value)
      : StructRef(&value, &schema::kTypeMark<T>) {}
  StructRef(void* value, const char* typeMark) : value_(value), typeMark_(typeMark) {}

  /// Contract: the structure is a T.
  template <class T>
  [[nodiscard]] T& as() const {
    return *static_cast<T*>(checked(&schema::kTypeMark<T>));
  }

 private:
  [[nodiscard]] void* checked(const char* typeMark) const;

  void* value_;
  const char* typeMark_;
};

/// StructRef for reading.
class ConstStructRef {
 public:
  template <class T>
  requires(!std::same_as<T, StructRef> && !std::same_as<T, ConstStructRef>) ConstStructRef(const T& value)
      : ConstStructRef(&value, &schema::kTypeMark<T>) {}
  ConstStructRef(StructRef ref) : ref_(ref) {}
  ConstStructRef(const void* value, const char* typeMark) : ref_(const_cast<void*>(value), typeMark) {}

  /// Contract: the structure is a T.
  template <class T>
  [[nodiscard]] const T& as() const {
    return ref_.as<T>();
  }

 private:
  StructRef ref_;
};

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
  [[nodiscard]] Message bounds() const;
  /// Returns a number with its unit, "12 m". `number`: the digits, where they are not those of shortNumber().
  [[nodiscard]] MessageValue withUnit(double value) const { return withUnit(shortNumber(value)); }
  [[nodiscard]] MessageValue withUnit(std::string number) const;
};

// One setting of a structure: its key in files, and how it is read and set. Settings are constants; any
// thread.

/// Members of all settings.
struct SettingOf {
  std::string_view key;   ///< In files.
  bool required = false;  ///< A file without it is refused.
  bool orNull = false;    ///< Required; written as null where it is absent; null is read as absent.
  /// Whether a file is to have it, for settings that may be absent; null: always.
  bool (*present)(ConstStructRef) = nullptr;
};

struct AnyNumberSetting : SettingOf, NumberLimits {
  double (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, double) = nullptr;  ///< Of a number that check() found good.
  bool exact =
      false;  ///< Any number; NaN and infinities are texts in files (ExactJson.h). The range is not checked.

  /// Stores a value if it is good.
  [[nodiscard]] Result<void> set(StructRef settings, double value) const;
};

/// One value of an enumeration, by its place in it.
struct AnyChoiceSetting : SettingOf {
  std::string title;
  EnumNames names;
  std::size_t (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, std::size_t) = nullptr;  ///< Contract: less than names.size().
};

struct AnyFlagSetting : SettingOf {
  bool (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, bool) = nullptr;
};

struct AnyTextSetting : SettingOf {
  const std::string& (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, std::string) = nullptr;  ///< Of a text that check() found good.
  /// What is wrong with a text, behind its key in a message; null: any is good.
  Result<void> (*check)(const std::string&) = nullptr;
  bool exact = false;  ///< Any bytes (ExactJson.h). Otherwise UTF-8.
};

struct AnyCurveSetting : SettingOf {
  std::string title;
  const Curve& (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, Curve) = nullptr;
};

/// A member with a type of its own: a nested structure, a list, a whole number of 64 bits.
struct AnyValueSetting : SettingOf {
  std::shared_ptr<const ValueType> type;
  const void* (*get)(ConstStructRef) = nullptr;
  void* (*open)(StructRef) = nullptr;  ///< The value to read into. An optional gets one.
};

/// A member with functions of its own. They write and read the key, or several keys, of the object.
struct AnyCustomSetting : SettingOf {
  void (*write)(Json& object, ConstStructRef) = nullptr;
  void (*read)(ObjectReader& reader, StructRef) = nullptr;
};

using AnySetting = std::variant<AnyNumberSetting, AnyChoiceSetting, AnyFlagSetting, AnyTextSetting,
                                AnyCurveSetting, AnyValueSetting, AnyCustomSetting>;

// The names with the structure that they are settings of. The types do not differ.
template <class Settings>
using NumberSetting = AnyNumberSetting;
template <class Settings>
using ChoiceSetting = AnyChoiceSetting;
template <class Settings>
using FlagSetting = AnyFlagSetting;
template <class Settings>
using TextSetting = AnyTextSetting;
template <class Settings>
using CurveSetting = AnyCurveSetting;
template <class Settings>
using Setting = AnySetting;

}  // namespace scarp
