#include "core/edit/ScatterScene.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialEdits.h"

namespace scarp {

namespace {

/// Metres: of the order of the spacings of rules.
constexpr double kUsualSpacing = 8.0;

}  // namespace

RuleInputs ScatterScene::ground() const {
  return {terrain.heights,
          &rules.masks,
          rules.drainage ? &*rules.drainage : nullptr,
          deposits ? &*deposits : nullptr,
          rules.lines.get(),
          materials.get(),
          placed.get()};
}

bool looksAtDrainage(const std::vector<ScatterRule>& rules) {
  return std::ranges::any_of(rules, [](const ScatterRule& rule) {
    return rule.visible && std::ranges::find(rule.conditions, GroundMeasure::Drainage, &RuleCondition::by) !=
                               rule.conditions.end();
  });
}

bool looksAtMaterials(const std::vector<ScatterRule>& rules) {
  return std::ranges::any_of(rules, [](const ScatterRule& rule) { return rule.visible && rule.onto != 0; });
}

bool looksAtLines(const std::vector<ScatterRule>& rules) {
  return std::ranges::any_of(rules, [](const ScatterRule& rule) { return looksAtLines(rule); });
}

std::shared_ptr<const NearPlaces> placedIn(const ObjectLayer& objects) {
  std::vector<Vec2> places;
  places.reserve(objects.size());
  for (const auto& [id, object] : objects.all()) places.emplace_back(object.x, object.y);
  return std::make_shared<const NearPlaces>(places, kUsualSpacing);
}

std::shared_ptr<const NearLines> linesIn(const DocumentState& state,
                                         const std::shared_ptr<const NearLines>& before) {
  if (!looksAtLines(state.scatterRules)) return nullptr;
  return linesShown(state.layers, state.frame, before);
}

RowLines rowLinesOf(const TerrainDocument& document) {
  RowLines lines{{}, document.frame()};
  for (const Layer& layer : document.layers())
    if (layer.lines) lines.layers.push_back({layer.name, layer.lines});
  return lines;
}

std::vector<RuledObject> ruledObjects(const ScatterField& field) {
  std::vector<RuledObject> all;
  all.reserve(field.count());
  for (std::size_t rule = 0; rule < field.rules().size(); ++rule)
    for (int tile = 0; tile < field.tileCount(); ++tile)
      for (const ScatteredObject& object : field.objects(rule, tile))
        all.push_back({rule, objectOf(object, field.rules()[rule])});
  return all;
}

}  // namespace scarp
