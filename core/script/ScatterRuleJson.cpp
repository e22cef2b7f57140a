#include "core/script/ScatterRuleJson.h"

#include <algorithm>
#include <limits>
#include <map>

#include "core/base/Json.h"
#include "core/edit/ObjectOperations.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"

namespace scarp {

namespace {

constexpr std::uint32_t kMostRuleId = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr MaterialId kMaxRuleMaterialId = std::numeric_limits<MaterialId>::max() - 1;
constexpr std::size_t kMaxKeys = 1'000'000;

const ValueType& keysType() {
  using K = ScatterKey;
  using Make = MakeSetting<K>;
  constexpr double kMin = std::numeric_limits<std::int32_t>::min(),
                   kMax = std::numeric_limits<std::int32_t>::max();
  static const Schema<K> schema{
      Make::number<&K::row>("row", "", kMin, kMax), Make::number<&K::column>("column", "", kMin, kMax),
      Make::number<&K::attempt>("attempt", "", 0, std::numeric_limits<std::uint32_t>::max())};
  static const ValueType type =
      listType<std::vector<K>>(tupleType(schema, Message("a place, [row, column, attempt]")), kMaxKeys);
  return type;
}

Json writeKeys(const std::vector<ScatterKey>& keys) { return keysType().write(keysType(), &keys); }

std::vector<ScatterKey> readKeys(ObjectReader& reader, std::string_view name) {
  std::vector<ScatterKey> keys;
  if (const Json* const list = reader.value(name))
    if (const auto read = keysType().read(keysType(), *list, reader.pathOf(name), &keys); !read)
      reader.fail(read.error());
  return keys;
}

const Schema<ScatterClearing>& clearingSchema() {
  using C = ScatterClearing;
  using Make = MakeSetting<C>;
  static const Schema<C> schema{Make::finite<&C::x>("x", " m"), Make::finite<&C::y>("y", " m"),
                                Make::finite<&C::radius>("radius", " m")};
  return schema;
}

const Schema<ScatterRule>& storedRuleSchema() {
  using S = ScatterRule;
  using Make = MakeSetting<S>;
  static const Schema<S> schema = [] {
    std::vector<AnySetting> all{Make::unlessDefault<&S::id>(Make::number<&S::id>("id", "", 1, kMostRuleId))};
    const std::vector<AnySetting>& own = scatterRuleSchema().settings();
    all.insert(all.end(), own.begin(), own.end());
    all.emplace_back(Make::value<&S::assets>(
        "assets",
        listType<std::vector<ScatterAsset>>(structureType(scatterAssetSchema()), kMostScatterAssets)));
    all.emplace_back(
        Make::unlessDefault<&S::onto>(Make::number<&S::onto>("onto", "", 1, kMaxRuleMaterialId)));
    all.emplace_back(Make::unlessDefault<&S::conditions>(Make::value<&S::conditions>(
        "conditions", listType<std::vector<RuleCondition>>(typeWith<writeCondition, readCondition>(), 255))));
    all.emplace_back(Make::unlessDefault<&S::without>(
        AnyCustomSetting{{.key = "without"},
                         [](Json& json, ConstStructRef s) { json["without"] = writeKeys(s.as<S>().without); },
                         [](ObjectReader& reader, StructRef s) {
                           s.as<S>().without = readKeys(reader, "without");
                           std::ranges::sort(s.as<S>().without);
                         }}));
    all.emplace_back(Make::unlessDefault<&S::clearings>(Make::value<&S::clearings>(
        "clearings", listType<std::vector<ScatterClearing>>(
                         tupleType(clearingSchema(), Message("a clearing, [x, y, radius]")), kMaxKeys))));
    return Schema<S>(std::move(all), scatterRuleSchema().wording());
  }();
  return schema;
}

std::uint32_t readRuleId(ObjectReader& reader) {
  std::uint32_t id = 0;
  if (reader.value("rule", true)) reader.readWhole("rule", id, std::uint32_t{1}, kMostRuleId);
  return id;
}

void readPlacesOf(ObjectReader& reader, std::vector<ScatterPlace>& places) {
  const std::uint32_t rule = readRuleId(reader);
  reader.value("keys", true);
  for (const ScatterKey& key : readKeys(reader, "keys")) places.push_back({rule, key});
}

}  // namespace

Json writeScatterRules(const std::vector<ScatterRule>& rules) {
  Json list = Json::array();
  for (const ScatterRule& rule : rules) list.push_back(writeAll(storedRuleSchema(), rule));
  return list;
}

std::vector<ScatterRule> readScatterRules(ObjectReader& reader, std::string_view key,
                                          ScatterSampling unstated) {
  std::vector<ScatterRule> rules;
  forEachIn(reader, key, kMostScatterRules, [&](const Json& value, const std::string& path) {
    ScatterRule usual;
    usual.sampling = unstated;
    auto rule = readAll(value, path, storedRuleSchema(), std::move(usual));
    rule ? rules.push_back(*std::move(rule)) : reader.fail(rule.error());
  });
  return rules;
}

void stateSamplingOfRules(Json& operation) {
  if (!operation.isObject() || operation.value("op", Json()) != "scatter-rules") return;
  if (!operation.contains("rules") || !operation["rules"].isArray()) return;
  for (Json& rule : operation["rules"])
    if (rule.isObject() && !rule.contains("sampling")) rule["sampling"] = "nearest-sample";
}

void readOperation(ObjectReader& reader, const FileScope&, ScatterRulesOperation& operation) {
  reader.value("rules", true);
  operation.rules = readScatterRules(reader, "rules");
}

Json writeOperation(const ScatterRulesOperation& operation) {
  return {{"op", ScatterRulesOperation::kTraits.key}, {"rules", writeScatterRules(operation.rules)}};
}

void readOperation(ObjectReader& reader, const FileScope&, TakeScatteredOperation& operation) {
  if (reader.value("places"))
    forEachIn(reader, "places", kMaxKeys, [&](const Json& value, const std::string& path) {
      ObjectReader within(value, path);
      readPlacesOf(within, operation.places);
      if (const auto done = within.done(); !done) reader.fail(done.error());
    });
  else
    readPlacesOf(reader, operation.places);
  if (reader.value("changed")) reader.readWhole("changed", operation.changed, std::size_t{0}, kMaxKeys);
  readIds(reader, "removed", operation.removed);
  forEachIn(reader, "objects", kMaxKeys, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    Object object = readObject(within);
    readObjectId(within, object.id);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    operation.objects.push_back(object);
  });
}

Json writeOperation(const TakeScatteredOperation& operation) {
  std::map<std::uint32_t, std::vector<ScatterKey>> byRule;
  for (const auto& [rule, key] : operation.places) byRule[rule].push_back(key);
  Json written{{"op", TakeScatteredOperation::kTraits.key}}, places = Json::array();
  for (const auto& [rule, keys] : byRule) places.push_back({{"rule", rule}, {"keys", writeKeys(keys)}});
  if (places.size() == 1)
    written.update(places.front());
  else
    written["places"] = std::move(places);
  if (operation.changed > 0) written["changed"] = operation.changed;
  if (!operation.removed.empty()) written["removed"] = operation.removed;
  for (const Object& object : operation.objects) written["objects"].push_back(writeObject(object));
  return written;
}

const SettingList& BakeScatterOperation::schema() {
  using B = BakeScatterOperation;
  using Make = MakeSetting<B>;
  static const Schema<B> schema(
      {required(Make::number<&B::rule>("rule", "", 1, kMostRuleId)),
       Make::unlessDefault<&B::first>(Make::number<&B::first>("id", "", 1, kMaxScriptObjectId))},
      RangeWording::Value);
  return schema;
}

}  // namespace scarp
