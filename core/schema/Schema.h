#pragma once

#include <concepts>
#include <cstddef>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Result.h"
#include "core/base/ShortNumber.h"
#include "core/schema/EnumNames.h"

namespace scarp {

class Curve;
class Json;
class ObjectReader;
class SettingList;

/// Reader and writer of the values of a type, without the type: values are passed as pointers.
/// MakeSetting.h makes these: wholeType(), structureType(), listType() …
struct ValueType {
  Json (*write)(const ValueType& type, const void* value) = nullptr;
  /// The error is one line that begins with `path`.
  Result<void> (*read)(const ValueType& type, const Json& json, const std::string& path,
                       void* value) = nullptr;
  long long low = 0;                           ///< Of whole numbers.
  unsigned long long high = 0;                 ///< Of whole numbers; of lists and texts: the maximum size.
  const SettingList* settings = nullptr;       ///< Of structures.
  Message shape{};                             ///< Of arrays and tuples, for messages: "six numbers".
  std::shared_ptr<const ValueType> element{};  ///< Of lists.
  std::string_view key{};                      ///< Of variants: its text names the alternative.
  const EnumNames* names = nullptr;            ///< Of the alternatives of variants, in their order.
  std::vector<const SettingList*> alternatives{};
  // Of lists: the count and its values. Of variants: the index of the alternative, and its value.
  std::size_t (*count)(const void* value) = nullptr;
  const void* (*get)(const void* value, std::size_t index) = nullptr;
  void* (*open)(void* value, std::size_t index) = nullptr;  ///< The value to read into.
  void (*resize)(void* list, std::size_t count) = nullptr;  ///< To new values; null: the count is fixed.
};

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

struct NumberSetting : SettingOf, NumberLimits {
  double (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, double) = nullptr;  ///< Of a number that check() found good.
  bool exact =
      false;  ///< Any number; NaN and infinities are texts in files (SchemaJson.h). The range is not checked.

  /// Stores a value if it is good.
  [[nodiscard]] Result<void> set(StructRef settings, double value) const;
};

/// One value of an enumeration, by its place in it.
struct ChoiceSetting : SettingOf {
  std::string title;
  EnumNames names;
  std::size_t (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, std::size_t) = nullptr;  ///< Contract: less than names.size().
};

struct FlagSetting : SettingOf {
  bool (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, bool) = nullptr;
};

struct TextSetting : SettingOf {
  const std::string& (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, std::string) = nullptr;  ///< Of a text that check() found good.
  /// What is wrong with a text, behind its key in a message; null: any is good.
  Result<void> (*check)(const std::string&) = nullptr;
  bool exact = false;  ///< Any bytes (SchemaJson.h). Otherwise UTF-8.
};

struct CurveSetting : SettingOf {
  std::string title;
  const Curve& (*get)(ConstStructRef) = nullptr;
  void (*store)(StructRef, Curve) = nullptr;
};

/// A member with a type of its own: a nested structure, a list, a whole number of 64 bits.
struct ValueSetting : SettingOf {
  std::shared_ptr<const ValueType> type;
  const void* (*get)(ConstStructRef) = nullptr;
  void* (*open)(StructRef) = nullptr;  ///< The value to read into. An optional gets one.
};

/// A member with functions of its own. They write and read the key, or several keys, of the object.
struct CustomSetting : SettingOf {
  void (*write)(Json& object, ConstStructRef) = nullptr;
  void (*read)(ObjectReader& reader, StructRef) = nullptr;
};

using Setting = std::variant<NumberSetting, ChoiceSetting, FlagSetting, TextSetting, CurveSetting,
                             ValueSetting, CustomSetting>;

/// How a reader of files words a number that is out of range, behind its key.
enum class RangeWording {
  Titled,  ///< "Radius -1 m is out of range (0 to 5)"; whole numbers may be written as 3.0.
  Value,   ///< "-1.0 m is out of range (0 to 5)"
  Bounds,  ///< "is out of range (0 to 5)"
  Bare     ///< "is out of range"
};

/// The settings of a structure without its type. Constant; any thread.
class SettingList {
 public:
  [[nodiscard]] const std::vector<Setting>& settings() const { return settings_; }
  [[nodiscard]] RangeWording wording() const { return wording_; }
  /// Identifies the type of the structure (StructRef).
  [[nodiscard]] const char* typeMark() const { return typeMark_; }
  /// The settings of one type, in their order.
  [[nodiscard]] const std::vector<NumberSetting>& numbers() const { return numbers_; }
  [[nodiscard]] const std::vector<ChoiceSetting>& choices() const { return choices_; }
  [[nodiscard]] const std::vector<FlagSetting>& flags() const { return flags_; }
  [[nodiscard]] const std::vector<CurveSetting>& curves() const { return curves_; }
  /// The setting with a key: schema.find<NumberSetting>("radius"). Contract: there is one of
  /// this type.
  template <class Wanted>
  [[nodiscard]] const Wanted& find(std::string_view key) const {
    const auto* const found = std::get_if<Wanted>(&settings_[placeOf(key)]);
    EXPECTS(found);
    return *found;
  }
  [[nodiscard]] const NumberSetting& number(std::string_view key) const { return find<NumberSetting>(key); }
  /// Says in one line which number that is there is out of range, if any.
  [[nodiscard]] Result<void> check(ConstStructRef settings) const;
  /// Says what is wrong with a structure that was read, beyond its single settings; see Schema::with().
  [[nodiscard]] Result<void> validate(ConstStructRef settings) const;

