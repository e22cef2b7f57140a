#include "core/script/FilterJson.h"

#include <nlohmann/json.hpp>

#include "core/script/CurveJson.h"
#include "core/script/ObjectReader.h"

namespace scarp {

namespace {

using nlohmann::ordered_json;

/// Which of the kinds, under a key of its own.
template <class Settings>
const OperationKind<Settings>* readKind(ObjectReader& reader, std::string_view key,
                                        std::span<const OperationKind<Settings>> kinds) {
  std::vector<std::pair<std::string_view, const OperationKind<Settings>*>> names;
  for (const auto& kind : kinds) names.emplace_back(kind.key, &kind);
  const OperationKind<Settings>* which = nullptr;
  reader.read(key, which, names, true);
  return which;
}

template <class Settings>
void readSettings(ObjectReader& reader, const OperationKind<Settings>& kind, Settings& settings) {
  settings = kind.defaults;
  for (const auto& choice : kind.choices) {
    std::vector<std::pair<std::string_view, std::size_t>> names;
    for (const std::string_view name : choice.names) names.emplace_back(name, names.size());
    if (std::size_t value = 0; reader.read(choice.key, value, names)) choice.store(settings, value);
  }
  for (const auto& number : kind.numbers) {
    double value = 0.0;
    if (!reader.read(number.key, value)) continue;
    if (const auto good = number.check(value); good)
      number.store(settings, value);
    else
      reader.fail(number.key, good.error().message);
  }
  for (const auto& curve : kind.curves)
    if (Curve value; readCurve(reader, curve.key, value)) curve.store(settings, std::move(value));
}

template <class Settings>
ordered_json write(std::string_view key, const OperationKind<Settings>& kind, const Settings& settings) {
  ordered_json object;
  object[std::string(key)] = kind.key;
  for (const auto& choice : kind.choices)
    object[std::string(choice.key)] = choice.names[choice.get(settings)];
  for (const auto& number : kind.numbers) {
    const double value = number.get(settings);
    EXPECTS(number.check(value).ok());
    if (number.whole)
      object[std::string(number.key)] = static_cast<std::int64_t>(value);
    else
      object[std::string(number.key)] = value;
  }
  for (const auto& curve : kind.curves) object[std::string(curve.key)] = writeCurve(curve.get(settings));
  return object;
}

}  // namespace

void readFilter(ObjectReader& reader, Filter& filter) {
  const auto* kind = readKind(reader, "filter", filterKinds());
  if (!kind) return;
  readSettings(reader, *kind, filter);
  if (reader.failed()) return;
  // What only shows between settings.
  if (const auto valid = validate(filter); !valid) reader.fail("filter", valid.error().message);
}

void readReshape(ObjectReader& reader, Reshape& reshape) {
  if (const auto* kind = readKind(reader, "reshape", reshapeKinds())) readSettings(reader, *kind, reshape);
}

ordered_json writeFilter(const Filter& filter) { return write("filter", kindOf(filter), filter); }
ordered_json writeReshape(const Reshape& reshape) { return write("reshape", kindOf(reshape), reshape); }

}  // namespace scarp
