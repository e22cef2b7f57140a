#include "core/edit/ScatterRuleEdits.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/EditSession.h"
#include "core/edit/LineReferences.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/RuleGround.h"
#include "core/objects/LevelledGround.h"
#include "core/objects/Scatter.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kSquareMetresPerHectare = 1e4;  ///< m².

/// What a step that leads from one list of rules to another is called.
Message titleOf(const std::vector<ScatterRule>& before, const std::vector<ScatterRule>& after) {
  const auto missingIn = [](const std::vector<ScatterRule>& all, const ScatterRule& rule) {
    return std::ranges::find(all, rule.id, &ScatterRule::id) == all.end();
  };
  for (const ScatterRule& rule : before)
    if (missingIn(after, rule)) return Message("Remove scatter rule \"%1\"", rule.name);
  for (const ScatterRule& rule : after)
    if (missingIn(before, rule)) return Message("Add scatter rule \"%1\"", rule.name);
  const ScatterRule* changed = nullptr;
  for (const ScatterRule& rule : after) {
    if (*std::ranges::find(before, rule.id, &ScatterRule::id) == rule) continue;
    if (changed) return Message("Change scatter rules");
    changed = &rule;
  }
  return changed ? Message("Change scatter rule \"%1\"", changed->name) : Message("Move scatter rules");
}

std::set<std::string> masksOf(const std::vector<ScatterRule>& rules) {
  std::set<std::string> names;
  for (const ScatterRule& rule : rules)
    for (const RuleCondition& condition : rule.conditions)
      if (condition.by == GroundMeasure::Mask) names.insert(condition.mask);
  return names;
}

/// Names of layers of lines, those that rules have already among them.
std::set<std::string> lineLayersOf(const DocumentState& state) {
  std::set<std::string> names{{}};
  for (const ScatterRule& rule : state.scatterRules) names.insert(rule.linesOf);
  for (const Layer& layer : state.layers)
    if (layer.lines) names.insert(layer.name);
  return names;
}

Result<void> checkNames(const ScatterRule& rule, const DocumentState& state,
                        const std::set<std::string>& masks, const std::set<std::string>& lineLayers) {
  for (const ScatterAsset& asset : rule.assets)
    if (!isBuiltIn(asset.asset) &&
        std::ranges::find(state.assets, assetName(asset.asset), &Asset::name) == state.assets.end())
      return Error{"there is no asset %1", inQuotes(assetName(asset.asset))};
  if (rule.onto != 0 && std::ranges::find(state.materials, rule.onto, &Material::id) == state.materials.end())
    return Error{"there is no material %1", rule.onto};
  for (const RuleCondition& condition : rule.conditions)
    if (condition.by == GroundMeasure::Mask && !masks.contains(condition.mask))
      return Error{"there is no kept selection %1", inQuotes(condition.mask)};
  if (!lineLayers.contains(rule.linesOf))
    return Error{"there is no layer of lines %1", inQuotes(rule.linesOf)};
  RuleCondition rows;
  rows.by = GroundMeasure::Lines;
  rows.lines = {rule.linesOf, rule.line, {}};
  if (auto good = checkLines({&rows, 1}, state); !good) return good;
  return checkLines(rule.conditions, state);
}

Result<std::size_t> placeOf(std::uint32_t rule, const std::vector<ScatterRule>& rules) {
  const auto found = std::ranges::find(rules, rule, &ScatterRule::id);
  if (found == rules.end()) return Error{"there is no scatter rule %1", rule};
  return static_cast<std::size_t>(found - rules.begin());
}

std::optional<ScatteredObject> placedAt(const ScatterRule& rule, const ScatterKey& key,
                                        const RowLines& lines) {
  return standsInRows(rule) ? rowPlaceAt(rule, key, lines) : scatteredAt(rule, key);
}

}  // namespace

Result<void> validate(const std::vector<ScatterRule>& rules, const DocumentState& state) {
  if (auto good = validate(rules); !good) return good;
  std::set<std::string> masks = masksOf(state.scatterRules);
  for (const NamedMask& mask : state.masks) masks.insert(mask.name);
  const std::set<std::string> lineLayers = lineLayersOf(state);
  for (std::size_t i = 0; i < rules.size(); ++i)
    if (auto good = checkNames(rules[i], state, masks, lineLayers); !good)
      return errorIn(inWords(i, rules[i]), good.error());
  return {};
}

Result<void> performByPlaces(const ScatterRulesOperation& operation, TerrainDocument& document,
                             const Progress&) {
  ScatterRulesOperation done = operation;
  std::uint32_t next = document.newScatterRuleId();
  for (const ScatterRule& rule : done.rules) next = std::max(next, rule.id + 1);
  for (ScatterRule& rule : done.rules)
    if (rule.id == 0) rule.id = next++;
  done.rules = withClearings(document.scatterRules(), std::move(done.rules), rowLinesOf(document.state()));
  DocumentState state = document.state();
  if (auto good = validate(done.rules, state); !good) return good;
  if (!done.rules.empty())
    if (auto whole = checkWhole(document.frame()); !whole) return whole;
  Message title = titleOf(state.scatterRules, done.rules);
  state.scatterRules = done.rules;
  return commitState(document, std::move(title), std::move(state), std::move(done));
}

