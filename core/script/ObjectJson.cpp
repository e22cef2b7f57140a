#include "core/script/ObjectJson.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/Contract.h"
#include "core/base/ShortNumber.h"
#include "core/script/ScriptNames.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

using nlohmann::json;

constexpr double kMostScale = 1e4;
constexpr ObjectId kMostId = 1'000'000'000'000;

bool readHeight(ObjectReader& reader, std::string_view key, double& metres) {
  if (!reader.read(key, metres)) return false;
  if (!(isHeight(metres)))
    reader.fail(key, json(metres).dump() + " m is out of range (" + shortNumber(-kHighest) + " to " +
                         shortNumber(kHighest) + ")");
  return true;
}

}  // namespace

Object readObject(ObjectReader& reader) {
  Object object;
  reader.read("asset", object.asset, assetNames(), true);
  reader.read("x", object.x, true);
  reader.read("y", object.y, true);
  if (double yaw = 0.0; reader.read("yaw", yaw)) object.yaw = radiansOf(yaw);
  if (reader.read("scale", object.scale) && !(object.scale > 0.0 && object.scale <= kMostScale))
    reader.fail("scale", json(object.scale).dump() + " is out of range (above 0 to 10000)");
  readHeight(reader, "height-offset", object.heightOffset);
  const bool ruled = reader.read("rule", object.rule, ruleNames());
  if (bool align = false; reader.read("align", align)) {
    if (ruled) reader.fail("align", "cannot stand beside \"rule\"");
    if (align) object.rule = ObjectRule::Align;
  }
  if (double elevation = 0.0; readHeight(reader, "elevation", elevation)) {
    if (object.rule != ObjectRule::Stay)
      reader.fail("elevation", "is only of an object whose rule is \"stay\"");
    object.elevation = elevation;
  }
  return object;
}

void readObjectId(ObjectReader& reader, ObjectId& id, bool required) {
  if (reader.value("id", required)) reader.readWhole("id", id, ObjectId{1}, kMostId);
}

nlohmann::ordered_json writeObject(const Object& object) {
  EXPECTS(std::isfinite(object.x) && std::isfinite(object.y) && std::isfinite(object.yaw));
  nlohmann::ordered_json json{
      {"asset", assetName(object.asset)}, {"x", object.x},         {"y", object.y},
      {"yaw", degreesOf(object.yaw)},     {"scale", object.scale}, {"height-offset", object.heightOffset},
      {"rule", ruleName(object.rule)}};
  if (object.elevation) json["elevation"] = *object.elevation;
  if (object.id != 0) json["id"] = object.id;
  return json;
}

}  // namespace scarp
