#include "core/terrain/GeoReference.h"

#include <cmath>

namespace scarp {

Vec2 toWorld(const GeoReference& reference, const GridFrame& frame, double column, double row) {
  const double c = column + 0.5;
  const double r = (reference.southUp ? frame.rows - 1 - row : row) + 0.5;
  const auto& g = reference.geoTransform;
  return {g[0] + g[1] * c + g[2] * r, g[3] + g[4] * c + g[5] * r};
}

std::optional<LocalRay> toLocal(const WorldRay& ray, const GeoReference& reference, const GridFrame& frame) {
  const auto& g = reference.geoTransform;
  const double determinant = g[1] * g[5] - g[2] * g[4];
  if (!(std::abs(determinant) > 0.0)) return std::nullopt;
  // Columns and rows, as stored, that a way in the world makes.
  const auto along = [&](double x, double y) {
    return Vec2((g[5] * x - g[2] * y) / determinant, (g[1] * y - g[4] * x) / determinant);
  };
  const Vec2 start = along(ray.origin.x() - g[0], ray.origin.y() - g[3]) - Vec2(0.5, 0.5);
  const Vec2 way = along(ray.direction.x(), ray.direction.y());
  const double row = reference.southUp ? frame.rows - 1 - start.y() : start.y();
  const double down = reference.southUp ? -way.y() : way.y();
  return LocalRay{Vec3(frame.x(start.x()), frame.y(row), ray.origin.z()),
                  Vec3(way.x() * frame.dx, -down * frame.dy, ray.direction.z()), ray.tMin, ray.tMax};
}

}  // namespace scarp
