#include "core/objects/MeshBuilder.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <map>
#include <numbers>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

void Solid::quad(int a, int b, int c, int d) {
  triangles.push_back({a, b, c});
  triangles.push_back({a, c, d});
}

void Solid::warp(const std::function<Vec3(const Vec3&)>& to) {
  for (Vec3& point : points) point = to(point);
}

Solid lathe(int levels, int sides, const Vec3& bottom, const Vec3& top,
            const std::function<Vec3(int level, int side)>& ring) {
  EXPECTS(levels >= 1 && sides >= 3);
  Solid solid;
  for (int level = 0; level < levels; ++level)
    for (int side = 0; side < sides; ++side) solid.points.push_back(ring(level, side));
  const int bottomIndex = levels * sides, topIndex = bottomIndex + 1;
  solid.points.push_back(bottom);
  solid.points.push_back(top);
  for (int side = 0; side < sides; ++side) {
    const int next = (side + 1) % sides;
    solid.triangles.push_back({bottomIndex, next, side});
    for (int level = 0; level + 1 < levels; ++level) {
      const int low = level * sides, high = low + sides;
      solid.quad(low + side, low + next, high + next, high + side);
    }
    const int last = (levels - 1) * sides;
    solid.triangles.push_back({last + side, last + next, topIndex});
  }
  return solid;
}

Solid extrude(const std::vector<Vec2>& outline, double y0, double y1, int segments) {
  EXPECTS(outline.size() >= 3 && y0 < y1 && segments >= 1);
  Solid solid;
  const int n = static_cast<int>(outline.size());
  for (int segment = 0; segment <= segments; ++segment) {
    const double y = y0 + (y1 - y0) * segment / segments;
    for (const Vec2& p : outline) solid.points.emplace_back(p.x(), y, p.y());
  }
  const int last = segments * n;
  for (int i = 0; i < n; ++i) {
    const int next = (i + 1) % n;
    for (int segment = 0; segment < segments; ++segment) {
      const int near = segment * n, far = near + n;
      solid.quad(near + next, near + i, far + i, far + next);
    }
    if (i == 0 || next == 0) continue;
    solid.triangles.push_back({0, i, next});
    solid.triangles.push_back({last, last + next, last + i});
  }
  return solid;
}

Solid cuboid(const Vec3& min, const Vec3& max) {
  return extrude({{min.x(), min.z()}, {max.x(), min.z()}, {max.x(), max.z()}, {min.x(), max.z()}}, min.y(),
                 max.y(), 1);
}

Solid icosphere(int splits) {
  constexpr double g = std::numbers::phi;
  Solid solid;
  solid.points = {{-1, g, 0},  {1, g, 0},  {-1, -g, 0}, {1, -g, 0}, {0, -1, g},  {0, 1, g},
                  {0, -1, -g}, {0, 1, -g}, {g, 0, -1},  {g, 0, 1},  {-g, 0, -1}, {-g, 0, 1}};
  for (Vec3& point : solid.points) point.normalize();
  solid.triangles = {{0, 11, 5},  {0, 5, 1},  {0, 1, 7},  {0, 7, 10}, {0, 10, 11}, {1, 5, 9}, {5, 11, 4},
                     {11, 10, 2}, {10, 7, 6}, {7, 1, 8},  {3, 9, 4},  {3, 4, 2},   {3, 2, 6}, {3, 6, 8},
                     {3, 8, 9},   {4, 9, 5},  {2, 4, 11}, {6, 2, 10}, {8, 6, 7},   {9, 8, 1}};
  for (int split = 0; split < splits; ++split) {
    std::map<std::pair<int, int>, int> middles;
    const auto middle = [&](int a, int b) {
      const auto [found, fresh] =
          middles.try_emplace(std::minmax(a, b), static_cast<int>(solid.points.size()));
      if (fresh) {
        const Vec3 point = (solid.points[a] + solid.points[b]).normalized();
        solid.points.push_back(point);
      }
      return found->second;
    };
    std::vector<std::array<int, 3>> finer;
    for (const auto& [a, b, c] : solid.triangles) {
      const int ab = middle(a, b), bc = middle(b, c), ca = middle(c, a);
      finer.insert(finer.end(), {{a, ab, ca}, {ab, b, bc}, {ca, bc, c}, {ab, bc, ca}});
    }
    solid.triangles = std::move(finer);
  }
  return solid;
}

void MeshBuilder::add(const Solid& solid, double variation, const Paint& paint) {
  for (const auto& [a, b, c] : solid.triangles) {
    const Vec3 &pa = solid.points[a], &pb = solid.points[b], &pc = solid.points[c];
    const Vec3 normal = (pb - pa).cross(pc - pa).normalized();
    const double brightness = 1.0 + random_.between(-variation, variation);
    const Vec3 colour = (brightness * paint((pa + pb + pc) / 3.0, normal)).cwiseMax(0.0).cwiseMin(1.0);
    for (const Vec3* point : {&pa, &pb, &pc})
      mesh_.vertices.push_back({point->cast<float>(), normal.cast<float>(), colour.cast<float>()});
  }
}

void MeshBuilder::add(const Solid& solid, double variation, const Vec3& colour) {
  add(solid, variation, [&](const Vec3&, const Vec3&) { return colour; });
}

AssetMesh MeshBuilder::build() && {
  EXPECTS(!mesh_.vertices.empty());
  const Vec3 first = mesh_.vertices.front().position.cast<double>();
  mesh_.bounds = {first, first};
  for (const AssetMesh::Vertex& vertex : mesh_.vertices) {
    const Vec3 point = vertex.position.cast<double>();
    mesh_.bounds.min = mesh_.bounds.min.cwiseMin(point);
    mesh_.bounds.max = mesh_.bounds.max.cwiseMax(point);
  }
  return std::move(mesh_);
}

}  // namespace scarp
