#include "core/script/ScatterJson.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/objects/ObjectNames.h"
#include "core/schema/MakeSetting.h"
#include "core/script/ObjectJson.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

void readRange(ObjectReader& reader, std::string_view key, double& from, double& to) {
  const json* range = reader.value(key);
  if (!range) return;
  if (!range->is_array() || range->size() != 2 || !(*range)[0].is_number() || !(*range)[1].is_number())
    return reader.fail(key, "must be two numbers, [from, to]");
  from = (*range)[0].get<double>();
  to = (*range)[1].get<double>();
}

constexpr double kMostSeed = std::numeric_limits<std::uint32_t>::max();
constexpr double kAny = std::numeric_limits<double>::infinity();

// Ranges are for validate(). Between the two parts are the ranges of slopes and heights.
const Schema<ScatterSettings>& scatterSchema() {
  using S = ScatterSettings;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{required(Make::choice<&S::asset>("asset", assetNames())),
                                Make::number<&S::density>("density", "", -kAny, kAny),
                                Make::number<&S::spacing>("spacing", " m", -kAny, kAny),
                                Make::number<&S::scale>("scale", "", -kAny, kAny),
                                Make::number<&S::scaleJitter>("scale-jitter", "", -kAny, kAny),
                                Make::number<&S::heightOffset>("height-offset", " m", -kAny, kAny),
                                Make::choice<&S::rule>("rule", ruleNames()),
                                Make::flag<&S::randomYaw>("random-turn")};
  return schema;
}
const Schema<ScatterSettings>& scatterSeedSchema() {
  static const Schema<ScatterSettings> schema{
      {MakeSetting<ScatterSettings>::number<&ScatterSettings::seed>("seed", "", 0, kMostSeed)},
      RangeWording::Value};
  return schema;
}

}  // namespace

ScatterOperation readScatter(ObjectReader& reader) {
  ScatterOperation operation;
  ScatterSettings& s = operation.settings;
  readFields(reader, scatterSchema(), s);
  readRange(reader, "slopes", s.flattest, s.steepest);
  readRange(reader, "heights", s.lowest, s.highest);
  readFields(reader, scatterSeedSchema(), s);
  readObjectId(reader, operation.first);
  if (!reader.failed())
    if (const auto valid = validate(s); !valid) reader.fail(Error{reader.pathOf("") + valid.error().message});
  return operation;
}

ordered_json writeScatter(const ScatterOperation& operation) {
  const ScatterSettings& s = operation.settings;
  ordered_json json{{"op", "scatter"}};
  writeFields(json, scatterSchema(), s);
  json["slopes"] = {s.flattest, s.steepest};
  json["heights"] = {s.lowest, s.highest};
  writeFields(json, scatterSeedSchema(), s);
  if (operation.first != 0) json["id"] = operation.first;
  return json;
}

}  // namespace scarp
