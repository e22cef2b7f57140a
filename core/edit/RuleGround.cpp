#include "core/edit/RuleGround.h"

#include <algorithm>

#include "core/document/DocumentState.h"
#include "core/document/LayerGroups.h"
#include "core/line/NearLines.h"
#include "core/material/DrainageArea.h"
#include "core/material/TileMeasures.h"
#include "core/scatter/ScatterField.h"

namespace scarp {

namespace {

/// Radius of lookups, metres; of the order of the spacings of rules.
constexpr double kUsualSpacing = 8.0;

}  // namespace

RuleInputs RuleGround::over(const DocumentContent& content) const {
  return {content.rasters.at(kGround),
          &masks,
          drainage ? &*drainage : nullptr,
          content.raster(kDeposit),
          lines.get(),
          materials.get(),
          placed.get()};
}

std::optional<RuleGround> ruleGround(const DocumentContent& content,
                                     std::span<const RuleCondition> conditions, const Progress& progress,
                                     const RuleGround* known) {
  const DocumentState& state = content.state;
  RuleGround ground{masksOf(content), {}, {}};
  if (lookAt(conditions, GroundMeasure::Lines))
    ground.lines = linesShown(state, known ? known->lines : nullptr);
  if (!lookAt(conditions, GroundMeasure::Drainage)) return ground;
  ground.drainage = known && known->drainage
                        ? known->drainage
                        : drainageArea(content.rasters.at(kGround), state.frame, progress);
  if (!ground.drainage) return {};
  return ground;
}

std::map<std::string, MaskRaster> masksOf(const DocumentContent& content) {
  std::map<std::string, MaskRaster> masks;
  for (const NamedMask& mask : content.state.masks)
    if (const MaskRaster* weights = content.raster({RasterRole::NamedMask, mask.id}))
      masks.emplace(mask.name, *weights);
  return masks;
}

std::shared_ptr<const NearLines> linesShown(const DocumentState& state,
                                            const std::shared_ptr<const NearLines>& before) {
  std::vector<NamedLines> shown;
  for (const Layer& layer : withoutGroups(state.layers))
    if (layer.lines && layer.visible) shown.push_back({layer.name, layer.lines});
  if (before && before->isOf(shown, state.frame)) return before;
  return std::make_shared<const NearLines>(std::move(shown), state.frame, before.get());
}

std::shared_ptr<const NearPlaces> placedIn(const ObjectLayer& objects) {
  std::vector<Vec2> places;
  places.reserve(objects.size());
  for (const auto& [id, object] : objects.all()) places.emplace_back(object.x, object.y);
  return std::make_shared<const NearPlaces>(places, kUsualSpacing);
}

std::vector<MaterialPaint> paintOf(const DocumentContent& content, const std::set<MaterialId>& hidden) {
  std::vector<MaterialPaint> paint;
  for (const Material& material : content.state.materials)
    if (!hidden.contains(material.id))
      paint.push_back({material.id, content.raster({RasterRole::Paint, material.id})});
  return paint;
}

RowLines rowLinesOf(const DocumentState& state) {
  RowLines lines{{}, state.frame};
  for (const Layer& layer : state.layers)
    if (layer.lines) lines.layers.push_back({layer.name, layer.lines});
  return lines;
}

std::vector<RuleCondition> conditionsOf(const RuleStack& rules) {
  std::vector<RuleCondition> conditions;
  for (const MaterialRule& rule : rules.rules)
    conditions.insert(conditions.end(), rule.conditions.begin(), rule.conditions.end());
  return conditions;
}

bool lookAt(std::span<const RuleCondition> conditions, GroundMeasure measure) {
  return std::ranges::find(conditions, measure, &RuleCondition::by) != conditions.end();
}

bool lookAt(const std::vector<ScatterRule>& rules, GroundMeasure measure) {
  return std::ranges::any_of(
      rules, [measure](const ScatterRule& rule) { return rule.visible && lookAt(rule.conditions, measure); });
}

bool looksAtMaterials(const std::vector<ScatterRule>& rules) {
  return std::ranges::any_of(rules, [](const ScatterRule& rule) { return rule.visible && rule.onto != 0; });
}

bool looksAtLines(const std::vector<ScatterRule>& rules) {
  return std::ranges::any_of(rules, [](const ScatterRule& rule) { return looksAtLines(rule); });
}

}  // namespace scarp
