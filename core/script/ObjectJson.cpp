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
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxIds = 10'000'000, kAnyCount = std::numeric_limits<std::size_t>::max();

void readRange(ObjectReader& reader, std::string_view key, double& from, double& to) {
  const Json* range = reader.value(key);
  if (!range) return;
  if (!range->isArray() || range->size() != 2 || !(*range)[0].isNumber() || !(*range)[1].isNumber())
    return reader.fail(key, Message("must be two numbers, [from, to]"));
  from = (*range)[0].get<double>();
  to = (*range)[1].get<double>();
}

/// The fields before the ranges of slopes and heights.
const Schema<ScatterSettings>& firstFields() {
  static const Schema<ScatterSettings> schema = scatterSchema().only(
      {"asset", "density", "spacing", "scale", "scale-jitter", "height-offset", "rule", "random-turn"});
  return schema;
}
const Schema<ScatterSettings>& seedField() {
  static const Schema<ScatterSettings> schema = scatterSchema().only({"seed"});
  return schema;
}

void readFirstId(ObjectReader& reader, ObjectId& id, bool required = false) {
  if (reader.value("id", required)) reader.readWhole("id", id, ObjectId{1}, kMaxScriptObjectId);
}

template <bool idRequired>
Result<Object> readObjectAt(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  const Object object = readObject(reader, idRequired);
  if (const auto done = reader.done(); !done) return done.error();
  return object;
}

Json writeObjectId(const ObjectId& id) { return id; }
Result<ObjectId> readObjectId(const Json& id, const std::string& path) {
  if (id.isUnsigned() && id.get<ObjectId>() > 0) return id.get<ObjectId>();
  return wrongValue(path, Message("an id"), id);
}

/// Settings of an operation on one object: those of the object.
template <class Kind, bool idRequired>
const SettingList& objectOperationSchema() {
  static const Schema<Kind> schema{CustomSetting{
      {.key = "asset"},
      [](Json& json, ConstStructRef s) { json.update(writeObject(s.as<Kind>().object)); },
      [](ObjectReader& reader, StructRef s) { s.as<Kind>().object = readObject(reader, idRequired); }}};
  return schema;
}

const Schema<ScatterRule>& brushFields() {
  static const Schema<ScatterRule> schema = scatterRuleSchema().only(
      {"density", "spacing", "scale", "scale-jitter", "height-offset", "rule", "random-turn", "seed"});
  return schema;
}
const Schema<BrushObjectsOperation>& variationFields() {
  using B = BrushObjectsOperation;
  using V = ObjectVariation;
  using Make = MakeSetting<B>;
  static const Schema<B> schema{
      Make::inDegrees<&B::variation, &V::tilt>(Make::finite<&B::variation, &V::tilt>("tilt-jitter", "°")),
      Make::finite<&B::variation, &V::tint>("tint-jitter", ""), Make::finite<&B::strength>("strength", "")};
  return schema;
}

Json writeBrushAsset(const ScatterAsset& asset) { return writeAll(scatterAssetSchema(), asset); }
/// "conifer", or {"asset": "conifer", "weight": 2}.
Result<ScatterAsset> readBrushAsset(const Json& value, const std::string& path) {
  const Json whole = value.isText() ? Json{{"asset", value}} : value;
  return readAll(whole, path, scatterAssetSchema(), ScatterAsset());
}
const ValueType& brushAssetsType() {
  static const ValueType type =
      listType<std::vector<ScatterAsset>>(typeWith<writeBrushAsset, readBrushAsset>(), kAnyCount);
  return type;
}

}  // namespace

