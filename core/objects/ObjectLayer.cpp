#include "core/objects/ObjectLayer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/terrain/Surface.h"

namespace scarp {

const Object* ObjectLayer::find(ObjectId id) const {
  const auto found = objects_.find(id);
  return found == objects_.end() ? nullptr : &found->second;
}

std::optional<Object> ObjectLayer::exchange(ObjectId id, std::optional<Object> object) {
  EXPECTS(id != 0 && (!object || object->id == id));
  // An id that came from a file counts as taken.
  ids_.pass(id);
  const auto found = objects_.find(id);
  if (found == objects_.end()) {
    if (object) objects_.emplace(id, std::move(*object));
    return std::nullopt;
  }
  if (object) return std::exchange(found->second, std::move(*object));
  std::optional<Object> before = std::move(found->second);
  objects_.erase(found);
  return before;
}

std::optional<ObjectPose> objectPose(const Object& object, const HeightRaster& heights,
                                     const GridFrame& frame) {
  const bool stays = object.rule == ObjectRule::Stay && object.elevation;
  const auto ground = surfaceAt(heights, frame, frame.column(object.x), frame.row(object.y));
  if (!ground && !(stays && frame.covers(object.x, object.y))) return std::nullopt;
  Eigen::Quaterniond turn(Eigen::AngleAxisd(object.yaw, Vec3::UnitZ()));
  if (const double tilt = reproducible::hypot(object.tiltX, object.tiltY); tilt > 0.0)
    turn = turn * Eigen::AngleAxisd(tilt, Vec3(object.tiltX, object.tiltY, 0.0) / tilt);
  if (object.rule == ObjectRule::Align)
    turn = Eigen::Quaterniond::FromTwoVectors(Vec3::UnitZ(), ground->normal) * turn;
  return ObjectPose{
      Vec3(object.x, object.y, stays ? *object.elevation : ground->height + object.heightOffset), turn,
      object.scale};
}

std::optional<Mat4> objectTransform(const Object& object, const HeightRaster& heights,
                                    const GridFrame& frame) {
  const auto pose = objectPose(object, heights, frame);
  if (!pose) return std::nullopt;
  Mat4 transform = Mat4::Identity();
  transform.block<3, 3>(0, 0) = pose->scale * pose->turn.toRotationMatrix();
  transform.block<3, 1>(0, 3) = pose->foot;
  return transform;
}

Object withElevation(Object object, const HeightRaster& heights, const GridFrame& frame) {
  if (object.rule != ObjectRule::Stay) {
    object.elevation.reset();
  } else if (!object.elevation) {
    if (const auto transform = objectTransform(object, heights, frame)) object.elevation = (*transform)(2, 3);
  }
  return object;
}

Object withRule(Object object, ObjectRule rule, const HeightRaster& heights, const GridFrame& frame) {
  object.rule = rule;
  const double ground = heightAt(heights, frame.column(object.x), frame.row(object.y));
  if (rule != ObjectRule::Stay && object.elevation && !std::isnan(ground))
    object.heightOffset = *object.elevation - ground;
  return withElevation(object, heights, frame);
}

ObjectList::ObjectList(const ObjectLayer& layer) : assets(layer.assets()), nextId_(layer.nextId()) {
  all.reserve(layer.size());
  for (const auto& [id, object] : layer.all()) all.push_back(object);
}

void ObjectList::addScattered(Object object, std::uint32_t rule) {
  object.id = nextId_++;
  all.push_back(object);
  ruleOf.push_back(rule);
}

const std::string& ObjectList::scatteredBy(std::size_t index) const {
  static const std::string none;
  return index < placed() ? none : rules[ruleOf[index - placed()]];
}

}  // namespace scarp
