#include "core/edit/ObjectEdit.h"

#include <cmath>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/edit/Operation.h"
#include "core/objects/LevelledGround.h"
#include "core/objects/Object.h"

namespace scarp {

namespace {

/// Whether an object that was that before levels the ground when it becomes this.
bool levelsGround(const Object& object, const Object* before) {
  if (object.rule != ObjectRule::Flatten) return false;
  return !before || before->rule != ObjectRule::Flatten || before->asset != object.asset ||
         before->x != object.x || before->y != object.y || before->yaw != object.yaw ||
         before->scale != object.scale;
}

}  // namespace

Result<void> canStand(const Object& object, const Object* before, const TerrainDocument& document) {
  if (!(object.scale > 0.0 && object.scale <= kMostObjectScale))
    return Error{"scale " + shortNumber(object.scale) + " is out of range (above 0 to " +
                 shortNumber(kMostObjectScale) + ")"};
  if (!std::isfinite(object.yaw)) return Error{"the turn of an object must be a finite number"};
  if (!isWithinRange(object))
    return Error{"the height of an object is out of range (" + shortNumber(-kHighest) + " to " +
                 shortNumber(kHighest) + " m)"};
  if (const AssetTable& assets = document.objects().assets(); !assets.contains(object.asset))
    return assets.unknown(object.asset);
  if (!objectTransform(object, document.heights(), document.frame())) {
    const bool within = document.frame().covers(object.x, object.y);
    return Error{std::string(assetName(object.asset)) + " at " + shortNumber(object.x) + ", " +
                 shortNumber(object.y) + (within ? " is over a hole" : " is off the terrain")};
  }
  if (levelsGround(object, before))
    if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  return {};
}

ObjectEdit::ObjectEdit(TerrainDocument& document, std::string name, const Object& fresh)
    : document_(document),
      onto_(document.snapshot()),
      session_(document, std::move(name)),
      id_(session_.add(withElevation(fresh, onto_.heights, onto_.frame))) {
  set(fresh);
}

ObjectEdit::ObjectEdit(TerrainDocument& document, std::string name, ObjectId id)
    : document_(document),
      onto_(document.snapshot()),
      session_(document, std::move(name)),
      before_(*document.objects().find(id)),
      id_(id) {}

void ObjectEdit::set(Object object) {
  object.id = id_;
  object = withElevation(object, onto_.heights, onto_.frame);
  if (levelsGround(object, before_ ? &*before_ : nullptr)) {
    if (!std::exchange(masked_, true)) mask_ = document_.editMask();
    levels_ = true;
    session_.replaceGround(
        levelledUnder(object, document_.objects().assets(), onto_, mask_ ? &*mask_ : nullptr));
  } else {
    lift();
  }
  if (object != this->object()) session_.update(object);
}

void ObjectEdit::lift() {
  if (std::exchange(levels_, false)) session_.replaceGround(onto_.heights);
}

void ObjectEdit::commit() {
  session_.commit(before_ ? std::make_shared<Operation>(ChangeObjectOperation{object()})
                          : std::make_shared<Operation>(PlaceOperation{object()}));
}

}  // namespace scarp
