#pragma once

#include <array>
#include <cmath>
#include <concepts>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/schema/Schema.h"

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
  static Value* open(Value& value) { return &value; }
};
template <class Value>
struct Held<std::optional<Value>> {
  using Type = Value;
  static constexpr bool mayBeAbsent = true;
  static const Value& of(const std::optional<Value>& value) { return *value; }
  static Value* open(std::optional<Value>& value) { return &value.emplace(); }
};
template <class Value>
struct Held<std::shared_ptr<const Value>> {
  using Type = Value;
  static constexpr bool mayBeAbsent = true;
  static const Value& of(const std::shared_ptr<const Value>& value) { return *value; }
  static Value* open(std::shared_ptr<const Value>& value) {
    auto made = std::make_shared<Value>();
    Value* const opened = made.get();
    value = std::move(made);
    return opened;
  }
};

[[nodiscard]] ValueType listOf(ValueType element, std::size_t max, Message shape);
[[nodiscard]] ValueType variantOf(std::string_view key, const EnumNames& names,
                                  std::vector<const SettingList*> alternatives);

template <class Settings, auto... path>
using HeldIn = Held<std::remove_cvref_t<decltype(member<path...>(std::declval<Settings&>()))>>;

}  // namespace schema

/// A double; a text (std::string) of any bytes, `max` at most. Exact, see SchemaJson.h.
[[nodiscard]] ValueType numberType();
[[nodiscard]] ValueType textType(std::size_t max = std::numeric_limits<std::size_t>::max());
/// An integer of low to high. Of int and of 8, 32 and 64 bits.
template <std::integral Integer>
[[nodiscard]] ValueType wholeType(Integer low = std::numeric_limits<Integer>::min(),
                                  Integer high = std::numeric_limits<Integer>::max());
/// The schema must outlive the type.
[[nodiscard]] ValueType structureType(const SettingList& schema);
ValueType structureType(const SettingList&&) = delete;
/// A structure of numbers alone, as an array of them. `shape`: for messages, "a place, [x, y]". The schema
/// must outlive the type.
[[nodiscard]] ValueType tupleType(const SettingList& schema, Message shape);
ValueType tupleType(const SettingList&&, Message) = delete;
/// A std::vector of at most `max` values, as an array.
template <class List>
[[nodiscard]] ValueType listType(ValueType element, std::size_t max);
/// A std::array, as an array of that many values. `shape`: for messages, "a list of four numbers".
template <class Array>
[[nodiscard]] ValueType arrayType(ValueType element, Message shape);
/// A std::variant of structures, as an object in which the text under `key` names the alternative:
/// {"kind": "flat", "height": 2.0}. Names and schemas, in the order of the alternatives, must outlive the
/// type.
template <class Variant>
[[nodiscard]] ValueType variantType(std::string_view key, const EnumNames& names,
                                    std::vector<const SettingList*> alternatives);

