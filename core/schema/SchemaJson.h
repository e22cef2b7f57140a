#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/base/Json.h"
#include "core/base/Result.h"
#include "core/schema/Curve.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/Schema.h"

namespace scarp {

// JSON that reads back equal, every number to the bit. NaN and infinities are the texts "nan", "inf" and
// "-inf"; texts that are not UTF-8 are {"bytes": [...]}. Readers are strict; an error is one line that begins
// with `path`. Any thread.

/// "layers[2]: must be a text, not 5"
[[nodiscard]] Error wrongValue(const std::string& path, const Message& wanted, const Json& value);

/// Any number, as above.
[[nodiscard]] Json writeNumber(double number);
[[nodiscard]] Result<double> readNumber(const Json& value, const std::string& path);

/// A text of any bytes, as above.
[[nodiscard]] Json writeText(const std::string& text);
[[nodiscard]] Result<std::string> readText(const Json& value, const std::string& path);

/// Reads a curve as its points, [[x, y], …]. Returns true if the key exists.
bool readCurve(ObjectReader& reader, std::string_view key, Curve& curve);
[[nodiscard]] Json writeCurve(const Curve& curve);

/// Reads the number under a key, if there is one, and checks it; true if it is good.
bool readNumber(ObjectReader& reader, std::string_view key, const NumberLimits& range, RangeWording wording,
                double& value);
[[nodiscard]] Json writeNumber(const NumberLimits& range, double value);

/// Reads the settings that an object has; others keep their values. The reader keeps the first error.
void readSettings(ObjectReader& reader, const SettingList& schema, StructRef settings);
/// Adds the settings of a schema to an object, in its order.
void writeSettings(Json& object, const SettingList& schema, ConstStructRef settings);

// Functions with types that the compiler checks.

template <class Settings>
void readFields(ObjectReader& reader, const Schema<Settings>& schema, Settings& settings) {
  readSettings(reader, schema, settings);
}
template <class Settings>
void writeFields(Json& object, const Schema<Settings>& schema, const Settings& settings) {
  writeSettings(object, schema, settings);
}

/// Returns an object of the settings of a schema alone. readAll() of it is equal.
template <class Settings>
[[nodiscard]] Json writeAll(const Schema<Settings>& schema, const Settings& settings) {
  Json object = Json::object();
  writeSettings(object, schema, settings);
  return object;
}
/// Settings that the object does not have are as in `usual`. The error is one line that begins with `path`.
template <class Settings>
[[nodiscard]] Result<Settings> readAll(const Json& value, const std::string& path,
                                       const Schema<Settings>& schema, Settings usual) {
  ObjectReader reader(value, path);
  readSettings(reader, schema, usual);
  if (const auto done = reader.done(); !done) return done.error();
  if (const auto good = schema.validate(usual); !good) return errorIn(path, good.error());
  return usual;
}

/// Reads the value under a key, if there is one, with a strict Result<T> read(const Json&, const std::string&
/// path). Returns true if it is good.
template <class Value, class Read>
bool readWith(ObjectReader& reader, std::string_view key, Value& value, Read&& read, bool required = false) {
  const Json* const json = reader.value(key, required);
  if (!json) return false;
  auto made = read(*json, reader.pathOf(key));
  made ? void(value = *std::move(made)) : reader.fail(made.error());
  return made.ok();
}
[[nodiscard]] inline Json writeValue(const ValueType& type, const void* value) {
  return type.write(type, value);
}
/// Reads the value of a type under a key, if there is one. `value` points to it.
void readValue(ObjectReader& reader, std::string_view key, const ValueType& type, void* value);

/// A type with functions of its own: Json writer(const T&) and a strict Result<T> reader(const Json&, path).
template <auto writer, auto reader>
[[nodiscard]] ValueType typeWith() {
  using Read = decltype(reader(std::declval<const Json&>(), std::declval<const std::string&>()));
  using Value = std::remove_cvref_t<decltype(*std::declval<Read>())>;
  return {
      .write = [](const ValueType&, const void* value) -> Json {
        return writer(*static_cast<const Value*>(value));
      },
      .read = [](const ValueType&, const Json& json, const std::string& path, void* value) -> Result<void> {
        auto read = reader(json, path);
        if (!read) return read.error();
        *static_cast<Value*>(value) = *std::move(read);
        return {};
      }};
}

}  // namespace scarp
