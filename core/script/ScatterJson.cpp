#include "core/script/ScatterJson.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/script/ObjectJson.h"
#include "core/script/ScriptNames.h"

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

}  // namespace

ScatterOperation readScatter(ObjectReader& reader) {
  ScatterOperation operation;
  ScatterSettings& s = operation.settings;
  reader.read("asset", s.asset, assetNames(), true);
  reader.read("density", s.density);
  reader.read("spacing", s.spacing);
  reader.read("scale", s.scale);
  reader.read("scale-jitter", s.scaleJitter);
  reader.read("height-offset", s.heightOffset);
  reader.read("rule", s.rule, ruleNames());
  reader.read("random-turn", s.randomYaw);
  readRange(reader, "slopes", s.flattest, s.steepest);
  readRange(reader, "heights", s.lowest, s.highest);
  reader.readWhole("seed", s.seed, std::uint32_t{0}, std::numeric_limits<std::uint32_t>::max());
  readObjectId(reader, operation.first);
  if (!reader.failed())
    if (const auto valid = validate(s); !valid) reader.fail(Error{reader.pathOf("") + valid.error().message});
  return operation;
}

ordered_json writeScatter(const ScatterOperation& operation) {
  const ScatterSettings& s = operation.settings;
  ordered_json json{{"op", "scatter"},
                    {"asset", assetName(s.asset)},
                    {"density", s.density},
                    {"spacing", s.spacing},
                    {"scale", s.scale},
                    {"scale-jitter", s.scaleJitter},
                    {"height-offset", s.heightOffset},
                    {"rule", ruleName(s.rule)},
                    {"random-turn", s.randomYaw},
                    {"slopes", {s.flattest, s.steepest}},
                    {"heights", {s.lowest, s.highest}},
                    {"seed", s.seed}};
  if (operation.first != 0) json["id"] = operation.first;
  return json;
}

}  // namespace scarp
