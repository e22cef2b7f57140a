#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <numbers>
#include <vector>

#include "core/objects/AssetMesh.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

inline constexpr double kTurn = 2.0 * std::numbers::pi;  ///< Once around, radians.

/// A closed body of triangles, anticlockwise from outside. Metres.
struct Solid {
  std::vector<Vec3> points;
  std::vector<std::array<int, 3>> triangles;

  void quad(int a, int b, int c, int d);
  /// Moves every point.
  void warp(const std::function<Vec3(const Vec3&)>& to);
};

/// Rings of `sides` points, one above the other, from the first ring's cap to the last one's. A point is
/// ring(level, side); the caps are fans about the given points.
[[nodiscard]] Solid lathe(int levels, int sides, const Vec3& bottom, const Vec3& top,
                          const std::function<Vec3(int level, int side)>& ring);

/// A convex outline in x and z, anticlockwise as seen looking north (x right, z up), drawn out from y0
/// to y1 (y0 < y1) in equal segments.
[[nodiscard]] Solid extrude(const std::vector<Vec2>& outline, double y0, double y1, int segments);

[[nodiscard]] Solid cuboid(const Vec3& min, const Vec3& max);

/// An icosahedron with every facet split in four, `splits` times over, on the unit sphere.
[[nodiscard]] Solid icosphere(int splits);

/// Collects bodies into a model, each facet with its own normal and a colour that varies a little.
class MeshBuilder {
 public:
  using Paint = std::function<Vec3(const Vec3& centre, const Vec3& normal)>;

  explicit MeshBuilder(std::uint32_t seed) : random_(seed) {}

  /// Linear RGB; each facet is brighter or darker by up to ± variation (a fraction).
  void add(const Solid& solid, double variation, const Paint& paint);
  void add(const Solid& solid, double variation, const Vec3& colour);

  [[nodiscard]] AssetMesh build() &&;

 private:
  SeededRandom random_;
  AssetMesh mesh_;
};

}  // namespace scarp