std::vector<ScatterRule> withoutPlaces(std::vector<ScatterRule> rules, std::span<const ScatterPlace> places) {
  std::map<std::uint32_t, std::vector<ScatterKey>> byRule;
  for (const ScatterPlace& place : places) byRule[place.rule].push_back(place.key);
  for (const auto& [rule, keys] : byRule) {
    std::vector<ScatterKey>& without = std::ranges::find(rules, rule, &ScatterRule::id)->without;
    without.insert(without.end(), keys.begin(), keys.end());
    std::ranges::sort(without);
    without.erase(std::ranges::unique(without).begin(), without.end());
  }
  return rules;
}

std::vector<ScatterRule> withClearings(const std::vector<ScatterRule>& before,
                                       std::vector<ScatterRule> after, const RowLines& lines) {
  for (ScatterRule& rule : after) {
    const auto was = std::ranges::find(before, rule.id, &ScatterRule::id);
    if (was == before.end() || was->without.empty() || haveSamePlaces(*was, rule)) continue;
    // As much room as one had, or was kept around it.
    const double radius =
        standsInRows(*was) ? 0.5 * was->spacing
                           : std::max(was->spacing, 0.5 * std::sqrt(kSquareMetresPerHectare / was->density));
    std::vector<ScatterKey> own;
    for (const ScatterKey& key : rule.without) {
      const auto object =
          std::ranges::binary_search(was->without, key) ? placedAt(*was, key, lines) : std::nullopt;
      if (object)
        rule.clearings.push_back({object->x, object->y, radius});
      else
        own.push_back(key);
    }
    rule.without = std::move(own);
  }
  return after;
}

std::optional<Object> objectAt(const ScatterPlace& place, const std::vector<ScatterRule>& rules,
                               const RowLines& lines) {
  const auto rule = std::ranges::find(rules, place.rule, &ScatterRule::id);
  if (rule == rules.end()) return {};
  const auto object = placedAt(*rule, place.key, lines);
  return object ? std::optional(objectOf(*object, *rule)) : std::nullopt;
}

Result<TakeScatteredOperation> pinned(std::vector<ScatterPlace> places,
                                      const std::vector<ScatterRule>& rules, const RowLines& lines) {
  TakeScatteredOperation operation{std::move(places)};
  for (const ScatterPlace& place : operation.places) {
    const auto rule = placeOf(place.rule, rules);
    if (!rule) return rule.error();
    const auto object = objectAt(place, rules, lines);
    const ScatterKey& key = place.key;
    if (!object)
      return Error{"%1 has no place %2, %3, %4", inWords(*rule, rules[*rule]), key.row, key.column,
                   key.attempt};
    operation.objects.push_back(*object);
  }
  return operation;
}

Result<void> performByPlaces(const TakeScatteredOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.places.empty()) return Error{"no scattered object is named"};
  for (const ScatterPlace& place : operation.places)
    if (const auto known = placeOf(place.rule, document.scatterRules()); !known) return known.error();
  if (operation.places.size() > kMostScattered || operation.objects.size() > kMostScattered)
    return Error{"more than %1 objects cannot be taken at once", kMostScattered};
  if (operation.changed > operation.objects.size())
    return Error{"more objects are to be changed than there are"};
  const auto taken = operation.objects.begin() + static_cast<std::ptrdiff_t>(operation.changed);
  for (auto object = taken; object != operation.objects.end(); ++object)
    if (auto fit = canStand(*object, nullptr, document); !fit) return fit;
  if (auto good = checkChange({operation.objects.begin(), taken}, document); !good) return good;
  if (auto good = checkRemoval(operation.removed, document); !good) return good;
  for (auto object = operation.objects.begin(); object != taken; ++object)
    if (std::ranges::find(operation.removed, object->id) != operation.removed.end())
      return Error{"object %1 is both to change and to remove", object->id};
  const std::size_t count = operation.places.size() + operation.changed + operation.removed.size();
  Message title = operation.objects.empty()
                      ? Message(count == 1 ? "Remove 1 object" : "Remove %1 objects", count)
                      : Message(count == 1 ? "Take out 1 object" : "Take out %1 objects", count);
  ObjectsEdit edit(document, std::move(title), operation);
  edit.set(operation.objects);
  edit.commit();
  return {};
}

Result<void> performByPlaces(const BakeScatterOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto field = DerivedContent(document.content()).scatter(progress);
  return field ? bakeScatter(operation, document, **field) : field.error();
}

