#include "core/objects/ObjectPicker.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Contract.h"
#include "core/geometry/BoxTree-inl.h"
#include "core/model/MeshPicker.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

namespace {

/// An object of a size beyond all measure is not hit: its numbers would overflow.
constexpr double kLeastScale = 1e-9, kMostScale = 1e9;

}  // namespace

ModelRay PlacedObject::inModel(const LocalRay& ray) const {
  return {toModel * (ray.origin - foot), toModel * ray.direction, ray.tMin, ray.tMax};
}

std::optional<ObjectPlace> placeOf(const Object& object, const AssetTable& assets,
                                   const HeightRaster& heights, const GridFrame& frame) {
  if (object.hidden) return std::nullopt;
  if (!(object.scale > kLeastScale && object.scale < kMostScale)) return std::nullopt;
  const auto transform = objectTransform(object, heights, frame);
  if (!transform) return std::nullopt;
  ObjectPlace place{{.foot = transform->block<3, 1>(0, 3),
                     .toModel = transform->block<3, 3>(0, 0).transpose() / (object.scale * object.scale),
                     .mesh = assets.shape(object.asset).picker.get(),
                     .object = object},
                    {}};
  place.box = place.placed.mesh->boxAt(*transform);
  if (!place.box.min.allFinite() || !place.box.max.allFinite()) return std::nullopt;
  return place;
}

UnitRay::UnitRay(const LocalRay& original) : ray(original) {
  EXPECTS(original.direction.allFinite() && !original.direction.isZero(0.0));
  exponent = std::ilogb(original.direction.cwiseAbs().maxCoeff());
  for (int axis = 0; axis < 3; ++axis) ray.direction[axis] = std::scalbn(original.direction[axis], -exponent);
  ray.tMin = std::scalbn(original.tMin, exponent);
  // t is a number: a ray of next to no length does not reach everywhere.
  ray.tMax = std::scalbn(std::min(original.tMax, std::numeric_limits<double>::max()), exponent);
}

double UnitRay::originalT(double t) const { return std::scalbn(t, -exponent); }

ObjectPicker::ObjectPicker(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame)
    : objects_(objects), heights_(heights), frame_(frame) {
  standing_.reserve(objects.size());
  items_.reserve(objects.size());
  std::vector<Box> boxes;
  boxes.reserve(objects.size());
  std::vector<ObjectId> groundless;
  // A tree that is built at once is better than one that has grown.
  for (const auto& [id, object] : objects.all()) {
    if (const auto standing = placeOf(object, objects.assets(), heights, frame)) {
      items_.emplace(id, static_cast<Bvh::Item>(standing_.size()));
      standing_.push_back(standing->placed);
      boxes.push_back(standing->box);
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

void ObjectPicker::place(Bvh::Item item, const Object& object) {
  const bool stood = bvh_.contains(item);
  const auto standing = placeOf(object, objects_.assets(), heights_, frame_);
  if (standing && stood && standing->placed == standing_[item]) return;
  standing_[item] = standing ? standing->placed : PlacedObject{.object = object};
  if (standing) {
    bvh_.set(item, standing->box);
    groundless_.erase(item);
  } else {
    if (stood) bvh_.remove(item);
    groundless_.insert(item);
  }
}

std::optional<ObjectHit> ObjectPicker::pick(const LocalRay& ray, PickTests* tests) const {
  const UnitRay scaled(ray);
  const LocalRay& unit = scaled.ray;
  if (!(unit.tMin <= unit.tMax)) return std::nullopt;
  std::optional<ObjectHit> nearest;
  walk(unit, tests, [&](const PlacedObject& placed, double tMax) {
    const ModelRay own = placed.inModel(unit);
    const auto hit = placed.mesh->pick(own.origin, own.direction, own.tMin, tMax, tests);
    if (!hit || (nearest && hit->t == nearest->t && placed.object.id > nearest->id)) return tMax;
    nearest = ObjectHit{placed.object.id, hit->t, unit.at(hit->t), hit->entryFace, hit->triangle};
    return hit->t;
  });
  if (nearest) nearest->t = scaled.originalT(nearest->t);
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
