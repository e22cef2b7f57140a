#include "core/objects/ObjectPicker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Contract.h"
#include "core/model/MeshPicker.h"

namespace scarp {

namespace {

/// An object of a size beyond all measure is not hit: its numbers would overflow.
constexpr double kLeastScale = 1e-9, kMostScale = 1e9;

/// The same ray, its direction's largest component brought to 1…2 by a power of two, so that nothing can
/// overflow or underflow on the way. t · 2^exponent is that of the result.
LocalRay atUnitLength(const LocalRay& ray, int exponent) {
  LocalRay result = ray;
  for (int axis = 0; axis < 3; ++axis) result.direction[axis] = std::scalbn(ray.direction[axis], -exponent);
  result.tMin = std::scalbn(ray.tMin, exponent);
  // t is a number: a ray of next to no length does not reach everywhere.
  result.tMax = std::scalbn(std::min(ray.tMax, std::numeric_limits<double>::max()), exponent);
  return result;
}

}  // namespace

ObjectPicker::ObjectPicker(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame)
    : objects_(objects), heights_(heights), frame_(frame) {
  standing_.reserve(objects.size());
  items_.reserve(objects.size());
  std::vector<Box> boxes;
  boxes.reserve(objects.size());
  std::vector<ObjectId> groundless;
  // A tree that is built at once is better than one that has grown.
  for (const auto& [id, object] : objects.all()) {
    PlacedObject standing{.object = object};
    if (const auto box = stand(standing)) {
      items_.emplace(id, static_cast<Bvh::Item>(standing_.size()));
      standing_.push_back(standing);
      boxes.push_back(*box);
    } else {
      groundless.push_back(id);
    }
  }
  bvh_ = Bvh(boxes);
  for (const ObjectId id : groundless) follow(id);
}

void ObjectPicker::refresh() {
  for (const ObjectId id : std::exchange(changedObjects_, {})) follow(id);
  followGround(std::exchange(changedGround_, {}));
}

void ObjectPicker::assetsChanged() {
  // Those of built-in kinds stay: their meshes are for ever.
  for (const auto& [id, object] : objects_.all())
    if (!isBuiltIn(object.asset)) changedObjects_.insert(id);
}

void ObjectPicker::follow(ObjectId id) {
  const Object* object = objects_.find(id);
  const auto known = items_.find(id);
  if (!object) {
    if (known == items_.end()) return;
    const Bvh::Item item = known->second;
    if (groundless_.erase(item) == 0) bvh_.remove(item);
    free_.push_back(item);
    items_.erase(known);
    return;
  }
  if (known != items_.end()) return place(known->second, *object);
  Bvh::Item item = static_cast<Bvh::Item>(standing_.size());
  if (free_.empty()) {
    standing_.emplace_back();
  } else {
    item = free_.back();
    free_.pop_back();
  }
  items_.emplace(id, item);
  place(item, *object);
}

void ObjectPicker::followGround(const GridRect& samples) {
  if (samples.empty()) return;
  // A sample shapes the cells on all its sides.
  const GridRect cells = samples.grownTowardOrigin(1);
  constexpr double infinity = std::numeric_limits<double>::infinity();
  const Box region{Vec3(frame_.x(cells.column0), frame_.y(cells.row1), -infinity),
                   Vec3(frame_.x(cells.column1), frame_.y(cells.row0), infinity)};
  std::vector<Bvh::Item> near(groundless_.begin(), groundless_.end());
  bvh_.overlapping(region, [&](Bvh::Item item) { near.push_back(item); });
  for (const Bvh::Item item : near) {
    const Object object = standing_[item].object;
    const double column = frame_.column(object.x), row = frame_.row(object.y);
    if (column >= cells.column0 && column <= cells.column1 && row >= cells.row0 && row <= cells.row1)
      place(item, object);
  }
}

std::optional<Box> ObjectPicker::stand(PlacedObject& standing) const {
  const Object& object = standing.object;
  if (object.hidden) return std::nullopt;
  if (!(object.scale > kLeastScale && object.scale < kMostScale)) return std::nullopt;
  const auto transform = objectTransform(object, heights_, frame_);
  if (!transform) return std::nullopt;
  standing.foot = transform->block<3, 1>(0, 3);
  standing.toModel = transform->block<3, 3>(0, 0).transpose() / (object.scale * object.scale);
  standing.mesh = objects_.assets().shape(object.asset).picker.get();
  const Box box = standing.mesh->boxAt(*transform);
  if (!box.min.allFinite() || !box.max.allFinite()) return std::nullopt;
  return box;
}

void ObjectPicker::place(Bvh::Item item, const Object& object) {
  const bool stood = bvh_.contains(item);
  PlacedObject standing{.object = object};
  const auto box = stand(standing);
  if (box && stood && standing == standing_[item]) return;
  standing_[item] = standing;
  if (box) {
    bvh_.set(item, *box);
    groundless_.erase(item);
  } else {
    if (stood) bvh_.remove(item);
    groundless_.insert(item);
  }
}

std::optional<ObjectHit> ObjectPicker::pick(const LocalRay& ray, PickTests* tests) const {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  const int exponent = std::ilogb(ray.direction.cwiseAbs().maxCoeff());
  const LocalRay unit = atUnitLength(ray, exponent);
  if (!(unit.tMin <= unit.tMax)) return std::nullopt;
  std::optional<ObjectHit> nearest;
  walk(unit, tests, [&](const PlacedObject& placed, double tMax) {
    const ModelRay own = placed.inModel(unit);
    const auto hit = placed.mesh->pick(own.origin, own.direction, own.tMin, tMax, tests);
    if (!hit || (nearest && hit->t == nearest->t && placed.object.id > nearest->id)) return tMax;
    nearest = ObjectHit{placed.object.id, hit->t, unit.at(hit->t), hit->entryFace, hit->triangle};
    return hit->t;
  });
  if (nearest) nearest->t = std::scalbn(nearest->t, -exponent);
  return nearest;
}

const PlacedObject* ObjectPicker::find(ObjectId id) const {
  EXPECTS(changedObjects_.empty() && changedGround_.empty());
  const auto known = items_.find(id);
  return known != items_.end() && bvh_.contains(known->second) ? &standing_[known->second] : nullptr;
}

std::vector<PlacedObject> ObjectPicker::placed() const {
  std::vector<PlacedObject> all;
  all.reserve(size());
  for (const auto& [id, object] : objects_.all())
    if (const PlacedObject* one = find(id)) all.push_back(*one);
  return all;
}

std::vector<ObjectMarker> ObjectPicker::markers(const Camera& camera, ViewSize size,
                                                const ObjectSelection& selection) const {
  EXPECTS(changedObjects_.empty() && changedGround_.empty());
  ObjectMarkers markers(camera, size, selection);
  for (const auto& [id, item] : items_) {
    if (!bvh_.contains(item)) continue;
    const PlacedObject& standing = standing_[item];
    markers.add(id, standing.object.asset, standing.foot,
                standing.object.scale * objects_.assets().shape(standing.object.asset).reach);
  }
  return markers.all();
}

std::size_t ObjectPicker::bytes() const { return bvh_.bytes() + standing_.capacity() * sizeof(PlacedObject); }

}  // namespace scarp
