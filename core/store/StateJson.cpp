#include "core/store/StateJson.h"

#include <algorithm>
#include <cmath>
#include <concepts>
#include <limits>
#include <set>
#include <utility>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/document/Layer.h"
#include "core/document/LayerGroups.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/LayerSchema.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/io/StoredSourceJson.h"
#include "core/line/LineSchema.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/script/AssetJson.h"
#include "core/script/DrapeJson.h"
#include "core/script/ExactJson.h"
#include "core/script/FilterJson.h"
#include "core/script/LineJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/ObjectReader.h"
#include "core/script/ScatterRuleJson.h"

namespace scarp {

namespace {

constexpr double kLeastUnit = 1e-9, kMostUnit = 1e9;  ///< Metres.

/// A number or text under a key that must be there.
void takeNumber(ObjectReader& reader, std::string_view key, double& number) {
  const Json* value = reader.value(key, true);
  if (!value) return;
  const auto read = readNumber(*value, reader.pathOf(key));
  if (!read.ok()) return reader.fail(read.error());
  number = *read;
}
void takeText(ObjectReader& reader, std::string_view key, std::string& text) {
  const Json* value = reader.value(key, true);
  if (!value) return;
  auto read = readText(*value, reader.pathOf(key));
  if (!read.ok()) return reader.fail(read.error());
  text = std::move(*read);
}
void takeFlag(ObjectReader& reader, std::string_view key, bool& flag) {
  if (reader.value(key, true)) reader.read(key, flag);
}

Json writePlace(const GeoReference& reference) {
  Json numbers = Json::array();
  for (const double number : reference.geoTransform) numbers.push_back(writeNumber(number));
  Json place{{"geotransform", numbers},
                     {"has-geotransform", reference.hasGeoTransform},
                     {"south-up", reference.southUp},
                     {"crs", writeText(reference.crsWkt)},
                     {"vertical-unit", writeText(reference.verticalUnit)},
                     {"metres-per-unit", writeNumber(reference.metresPerUnit)}};
  if (reference.pointSamples) place["point-samples"] = true;
  if (reference.epoch != 0.0) place["epoch"] = writeNumber(reference.epoch);
  if (reference.rounding != 0.0) place["rounding"] = writeNumber(reference.rounding);
  for (const std::string& item : reference.metadata) place["metadata"].push_back(writeText(item));
  if (reference.source) place["source"] = writeStoredSource(*reference.source);
  return place;
}

GeoReference readPlace(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("place"));
  GeoReference place;
  if (const Json* numbers = reader.value("geotransform", true)) {
    bool six = numbers->isArray() && numbers->size() == place.geoTransform.size();
    for (std::size_t i = 0; six && i < place.geoTransform.size(); ++i) {
      const auto number = readNumber((*numbers)[i], reader.pathOf("geotransform"));
      six = number.ok();
      if (six) place.geoTransform[i] = *number;
    }
    if (!six) reader.fail("geotransform", "must be six numbers");
  }
  takeFlag(reader, "has-geotransform", place.hasGeoTransform);
  takeFlag(reader, "south-up", place.southUp);
  takeText(reader, "crs", place.crsWkt);
  takeText(reader, "vertical-unit", place.verticalUnit);
  takeNumber(reader, "metres-per-unit", place.metresPerUnit);
  reader.read("point-samples", place.pointSamples);
  if (reader.value("epoch")) takeNumber(reader, "epoch", place.epoch);
  if (reader.value("rounding")) takeNumber(reader, "rounding", place.rounding);
  if (const Json* items = reader.value("metadata")) {
    if (!items->isArray()) reader.fail("metadata", "is no list");
    for (std::size_t i = 0; items->isArray() && i < items->size(); ++i) {
      auto text = readText((*items)[i], reader.pathOf("metadata"));
      if (text)
        place.metadata.push_back(*std::move(text));
      else
        reader.fail(text.error());
    }
  }
  if (const Json* source = reader.value("source")) {
    auto read = readStoredSource(*source);
    if (read)
      place.source = *std::move(read);
    else
      reader.fail("source", read.error().message);
  }
  const double unit = std::abs(place.metresPerUnit);
  if (!(unit >= kLeastUnit && unit <= kMostUnit))
    reader.fail("metres-per-unit", "is out of range (1e-09 to 1e+09)");
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return place;
}

Json writeLayer(const Layer& layer) {
  Json written{{"id", layer.id},
                       {"name", writeText(layer.name)},
                       {"blend", layerBlendNames().key(layer.blend)},
                       {"opacity", writeNumber(layer.opacity)},
                       {"visible", layer.visible},
                       {"locked", layer.locked}};
  if (layer.lines) written["lines"] = writeLines(layer.lines.lines());
  if (layer.group != 0) written["group"] = layer.group;
  if (layer.isGroup) written["is-group"] = true;
  if (layer.adjustment) written["adjustment"] = writeFilter(*layer.adjustment);
  if (layer.outdated) written["outdated"] = true;
  return written;
}

Result<Layer> readLayer(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  Layer layer;
  if (reader.value("id", true))
    reader.readWhole("id", layer.id, LayerId{1}, std::numeric_limits<LayerId>::max() - 1);
  takeText(reader, "name", layer.name);
  reader.read("blend", layer.blend, layerBlendNames(), true);
  takeNumber(reader, "opacity", layer.opacity);
  const NumberLimits& opacity = layerSchema().number("opacity");
  if (!opacity.contains(layer.opacity)) reader.fail("opacity", "is out of range (" + opacity.bounds() + ")");
  takeFlag(reader, "visible", layer.visible);
  takeFlag(reader, "locked", layer.locked);
  if (reader.value("lines")) {
    std::vector<Line> lines = readLines(reader, "lines", LineAlignmentRule::Envelope);
    if (const auto good = validate(lines); !good) reader.fail("lines", good.error().message);
    layer.lines = LineSet(std::move(lines));
  }
  if (reader.value("group"))
    reader.readWhole("group", layer.group, LayerId{1}, std::numeric_limits<LayerId>::max() - 1);
  reader.read("is-group", layer.isGroup);
  if (layer.isGroup && layer.lines) reader.fail("lines", "a group of layers has no lines");
  if (const Json* adjustment = reader.value("adjustment")) {
    ObjectReader filter(*adjustment, reader.pathOf("adjustment"));
    Filter read;
    readFilter(filter, read);
    layer.adjustment = read;
    if (const auto done = filter.done(); !done)
      reader.fail(done.error());
    else if (const auto good = checkAdjustment(layer); !good)
      reader.fail("adjustment", good.error().message);
    else if (layer.isGroup)
      reader.fail("adjustment", "a group of layers has no filter");
    reader.read("outdated", layer.outdated);
  }
  if (const auto done = reader.done(); !done) return done.error();
  return layer;
}

/// More than anybody has: what is done for each of them may look at all others.
constexpr std::size_t kMostItems = 10'000;

void checkCount(const Json& list, const char* key, ObjectReader& outer) {
  if (!outer.failed() && list.size() > kMostItems)
    outer.fail(key, std::to_string(list.size()) + " are more than " + std::to_string(kMostItems));
}

std::vector<Layer> readLayers(const Json& list, ObjectReader& outer) {
  std::vector<Layer> layers;
  if (!list.isArray()) outer.fail("layers", "must be an array, not " + ObjectReader::describe(list));
  checkCount(list, "layers", outer);
  std::set<LayerId> ids;
  for (std::size_t i = 0; !outer.failed() && i < list.size(); ++i) {
    auto layer = readLayer(list[i], outer.pathOf("layers") + "[" + std::to_string(i) + "]");
    if (!layer.ok())
      outer.fail(layer.error());
    else if (!ids.insert(layer->id).second)
      outer.fail("layers", "the id " + std::to_string(layer->id) + " stands twice");
    else
      layers.push_back(std::move(*layer));
  }
  repairGroups(layers);
  return layers;
}

std::vector<NamedMask> readMasks(const Json& list, ObjectReader& outer) {
  std::vector<NamedMask> masks;
  if (!list.isArray()) outer.fail("masks", "must be an array, not " + ObjectReader::describe(list));
  checkCount(list, "masks", outer);
  for (std::size_t i = 0; !outer.failed() && i < list.size(); ++i) {
    ObjectReader reader(list[i], outer.pathOf("masks") + "[" + std::to_string(i) + "]");
    NamedMask mask;
    if (reader.value("id", true))
      reader.readWhole("id", mask.id, LayerId{1}, std::numeric_limits<LayerId>::max() - 1);
    takeText(reader, "name", mask.name);
    if (mask.name.empty()) reader.fail("name", "is empty");
    for (const NamedMask& other : masks)
      if (other.id == mask.id || other.name == mask.name) reader.fail("name", "or id stands twice");
    if (const auto done = reader.done(); !done) outer.fail(done.error());
    masks.push_back(std::move(mask));
  }
  return masks;
}

Json writeDrape(const Drape& drape) {
  Json written{{"name", writeText(drape.name)},
                       {"path", writeText(drape.path)},
                       {"bytes", drape.bytes},
                       {"sum", drape.sum},
                       {"opacity", writeNumber(drape.opacity)},
                       {"visible", drape.visible}};
  if (drape.packed) written["packed"] = writePackedDrape(*drape.packed);
  return written;
}

std::vector<Drape> readDrapes(const Json& list, ObjectReader& outer) {
  std::vector<Drape> drapes;
  if (!list.isArray()) outer.fail("drapes", "must be an array, not " + ObjectReader::describe(list));
  checkCount(list, "drapes", outer);
  for (std::size_t i = 0; !outer.failed() && i < list.size(); ++i) {
    ObjectReader reader(list[i], outer.pathOf("drapes") + "[" + std::to_string(i) + "]");
    Drape drape;
    takeText(reader, "name", drape.name);
    takeText(reader, "path", drape.path);
    for (auto [key, number] : {std::pair{"bytes", &drape.bytes}, {"sum", &drape.sum}}) {
      const Json* value = reader.value(key, true);
      if (value && value->isUnsigned())
        *number = value->get<std::uint64_t>();
      else
        reader.fail(key, "must be a whole number");
    }
    takeNumber(reader, "opacity", drape.opacity);
    takeFlag(reader, "visible", drape.visible);
    if (const Json* packed = reader.value("packed")) {
      auto read = readPackedDrape(*packed, reader.pathOf("packed"));
      read.ok() ? void(drape.packed = *std::move(read)) : reader.fail(read.error());
    }
    if (const auto done = reader.done(); !done) outer.fail(done.error());
    drapes.push_back(std::move(drape));
  }
  if (!outer.failed())
    if (auto good = validate(drapes); !good) outer.fail("drapes", good.error().message);
  return drapes;
}

// Functions for each type of part of a state. A part that is empty is not written, except where readers of
// earlier versions need it.

void writeStatePart(Json& state, const char* key, const GridFrame& frame) { state[key] = writeFrame(frame); }
void writeStatePart(Json& state, const char* key, const GeoReference& place) {
  state[key] = writePlace(place);
}
void writeStatePart(Json& state, const char* key, const std::vector<Layer>& layers) {
  Json list = Json::array();
  for (const Layer& layer : layers) list.push_back(writeLayer(layer));
  state[key] = std::move(list);
}
template <std::same_as<bool> Flag>
void writeStatePart(Json& state, const char* key, Flag flag) {
  state[key] = flag;
}
void writeStatePart(Json& state, const char* key, const std::vector<NamedMask>& masks) {
  for (const NamedMask& mask : masks) state[key].push_back({{"id", mask.id}, {"name", writeText(mask.name)}});
}
void writeStatePart(Json& state, const char* key, const std::vector<Material>& materials) {
  if (!materials.empty()) state[key] = writeMaterials(materials);
}
/// Without materials there are no rules.
void writeStatePart(Json& state, const char*, const RuleStack& rules) {
  if (state.contains("materials")) state.update(writeRules(rules));
}
void writeStatePart(Json& state, const char* key, const std::vector<Drape>& drapes) {
  for (const Drape& drape : drapes) state[key].push_back(writeDrape(drape));
}
void writeStatePart(Json& state, const char* key, const std::vector<Asset>& assets) {
  if (!assets.empty()) state[key] = writeAssets(assets);
}
void writeStatePart(Json& state, const char* key, const std::vector<ScatterRule>& rules) {
  if (!rules.empty()) state[key] = writeScatterRules(rules);
}

// Reads a part. `state` has the parts before it.

void readStatePart(ObjectReader& reader, const char* key, GridFrame& frame, const DocumentState&) {
  const Json* const value = reader.value(key, true);
  if (!value) return;
  const auto read = readFrame(*value, reader.pathOf(key));
  read.ok() ? void(frame = *read) : reader.fail(read.error());
}
void readStatePart(ObjectReader& reader, const char* key, GeoReference& place, const DocumentState&) {
  if (const Json* value = reader.value(key, true)) place = readPlace(*value, reader);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<Layer>& layers, const DocumentState&) {
  if (const Json* list = reader.value(key, true)) layers = readLayers(*list, reader);
}
void readStatePart(ObjectReader& reader, const char* key, bool& flag, const DocumentState&) {
  takeFlag(reader, key, flag);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<NamedMask>& masks,
                   const DocumentState&) {
  if (const Json* list = reader.value(key)) masks = readMasks(*list, reader);
}
void readStatePart(ObjectReader& reader, const char*, std::vector<Material>& materials,
                   const DocumentState&) {
  materials = readMaterials(reader);
}
void readStatePart(ObjectReader& reader, const char*, RuleStack& rules, const DocumentState& state) {
  if (!state.materials.empty()) rules = readRules(reader, state.materials);
  if (reader.failed()) return;
  if (auto good = validate(state.materials, rules); !good) reader.fail("materials", good.error().message);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<Drape>& drapes, const DocumentState&) {
  if (const Json* list = reader.value(key)) drapes = readDrapes(*list, reader);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<Asset>& assets, const DocumentState&) {
  assets = readAssets(reader, key);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<ScatterRule>& rules,
                   const DocumentState& state) {
  rules = readScatterRules(reader, key, ScatterSampling::NearestSample);
  if (reader.failed()) return;
  const auto nameless = std::ranges::find(rules, 0U, &ScatterRule::id);
  auto good = validate(rules, state);
  if (nameless != rules.end()) good = Error{"a rule has no id"};
  if (!good) reader.fail(key, good.error().message);
}

}  // namespace

