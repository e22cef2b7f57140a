#include "core/script/ObjectJson.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/Contract.h"
#include "core/objects/ObjectSchema.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

constexpr ObjectId kMostId = 1'000'000'000'000;

}  // namespace

Object readObject(ObjectReader& reader) {
  Object object;
  readFields(reader, objectSchema(), object);
  if (reader.value("align") && reader.value("rule")) reader.fail("align", "cannot stand beside \"rule\"");
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
  if (object.id != 0) json["id"] = object.id;
  return json;
}

}  // namespace scarp
