#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "core/base/Json.h"
#include "core/brush/Curve.h"
#include "core/schema/Schema.h"
#include "core/script/ObjectReader.h"

namespace scarp {

class ObjectReader;

/// A curve as its points, [[x, y], …]: sets what stands under the key, if anything does; true if it did.
bool readCurve(ObjectReader& reader, std::string_view key, Curve& curve);
[[nodiscard]] Json writeCurve(const Curve& curve);

/// Reads the number under a key, if there is one, and checks it; true if it is good.
bool readNumber(ObjectReader& reader, std::string_view key, const NumberLimits& range, RangeWording wording,
                double& value);
[[nodiscard]] Json writeNumber(const NumberLimits& range, double value);

/// Sets what an object has of the settings of a schema; what it leaves out stays as it is. What is wrong the
/// reader remembers.
template <class Settings>
void readFields(ObjectReader& reader, const Schema<Settings>& schema, Settings& settings) {
  struct Read {
    ObjectReader& reader;
    RangeWording wording;
    Settings& settings;

    void operator()(const NumberSetting<Settings>& field) const {
      if (double value = 0.0; readNumber(reader, field.key, field, wording, value))
        field.store(settings, value);
    }
    void operator()(const ChoiceSetting<Settings>& field) const {
      if (std::size_t index = 0; reader.readName(field.key, index, field.names)) field.store(settings, index);
    }
    void operator()(const FlagSetting<Settings>& field) const {
      if (bool on = false; reader.read(field.key, on)) field.store(settings, on);
    }
    void operator()(const TextSetting<Settings>& field) const {
      std::string text;
      if (!reader.read(field.key, text)) return;
      if (const auto good = field.check ? field.check(text) : Result<void>(); !good)
        return reader.fail(field.key, good.error().message);
      field.store(settings, std::move(text));
    }
    void operator()(const CurveSetting<Settings>& field) const {
      if (Curve curve; readCurve(reader, field.key, curve)) field.store(settings, std::move(curve));
    }
  };
  for (const Setting<Settings>& any : schema.settings())
    std::visit(
        [&](const auto& field) {
          if (field.required) reader.value(field.key, true);  // or an error
          Read{reader, schema.wording(), settings}(field);
        },
        any);
}

/// Adds the settings of a schema to an object, in its order.
template <class Settings>
void writeFields(Json& object, const Schema<Settings>& schema, const Settings& settings) {
  struct Write {
    const Settings& settings;

    Json operator()(const NumberSetting<Settings>& field) const {
      return writeNumber(field, field.get(settings));
    }
    Json operator()(const ChoiceSetting<Settings>& field) const {
      return field.names.key(field.get(settings));
    }
    Json operator()(const FlagSetting<Settings>& field) const {
      return field.get(settings);
    }
    Json operator()(const TextSetting<Settings>& field) const {
      return field.get(settings);
    }
    Json operator()(const CurveSetting<Settings>& field) const {
      return writeCurve(field.get(settings));
    }
  };
  for (const Setting<Settings>& any : schema.settings())
    std::visit(
        [&](const auto& field) {
          if (!field.present || field.present(settings))
            object[std::string(field.key)] = Write{settings}(field);
        },
        any);
}

/// An object of the settings of a schema alone: what readAll reads of it is equal.
template <class Settings>
[[nodiscard]] Json writeAll(const Schema<Settings>& schema, const Settings& settings) {
  Json object;
  writeFields(object, schema, settings);
  return object;
}
/// What the object leaves out is as in `usual`; an error is one line that begins with `path`.
template <class Settings>
[[nodiscard]] Result<Settings> readAll(const Json& value, const std::string& path,
                                       const Schema<Settings>& schema, Settings usual) {
  ObjectReader reader(value, path);
  readFields(reader, schema, usual);
  if (const auto done = reader.done(); !done) return done.error();
  return usual;
}

}  // namespace scarp
