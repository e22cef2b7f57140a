#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <iterator>
#include <map>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// Thrown if a JSON value has another type than requested, a member is missing, or a text is not valid.
class JsonError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Format of JSON text.
struct JsonLayout {
  int indent = -1;       ///< Spaces for each level; below 0: all in one line.
  bool replace = false;  ///< Replaces bytes that are not UTF-8 by U+FFFD. Otherwise they throw JsonError.
  bool ascii = false;    ///< Escapes non-ASCII characters as \uXXXX.
  bool sorted = false;   ///< Sorts members by key. Otherwise they keep their insertion order.
};

/// Maximum nesting of arrays and objects. Destroying a value recurses for each level.
inline constexpr std::size_t kMaxJsonDepth = 256;

/// A JSON value. Members keep their insertion order. Json.cpp uses the library nlohmann/json to parse and
/// format; no other source includes it, because its header takes seconds to compile.
///
/// An initializer list of pairs of a text and a value constructs an object, any other list an array:
/// Json{{"name", "Ridge"}, {"at", {1, 2}}}. Several threads may read one value.
class Json {
 public:
  enum class Type : std::uint8_t { Null, Boolean, Integer, Unsigned, Real, Text, Array, Object };
  using Array = std::vector<Json>;
  struct Member;
  struct Object;
  template <class Value>
  class Iterator;
  using iterator = Iterator<Json>;
  using const_iterator = Iterator<const Json>;

  Json() = default;
  Json(std::nullptr_t) {}
  Json(std::string text);
  Json(std::string_view text) : Json(std::string(text)) {}
  Json(const char* text) : Json(std::string(text)) {}
  Json(std::initializer_list<Json> list);
  template <class T>
  requires std::is_arithmetic_v<T> || std::is_enum_v<T>
  Json(T value) {
    if constexpr (std::is_enum_v<T>) {
      *this = Json(static_cast<std::underlying_type_t<T>>(value));
    } else if constexpr (std::same_as<T, bool>) {
      type_ = Type::Boolean;
      held_.boolean = value;
    } else if constexpr (std::floating_point<T>) {
      type_ = Type::Real;
      held_.real = static_cast<double>(value);
    } else if constexpr (std::is_signed_v<T>) {
      type_ = Type::Integer;
      held_.integer = value;
    } else {
      type_ = Type::Unsigned;
      held_.natural = value;
    }
  }
  template <class T>
  Json(const std::vector<T>& list) : Json(array()) {
    for (const auto& one : list) push_back(Json(one));
  }
  template <class T, std::size_t N>
  Json(const std::array<T, N>& list) : Json(array()) {
    for (const auto& one : list) push_back(Json(one));
  }
  template <class T>
  Json(const std::map<std::string, T>& members) : Json(object()) {
    for (const auto& [key, value] : members) (*this)[key] = Json(value);
  }
  Json(const Json& other);
  Json(Json&& other) noexcept : type_(std::exchange(other.type_, Type::Null)), held_(other.held_) {}
  Json& operator=(Json other) noexcept {
    swap(other);
    return *this;
  }
  ~Json() {
    if (type_ >= Type::Text) destroy();
  }
  void swap(Json& other) noexcept;

  /// An array of these; none: an empty one.
  [[nodiscard]] static Json array(std::initializer_list<Json> list = {});
  /// An object of pairs; none: an empty one.
  [[nodiscard]] static Json object(std::initializer_list<Json> pairs = {});

  [[nodiscard]] Type type() const { return type_; }
  [[nodiscard]] bool isNull() const { return type_ == Type::Null; }
  [[nodiscard]] bool isBoolean() const { return type_ == Type::Boolean; }
  [[nodiscard]] bool isNumber() const { return type_ >= Type::Integer && type_ <= Type::Real; }
  /// A number without a point or an exponent.
  [[nodiscard]] bool isInteger() const { return type_ == Type::Integer || type_ == Type::Unsigned; }
  /// A number as isInteger(), 0 at least.
  [[nodiscard]] bool isUnsigned() const { return type_ == Type::Unsigned; }
  [[nodiscard]] bool isText() const { return type_ == Type::Text; }
  [[nodiscard]] bool isArray() const { return type_ == Type::Array; }
  [[nodiscard]] bool isObject() const { return type_ == Type::Object; }

