#include "core/script/ObjectJson.h"

#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/Contract.h"
#include "core/objects/ObjectNames.h"
#include "core/schema/MakeSetting.h"
#include "core/script/Degrees.h"
#include "core/script/SchemaJson.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kMostScale = 1e4;
constexpr ObjectId kMostId = 1'000'000'000'000;

constexpr double kAnywhere = std::numeric_limits<double>::infinity();

const Schema<Object>& objectSchema() {
  using Make = MakeSetting<Object>;
  static const Schema<Object> schema{
      {required(Make::choice<&Object::asset>("asset", assetNames())),
       required(Make::number<&Object::x>("x", " m", -kAnywhere, kAnywhere)),
       required(Make::number<&Object::y>("y", " m", -kAnywhere, kAnywhere)),
       inDegrees<&Object::yaw>(Make::number<&Object::yaw>("yaw", "°", -kAnywhere, kAnywhere)),
       above(Make::number<&Object::scale>("scale", "", 0, kMostScale)),
       Make::number<&Object::heightOffset>("height-offset", " m", -kHighest, kHighest),
       Make::choice<&Object::rule>("rule", ruleNames())},
      RangeWording::Value};
  return schema;
}

/// Of objects whose rule is Stay.
const Schema<Object>& elevationSchema() {
  using Make = MakeSetting<Object>;
  static const Schema<Object> schema{
      {Make::number<&Object::elevation>("elevation", " m", -kHighest, kHighest)}, RangeWording::Value};
  return schema;
}

}  // namespace

Object readObject(ObjectReader& reader) {
  Object object;
  readFields(reader, objectSchema(), object);
  if (bool align = false; reader.read("align", align)) {
    if (reader.value("rule")) reader.fail("align", "cannot stand beside \"rule\"");
    if (align) object.rule = ObjectRule::Align;
  }
  readFields(reader, elevationSchema(), object);
  if (object.elevation && object.rule != ObjectRule::Stay)
    reader.fail("elevation", "is only of an object whose rule is \"stay\"");
  return object;
}

void readObjectId(ObjectReader& reader, ObjectId& id, bool required) {
  if (reader.value("id", required)) reader.readWhole("id", id, ObjectId{1}, kMostId);
}

nlohmann::ordered_json writeObject(const Object& object) {
  EXPECTS(std::isfinite(object.x) && std::isfinite(object.y) && std::isfinite(object.yaw));
  nlohmann::ordered_json json;
  writeFields(json, objectSchema(), object);
  writeFields(json, elevationSchema(), object);
  if (object.id != 0) json["id"] = object.id;
  return json;
}

}  // namespace scarp
