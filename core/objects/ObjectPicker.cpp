#include "core/objects/ObjectPicker.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Contract.h"
#include "core/geometry/Triangle.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

/// Farthest that any point of a model is from its foot, so that it can be told from above which objects
/// a ray passes by however they are turned.
double reach(AssetKind kind) {
  const Box& box = assetMesh(kind).bounds;
  return box.min.cwiseAbs().cwiseMax(box.max.cwiseAbs()).norm();
}

/// Squared distance in the level plane between a place and the nearest point of the ray.
double levelDistance2(const LocalRay& ray, double x, double y) {
  const Vec2 origin = ray.origin.head<2>(), direction = ray.direction.head<2>();
  const Vec2 place(x, y);
  const double length2 = direction.squaredNorm();
  if (length2 == 0.0) return (place - origin).squaredNorm();
  const double t = std::clamp((place - origin).dot(direction) / length2, ray.tMin, ray.tMax);
  return (place - origin - t * direction).squaredNorm();
}

/// The nearest triangle of a model that a ray in its own space meets.
std::optional<double> hitMesh(const AssetMesh& mesh, const Vec3& origin, const Vec3& direction, double tMin,
                              double tMax) {
  const auto span = slabTest(mesh.bounds, origin, direction, tMin, tMax);
  if (!span) return std::nullopt;
  std::optional<double> nearest;
  for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3) {
    const auto hit = hitTriangle(origin, direction, mesh.vertices[i].position.cast<double>(),
                                 mesh.vertices[i + 1].position.cast<double>(),
                                 mesh.vertices[i + 2].position.cast<double>());
    if (!hit || !(hit->t >= tMin && hit->t <= tMax)) continue;
    nearest = tMax = hit->t;
  }
  return nearest;
}

}  // namespace

std::optional<ObjectHit> pickObject(const LocalRay& ray, const ObjectLayer& objects,
                                    const HeightRaster& heights, const GridFrame& frame) {
  EXPECTS(ray.direction.allFinite() && !ray.direction.isZero(0.0));
  if (!(ray.tMin <= ray.tMax)) return std::nullopt;
  std::array<double, kAssetKinds> reaches{};
  for (int kind = 0; kind < kAssetKinds; ++kind) reaches[kind] = reach(static_cast<AssetKind>(kind));

  std::optional<ObjectHit> best;
  LocalRay rest = ray;
  for (const auto& [id, object] : objects.all()) {
    // A thousandth more than it takes, against rounding.
    const double radius = 1.001 * object.scale * reaches[static_cast<std::size_t>(object.asset)];
    if (!(levelDistance2(rest, object.x, object.y) <= radius * radius)) continue;
    const auto transform = objectTransform(object, heights, frame);
    if (!transform) continue;
    // Into the object's own space; t stays the same.
    const Eigen::Matrix3d back = transform->block<3, 3>(0, 0).transpose() / (object.scale * object.scale);
    const Vec3 origin = back * (ray.origin - transform->block<3, 1>(0, 3));
    const Vec3 direction = back * ray.direction;
    const auto t = hitMesh(assetMesh(object.asset), origin, direction, rest.tMin, rest.tMax);
    if (!t || (best && *t >= best->t)) continue;
    best = ObjectHit{id, *t, ray.at(*t)};
    rest.tMax = *t;
  }
  return best;
}

}  // namespace scarp
