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

Json writeKeys(const std::vector<ScatterKey>& keys) { return writeValue(keysType(), &keys); }

std::vector<ScatterKey> readKeys(ObjectReader& reader, std::string_view name) {
  std::vector<ScatterKey> keys;
  readValue(reader, name, keysType(), &keys);
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
    std::vector<Setting> all{
        Make::unlessDefault<&S::id>(Make::number<&S::id>("id", "", 1, maxId<std::uint32_t>))};
    const std::vector<Setting>& own = scatterRuleSchema().settings();
    all.insert(all.end(), own.begin(), own.end());
    all.emplace_back(Make::value<&S::assets>(
        "assets",
        listType<std::vector<ScatterAsset>>(structureType(scatterAssetSchema()), kMostScatterAssets)));
    all.emplace_back(Make::unlessDefault<&S::onto>(Make::number<&S::onto>("onto", "", 1, maxId<MaterialId>)));
    all.emplace_back(
        Make::unlessDefault<&S::conditions>(Make::value<&S::conditions>("conditions", conditionListType())));
    all.emplace_back(Make::unlessDefault<&S::without>(
        CustomSetting{{.key = "without"},
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

/// Places of one rule: "rule" and "keys".
void readPlacesOfRule(ObjectReader& reader, std::vector<ScatterPlace>& places) {
  std::uint32_t rule = 0;
  if (reader.value("rule", true)) reader.readWhole("rule", rule, std::uint32_t{1}, maxId<std::uint32_t>);
  reader.value("keys", true);
  for (const ScatterKey& key : readKeys(reader, "keys")) places.push_back({rule, key});
}

/// Places of one rule, or a list of such objects under "places".
void readPlacesOf(ObjectReader& reader, std::vector<ScatterPlace>& places) {
  if (!reader.value("places")) return readPlacesOfRule(reader, places);
  forEachObjectIn(reader, "places", kMaxKeys,
                  [&](ObjectReader& within) { readPlacesOfRule(within, places); });
}

void writePlacesOf(Json& json, const std::vector<ScatterPlace>& places) {
  std::map<std::uint32_t, std::vector<ScatterKey>> byRule;
  for (const auto& [rule, key] : places) byRule[rule].push_back(key);
  Json list = Json::array();
  for (const auto& [rule, keys] : byRule) list.push_back({{"rule", rule}, {"keys", writeKeys(keys)}});
  if (list.size() == 1)
    json.update(list.front());
  else
    json["places"] = std::move(list);
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

const SettingList& ScatterRulesOperation::schema() {
  using S = ScatterRulesOperation;
  static const Schema<S> schema{required(MakeSetting<S>::value<&S::rules>(
      "rules", listType<std::vector<ScatterRule>>(structureType(storedRuleSchema()), kMostScatterRules)))};
  return schema;
}

const SettingList& TakeScatteredOperation::schema() {
  using T = TakeScatteredOperation;
  using Make = MakeSetting<T>;
  static const Schema<T> schema(
      {CustomSetting{{.key = "places"},
                     [](Json& json, ConstStructRef s) { writePlacesOf(json, s.as<T>().places); },
                     [](ObjectReader& reader, StructRef s) { readPlacesOf(reader, s.as<T>().places); }},
       Make::unlessDefault<&T::changed>(Make::number<&T::changed>("changed", "", 0, kMaxKeys)),
       Make::unlessDefault<&T::removed>(Make::value<&T::removed>("removed", objectIdListType())),
       Make::unlessDefault<&T::objects>(Make::value<&T::objects>("objects", objectListType(kMaxKeys)))},
      RangeWording::Value);
  return schema;
}

const SettingList& BakeScatterOperation::schema() {
  using B = BakeScatterOperation;
  using Make = MakeSetting<B>;
  static const Schema<B> schema(
      {required(Make::number<&B::rule>("rule", "", 1, maxId<std::uint32_t>)),
       Make::unlessDefault<&B::first>(Make::number<&B::first>("id", "", 1, kMaxScriptObjectId))},
      RangeWording::Value);
  return schema;
}

}  // namespace scarp
