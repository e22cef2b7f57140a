#pragma once

#include <initializer_list>
#include <string_view>
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

/// The settings of a structure without its type. Constant; any thread.
class SettingList {
 public:
  [[nodiscard]] const std::vector<AnySetting>& settings() const { return settings_; }
  [[nodiscard]] RangeWording wording() const { return wording_; }
  /// Identifies the type of the structure (StructRef).
  [[nodiscard]] const char* typeMark() const { return typeMark_; }
  /// The settings of one type, in their order.
  [[nodiscard]] const std::vector<AnyNumberSetting>& numbers() const { return numbers_; }
  [[nodiscard]] const std::vector<AnyChoiceSetting>& choices() const { return choices_; }
  [[nodiscard]] const std::vector<AnyFlagSetting>& flags() const { return flags_; }
  [[nodiscard]] const std::vector<AnyTextSetting>& texts() const { return texts_; }
  [[nodiscard]] const std::vector<AnyCurveSetting>& curves() const { return curves_; }
  /// The setting with a key: schema.find<NumberSetting<BrushSettings>>("radius"). Contract: there is one of
  /// this type.
  template <class Wanted>
  [[nodiscard]] const Wanted& find(std::string_view key) const {
    const auto* const found = std::get_if<Wanted>(&settings_[placeOf(key)]);
    EXPECTS(found);
    return *found;
  }
  [[nodiscard]] const AnyNumberSetting& number(std::string_view key) const {
    return find<AnyNumberSetting>(key);
  }
  /// Says in one line which number that is there is out of range, if any.
  [[nodiscard]] Result<void> check(ConstStructRef settings) const;
  /// Says what is wrong with a structure that was read, beyond its single settings; see Schema::with().
  [[nodiscard]] Result<void> validate(ConstStructRef settings) const;

 protected:
  SettingList(std::vector<AnySetting> settings, RangeWording wording, const char* typeMark);
  /// Copies with other keys, and with some of the settings.
  [[nodiscard]] std::vector<AnySetting> renamed(
      std::initializer_list<std::pair<std::string_view, std::string_view>> keys) const;
  [[nodiscard]] std::vector<AnySetting> chosen(std::initializer_list<std::string_view> keys) const;

  Result<void> (*validate_)(ConstStructRef) = nullptr;

 private:
  [[nodiscard]] std::size_t placeOf(std::string_view key) const;

  std::vector<AnySetting> settings_;
  RangeWording wording_;
  const char* typeMark_;
  std::vector<AnyNumberSetting> numbers_;
  std::vector<AnyChoiceSetting> choices_;
  std::vector<AnyFlagSetting> flags_;
  std::vector<AnyTextSetting> texts_;
  std::vector<AnyCurveSetting> curves_;
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
  Schema(std::initializer_list<AnySetting> settings, RangeWording wording = RangeWording::Titled)
      : Schema(std::vector<AnySetting>(settings), wording) {}
  explicit Schema(std::vector<AnySetting> settings, RangeWording wording = RangeWording::Titled)
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
