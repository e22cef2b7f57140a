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
#include "core/edit/MaterialEdits.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/io/RememberedSource.h"
#include "core/line/LineSchema.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/AssetJson.h"
#include "core/script/DrapeJson.h"
#include "core/script/FilterJson.h"
#include "core/script/LineJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/RasterJson.h"
#include "core/script/ScatterRuleJson.h"

namespace scarp {

namespace {

/// More than anybody has: what is done for each of them may look at all others.
constexpr std::size_t kMaxItems = 10'000;

const Schema<GeoReference>& storedPlaceSchema() {
  using G = GeoReference;
  using Make = MakeSetting<G>;
  static const Schema<G> schema =
      Schema<G>{required(Make::value<&G::geoTransform>(
                    "geotransform", arrayType<std::array<double, 6>>(numberType(), Message("six numbers")))),
                required(Make::flag<&G::hasGeoTransform>("has-geotransform")),
                required(Make::flag<&G::southUp>("south-up")),
                required(Make::exactText<&G::crsWkt>("crs")),
                required(Make::exactText<&G::verticalUnit>("vertical-unit")),
                required(Make::exact<&G::metresPerUnit>("metres-per-unit")),
                Make::unlessDefault<&G::pointSamples>(Make::flag<&G::pointSamples>("point-samples")),
                Make::unlessDefault<&G::epoch>(Make::exact<&G::epoch>("epoch")),
                Make::unlessDefault<&G::rounding>(Make::exact<&G::rounding>("rounding")),
                Make::unlessDefault<&G::metadata>(Make::value<&G::metadata>(
                    "metadata", listType<std::vector<std::string>>(textType(), kMaxItems))),
                Make::structure<&G::source>("source", storedSourceSchema())}
          .with([](ConstStructRef place) -> Result<void> {
            const double unit = std::abs(place.as<GeoReference>().metresPerUnit);
            if (unit >= 1e-9 && unit <= 1e9) return {};
            return Error{"metres-per-unit is out of range (1e-09 to 1e+09)"};
          });
  return schema;
}

CustomSetting linesSetting() {
  return {
      {.key = "lines", .present = [](ConstStructRef s) { return static_cast<bool>(s.as<Layer>().lines); }},
      [](Json& object, ConstStructRef s) { object["lines"] = writeLines(s.as<Layer>().lines.lines()); },
      [](ObjectReader& reader, StructRef s) {
        if (!reader.value("lines")) return;
        std::vector<Line> lines = readLines(reader, "lines", LineAlignmentRule::Envelope);
        if (const auto good = validate(lines); !good) reader.fail("lines", good.error().message);
        s.as<Layer>().lines = LineSet(std::move(lines));
      }};
}

CustomSetting adjustmentSetting() {
  return {
      {.key = "adjustment",
       .present = [](ConstStructRef s) { return static_cast<bool>(s.as<Layer>().adjustment); }},
      [](Json& object, ConstStructRef s) { object["adjustment"] = writeFilter(*s.as<Layer>().adjustment); },
      [](ObjectReader& reader, StructRef s) {
        const bool any = readWithin(reader, "adjustment", [&](ObjectReader& within) {
          Filter filter;
          readFilter(within, filter);
          s.as<Layer>().adjustment = filter;
        });
        if (!any || reader.failed()) return;
        if (const auto good = checkAdjustment(s.as<Layer>()); !good)
          reader.fail("adjustment", good.error().message);
      }};
}

const Schema<Layer>& storedLayerSchema() {
  using L = Layer;
  using Make = MakeSetting<L>;
  static const Schema<L> schema =
      Schema<L>({required(Make::number<&L::id>("id", "", 1, maxId<LayerId>)),
                 required(Make::exactText<&L::name>("name")),
                 required(Make::choice<&L::blend>("blend", layerBlendNames())),
                 required(Make::number<&L::opacity>("opacity", "", 0, 1)),
                 required(Make::flag<&L::visible>("visible")), required(Make::flag<&L::locked>("locked")),
                 linesSetting(),
                 Make::unlessDefault<&L::group>(Make::number<&L::group>("group", "", 1, maxId<LayerId>)),
                 Make::unlessDefault<&L::isGroup>(Make::flag<&L::isGroup>("is-group")), adjustmentSetting(),
                 Make::unlessDefault<&L::outdated>(Make::flag<&L::outdated>("outdated"))},
                RangeWording::Bounds)
          .with([](ConstStructRef read) -> Result<void> {
            const auto& layer = read.as<Layer>();
            if (layer.isGroup && layer.lines) return Error{"a group of layers has no lines"};
            if (layer.isGroup && layer.adjustment) return Error{"a group of layers has no filter"};
            if (layer.outdated && !layer.adjustment) return Error{"a layer without a filter is not outdated"};
            return {};
          });
  return schema;
}

const Schema<NamedMask>& storedMaskSchema() {
  using Make = MakeSetting<NamedMask>;
  static const Schema<NamedMask> schema = [] {
    TextSetting name = required(Make::exactText<&NamedMask::name>("name"));
    name.check = [](const std::string& text) {
      return text.empty() ? Result<void>(Error{"is empty"}) : Result<void>();
    };
    return Schema<NamedMask>({required(Make::number<&NamedMask::id>("id", "", 1, maxId<LayerId>)), name},
                             RangeWording::Bounds);
  }();
  return schema;
}

const Schema<Drape>& storedDrapeSchema() {
  using D = Drape;
  using Make = MakeSetting<D>;
  static const Schema<D> schema{
      required(Make::exactText<&D::name>("name")),
      required(Make::exactText<&D::path>("path")),
      required(Make::value<&D::bytes>("bytes", wholeType<std::uint64_t>())),
      required(Make::value<&D::sum>("sum", wholeType<std::uint64_t>())),
      required(Make::exact<&D::opacity>("opacity")),
      required(Make::flag<&D::visible>("visible")),
      Make::value<&D::packed>("packed", typeWith<writePackedDrape, readPackedDrape>())};
  return schema;
}

template <class Thing>
ValueType storedListType(const Schema<Thing>& schema) {
  return listType<std::vector<Thing>>(structureType(schema), kMaxItems);
}

// Functions for each type of part of a state. A part that is empty is not written, except where readers of
// earlier versions need it.

void writeStatePart(Json& state, const char* key, const GridFrame& frame) { state[key] = writeFrame(frame); }
void writeStatePart(Json& state, const char* key, const GeoReference& place) {
  state[key] = writeAll(storedPlaceSchema(), place);
}
void writeStatePart(Json& state, const char* key, const std::vector<Layer>& layers) {
  state[key] = writeValue(storedListType(storedLayerSchema()), &layers);
}
template <std::same_as<bool> Flag>
void writeStatePart(Json& state, const char* key, Flag flag) {
  state[key] = flag;
}
void writeStatePart(Json& state, const char* key, const std::vector<NamedMask>& masks) {
  if (!masks.empty()) state[key] = writeValue(storedListType(storedMaskSchema()), &masks);
}
void writeStatePart(Json& state, const char* key, const std::vector<Material>& materials) {
  if (!materials.empty()) state[key] = writeMaterials(materials);
}
/// Without materials there are no rules.
void writeStatePart(Json& state, const char*, const RuleStack& rules) {
  if (state.contains("materials")) state.update(writeRules(rules));
}
void writeStatePart(Json& state, const char* key, const std::vector<Drape>& drapes) {
  if (!drapes.empty()) state[key] = writeValue(storedListType(storedDrapeSchema()), &drapes);
}
void writeStatePart(Json& state, const char* key, const std::vector<Asset>& assets) {
  if (!assets.empty()) state[key] = writeAssets(assets);
}
void writeStatePart(Json& state, const char* key, const std::vector<ScatterRule>& rules) {
  if (!rules.empty()) state[key] = writeScatterRules(rules);
}

// Reads a part. `state` has the parts before it.

void readStatePart(ObjectReader& reader, const char* key, GridFrame& frame, const DocumentState&) {
  readWith(reader, key, frame, readFrame, true);
}
void readStatePart(ObjectReader& reader, const char* key, GeoReference& place, const DocumentState&) {
  if (reader.value(key, true)) readValue(reader, key, structureType(storedPlaceSchema()), &place);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<Layer>& layers, const DocumentState&) {
  reader.value(key, true);
  readValue(reader, key, storedListType(storedLayerSchema()), &layers);
  if (reader.failed()) return;
  std::set<LayerId> ids;
  for (const Layer& layer : layers)
    if (!ids.insert(layer.id).second)
      reader.fail(key, Message("the id %1 stands twice", layer.id));
  repairGroups(layers);
}
void readStatePart(ObjectReader& reader, const char* key, bool& flag, const DocumentState&) {
  reader.read(key, flag, true);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<NamedMask>& masks,
                   const DocumentState&) {
  readValue(reader, key, storedListType(storedMaskSchema()), &masks);
  if (reader.failed()) return;
  for (std::size_t i = 0; i < masks.size(); ++i)
    for (std::size_t k = 0; k < i; ++k)
      if (masks[k].id == masks[i].id || masks[k].name == masks[i].name)
        reader.fail(std::string(key) + "[" + std::to_string(i) + "].name", Message("or id stands twice"));
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
  readValue(reader, key, storedListType(storedDrapeSchema()), &drapes);
  if (reader.failed()) return;
  if (auto good = validate(drapes); !good) reader.fail(key, good.error().message);
}
void readStatePart(ObjectReader& reader, const char* key, std::vector<Asset>& assets, const DocumentState&) {
  readWith(reader, key, assets, readAssets);
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
      reader.fail("tilt", Message("must be two numbers, not %1", ObjectReader::describe(*tilt)));
    }
  }
  readTint(reader, object);
  if (const Json* group = reader.value("group")) {
    if (group->isUnsigned() && group->get<GroupId>() <= kMostGroup)
      object.group = group->get<GroupId>();
    else
      reader.fail("group", Message("must be a number of a group, not %1", ObjectReader::describe(*group)));
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
    return wrongValue(path, Message("[id, asset, x, y, yaw, scale, height offset, rule, elevation]"), value);
  Object object;
  if (!value[0].isUnsigned()) return wrongValue(path, Message("an id"), value[0]);
  object.id = value[0].get<ObjectId>();
  if (object.id == 0 || object.id == std::numeric_limits<ObjectId>::max())
    return wrongValue(path, Message("an id"), value[0]);
  const auto asset = value[1].isText() ? assetNamed(value[1].text()) : std::nullopt;
  if (!asset) return wrongValue(path, Message("an asset"), value[1]);
  object.asset = *asset;
  double* const numbers[] = {&object.x, &object.y, &object.yaw, &object.scale, &object.heightOffset};
  for (std::size_t i = 0; i < std::size(numbers); ++i) {
    if (!value[2 + i].isNumber()) return wrongValue(path, Message("a finite number"), value[2 + i]);
    *numbers[i] = value[2 + i].get<double>();
  }
  if (!(object.scale > 0.0)) return wrongValue(path, Message("a scale above 0"), value[5]);
  if (value[7].isBoolean()) {  // As it was before there were rules: whether it aligns.
    object.rule = value[7].get<bool>() ? ObjectRule::Align : ObjectRule::KeepOffset;
  } else {
    const auto rule = value[7].isText() ? ruleNamed(value[7].text()) : std::nullopt;
    if (!rule) return wrongValue(path, Message("a rule (keep-offset, align, stay, flatten)"), value[7]);
    object.rule = *rule;
  }
  if (plain == 9) {
    if (!value[8].isNumber() || object.rule != ObjectRule::Stay)
      return wrongValue(path, Message("the elevation of one that stays"), value[8]);
    object.elevation = value[8].get<double>();
  }
  if (more == 1)
    if (auto read = readMore(value.back(), path, object); !read) return read.error();
  if (!isWithinRange(object)) return wrongValue(path, Message("of a scale and heights in range"), value);
  return object;
}

}  // namespace scarp