Json writeState(const DocumentState& state) {
  Json value = Json::object();
  forEachStatePart([&](const auto& part) { writeStatePart(value, part.key, state.*part.value); });
  return value;
}

Result<DocumentState> readState(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  DocumentState state;
  forEachStatePart([&](const auto& part) { readStatePart(reader, part.key, state.*part.value, state); });
  if (const auto done = reader.done(); !done) return done.error();
  return state;
}

Json writeStoredObject(const Object& object) {
  Json row =
      Json::array({object.id, assetName(object.asset), writeNumber(object.x), writeNumber(object.y),
                           writeNumber(object.yaw), writeNumber(object.scale),
                           writeNumber(object.heightOffset), ruleName(object.rule)});
  if (object.elevation) row.push_back(writeNumber(*object.elevation));
  Json more = Json::object();
  if (object.tiltX != 0.0 || object.tiltY != 0.0)
    more["tilt"] = {writeNumber(object.tiltX), writeNumber(object.tiltY)};
  if (object.tint != kNoTint) more["tint"] = colourText(object.tint);
  if (object.group != 0) more["group"] = object.group;
  if (object.locked) more["locked"] = true;
  if (object.hidden) more["hidden"] = true;
  if (!more.empty()) row.push_back(std::move(more));
  return row;
}

