#include "core/script/ScatterJson.h"

#include <nlohmann/json.hpp>

#include "core/objects/ObjectSchema.h"
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

/// What stands before the ranges of slopes and heights.
const Schema<ScatterSettings>& firstFields() {
  static const Schema<ScatterSettings> schema = scatterSchema().only(
      {"asset", "density", "spacing", "scale", "scale-jitter", "height-offset", "rule", "random-turn"});
  return schema;
}
const Schema<ScatterSettings>& seedField() {
  static const Schema<ScatterSettings> schema = scatterSchema().only({"seed"});
  return schema;
}

}  // namespace

ScatterOperation readScatter(ObjectReader& reader) {
  ScatterOperation operation;
  ScatterSettings& s = operation.settings;
  readFields(reader, firstFields(), s);
  readRange(reader, "slopes", s.flattest, s.steepest);
  readRange(reader, "heights", s.lowest, s.highest);
  readFields(reader, seedField(), s);
  readObjectId(reader, operation.first);
  if (!reader.failed())
    if (const auto valid = validate(s); !valid) reader.fail(Error{reader.pathOf("") + valid.error().message});
  return operation;
}

ordered_json writeScatter(const ScatterOperation& operation) {
  const ScatterSettings& s = operation.settings;
  ordered_json json{{"op", "scatter"}};
  writeFields(json, firstFields(), s);
  json["slopes"] = {s.flattest, s.steepest};
  json["heights"] = {s.lowest, s.highest};
  writeFields(json, seedField(), s);
  if (operation.first != 0) json["id"] = operation.first;
  return json;
}

}  // namespace scarp