  /// Returns a number as any arithmetic type (converted as by static_cast), a boolean, a text, or a vector, an
  /// array or a map of these. Throws JsonError for other types.
  template <class T>
  [[nodiscard]] T get() const {
    T value{};
    read(value);
    return value;
  }
  /// Throws JsonError for other types.
  [[nodiscard]] const std::string& text() const;

  /// Of null 0, of an array or an object the number of values, of any other value 1.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  /// Returns a member of an object. Adds it as null if it is missing, and turns null into an object. Throws
  /// JsonError for other types.
  Json& operator[](std::string_view key);
  Json& operator[](const char* key) { return (*this)[std::string_view(key)]; }
  Json& operator[](const std::string& key) { return (*this)[std::string_view(key)]; }
  /// Returns a member of an object; null if it is missing or this is not an object.
  const Json& operator[](std::string_view key) const;
  const Json& operator[](const char* key) const { return (*this)[std::string_view(key)]; }
  const Json& operator[](const std::string& key) const { return (*this)[std::string_view(key)]; }
  /// Returns a value of an array. Throws JsonError if it is missing.
  template <std::integral I>
  Json& operator[](I index) {
    return at(static_cast<std::size_t>(index));
  }
  template <std::integral I>
  const Json& operator[](I index) const {
    return at(static_cast<std::size_t>(index));
  }
  /// Throw JsonError if it is missing.
  Json& at(std::size_t index);
  [[nodiscard]] const Json& at(std::size_t index) const;
  Json& at(std::string_view key);
  [[nodiscard]] const Json& at(std::string_view key) const;
  template <class Key>
  requires std::convertible_to<Key, std::string_view> && (!std::same_as<Key, std::string_view>)
  Json& at(const Key& key) {
    return at(std::string_view(key));
  }
  template <class Key>
  requires std::convertible_to<Key, std::string_view> && (!std::same_as<Key, std::string_view>)
  [[nodiscard]] const Json& at(const Key& key) const {
    return at(std::string_view(key));
  }
  Json& front() { return at(0); }
  [[nodiscard]] const Json& front() const { return at(0); }
  Json& back() { return at(size() - 1); }
  [[nodiscard]] const Json& back() const { return at(size() - 1); }
  [[nodiscard]] bool contains(std::string_view key) const;
  /// Returns a member of an object, or the default if it is missing. Throws JsonError if it has another type or
  /// this is not an object.
  template <class T>
  [[nodiscard]] T value(std::string_view key, const T& otherwise) const {
    const Json* const found = member(key);
    return found ? found->get<T>() : otherwise;
  }
  [[nodiscard]] std::string value(std::string_view key, const char* otherwise) const {
    return value(key, std::string(otherwise));
  }

  /// Iterates over the values of an array or the members of an object. Empty for other types.
  iterator begin();
  iterator end();
  [[nodiscard]] const_iterator begin() const;
  [[nodiscard]] const_iterator end() const;
  /// Returns end() if it is missing or this is not an object.
  iterator find(std::string_view key);
  [[nodiscard]] const_iterator find(std::string_view key) const;
  /// Returns the members of an object as pairs of key and value: for (const auto& [key, value] : json.members()).
  [[nodiscard]] std::span<const Member> members() const;

  /// Appends to an array, and turns null into an array. Throws JsonError for other types.
  void push_back(Json value) { emplace_back(std::move(value)); }
  template <class... Args>
  Json& emplace_back(Args&&... args) {
    return append(Json(std::forward<Args>(args)...));
  }
  /// Sets the members of another object.
  void update(const Json& other);
  /// Removes a member. Returns the number of removed members.
  std::size_t erase(std::string_view key);
  /// Removes a value of an array. Throws JsonError if it is missing.
  void erase(std::size_t index);
  template <class Key>
  requires std::convertible_to<Key, std::string_view> && (!std::same_as<Key, std::string_view>)
  std::size_t erase(const Key& key) {
    return erase(std::string_view(key));
  }
  void clear();

  /// Equal values; numbers by value whatever their type, objects in any order.
  friend bool operator==(const Json& one, const Json& other) { return one.equals(other); }