namespace {

/// What most objects do without.
Result<void> readMore(const Json& value, const std::string& path, Object& object) {
  ObjectReader reader(value, path);
  if (const Json* tilt = reader.value("tilt")) {
    if (tilt->isArray() && tilt->size() == 2 && (*tilt)[0].isNumber() && (*tilt)[1].isNumber()) {
      object.tiltX = (*tilt)[0].get<double>();
      object.tiltY = (*tilt)[1].get<double>();
    } else {
      reader.fail("tilt", "must be two numbers, not " + ObjectReader::describe(*tilt));
    }
  }
  readTint(reader, object);
  if (const Json* group = reader.value("group")) {
    if (group->isUnsigned() && group->get<GroupId>() <= kMostGroup)
      object.group = group->get<GroupId>();
    else
      reader.fail("group", "must be a number of a group, not " + ObjectReader::describe(*group));
  }
  reader.read("locked", object.locked);
  reader.read("hidden", object.hidden);
  return reader.done();
}

}  // namespace

Result<Object> readStoredObject(const Json& value, const std::string& path) {
  const std::size_t more = value.isArray() && !value.empty() && value.back().isObject() ? 1 : 0;
  const std::size_t plain = value.isArray() ? value.size() - more : 0;
  if (plain < 8 || plain > 9)
    return wrongValue(path, "[id, asset, x, y, yaw, scale, height offset, rule, elevation]", value);
  Object object;
  if (!value[0].isUnsigned()) return wrongValue(path, "an id", value[0]);
  object.id = value[0].get<ObjectId>();
  if (object.id == 0 || object.id == std::numeric_limits<ObjectId>::max())
    return wrongValue(path, "an id", value[0]);
  const auto asset = value[1].isText() ? assetNamed(value[1].text()) : std::nullopt;
  if (!asset) return wrongValue(path, "an asset", value[1]);
  object.asset = *asset;
  double* const numbers[] = {&object.x, &object.y, &object.yaw, &object.scale, &object.heightOffset};
  for (std::size_t i = 0; i < std::size(numbers); ++i) {
    if (!value[2 + i].isNumber()) return wrongValue(path, "a finite number", value[2 + i]);
    *numbers[i] = value[2 + i].get<double>();
  }
  if (!(object.scale > 0.0)) return wrongValue(path, "a scale above 0", value[5]);
  if (value[7].isBoolean()) {  // As it was before there were rules: whether it aligns.
    object.rule = value[7].get<bool>() ? ObjectRule::Align : ObjectRule::KeepOffset;
  } else {
    const auto rule = value[7].isText() ? ruleNamed(value[7].text()) : std::nullopt;
    if (!rule) return wrongValue(path, "a rule (keep-offset, align, stay, flatten)", value[7]);
    object.rule = *rule;
  }
  if (plain == 9) {
    if (!value[8].isNumber() || object.rule != ObjectRule::Stay)
      return wrongValue(path, "the elevation of one that stays", value[8]);
    object.elevation = value[8].get<double>();
  }
  if (more == 1)
    if (auto read = readMore(value.back(), path, object); !read) return read.error();
  if (!isWithinRange(object)) return wrongValue(path, "of a scale and heights in range", value);
  return object;
}

