#include "core/script/ScatterRuleJson.h"

#include <algorithm>
#include <limits>
#include <map>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/edit/ScatterOperations.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/schema/SchemaJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"

namespace scarp {

namespace {

constexpr std::uint32_t kMostRuleId = std::numeric_limits<std::uint32_t>::max() - 1;
constexpr MaterialId kMaxRuleMaterialId = std::numeric_limits<MaterialId>::max() - 1;
constexpr std::size_t kMaxKeys = 1'000'000;

Json writeKeys(const std::vector<ScatterKey>& keys) {
  Json list = Json::array();
  for (const ScatterKey& key : keys) list.push_back(Json::array({key.row, key.column, key.attempt}));
  return list;
}

std::vector<ScatterKey> readKeys(ObjectReader& reader, std::string_view name) {
  std::vector<ScatterKey> keys;
  const auto whole = [](const Json& value, auto& number) {
    using Number = std::remove_reference_t<decltype(number)>;
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    if (!value.isInteger()) return false;
    if (value.isUnsigned() && value.get<std::uint64_t>() > kMost) return false;
    const auto wide = value.get<std::int64_t>();
    number = static_cast<Number>(wide);
    return wide == static_cast<std::int64_t>(number);
  };
  forEachIn(reader, name, kMaxKeys, [&](const Json& value, const std::string& path) {
    ScatterKey key;
    if (!value.isArray() || value.size() != 3 || !whole(value[0], key.row) || !whole(value[1], key.column) ||
        !whole(value[2], key.attempt))
      return reader.fail(
          Error{path + ": must be a place, [row, column, attempt], not " + ObjectReader::describe(value)});
    keys.push_back(key);
  });
  return keys;
}

Json writeClearings(const std::vector<ScatterClearing>& clearings) {
  Json list = Json::array();
  for (const auto& [x, y, radius] : clearings) list.push_back(Json::array({x, y, radius}));
  return list;
}

std::vector<ScatterClearing> readClearings(ObjectReader& reader) {
  std::vector<ScatterClearing> clearings;
  forEachIn(reader, "clearings", kMaxKeys, [&](const Json& value, const std::string& path) {
    if (!value.isArray() || value.size() != 3 ||
        !std::ranges::all_of(value, [](const Json& one) { return one.isNumber(); }))
      return reader.fail(
          Error{path + ": must be a clearing, [x, y, radius], not " + ObjectReader::describe(value)});
    clearings.push_back({value[0].get<double>(), value[1].get<double>(), value[2].get<double>()});
  });
  return clearings;
}

Json writeRule(const ScatterRule& rule) {
  Json object;
  if (rule.id != 0) object["id"] = rule.id;
  writeFields(object, scatterRuleSchema(), rule);
  object["assets"] = Json::array();
  for (const ScatterAsset& asset : rule.assets) {
    Json one{{"asset", assetName(asset.asset)}};
    writeFields(one, scatterAssetSchema(), asset);
    object["assets"].push_back(std::move(one));
  }
  if (rule.onto != 0) object["onto"] = rule.onto;
  if (!rule.conditions.empty()) object["conditions"] = writeConditions(rule.conditions);
  if (!rule.without.empty()) object["without"] = writeKeys(rule.without);
  if (!rule.clearings.empty()) object["clearings"] = writeClearings(rule.clearings);
  return object;
}

std::vector<ScatterAsset> readAssetsOf(ObjectReader& reader) {
  std::vector<ScatterAsset> assets;
  forEachIn(reader, "assets", kMostScatterAssets, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    ScatterAsset asset;
    if (std::string name; within.read("asset", name, true)) {
      if (const auto kind = assetNamed(name))
        asset.asset = *kind;
      else
        within.fail("asset", "\"" + shown(name) + "\" is no name of an asset");
    }
    readFields(within, scatterAssetSchema(), asset);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    assets.push_back(asset);
  });
  return assets;
}

ScatterRule readRule(ObjectReader& reader, ScatterSampling unstated) {
  ScatterRule rule;
  rule.sampling = unstated;
  if (reader.value("id")) reader.readWhole("id", rule.id, std::uint32_t{1}, kMostRuleId);
  readFields(reader, scatterRuleSchema(), rule);
  rule.assets = readAssetsOf(reader);
  if (reader.value("onto")) reader.readWhole("onto", rule.onto, MaterialId{1}, kMaxRuleMaterialId);
  rule.conditions = readConditions(reader, "conditions");
  rule.without = readKeys(reader, "without");
  std::ranges::sort(rule.without);
  rule.clearings = readClearings(reader);
  return rule;
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
  for (const ScatterRule& rule : rules) list.push_back(writeRule(rule));
  return list;
}

std::vector<ScatterRule> readScatterRules(ObjectReader& reader, std::string_view key,
                                          ScatterSampling unstated) {
  std::vector<ScatterRule> rules;
  forEachIn(reader, key, kMostScatterRules, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    ScatterRule rule = readRule(within, unstated);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    rules.push_back(std::move(rule));
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

void readOperation(ObjectReader& reader, const FileScope&, BakeScatterOperation& operation) {
  operation.rule = readRuleId(reader);
  readObjectId(reader, operation.first);
}

Json writeOperation(const BakeScatterOperation& operation) {
  Json written{{"op", BakeScatterOperation::kTraits.key}, {"rule", operation.rule}};
  if (operation.first != 0) written["id"] = operation.first;
  return written;
}

}  // namespace scarp
