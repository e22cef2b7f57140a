#include "core/edit/ScatterScene.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialEdits.h"
#include "core/material/DrainageArea.h"

namespace scarp {

namespace {

/// Metres: of the order of the spacings of rules.
constexpr double kUsualSpacing = 8.0;

}  // namespace

ScatterGround ScatterScene::ground() const {
  return {{terrain.heights, &masks, drainage ? &*drainage : nullptr, deposits ? &*deposits : nullptr,
           lines.get()},
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

std::shared_ptr<const NearPlaces> placedIn(const TerrainDocument& document) {
  std::vector<Vec2> places;
  places.reserve(document.objects().size());
  for (const auto& [id, object] : document.objects().all()) places.emplace_back(object.x, object.y);
  return std::make_shared<const NearPlaces>(places, kUsualSpacing);
}

std::shared_ptr<const NearLines> linesIn(const TerrainDocument& document,
                                         const std::shared_ptr<const NearLines>& before) {
  if (!looksAtLines(document.scatterRules())) return nullptr;
  return linesShown(document.layers(), document.frame(), before);
}

RowLines rowLinesOf(const TerrainDocument& document) {
  RowLines lines{{}, document.frame()};
  for (const Layer& layer : document.layers())
    if (layer.lines) lines.layers.push_back({layer.name, layer.lines});
  return lines;
}

ScatterInputs scatterInputs(const TerrainDocument& document) {
  return {document.scatterRules(), document.snapshot(), materialInputs(document), placedIn(document),
          linesIn(document)};
}

Result<ScatterField> scatterField(const ScatterInputs& inputs, const Progress& progress) {
  ScatterScene scene{inputs.terrain, inputs.materials.masks, {},          inputs.materials.deposits,
                     nullptr,        inputs.placed,          inputs.lines};
  const bool drains = looksAtDrainage(inputs.rules);
  if (drains) {
    scene.drainage = drainageArea(inputs.terrain.heights, inputs.terrain.frame, partOf(progress, 0.0, 0.25));
    if (!scene.drainage) return Error::cancel();
  }
  if (looksAtMaterials(inputs.rules) && !inputs.materials.materials.empty()) {
    auto laid = laidMaterials(inputs.terrain, inputs.materials, partOf(progress, 0.25, 0.5));
    if (!laid) return laid.error();
    scene.materials = std::make_shared<const MaterialMap>(*std::move(laid));
  }
  ScatterField field(inputs.rules, inputs.terrain.frame);
  if (auto made = field.make(scene.ground(), partOf(progress, drains ? 0.5 : 0.25, 1.0)); !made)
    return made.error();
  return field;
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

Result<std::vector<RuledObject>> ruledObjects(const ScatterInputs& inputs, const Progress& progress) {
  const auto field = scatterField(inputs, progress);
  if (!field) return field.error();
  return ruledObjects(*field);
}

}  // namespace scarp
