#include "core/edit/DerivedContent.h"

#include <mutex>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/edit/RuleGround.h"
#include "core/material/DrainageArea.h"
#include "core/material/RuleWeights.h"

namespace scarp {

LeftOut besidesGround(const DocumentContent& content) {
  const DocumentState& state = content.state;
  return {content.objects.size(), state.scatterRules.size(), state.materials.size(), state.drapes.size(),
          countLayers(state.layers).hidden};
}

std::vector<Message> leftOutLines(const LeftOut& left) {
  std::vector<Message> lines;
  const auto add = [&](std::size_t count, Message line) {
    if (count > 0) lines.push_back(std::move(line));
  };
  add(left.objects, Message(left.objects == 1 ? "1 placed object is not in this file"
                                              : "%1 placed objects are not in this file",
                            left.objects));
  add(left.scatterRules, Message(left.scatterRules == 1 ? "1 scatter rule is not in this file"
                                                        : "%1 scatter rules are not in this file",
                                 left.scatterRules));
  add(left.materials,
      Message(left.materials == 1 ? "1 material is not in this file" : "%1 materials are not in this file",
              left.materials));
  add(left.drapes, Message(left.drapes == 1 ? "1 draped picture is not in this file"
                                            : "%1 draped pictures are not in this file",
                           left.drapes));
  add(left.hiddenLayers, Message(left.hiddenLayers == 1 ? "1 hidden layer is not in this file"
                                                        : "%1 hidden layers are not in this file",
                                 left.hiddenLayers));
  return lines;
}

std::optional<EvaluatedMaterials> evaluateMaterials(const DocumentContent& content, const RuleGround& ground,
                                                    const RuleWeights& rules,
                                                    const std::vector<MaterialPaint>& paint,
                                                    const Progress& progress) {
  constexpr double kRuled = 0.8;  // Fraction of the progress.
  auto ruled = rules.map(ground.over(content), partOf(progress, 0.0, kRuled));
  if (!ruled) return {};
  EvaluatedMaterials materials{*ruled, *std::move(ruled)};
  const GridRect all = materials.map.rect();
  if (!layPaint(paint, materials.ruled, materials.map, {&all, 1}, partOf(progress, kRuled, 1.0))) return {};
  return materials;
}

Result<ScatterField> evaluateScatter(const DocumentContent& content, const RuleGround& ground,
                                     const Progress& progress, const ScatterReuse& reuse) {
  ScatterField field(content.state.scatterRules, content.state.frame);
  if (auto made = field.make(ground.over(content), progress, reuse); !made) return made.error();
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

struct DerivedContent::Parts {
  std::mutex mutex;
  RuleGround known;
  std::shared_ptr<const MaterialMap> materials;
  std::shared_ptr<const ScatterField> scatter;
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
  auto done = evaluateMaterials(content_, *ruleGround(content_, conditions, {}, &parts_->known),
                                RuleWeights(state.rules, state.frame), paintOf(content_),
                                partOf(progress, drains ? 0.5 : 0.0, 1.0));
  if (!done) return Error::cancel();
  parts_->materials = std::make_shared<const MaterialMap>(std::move(done->map));
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
  const bool drains = lookAt(state.scatterRules, GroundMeasure::Drainage);
  if (drains)
    if (auto found = findDrainage(partOf(progress, 0.0, 0.25)); !found) return found.error();
  RuleGround ground{masksOf(content_), parts_->known.drainage, {}, {}, placedIn(content_.objects)};
  if (looksAtLines(state.scatterRules)) ground.lines = linesShown(state);
  if (looksAtMaterials(state.scatterRules) && !state.materials.empty()) {
    auto materials = findMaterials(partOf(progress, 0.25, 0.5));
    if (!materials) return materials.error();
    ground.materials = *std::move(materials);
  }
  auto field = evaluateScatter(content_, ground, partOf(progress, drains ? 0.5 : 0.25, 1.0));
  if (!field) return field.error();
  parts_->scatter = std::make_shared<const ScatterField>(*std::move(field));
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

int DerivedContent::drainageComputed() const {
  const std::lock_guard lock(parts_->mutex);
  return parts_->drainageComputed;
}

}  // namespace scarp