Json writeObjects(const ObjectLayer& objects) {
  Json list = Json::array();
  for (const auto& [id, object] : objects.all()) list.push_back(writeStoredObject(object));
  return {{"next", objects.nextId()}, {"objects", std::move(list)}};
}

Result<ObjectLayer> readObjects(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  ObjectLayer objects;
  if (const Json* list = reader.value("objects", true)) {
    if (!list->isArray()) reader.fail("objects", "must be an array, not " + ObjectReader::describe(*list));
    for (std::size_t i = 0; !reader.failed() && i < list->size(); ++i) {
      auto object = readStoredObject((*list)[i], reader.pathOf("objects") + "[" + std::to_string(i) + "]");
      if (!object.ok())
        reader.fail(object.error());
      else if (objects.exchange(object->id, *object))
        reader.fail("objects", "the id " + std::to_string(object->id) + " stands twice");
    }
  }
  const Json* next = reader.value("next", true);
  if (next && (!next->isUnsigned() || next->get<ObjectId>() < objects.nextId()))
    reader.fail("next", "must be an id above those of the objects, not " + ObjectReader::describe(*next));
  if (const auto done = reader.done(); !done) return done.error();
  // As if the one before had just been given.
  if (const auto id = next->get<ObjectId>(); id > objects.nextId()) (void)objects.takeId(id - 1);
  return objects;
}

}  // namespace scarp
