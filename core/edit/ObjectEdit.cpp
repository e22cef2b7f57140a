#include "core/edit/ObjectEdit.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/objects/LevelledGround.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/objects/Scatter.h"
#include "core/scatter/ScatterCandidates.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Whether an object that was that before levels the ground when it becomes this.
bool levelsGround(const Object& object, const Object* before) {
  if (object.rule != ObjectRule::Flatten) return false;
  return !before || before->rule != ObjectRule::Flatten || before->asset != object.asset ||
         before->x != object.x || before->y != object.y || before->yaw != object.yaw ||
         before->scale != object.scale;
}

/// Whether it is what it was but for being hidden, grouped or locked.
bool onlyMarked(const Object& object, const Object& before) {
  Object same = before;
  same.hidden = object.hidden;
  same.group = object.group;
  same.locked = object.locked;
  return same == object;
}

}  // namespace

Error lockedError(const Object& object) {
  return Error{"%1 %2 is locked", assetTitle(object.asset), object.id};
}

Result<void> canStand(const Object& object, const Object* before, const TerrainDocument& document) {
  if (before && onlyMarked(object, *before)) return {};
  if (before && before->locked && object.locked) return lockedError(object);
  if (!(object.scale > 0.0 && object.scale <= kMostObjectScale))
    return Error{"scale %1 is out of range (above 0 to %2)", shortNumber(object.scale),
                 shortNumber(kMostObjectScale)};
  if (!std::isfinite(object.yaw)) return Error{"the turn of an object must be a finite number"};
  if (!(std::abs(object.tiltX) <= kMostTilt && std::abs(object.tiltY) <= kMostTilt))
    return Error{"the tilt of an object is out of range (-180 to 180 degrees)"};
  if (object.tint > kNoTint) return Error{"the tint of an object is no colour"};
  if (!isWithinRange(object))
    return Error{"the height of an object is out of range (%1 to %2)", plainMetres(-kHighest),
                 metres(kHighest)};
  if (const AssetTable& assets = document.objects().assets(); !assets.contains(object.asset))
    return assets.unknown(object.asset);
  if (!objectTransform(object, document.heights(), document.frame())) {
    const bool within = document.frame().covers(object.x, object.y);
    return Error{within ? "%1 at %2, %3 is over a hole" : "%1 at %2, %3 is off the terrain",
                 assetTitle(object.asset), shortNumber(object.x), shortNumber(object.y)};
  }
  if (levelsGround(object, before))
    if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  return {};
}

Result<void> canStand(std::span<const Object> objects, const TerrainDocument& document) {
  for (const Object& object : objects)
    if (auto fit = canStand(object, document.objects().find(object.id), document); !fit) return fit;
  return {};
}

ObjectsEdit::ObjectsEdit(TerrainDocument& document, Message title, std::vector<Object> fresh,
                         std::vector<Asset> assets)
    : document_(document),
      onto_(document.snapshot()),
      session_(document, std::move(title)),
      assets_(std::move(assets)),
      fresh_(true) {
  if (!assets_.empty()) bringAssets(assets_, fresh, document_, session_);
  for (const Object& object : fresh) ids_.push_back(session_.takeObjectId(object.id));
  set(std::move(fresh));
}

ObjectsEdit::ObjectsEdit(TerrainDocument& document, Message title, std::span<const ObjectId> ids)
    : document_(document),
      onto_(document.snapshot()),
      session_(document, std::move(title)),
      ids_(ids.begin(), ids.end()),
      fresh_(false) {
  for (const ObjectId id : ids_) before_.push_back(*document.objects().find(id));
  objects_ = before_;
}

ObjectsEdit::ObjectsEdit(TerrainDocument& document, Message title, const TakeScatteredOperation& taken)
    : document_(document),
      onto_(document.snapshot()),
      session_(document, std::move(title)),
      places_(taken.places),
      removed_(taken.removed),
      changed_(taken.changed),
      fresh_(false) {
  DocumentState state = document.state();
  state.scatterRules = withoutPlaces(std::move(state.scatterRules), places_);
  session_.setState(std::move(state));
  std::map<ObjectId, std::optional<Object>> exchanged;
  for (const ObjectId id : removed_) exchanged.emplace(id, std::nullopt);
  for (std::size_t i = 0; i < taken.objects.size(); ++i) {
    Object object = taken.objects[i];
    if (i < changed_) {
      object = *document.objects().find(object.id);
    } else {
      object.id = session_.takeObjectId(object.id);
      object = withElevation(object, onto_.heights, onto_.frame);
      exchanged.emplace(object.id, object);
    }
    ids_.push_back(object.id);
    before_.push_back(object);
  }
  objects_ = before_;
  if (!exchanged.empty()) session_.exchangeObjects(std::move(exchanged));
}

bool ObjectsEdit::levels(std::size_t place, const Object& object) const {
  return levelsGround(object, fresh_ ? nullptr : &before_[place]);
}

void ObjectsEdit::set(std::vector<Object> objects) {
  EXPECTS(fresh_ || objects.size() == before_.size());
  while (ids_.size() < objects.size())
    ids_.push_back(session_.takeObjectId(first_ == 0 ? 0 : first_ + ids_.size()));
  bool levelling = false;
  for (std::size_t i = 0; i < objects.size(); ++i) {
    objects[i].id = ids_[i];
    objects[i] = withElevation(objects[i], onto_.heights, onto_.frame);
    levelling = levelling || levels(i, objects[i]);
  }
  if (levelling)
    levelGround(objects);
  else
    lift();
  std::map<ObjectId, std::optional<Object>> changed;
  for (std::size_t i = 0; i < std::max(objects.size(), objects_.size()); ++i) {
    if (i >= objects.size())
      changed.emplace(ids_[i], std::nullopt);
    else if (i >= objects_.size() || !(objects[i] == objects_[i]))
      changed.emplace(ids_[i], objects[i]);
  }
  objects_ = std::move(objects);
  session_.exchangeObjects(std::move(changed));
}

void ObjectsEdit::levelGround(const std::vector<Object>& objects) {
  if (!std::exchange(masked_, true)) mask_ = document_.editMask();
  levelled_ = true;
  Terrain under = onto_;
  for (std::size_t i = 0; i < objects.size(); ++i)
    if (levels(i, objects[i]))
      under.heights =
          levelledUnder(objects[i], document_.objects().assets(), under, mask_ ? &*mask_ : nullptr);
  session_.replace(kGround, under.heights);
}

void ObjectsEdit::lift() {
  if (std::exchange(levelled_, false)) session_.replace(kGround, onto_.heights);
}

Operation ObjectsEdit::whatWasDone() const {
  if (!places_.empty()) return TakeScatteredOperation{places_, objects_, changed_, removed_};
  const bool one = objects_.size() == 1 && assets_.empty();
  if (fresh_)
    return one ? Operation(PlaceOperation{objects_.front()})
               : Operation(PlaceObjectsOperation{objects_, assets_});
  return one ? Operation(ChangeObjectOperation{objects_.front()})
             : Operation(ChangeObjectsOperation{objects_});
}

bool ObjectsEdit::commit(std::shared_ptr<const Operation> operation) {
  return session_.commit(operation ? std::move(operation) : std::make_shared<const Operation>(whatWasDone()));
}

OperationParts PlaceOperation::parts() { return {.objects = {&object, 1}, .turn = &object.yaw}; }
OperationParts ChangeObjectOperation::parts() { return {.objects = {&object, 1}, .turn = &object.yaw}; }

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
