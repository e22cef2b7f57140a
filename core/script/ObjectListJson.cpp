
#include "core/base/Json.h"
#include "core/edit/ObjectOperations.h"
#include "core/objects/ObjectSchema.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/SchemaJson.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/SampleJson.h"

// Operations on many objects.

namespace scarp {

namespace {

constexpr std::size_t kMostIds = 10'000'000;

const Json* listUnder(ObjectReader& reader, std::string_view key) {
  const Json* list = reader.value(key, true);
  if (!list || list->isArray()) return list;
  reader.fail(key, Message("must be an array, not %1", ObjectReader::describe(*list)));
  return nullptr;
}

std::string placeIn(const ObjectReader& reader, std::string_view key, std::size_t place) {
  return reader.pathOf(key) + "[" + std::to_string(place) + "]";
}

std::vector<Object> readObjectList(ObjectReader& outer, bool known) {
  std::vector<Object> objects;
  const Json* list = listUnder(outer, "objects");
  for (std::size_t i = 0; list && !outer.failed() && i < list->size(); ++i) {
    ObjectReader reader((*list)[i], placeIn(outer, "objects", i));
    objects.push_back(readObject(reader));
    readObjectId(reader, objects.back().id, known);
    if (const auto done = reader.done(); !done) outer.fail(done.error());
  }
  return objects;
}

Json writeObjectList(const std::vector<Object>& objects) {
  Json list = Json::array();
  for (const Object& object : objects) list.push_back(writeObject(object));
  return list;
}

const Schema<ScatterRule>& brushFields() {
  static const Schema<ScatterRule> schema = scatterRuleSchema().only(
      {"density", "spacing", "scale", "scale-jitter", "height-offset", "rule", "random-turn", "seed"});
  return schema;
}

/// "conifer", or {"asset": "conifer", "weight": 2}.
ScatterAsset readBrushAsset(const Json& value, ObjectReader& outer, const std::string& path) {
  const Json whole = value.isText() ? Json{{"asset", value}} : value;
  const auto asset = readAll(whole, path, scatterAssetSchema(), ScatterAsset());
  if (asset) return *asset;
  outer.fail(asset.error());
  return {};
}

}  // namespace

void readIds(ObjectReader& reader, std::string_view key, std::vector<ObjectId>& ids) {
  forEachIn(reader, key, kMostIds, [&](const Json& id, const std::string& path) {
    if (id.isUnsigned() && id.get<ObjectId>() > 0)
      ids.push_back(id.get<ObjectId>());
    else
      reader.fail(errorIn(path, "must be an id, not %1", ObjectReader::describe(id)));
  });
}

void readOperation(ObjectReader& reader, const FileScope&, PlaceObjectsOperation& operation) {
  operation.objects = readObjectList(reader, false);
  operation.assets = readAssets(reader, "assets");
}

Json writeOperation(const PlaceObjectsOperation& operation) {
  Json written{{"op", PlaceObjectsOperation::kTraits.key}, {"objects", writeObjectList(operation.objects)}};
  if (!operation.assets.empty()) written["assets"] = writeAssets(operation.assets);
  return written;
}

void readOperation(ObjectReader& reader, const FileScope&, ChangeObjectsOperation& operation) {
  operation.objects = readObjectList(reader, true);
}

Json writeOperation(const ChangeObjectsOperation& operation) {
  return {{"op", ChangeObjectsOperation::kTraits.key}, {"objects", writeObjectList(operation.objects)}};
}

void readOperation(ObjectReader& reader, const FileScope&, RemoveObjectsOperation& operation) {
  if (listUnder(reader, "ids")) readIds(reader, "ids", operation.ids);
}

Json writeOperation(const RemoveObjectsOperation& operation) {
  return {{"op", RemoveObjectsOperation::kTraits.key}, {"ids", operation.ids}};
}

void readOperation(ObjectReader& reader, const FileScope& files, BrushObjectsOperation& operation) {
  reader.read("erase", operation.erase);
  if (const Json* list = reader.value("assets", !operation.erase)) {
    if (!list->isArray())
      reader.fail("assets", Message("must be an array, not %1", ObjectReader::describe(*list)));
    for (std::size_t i = 0; !reader.failed() && i < list->size(); ++i)
      operation.rule.assets.push_back(readBrushAsset((*list)[i], reader, placeIn(reader, "assets", i)));
  }
  readFields(reader, brushFields(), operation.rule);
  double degrees = 0.0;
  if (reader.read("tilt-jitter", degrees)) operation.variation.tilt = radiansOf(degrees);
  reader.read("tint-jitter", operation.variation.tint);
  reader.read("strength", operation.strength);
  if (!reader.failed())
    if (const auto good = validate(operation.variation); !good)
      reader.fail(Error{"%1%2", reader.pathOf(""), good.error().message});
  if (const Json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, operation.stroke.brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  readSamples(reader, operation.stroke.samples);
  readObjectId(reader, operation.first);
}

Json writeOperation(const BrushObjectsOperation& operation) {
  Json written{{"op", BrushObjectsOperation::kTraits.key}, {"erase", operation.erase}};
  Json& assets = written["assets"] = Json::array();
  for (const ScatterAsset& asset : operation.rule.assets)
    assets.push_back(writeAll(scatterAssetSchema(), asset));
  writeFields(written, brushFields(), operation.rule);
  written["tilt-jitter"] = degreesOf(operation.variation.tilt);
  written["tint-jitter"] = operation.variation.tint;
  written["strength"] = operation.strength;
  written["brush"] = writeBrush(operation.stroke.brush);
  written["samples"] = writeSamples(operation.stroke.samples);
  if (operation.first != 0) written["id"] = operation.first;
  return written;
}

}  // namespace scarp