 protected:
  SettingList(std::vector<Setting> settings, RangeWording wording, const char* typeMark);
  /// Copies with other keys, and with some of the settings.
  [[nodiscard]] std::vector<Setting> renamed(
      std::initializer_list<std::pair<std::string_view, std::string_view>> keys) const;
  [[nodiscard]] std::vector<Setting> chosen(std::initializer_list<std::string_view> keys) const;

  Result<void> (*validate_)(ConstStructRef) = nullptr;

 private:
  [[nodiscard]] std::size_t placeOf(std::string_view key) const;

  std::vector<Setting> settings_;
  RangeWording wording_;
  const char* typeMark_;
  std::vector<NumberSetting> numbers_;
  std::vector<ChoiceSetting> choices_;
  std::vector<FlagSetting> flags_;
  std::vector<CurveSetting> curves_;
};

/// All settings of a structure, each listed once, in the order in which files have them. Files, command line,
/// panels and range checks are made from it. A constant; any thread. For example:
///
///   struct Gate { double width = 3.0; std::optional<std::string> name; std::vector<Post> posts; };
///
///   const Schema<Gate>& gateSchema() {
///     using Make = MakeSetting<Gate>;
///     static const Schema<Gate> schema{
///         Make::number<&Gate::width>("width", " m", 0, 10),
///         Make::text<&Gate::name>("name"),
///         Make::value<&Gate::posts>("posts", listType<std::vector<Post>>(structureType(postSchema()),
///         100))};
///     return schema;
///   }
///
/// writeAll(gateSchema(), gate) is then {"width": 3.0, "posts": [{…}, …]}, and readAll() of that is equal.
/// An error of a file is one line: "gate.posts[2].height: must be a number, not null".
template <class Settings>
class Schema : public SettingList {
 public:
  Schema(std::initializer_list<Setting> settings, RangeWording wording = RangeWording::Titled)
      : Schema(std::vector<Setting>(settings), wording) {}
  explicit Schema(std::vector<Setting> settings, RangeWording wording = RangeWording::Titled)
      : SettingList(std::move(settings), wording, &schema::kTypeMark<Settings>) {}

  /// The same settings as other files have them: with another wording, and some of them, {from, to}, under
  /// other keys. Contract: there is a setting for each key.
  [[nodiscard]] Schema as(
      RangeWording wording,
      std::initializer_list<std::pair<std::string_view, std::string_view>> keys = {}) const {
    return Schema(renamed(keys), wording).with(validate_);
  }
  /// Some of the settings, in this order. Contract: there is one for each key, and no check by with().
  [[nodiscard]] Schema only(std::initializer_list<std::string_view> keys) const {
    EXPECTS(!validate_);
    return Schema(chosen(keys), wording());
  }
  /// Returns the settings with a check of the whole structure after it was read.
  [[nodiscard]] Schema with(Result<void> (*rule)(ConstStructRef)) const {
    Schema checked = *this;
    checked.validate_ = rule;
    return checked;
  }
};

}  // namespace scarp
