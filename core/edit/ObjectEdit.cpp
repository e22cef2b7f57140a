#include "core/edit/ObjectEdit.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/EditSession.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/objects/LevelledGround.h"
#include "core/objects/Object.h"

namespace scarp {

namespace {

Error noObject(ObjectId id) { return Error{"there is no object %1", id}; }

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

Result<void> performByPlaces(const PlaceOperation& operation, TerrainDocument& document, const Progress&) {
  const Object& object = operation.object;
  if (auto fit = canStand(object, nullptr, document); !fit) return fit;
  ObjectEdit(document, titleOf(ObjectStep::Place, {object}), object).commit();
  return {};
}

Result<void> performByPlaces(const ChangeObjectOperation& operation, TerrainDocument& document,
                             const Progress&) {
  const Object& object = operation.object;
  const Object* const before = document.objects().find(object.id);
  if (!before) return noObject(object.id);
  if (auto fit = canStand(object, before, document); !fit) return fit;
  ObjectEdit edit(document, titleOf(ObjectStep::Change, {object}), object.id);
  edit.set(object);
  edit.commit();
  return {};
}

Result<void> performByPlaces(const RemoveObjectOperation& operation, TerrainDocument& document,
                             const Progress&) {
  const Object* const object = document.objects().find(operation.id);
  if (!object) return noObject(operation.id);
  if (object->locked) return lockedError(*object);
  EditSession session(document, titleOf(ObjectStep::Delete, {*object}));
  session.exchangeObjects({{operation.id, std::nullopt}});
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

}  // namespace scarp