/// Flag that files contain only if it is true.
[[nodiscard]] inline FlagSetting writtenIfTrue(FlagSetting flag) {
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

/// Makes settings of members, by the path to them. A member that is a std::optional or a std::shared_ptr is
/// written if it has a value.
template <class Settings>
struct MakeSetting {
  template <auto... path>
  using HeldAt = schema::HeldIn<Settings, path...>;

  /// With the key as title, "noise-scale" → "noise scale". Whole where the member is.
  template <auto... path>
  static NumberSetting number(std::string_view key, const char* unit, double low, double high) {
    std::string title(key);
    for (char& c : title) c = c == '-' ? ' ' : c;
    return number<path...>(key, std::move(title), unit, low, high);
  }
  template <auto... path>
  static NumberSetting number(std::string_view key, std::string title, const char* unit, double low,
                              double high) {
    using H = HeldAt<path...>;
    using Value = typename H::Type;
    return {base<path...>(key),
            {std::move(title), unit, low, high, true, true, std::is_integral_v<Value>},
            [](ConstStructRef s) { return static_cast<double>(H::of(at<path...>(s))); },
            [](StructRef s, double v) { at<path...>(s) = static_cast<Value>(v); }};
  }
  /// Of which any finite number is good.
  template <auto... path>
  static NumberSetting finite(std::string_view key, const char* unit) {
    constexpr double any = std::numeric_limits<double>::infinity();
    NumberSetting made = number<path...>(key, unit, -any, any);
    made.lowAllowed = made.highAllowed = false;
    return made;
  }
  template <auto... path>
  static NumberSetting finite(std::string_view key, std::string title, const char* unit) {
    NumberSetting made = finite<path...>(key, unit);
    made.title = std::move(title);
    return made;
  }
  template <auto... path>
  static ChoiceSetting choice(std::string_view key, const EnumNames& names, std::string title = {}) {
    using H = HeldAt<path...>;
    return {base<path...>(key), std::move(title), names,
            [](ConstStructRef s) { return static_cast<std::size_t>(H::of(at<path...>(s))); },
            [](StructRef s, std::size_t v) { at<path...>(s) = static_cast<typename H::Type>(v); }};
  }
  template <auto... path>
  static FlagSetting flag(std::string_view key) {
    using H = HeldAt<path...>;
    return {base<path...>(key), [](ConstStructRef s) { return H::of(at<path...>(s)); },
            [](StructRef s, bool v) { at<path...>(s) = v; }};
  }
  template <auto... path>
  static TextSetting text(std::string_view key) {
    using H = HeldAt<path...>;
    return {base<path...>(key), [](ConstStructRef s) -> const std::string& { return H::of(at<path...>(s)); },
            [](StructRef s, std::string v) { at<path...>(s) = std::move(v); }};
  }
  template <auto... path>
  static CurveSetting curve(std::string_view key, std::string title = {}) {
    using H = HeldAt<path...>;
    return {base<path...>(key), std::move(title),
            [](ConstStructRef s) -> const Curve& { return H::of(at<path...>(s)); },
            [](StructRef s, typename H::Type v) { at<path...>(s) = std::move(v); }};
  }
  /// A number that is radians in the program, as degrees in files and panels.
  template <auto... path>
  static NumberSetting inDegrees(NumberSetting setting) {
    setting.get = [](ConstStructRef s) { return degreesOf(at<path...>(s)); };
    setting.store = [](StructRef s, double degrees) { at<path...>(s) = radiansOf(degrees); };
    return setting;
  }
  /// A double of which any value is good, NaN too (SchemaJson.h).
  template <auto... path>
  static NumberSetting exact(std::string_view key) {
    NumberSetting made = finite<path...>(key, "");
    made.exact = true;
    return made;
  }
  /// A text of any bytes (SchemaJson.h).
  template <auto... path>
  static TextSetting exactText(std::string_view key) {
    TextSetting made = text<path...>(key);
    made.exact = true;
    return made;
  }
  template <auto... path>
  static ValueSetting value(std::string_view key, ValueType type) {
    using H = HeldAt<path...>;
    return {base<path...>(key), std::make_shared<const ValueType>(std::move(type)),
            [](ConstStructRef s) -> const void* { return &H::of(at<path...>(s)); },
            [](StructRef s) -> void* { return H::open(at<path...>(s)); }};
  }
  /// A nested structure.
  template <auto... path>
  static ValueSetting structure(std::string_view key, const Schema<typename HeldAt<path...>::Type>& of) {
    return value<path...>(key, structureType(of));
  }
  template <auto... path>
  static ValueSetting structure(std::string_view, const Schema<typename HeldAt<path...>::Type>&&) = delete;
  /// Returns the setting so that it is written only if it differs from the default of the structure.
  template <auto... path, class SomeSetting>
  static SomeSetting unlessDefault(SomeSetting setting) {
    setting.present = [](ConstStructRef s) {
      static const Settings kDefault{};
      return !(at<path...>(s) == schema::member<path...>(kDefault));
    };
    return setting;
  }

 private:
  template <auto... path>
  static auto& at(StructRef s) {
    return schema::member<path...>(s.as<Settings>());
  }
  template <auto... path>
  static auto& at(ConstStructRef s) {
    return schema::member<path...>(s.as<Settings>());
  }
  template <auto... path>
  static SettingOf base(std::string_view key) {
    if constexpr (HeldAt<path...>::mayBeAbsent)
      return {key, false, false, [](ConstStructRef s) { return static_cast<bool>(at<path...>(s)); }};
    else
      return {key};
  }
};

/// The same number, and more than its lower end.
inline NumberSetting above(NumberSetting number) {
  number.lowAllowed = false;
  return number;
}
/// The same number, and less than its upper end.
inline NumberSetting below(NumberSetting number) {
  number.highAllowed = false;
  return number;
}
/// Returns the setting as one that a file must have.
template <class SomeSetting>
SomeSetting required(SomeSetting setting) {
  setting.required = true;
  return setting;
}
/// Returns the setting as one that a file must have, null if it is absent.
template <class SomeSetting>
SomeSetting orNull(SomeSetting setting) {
  setting.required = setting.orNull = true;
  return setting;
}

template <class List>
ValueType listType(ValueType element, std::size_t max) {
  ValueType list = schema::listOf(std::move(element), max, {});
  list.count = [](const void* of) { return static_cast<const List*>(of)->size(); };
  list.get = [](const void* of, std::size_t i) -> const void* { return &(*static_cast<const List*>(of))[i]; };
  list.resize = [](void* of, std::size_t count) {
    static_cast<List*>(of)->clear();
    static_cast<List*>(of)->resize(count);
  };
  list.open = [](void* of, std::size_t i) -> void* { return &(*static_cast<List*>(of))[i]; };
  return list;
}

template <class Array>
ValueType arrayType(ValueType element, Message shape) {
  ValueType list = schema::listOf(std::move(element), std::tuple_size_v<Array>, std::move(shape));
  list.count = [](const void*) { return std::tuple_size_v<Array>; };
  list.get = [](const void* of, std::size_t i) -> const void* {
    return &(*static_cast<const Array*>(of))[i];
  };
  list.open = [](void* of, std::size_t i) -> void* { return &(*static_cast<Array*>(of))[i]; };
  return list;
}

template <class Variant>
ValueType variantType(std::string_view key, const EnumNames& names,
                      std::vector<const SettingList*> alternatives) {
  ValueType type = schema::variantOf(key, names, std::move(alternatives));
  type.count = [](const void* of) { return static_cast<const Variant*>(of)->index(); };
  type.get = [](const void* of, std::size_t) {
    return std::visit([](const auto& held) -> const void* { return &held; },
                      *static_cast<const Variant*>(of));
  };
  type.open = [](void* of, std::size_t index) {
    Variant& variant = *static_cast<Variant*>(of);
    void* opened = nullptr;
    [&]<std::size_t... each>(std::index_sequence<each...>) {
      ((each == index ? void(opened = &variant.template emplace<each>()) : void()), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Variant>>());
    return opened;
  };
  return type;
}

}  // namespace scarp
