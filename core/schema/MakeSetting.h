#pragma once

#include <cmath>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "core/schema/Setting.h"

namespace scarp {

namespace schema {

template <class Owner, class Member>
Owner ownerOf(Member Owner::*);
template <auto first, auto...>
struct First {
  using Owner = decltype(ownerOf(first));
};

/// The setting at the end of a path of members: member<&BrushSettings::noise, &NoiseBrush::scale>(brush). The
/// path begins in the settings, or in the one alternative that they hold where they are a variant.
template <auto... path, class Settings>
auto& member(Settings& settings) {
  using Owner = typename First<path...>::Owner;
  if constexpr (std::is_base_of_v<Owner, std::remove_const_t<Settings>>)
    return (settings.*....*path);
  else
    return (std::get<Owner>(settings).*....*path);
}

template <class Value>
struct Held {
  using Type = Value;
  static constexpr bool mayBeAbsent = false;
  static const Value& of(const Value& value) { return value; }
};
template <class Value>
struct Held<std::optional<Value>> {
  using Type = Value;
  static constexpr bool mayBeAbsent = true;
  static const Value& of(const std::optional<Value>& value) { return *value; }
};

}  // namespace schema

/// Makes fields of members, by the path to them. A member that is an optional is written where it has a
/// value.
template <class Settings>
struct MakeSetting {
  /// With the key as title, "noise-scale" → "noise scale". Whole where the member is.
  template <auto... path>
  static NumberSetting<Settings> number(std::string_view key, const char* unit, double low, double high) {
    std::string title(key);
    for (char& c : title) c = c == '-' ? ' ' : c;
    return number<path...>(key, std::move(title), unit, low, high);
  }
  template <auto... path>
  static NumberSetting<Settings> number(std::string_view key, std::string title, const char* unit, double low,
                                        double high) {
    using H = HeldAt<path...>;
    using Value = typename H::Type;
    return {field<path...>(key),
            {std::move(title), unit, low, high, true, true, std::is_integral_v<Value>},
            [](const Settings& s) { return static_cast<double>(H::of(schema::member<path...>(s))); },
            [](Settings& s, double v) { schema::member<path...>(s) = static_cast<Value>(v); }};
  }
  /// Of which any finite number is good.
  template <auto... path>
  static NumberSetting<Settings> finite(std::string_view key, const char* unit) {
    constexpr double any = std::numeric_limits<double>::infinity();
    NumberSetting<Settings> made = number<path...>(key, unit, -any, any);
    made.lowAllowed = made.highAllowed = false;
    return made;
  }
  template <auto... path>
  static ChoiceSetting<Settings> choice(std::string_view key, const EnumNames& names,
                                        std::string title = {}) {
    using H = HeldAt<path...>;
    return {
        field<path...>(key), std::move(title), names,
        [](const Settings& s) { return static_cast<std::size_t>(H::of(schema::member<path...>(s))); },
        [](Settings& s, std::size_t v) { schema::member<path...>(s) = static_cast<typename H::Type>(v); }};
  }
  template <auto... path>
  static FlagSetting<Settings> flag(std::string_view key) {
    using H = HeldAt<path...>;
    return {field<path...>(key), [](const Settings& s) { return H::of(schema::member<path...>(s)); },
            [](Settings& s, bool v) { schema::member<path...>(s) = v; }};
  }
  template <auto... path>
  static TextSetting<Settings> text(std::string_view key) {
    using H = HeldAt<path...>;
    return {field<path...>(key),
            [](const Settings& s) -> const std::string& { return H::of(schema::member<path...>(s)); },
            [](Settings& s, std::string v) { schema::member<path...>(s) = std::move(v); }};
  }
  template <auto... path>
  static CurveSetting<Settings> curve(std::string_view key, std::string title = {}) {
    using H = HeldAt<path...>;
    return {field<path...>(key), std::move(title),
            [](const Settings& s) -> const Curve& { return H::of(schema::member<path...>(s)); },
            [](Settings& s, typename H::Type v) { schema::member<path...>(s) = std::move(v); }};
  }

 private:
  template <auto... path>
  using HeldAt =
      schema::Held<std::remove_cvref_t<decltype(schema::member<path...>(std::declval<Settings&>()))>>;

  template <auto... path>
  static SettingOf<Settings> field(std::string_view key) {
    if constexpr (HeldAt<path...>::mayBeAbsent)
      return {key, false, [](const Settings& s) { return schema::member<path...>(s).has_value(); }};
    else
      return {key};
  }
};

/// The same number, and more than its lower end.
template <class Settings>
NumberSetting<Settings> above(NumberSetting<Settings> number) {
  number.lowAllowed = false;
  return number;
}
/// The same number, and less than its upper end.
template <class Settings>
NumberSetting<Settings> below(NumberSetting<Settings> number) {
  number.highAllowed = false;
  return number;
}
/// The same field, which a file must have.
template <class SomeSetting>
SomeSetting required(SomeSetting field) {
  field.required = true;
  return field;
}

/// Flag that files contain only if it is true.
template <class Settings>
FlagSetting<Settings> writtenIfTrue(FlagSetting<Settings> flag) {
  flag.present = flag.get;
  return flag;
}

/// Degrees to radians as files have them: one multiplication, which degreesOf() inverts exactly.
[[nodiscard]] inline double radiansOf(double degrees) { return degrees * 0.017453292519943295; }

/// The degrees that read back as these radians, where there are any: every angle that came out of a file
/// has some, and other angles are met to the last bit but one.
[[nodiscard]] inline double degreesOf(double radians) {
  const double about = radians * 57.29577951308232;
  double candidate = about;
  for (const double toward :
       {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}) {
    candidate = about;
    for (int step = 0; step < 4; ++step, candidate = std::nextafter(candidate, toward))
      if (radiansOf(candidate) == radians) return candidate;
  }
  return about;
}

/// A number that is radians in the program, as degrees in files and panels.
template <auto member, class Settings>
NumberSetting<Settings> inDegrees(NumberSetting<Settings> number) {
  number.get = [](const Settings& s) { return degreesOf(s.*member); };
  number.store = [](Settings& s, double degrees) { s.*member = radiansOf(degrees); };
  return number;
}

}  // namespace scarp
