#include "core/edit/DerivedContent.h"

#include <mutex>
#include <utility>

#include "core/edit/MaterialEdits.h"
#include "core/edit/ScatterScene.h"
#include "core/material/DrainageArea.h"
#include "core/material/PaintRaster.h"
#include "core/material/RuleWeights.h"

namespace scarp {

struct DerivedContent::Parts {
  std::mutex mutex;
  RuleGround known;
  std::shared_ptr<const MaterialMap> materials;
  std::shared_ptr<const ScatterField> scatter;
  std::optional<std::vector<LinesOnGround>> lines;
  int drainageComputed = 0;
};

DerivedContent::DerivedContent(DocumentContent content, std::optional<HeightRaster> drainage)
    : content_(std::move(content)),
      terrain_{content_.state.frame, content_.state.georeference, content_.rasters.at(kGround)},
      parts_(std::make_shared<Parts>()) {
  parts_->known.drainage = std::move(drainage);
}

DerivedContent::DerivedContent(Terrain terrain) : DerivedContent(contentOf(std::move(terrain))) {}

Result<void> DerivedContent::findDrainage(const Progress& progress) const {
  if (parts_->known.drainage) return {};
  parts_->known.drainage = drainageArea(terrain_.heights, terrain_.frame, progress);
  if (!parts_->known.drainage) return Error::cancel();
  ++parts_->drainageComputed;
  return {};
}

Result<std::shared_ptr<const MaterialMap>> DerivedContent::findMaterials(const Progress& progress) const {
  if (parts_->materials) return parts_->materials;
  const DocumentState& state = content_.state;
  const std::vector<RuleCondition> conditions = conditionsOf(state.rules);
  const bool drains = lookAt(conditions, GroundMeasure::Drainage);
  if (drains)
    if (auto found = findDrainage(partOf(progress, 0.0, 0.5)); !found) return found.error();
  const auto ground = ruleGround(content_, conditions, {}, &parts_->known);
  auto map = RuleWeights(state.rules, state.frame).map(ground->over(content_), partOf(progress, drains ? 0.5 : 0.0, 1.0));
  if (!map) return Error::cancel();
  const std::vector<MaterialPaint> paint = paintOf(content_);
  for (int index = 0; index < map->tileCount(); ++index)
    map->tile(index) = paintedTile(map->tile(index), paint, map->tileRect(index));
  parts_->materials = std::make_shared<const MaterialMap>(*std::move(map));
  return parts_->materials;
}

Result<std::shared_ptr<const MaterialMap>> DerivedContent::materials(const Progress& progress) const {
  const std::lock_guard lock(parts_->mutex);
  return findMaterials(progress);
}

Result<std::shared_ptr<const ScatterField>> DerivedContent::scatter(const Progress& progress) const {
  const std::lock_guard lock(parts_->mutex);
  if (parts_->scatter) return parts_->scatter;
  const DocumentState& state = content_.state;
  const bool drains = looksAtDrainage(state.scatterRules);
  if (drains)
    if (auto found = findDrainage(partOf(progress, 0.0, 0.25)); !found) return found.error();
  RuleGround ground = *ruleGround(content_, {});
  ground.lines = linesIn(state);
  if (drains) ground.drainage = parts_->known.drainage;
  RuleInputs inputs = ground.over(content_);
  const std::shared_ptr<const NearPlaces> placed = placedIn(content_.objects);
  inputs.placed = placed.get();
  if (looksAtMaterials(state.scatterRules) && !state.materials.empty()) {
    auto materialMap = findMaterials(partOf(progress, 0.25, 0.5));
    if (!materialMap) return materialMap.error();
    inputs.materials = materialMap->get();  // parts_ keeps it.
  }
  ScatterField field(state.scatterRules, state.frame);
  if (auto made = field.make(inputs, partOf(progress, drains ? 0.5 : 0.25, 1.0)); !made) return made.error();
  parts_->scatter = std::make_shared<const ScatterField>(std::move(field));
  return parts_->scatter;
}

Result<ObjectList> DerivedContent::objects(const Progress& progress) const {
  ObjectList list(content_.objects);
  if (content_.state.scatterRules.empty()) return list;
  const auto field = scatter(progress);
  if (!field) return field.error();
  const std::vector<RuledObject> ruled = ruledObjects(**field);
  for (const ScatterRule& rule : content_.state.scatterRules) list.rules.push_back(rule.name);
  list.all.reserve(list.all.size() + ruled.size());
  for (const RuledObject& one : ruled) list.addScattered(one.object, static_cast<std::uint32_t>(one.rule));
  return list;
}

const std::vector<LinesOnGround>& DerivedContent::lines() const {
  const std::lock_guard lock(parts_->mutex);
  if (!parts_->lines) parts_->lines = linesOnGround(content_);
  return *parts_->lines;
}

int DerivedContent::drainageComputed() const {
  const std::lock_guard lock(parts_->mutex);
  return parts_->drainageComputed;
}

}  // namespace scarp