Object readObject(ObjectReader& reader, bool idRequired) {
  Object object;
  readFields(reader, objectSchema(), object);
  readTint(reader, object);
  if (reader.value("align") && reader.value("rule"))
    reader.fail("align", Message("cannot stand beside \"rule\""));
  if (object.elevation && object.rule != ObjectRule::Stay)
    reader.fail("elevation", Message("is only of an object whose rule is \"stay\""));
  readFirstId(reader, object.id, idRequired);
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

Json writeObject(const Object& object) {
  EXPECTS(std::isfinite(object.x) && std::isfinite(object.y) && std::isfinite(object.yaw));
  Json Json;
  writeFields(Json, objectSchema(), object);
  if (object.tint != kNoTint) Json["tint"] = colourText(object.tint);
  if (object.id != 0) Json["id"] = object.id;
  return Json;
}

ValueType objectListType(std::size_t max, bool idRequired) {
  return listType<std::vector<Object>>(
      idRequired ? typeWith<writeObject, readObjectAt<true>>() : typeWith<writeObject, readObjectAt<false>>(),
      max);
}

ValueType objectIdListType() {
  return listType<std::vector<ObjectId>>(typeWith<writeObjectId, readObjectId>(), kMaxIds);
}

void readOperation(ObjectReader& reader, const FileScope&, ScatterOperation& operation) {
  ScatterSettings& s = operation.settings;
  readFields(reader, firstFields(), s);
  readRange(reader, "slopes", s.flattest, s.steepest);
  readRange(reader, "heights", s.lowest, s.highest);
  readFields(reader, seedField(), s);
  readFirstId(reader, operation.first);
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

const SettingList& PlaceOperation::schema() { return objectOperationSchema<PlaceOperation, false>(); }

const SettingList& ChangeObjectOperation::schema() {
  return objectOperationSchema<ChangeObjectOperation, true>();
}

const SettingList& RemoveObjectOperation::schema() {
  using R = RemoveObjectOperation;
  static const Schema<R> schema({required(MakeSetting<R>::number<&R::id>("id", "", 1, kMaxScriptObjectId))},
                                RangeWording::Value);
  return schema;
}

const SettingList& PlaceObjectsOperation::schema() {
  using P = PlaceObjectsOperation;
  using Make = MakeSetting<P>;
  static const Schema<P> schema{
      required(Make::value<&P::objects>("objects", objectListType())),
      Make::unlessDefault<&P::assets>(Make::value<&P::assets>("assets", assetListType()))};
  return schema;
}

const SettingList& ChangeObjectsOperation::schema() {
  using C = ChangeObjectsOperation;
  static const Schema<C> schema{
      required(MakeSetting<C>::value<&C::objects>("objects", objectListType(kAnyCount, true)))};
  return schema;
}

const SettingList& RemoveObjectsOperation::schema() {
  using R = RemoveObjectsOperation;
  static const Schema<R> schema{required(MakeSetting<R>::value<&R::ids>("ids", objectIdListType()))};
  return schema;
}

void readOperation(ObjectReader& reader, const FileScope& files, BrushObjectsOperation& operation) {
  reader.read("erase", operation.erase);
  if (reader.value("assets", !operation.erase))
    readValue(reader, "assets", brushAssetsType(), &operation.rule.assets);
  readFields(reader, brushFields(), operation.rule);
  readFields(reader, variationFields(), operation);
  if (!reader.failed())
    if (const auto good = validate(operation.variation); !good)
      reader.fail(Error{"%1%2", reader.pathOf(""), good.error().message});
  readStroke(reader, files, operation.stroke.brush, operation.stroke.samples);
  readFirstId(reader, operation.first);
}

Json writeOperation(const BrushObjectsOperation& operation) {
  Json written{{"op", BrushObjectsOperation::kTraits.key}, {"erase", operation.erase}};
  written["assets"] = writeValue(brushAssetsType(), &operation.rule.assets);
  writeFields(written, brushFields(), operation.rule);
  writeFields(written, variationFields(), operation);
  writeStroke(written, operation.stroke.brush, operation.stroke.samples);
  if (operation.first != 0) written["id"] = operation.first;
  return written;
}

}  // namespace scarp
