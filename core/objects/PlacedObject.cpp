#include "core/objects/PlacedObject.h"

#include <cmath>
#include <limits>

#include "core/base/Contract.h"
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

}  // namespace scarp
