#include "tests/support/ObjectOracle.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <array>
#include <cstdio>

#include "core/geometry/Box.h"
#include "core/objects/AssetMesh.h"

namespace scarp::test {

namespace {

/// Between a place and the nearest point of a ray; in space, or in the level plane.
template <class Vec>
double distance(const Vec& place, const Vec& origin, const Vec& direction, double tMin, double tMax) {
  const double length2 = direction.squaredNorm();
  if (length2 == 0.0) return (place - origin).norm();
  const double t = std::clamp((place - origin).dot(direction) / length2, tMin, tMax);
  return (place - origin - t * direction).norm();
}

}  // namespace

std::optional<ObjectHit> firstObject(const LocalRay& ray, const ObjectLayer& objects,
                                     const HeightRaster& heights, const GridFrame& frame) {
  std::optional<ObjectHit> first;
  for (const auto& [id, object] : objects.all()) {
    const AssetMesh& mesh = assetMesh(object.asset);
    const double reach =
        1.01 * object.scale * mesh.bounds.min.cwiseAbs().cwiseMax(mesh.bounds.max.cwiseAbs()).norm();
    if (!(distance<Vec2>({object.x, object.y}, ray.origin.head<2>(), ray.direction.head<2>(), ray.tMin,
                         ray.tMax) <= reach))
      continue;
    const auto transform = objectTransform(object, heights, frame);
    if (!transform) continue;
    const Vec3 foot = transform->block<3, 1>(0, 3);
    if (!(distance<Vec3>(foot, ray.origin, ray.direction, ray.tMin, ray.tMax) <= reach)) continue;
    const Eigen::Matrix3d toModel = transform->block<3, 3>(0, 0).transpose() / (object.scale * object.scale);
    const Vec3 origin = toModel * (ray.origin - foot), direction = toModel * ray.direction;
    const auto corner = [&](std::size_t i) -> Vec3 { return mesh.vertices[i].position.cast<double>(); };
    for (std::size_t i = 0; i < mesh.vertices.size(); i += 3) {
      const auto hit = hitTriangle(origin, direction, corner(i), corner(i + 1), corner(i + 2));
      if (!hit || !(hit->t >= ray.tMin && hit->t <= ray.tMax) || (first && hit->t >= first->t)) continue;
      const auto span = slabTest(mesh.bounds, origin, direction, ray.tMin, ray.tMax);
      first = ObjectHit{id, hit->t, ray.at(hit->t), span ? span->entryFace : BoxFace::None};
    }
  }
  return first;
}

std::string textOf(const std::optional<ObjectHit>& hit) {
  if (!hit) return "none";
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%llu at %.17g by face %d",
                static_cast<unsigned long long>(hit->id), hit->t, static_cast<int>(hit->entryFace));
  return text.data();
}

}  // namespace scarp::test