  /// Throws JsonError if a text is not UTF-8.
  [[nodiscard]] std::string dump(int indent = -1) const { return dump(JsonLayout{indent}); }
  [[nodiscard]] std::string dump(const JsonLayout& layout) const;
  /// CBOR, RFC 8949.
  [[nodiscard]] std::vector<std::uint8_t> toCbor() const;

  /// Throws JsonError with line and column. The last of duplicate keys wins. Nesting is limited to
  /// kMaxJsonDepth.
  [[nodiscard]] static Json parse(std::string_view text);
  /// Returns null where parse() throws.
  [[nodiscard]] static Json parseOrNull(std::string_view text, std::size_t deepest = kMaxJsonDepth);
  /// Reads to the end of the stream.
  [[nodiscard]] static Json parseOrNull(std::istream& stream);
  /// Returns null if the bytes are not CBOR of JSON types.
  [[nodiscard]] static Json fromCbor(std::span<const std::uint8_t> bytes, std::size_t deepest = kMaxJsonDepth);

 private:
  [[noreturn]] void wrongType(const char* wanted) const;
  [[nodiscard]] bool equals(const Json& other) const;
  [[nodiscard]] const Json* member(std::string_view key) const;
  void destroy() noexcept;
  Json& append(Json value);

  template <class T>
  requires std::is_arithmetic_v<T>
  void read(T& value) const {
    if constexpr (std::same_as<T, bool>) {
      if (type_ != Type::Boolean) wrongType("true or false");
      value = held_.boolean;
    } else if (type_ == Type::Integer) {
      value = static_cast<T>(held_.integer);
    } else if (type_ == Type::Unsigned) {
      value = static_cast<T>(held_.natural);
    } else if (type_ == Type::Real) {
      value = static_cast<T>(held_.real);
    } else {
      wrongType("a number");
    }
  }
  template <class T>
  requires std::is_enum_v<T>
  void read(T& value) const {
    value = static_cast<T>(get<std::underlying_type_t<T>>());
  }
  void read(std::string& value) const { value = text(); }
  void read(Json& value) const { value = *this; }
  template <class T>
  void read(std::vector<T>& list) const {
    if (type_ != Type::Array) wrongType("an array");
    for (const Json& one : *held_.array) list.push_back(one.get<T>());
  }
  template <class T>
  void read(std::map<std::string, T>& all) const;
  template <class T, std::size_t N>
  void read(std::array<T, N>& list) const {
    for (std::size_t i = 0; i < N; ++i) list[i] = at(i).get<T>();
  }

  Type type_ = Type::Null;
  union {
    bool boolean;
    std::int64_t integer = 0;
    std::uint64_t natural;
    double real;
    std::string* text;
    Array* array;
    Object* object;
  } held_;
};

/// The order is that of a pair, so that it can be taken apart: [key, value].
struct Json::Member {
  std::string key;
  Json value;
};

template <class T>
void Json::read(std::map<std::string, T>& all) const {
  if (type_ != Type::Object) wrongType("an object");
  for (const Member& one : members()) all[one.key] = one.value.template get<T>();
}

/// Over the values of an array or the members of an object.
template <class Value>
class Json::Iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = Json;
  using difference_type = std::ptrdiff_t;
  using pointer = Value*;
  using reference = Value&;

  Iterator() = default;
  Iterator(Value* at, const Member* member) : at_(at), member_(member) {}
  Value& operator*() const { return member_ ? const_cast<Value&>(member_->value) : *at_; }
  Value* operator->() const { return &**this; }
  [[nodiscard]] const std::string& key() const { return member_->key; }
  [[nodiscard]] Value& value() const { return **this; }
  Iterator& operator++() {
    member_ ? void(++member_) : void(++at_);
    return *this;
  }
  Iterator operator++(int) {
    Iterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const Iterator&, const Iterator&) = default;

 private:
  Value* at_ = nullptr;
  const Member* member_ = nullptr;
};

/// Reads JSON more strictly than the standard does: no key twice in an object, no number that a double cannot
/// hold, no nesting deeper than 32. An error is one line, with line and column where the parser gives them.
[[nodiscard]] Result<Json> readJson(std::string_view text);

}  // namespace scarp