Result<void> bakeScatter(const BakeScatterOperation& operation, TerrainDocument& document,
                         const ScatterField& field) {
  const auto place = placeOf(operation.rule, document.scatterRules());
  if (!place) return place.error();
  const ScatterRule rule = document.scatterRules()[*place];
  const MessageValue name = inWords(*place, rule);
  EXPECTS(field.rules() == document.scatterRules());
  if (!rule.visible) return Error{"%1 is hidden", name};
  std::vector<Object> wanted;
  for (const RuledObject& one : ruledObjects(field))
    if (one.rule == *place) wanted.push_back(one.object);
  if (wanted.empty()) return Error{"%1 puts nothing down", name};
  if (wanted.size() > kMostScattered)
    return Error{"%1 puts down %2 objects; %3 are the most", name, wanted.size(), kMostScattered};
  BakeScatterOperation done = operation;
  EditSession session(document, Message("Turn scatter rule \"%1\" into objects", rule.name));
  DocumentState state = document.state();
  state.scatterRules.erase(state.scatterRules.begin() + static_cast<std::ptrdiff_t>(*place));
  session.setState(std::move(state));
  std::map<ObjectId, std::optional<Object>> objects;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    wanted[i].id = session.takeObjectId(operation.first == 0 ? 0 : operation.first + i);
    if (i == 0) done.first = wanted[i].id;
    objects.emplace_hint(objects.end(), wanted[i].id, wanted[i]);
  }
  session.exchangeObjects(std::move(objects));
  return session.keep(done);
}

std::vector<ScatterRule> withAsset(std::vector<ScatterRule> rules, AssetKind before,
                                   std::optional<AssetKind> after) {
  for (ScatterRule& rule : rules) {
    if (after) {
      for (ScatterAsset& asset : rule.assets)
        if (asset.asset == before) asset.asset = *after;
    } else {
      std::erase_if(rule.assets, [&](const ScatterAsset& asset) { return asset.asset == before; });
    }
  }
  std::erase_if(rules, [](const ScatterRule& rule) { return rule.assets.empty(); });
  return rules;
}

std::vector<ScatterRule> withMaterials(std::vector<ScatterRule> rules,
                                       const std::vector<Material>& materials) {
  for (ScatterRule& rule : rules)
    if (rule.onto != 0 && std::ranges::find(materials, rule.onto, &Material::id) == materials.end()) {
      rule.onto = 0;
      rule.visible = false;
    }
  return rules;
}

OperationParts TakeScatteredOperation::parts() { return {.objects = objects, .objectsInFrame = false}; }

namespace {

/// Objects between two looks at whether to go on.
constexpr std::size_t kObjectsBetweenLooks = 64;

}  // namespace

Result<ScatterTask> scatterTask(const TerrainDocument& document, const ScatterOperation& operation) {
  if (const AssetTable& assets = document.objects().assets(); !assets.contains(operation.settings.asset))
    return assets.unknown(operation.settings.asset);
  ScatterTask task{operation, document.snapshot(), std::nullopt, document.objects(), std::nullopt};
  if (document.selection()) task.selection = *document.selection();
  if (operation.settings.rule != ObjectRule::Flatten) return task;
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  task.editMask = document.editMask();
  return task;
}

Result<ScatteredObjects> ScatterTask::run(const Progress& progress) const {
  const bool levels = operation.settings.rule == ObjectRule::Flatten;
  auto found = scattered(ground, selection ? &*selection : nullptr, present, operation.settings,
                         partOf(progress, 0.0, levels ? 0.1 : 0.8));
  if (!found) return found.error();
  if (found->empty()) return Error{"there is no place here that suits them"};
  ScatteredObjects done{operation, std::move(*found), std::nullopt};
  Terrain under = ground;
  const Progress placing = partOf(progress, levels ? 0.1 : 0.8, 1.0);
  for (std::size_t i = 0; i < done.objects.size(); ++i) {
    const double fraction = static_cast<double>(i) / static_cast<double>(done.objects.size());
    if (i % kObjectsBetweenLooks == 0 && !keepGoing(placing, fraction)) return Error::cancel();
    Object& object = done.objects[i];
    object = withElevation(object, ground.heights, ground.frame);
    if (levels)
      under.heights = levelledUnder(object, present.assets(), under, editMask ? &*editMask : nullptr);
  }
  if (levels) done.ground = std::move(under.heights);
  return done;
}

void commitScattered(TerrainDocument& document, ScatteredObjects scattered) {
  ScatterOperation done = scattered.operation;
  EditSession session(document, Message("Scatter %1", assetTitle(done.settings.asset)));
  const ObjectId wanted = done.first;
  std::map<ObjectId, std::optional<Object>> objects;
  for (std::size_t i = 0; i < scattered.objects.size(); ++i) {
    Object& object = scattered.objects[i];
    object.id = session.takeObjectId(wanted == 0 ? 0 : wanted + i);
    if (i == 0) done.first = object.id;
    objects.emplace_hint(objects.end(), object.id, object);
  }
  if (scattered.ground) session.replace(kGround, *scattered.ground);
  session.exchangeObjects(std::move(objects));
  session.commit(std::make_shared<const Operation>(done));
}

Result<void> performByPlaces(const ScatterOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto task = scatterTask(document, operation);
  if (!task) return task.error();
  auto done = task->run(progress);
  if (!done) return done.error();
  commitScattered(document, std::move(*done));
  return {};
}

}  // namespace scarp
