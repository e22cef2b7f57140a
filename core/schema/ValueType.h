#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

class EnumNames;
class Json;
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

}  // namespace scarp
