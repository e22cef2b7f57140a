#pragma once

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/schema/EnumNames.h"

namespace scarp {

/// Reads a JSON object key by key, strictly. The first thing that is wrong is remembered, with its path,
/// and makes everything after it be skipped; done() tells.
class ObjectReader {
 public:
  ObjectReader(const Json& value, std::string path);

  [[nodiscard]] std::string pathOf(std::string_view key) const;
  [[nodiscard]] bool failed() const { return error_.has_value(); }
  /// The value under a key, which counts as known from now on; null where there is none. An absent key
  /// that is required is an error.
  const Json* value(std::string_view key, bool required = false);
  void fail(std::string_view key, const Message& reason);
  /// Takes over the error of something read within.
  void fail(Error error);

  /// Sets what stands under the key, if anything does; true if it did.
  bool read(std::string_view key, double& number, bool required = false);
  bool read(std::string_view key, bool& flag, bool required = false);
  bool read(std::string_view key, std::string& text, bool required = false);
  /// A whole number in low…high.
  template <class Integer>
  bool readWhole(std::string_view key, Integer& number, Integer low, Integer high) {
    double wide = 0.0;
    if (!readWholeNumber(key, wide, static_cast<double>(low), static_cast<double>(high))) return false;
    number = static_cast<Integer>(wide);
    return true;
  }
  /// One of the names of an enumeration, by its place there.
  bool readName(std::string_view key, std::size_t& index, const EnumNames& names, bool required = false);
  /// The same as the value of the enumeration.
  template <class Enum>
  requires std::is_enum_v<Enum>
  bool read(std::string_view key, Enum& value, const EnumNames& names, bool required = false) {
    std::size_t index = 0;
    if (!readName(key, index, names, required)) return false;
    value = static_cast<Enum>(index);
    return true;
  }

  /// The first error, or one for a key that nobody asked for.
  [[nodiscard]] Result<void> done();

  /// "an array", "the text \"up\"" …: what a value is, for a message.
  [[nodiscard]] static Message describe(const Json& value);

 private:
  bool readWholeNumber(std::string_view key, double& number, double low, double high);

  const Json& value_;
  std::string path_;
  std::vector<std::string> known_;
  std::optional<Error> error_;
};

/// Maximum place of a layer or a drape in a script.
inline constexpr std::size_t kMaxLayerPlace = 1'000'000;
/// Maximum id of a line, a material, a rule, a layer or another thing in files: one less than its type
/// allows, so that there is a next one.
template <class Id>
inline constexpr Id maxId = std::numeric_limits<Id>::max() - 1;

/// Reads an object with read(within), strictly.
template <class F>
void readWithin(ObjectReader& reader, const Json& object, std::string path, F&& read) {
  ObjectReader within(object, std::move(path));
  read(within);
  if (const auto done = within.done(); !done) reader.fail(done.error());
}
/// Reads the object under a key, if there is one. Returns true if there is one.
template <class F>
bool readWithin(ObjectReader& reader, std::string_view key, F&& read, bool required = false) {
  const Json* const object = reader.value(key, required);
  if (object) readWithin(reader, *object, reader.pathOf(key), read);
  return object != nullptr;
}

/// Calls read(value, path) for each value of a list under a key, up to the first error.
template <class F>
void forEachIn(ObjectReader& reader, std::string_view key, std::size_t most, F&& read) {
  const Json* list = reader.value(key);
  if (!list) return;
  if (!list->isArray())
    return reader.fail(key, Message("must be an array, not %1", ObjectReader::describe(*list)));
  if (list->size() > most) return reader.fail(key, Message("%1 are more than %2", list->size(), most));
  for (std::size_t i = 0; i < list->size() && !reader.failed(); ++i)
    read((*list)[i], reader.pathOf(key) + "[" + std::to_string(i) + "]");
}
/// Calls read(within) for each object of a list under a key, up to the first error.
template <class F>
void forEachObjectIn(ObjectReader& reader, std::string_view key, std::size_t most, F&& read) {
  forEachIn(reader, key, most,
            [&](const Json& object, const std::string& path) { readWithin(reader, object, path, read); });
}

}  // namespace scarp
