#include "core/script/ObjectJson.h"

#include <cmath>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/ObjectOperations.h"
#include "core/objects/ObjectSchema.h"
#include "core/objects/ObjectVariation.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

void readRange(ObjectReader& reader, std::string_view key, double& from, double& to) {
  const Json* range = reader.value(key);
  if (!range) return;
  if (!range->isArray() || range->size() != 2 || !(*range)[0].isNumber() || !(*range)[1].isNumber())
    return reader.fail(key, Message("must be two numbers, [from, to]"));
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

Object readObject(ObjectReader& reader) {
  Object object;
  readFields(reader, objectSchema(), object);
  readTint(reader, object);
  if (reader.value("align") && reader.value("rule"))
    reader.fail("align", Message("cannot stand beside \"rule\""));
  if (object.elevation && object.rule != ObjectRule::Stay)
    reader.fail("elevation", Message("is only of an object whose rule is \"stay\""));
  return object;
}

void readTint(ObjectReader& reader, Object& object) {
  std::string text;
  if (!reader.read("tint", text)) return;
  if (const auto tint = readColour(text))
    object.tint = *tint;
  else
    reader.fail("tint", Message("must be a colour like \"#a0c0ff\", not \"%1\"", shown(text)));
}

void readObjectId(ObjectReader& reader, ObjectId& id, bool required) {
  if (reader.value("id", required)) reader.readWhole("id", id, ObjectId{1}, kMaxScriptObjectId);
}

Json writeObject(const Object& object) {
  EXPECTS(std::isfinite(object.x) && std::isfinite(object.y) && std::isfinite(object.yaw));
  Json Json;
  writeFields(Json, objectSchema(), object);
  if (object.tint != kNoTint) Json["tint"] = colourText(object.tint);
  if (object.id != 0) Json["id"] = object.id;
  return Json;
}

void readOperation(ObjectReader& reader, const FileScope&, ScatterOperation& operation) {
  ScatterSettings& s = operation.settings;
  readFields(reader, firstFields(), s);
  readRange(reader, "slopes", s.flattest, s.steepest);
  readRange(reader, "heights", s.lowest, s.highest);
  readFields(reader, seedField(), s);
  readObjectId(reader, operation.first);
  if (!reader.failed())
    if (const auto valid = validate(s); !valid)
      reader.fail(Error{"%1%2", reader.pathOf(""), valid.error().message});
}

Json writeOperation(const ScatterOperation& operation) {
  const ScatterSettings& s = operation.settings;
  Json Json{{"op", ScatterOperation::kTraits.key}};
  writeFields(Json, firstFields(), s);
  Json["slopes"] = {s.flattest, s.steepest};
  Json["heights"] = {s.lowest, s.highest};
  writeFields(Json, seedField(), s);
  if (operation.first != 0) Json["id"] = operation.first;
  return Json;
}

void readOperation(ObjectReader& reader, const FileScope&, PlaceOperation& operation) {
  operation.object = readObject(reader);
  readObjectId(reader, operation.object.id);
}

Json writeOperation(const PlaceOperation& operation) {
  Json written{{"op", PlaceOperation::kTraits.key}};
  written.update(writeObject(operation.object));
  return written;
}

void readOperation(ObjectReader& reader, const FileScope&, ChangeObjectOperation& operation) {
  operation.object = readObject(reader);
  readObjectId(reader, operation.object.id, true);
}

Json writeOperation(const ChangeObjectOperation& operation) {
  Json written{{"op", ChangeObjectOperation::kTraits.key}};
  written.update(writeObject(operation.object));
  return written;
}

const SettingList& RemoveObjectOperation::schema() {
  using R = RemoveObjectOperation;
  static const Schema<R> schema({required(MakeSetting<R>::number<&R::id>("id", "", 1, kMaxScriptObjectId))},
                                RangeWording::Value);
  return schema;
}

}  // namespace scarp
