#include "core/edit/ObjectBrush.h"

#include <algorithm>
#include <memory>
#include <numbers>
#include <string>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/objects/ObjectVariation.h"
#include "core/objects/Scatter.h"
#include "core/scatter/ScatterCandidates.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Samples between two looks at whether to go on.
constexpr std::size_t kStepsBetweenLooks = 64;
constexpr double kHectare = 1e4;  ///< m².

Message titleOf(const BrushObjectsOperation& operation) {
  if (operation.erase) return Message("Erase objects");
  const auto& assets = operation.rule.assets;
  return assets.size() == 1 ? Message("Paint %1", assetTitle(assets.front().asset))
                            : Message("Paint objects");
}

}  // namespace

Result<void> check(const BrushObjectsOperation& operation, const TerrainDocument& document) {
  ScatterRule rule = operation.rule;
  // To erase, no assets mean all of them; none of the conditions of a rule count here.
  if (operation.erase && rule.assets.empty()) rule.assets.emplace_back();
  rule.conditions.clear();
  rule.without.clear();
  rule.clearings.clear();
  rule.id = 1;
  rule.name = "brush";
  if (auto good = validate(std::vector{rule}); !good) return good;
  for (const ScatterAsset& asset : rule.assets)
    if (!document.objects().assets().contains(asset.asset))
      return document.objects().assets().unknown(asset.asset);
  if (!(operation.strength >= 0.0 && operation.strength <= 1.0))
    return Error{"strength %1 is out of range (0 to 1)", shortNumber(operation.strength)};
  if (auto good = validate(operation.variation); !good) return good;
  return checkMaskStroke(operation.stroke.brush, operation.stroke.samples, document.frame());
}

ObjectBrushStroke::ObjectBrushStroke(TerrainDocument& document, BrushObjectsOperation operation)
    : document_(document),
      operation_(std::move(operation)),
      onto_(document.snapshot()),
      stroke_(onto_.frame, operation_.stroke.brush) {
  if (document.selection()) selection_ = *document.selection();
  if (!operation_.erase) {
    std::vector<Vec2> present;
    for (const auto& [id, object] : document.objects().all()) present.emplace_back(object.x, object.y);
    present_.emplace(std::move(present), std::max(operation_.rule.spacing, 1e-3));
    placing_.emplace(document, titleOf(operation_), std::vector<Object>{});
    placing_->number(operation_.first);
    return;
  }
  erasing_.emplace(document, titleOf(operation_));
  for (const auto& [id, object] : document.objects().all()) {
    const auto& only = operation_.rule.assets;
    const bool wanted =
        only.empty() || std::ranges::find(only, object.asset, &ScatterAsset::asset) != only.end();
    if (wanted && !object.locked && !object.hidden) left_.push_back(object);
  }
}

double ObjectBrushStroke::weightAt(double x, double y) const {
  const GridFrame& frame = onto_.frame;
  const double column = frame.column(x), row = frame.row(y);
  double weight = operation_.strength * heightAt(stroke_.weights(), column, row);
  if (weight > 0.0 && selection_) weight *= heightAt(*selection_, column, row);
  return weight > 0.0 ? weight : 0.0;
}

Result<void> ObjectBrushStroke::show() {
  const GridRect more = stroke_.takePainted();
  if (more.empty()) return {};
  reached_ = reached_.united(more.grown(1)).intersected(onto_.frame.samples());
  if (erasing_) {
    erasing_->exchangeObjects(erased());
    return {};
  }
  auto objects = placed();
  if (!objects) return objects.error();
  placing_->set(*std::move(objects));
  return {};
}

Result<std::vector<Object>> ObjectBrushStroke::placed() {
  const ScatterRule& rule = operation_.rule;
  const GridFrame& frame = onto_.frame;
  const double area = reached_.width() * frame.dx * reached_.height() * frame.dy;
  if (const double most = rule.density * area / kHectare; most > 64.0 * kMostScattered)
    return Error{"the stroke reaches too far for %1 objects a hectare", shortNumber(rule.density)};
  const std::vector<ScatterCandidate> found =
      candidatesIn(rule, frame, reached_, [this](double x, double y, int, int) { return weightAt(x, y); });
  std::vector<ScatterCandidate> free;
  std::vector<Vec2> places;
  std::vector<std::uint64_t> ranks;
  for (const ScatterCandidate& candidate : found) {
    const Vec2 place(candidate.object.x, candidate.object.y);
    if (rule.spacing > 0.0 && present_->anyWithin(place, rule.spacing)) continue;
    free.push_back(candidate);
    places.push_back(place);
    ranks.push_back(candidate.rank);
  }
  const NearPlaces near(places, std::max(rule.spacing, 1e-3));
  const std::vector<bool> kept =
      rule.spacing > 0.0 ? keptApart(near, ranks, rule.spacing) : std::vector<bool>(free.size(), true);
  std::vector<Object> objects;
  for (std::size_t i = 0; i < free.size(); ++i) {
    if (!kept[i]) continue;
    const ScatterKey& key = free[i].object.key;
    Object object = objectOf(free[i].object, rule);
    vary(object, operation_.variation,
         (std::uint64_t{rule.seed} << 32) ^ (static_cast<std::uint64_t>(key.row) * 0x9e3779b97f4a7c15U) ^
             (static_cast<std::uint64_t>(key.column) * 0xc2b2ae3d27d4eb4fU) ^ key.attempt);
    if (canStand(object, nullptr, document_)) objects.push_back(object);
  }
  if (objects.size() > kMostScattered) return Error{"more than %1 objects in one stroke", kMostScattered};
  return objects;
}

std::map<ObjectId, std::optional<Object>> ObjectBrushStroke::erased() {
  std::map<ObjectId, std::optional<Object>> gone;
  const GridFrame& frame = onto_.frame;
  std::erase_if(left_, [&](const Object& object) {
    const double column = frame.column(object.x), row = frame.row(object.y);
    if (column < reached_.column0 - 1 || column > reached_.column1 || row < reached_.row0 - 1 ||
        row > reached_.row1)
      return false;
    const double weight = weightAt(object.x, object.y);
    if (!(SeededRandom(object.id ^ (std::uint64_t{operation_.rule.seed} << 32)).next() < weight))
      return false;
    gone.emplace(object.id, std::nullopt);
    return true;
  });
  return gone;
}

bool ObjectBrushStroke::commit() {
  operation_.stroke = {stroke_.settings(), stroke_.samples()};
  if (placing_ && !placing_->objects().empty()) operation_.first = placing_->objects().front().id;
  auto done = std::make_shared<const Operation>(std::move(operation_));
  return placing_ ? placing_->commit(std::move(done)) : erasing_->commit(std::move(done));
}

Result<void> performByPlaces(const BrushObjectsOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto good = check(operation, document); !good) return good;
  ObjectBrushStroke stroke(document, operation);
  const auto& samples = operation.stroke.samples;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const double within = static_cast<double>(i) / static_cast<double>(samples.size());
    if (i % kStepsBetweenLooks == 0 && !keepGoing(progress, within)) return Error::cancel();
    stroke.add(samples[i]);
  }
  stroke.finish();
  if (auto shown = stroke.show(); !shown) return shown;
  stroke.commit();
  return {};
}

OperationParts BrushObjectsOperation::parts() { return {.brush = &stroke.brush, .samples = &stroke.samples}; }

}  // namespace scarp
