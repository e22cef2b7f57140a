#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/base/Json.h"
#include "core/schema/Curve.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/Schema.h"
#include "core/schema/ValueType.h"

namespace scarp {

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
