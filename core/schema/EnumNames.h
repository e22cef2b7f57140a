#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace scarp {

/// The names of one value of an enumeration.
struct ValueName {
  std::string_view key;         ///< In files and on the command line: "even-light".
  const char* title = "";       ///< As a person reads it: "Even light".
  std::string_view alias = {};  ///< What is read for it too; "" where there is nothing.
};

/// The names of all values of an enumeration, in its order: the one table for files, command line and panels.
/// Concurrent const use is safe.
class EnumNames {
 public:
  /// Contract: keys and aliases are unique. What they view must outlive this.
  explicit EnumNames(std::vector<ValueName> names);

  [[nodiscard]] std::size_t size() const { return names_.size(); }
  [[nodiscard]] std::span<const ValueName> all() const { return names_; }
  /// Contract of the next two: the value is one of the enumeration.
  template <class Value>
  [[nodiscard]] std::string_view key(Value value) const {
    return at(static_cast<std::size_t>(value)).key;
  }
  template <class Value>
  [[nodiscard]] const char* title(Value value) const {
    return at(static_cast<std::size_t>(value)).title;
  }
  /// The value with this key or alias; nothing where none has it.
  [[nodiscard]] std::optional<std::size_t> find(std::string_view text) const;
  template <class Enum>
  requires std::is_enum_v<Enum>
  [[nodiscard]] std::optional<Enum> find(std::string_view text) const {
    const auto index = find(text);
    return index ? std::optional(static_cast<Enum>(*index)) : std::nullopt;
  }
  /// All keys, for a message: "atlas, lagoon, ember".
  [[nodiscard]] std::string keys() const;
  /// The same with key and alias exchanged where there is an alias: for files that go on writing that.
  [[nodiscard]] EnumNames byAlias() const;

 private:
  [[nodiscard]] const ValueName& at(std::size_t index) const;

  std::vector<ValueName> names_;
};

/// The names in the rows of a table, in the order of the enumeration. `nameOf`: a row's ValueName.
template <class Rows, class NameOf>
[[nodiscard]] EnumNames namesOf(const Rows& rows, const NameOf& nameOf) {
  std::vector<ValueName> names;
  for (const auto& row : rows) names.push_back(nameOf(row));
  return EnumNames(std::move(names));
}

}  // namespace scarp
